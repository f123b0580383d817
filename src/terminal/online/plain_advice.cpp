#include "terminal/online/plain_advice.hpp"

#include <algorithm>
#include <vector>

#include "base/text.hpp"
#include "terminal/layout.hpp"
#include "terminal/seat_words.hpp"
#include "texts/words.hpp"

namespace twenties {

namespace {

constexpr std::size_t most_shown = 60;

bool has_words(std::string_view move, const std::vector<std::string_view>& wanted) {
  const auto there = words(move);
  return std::ranges::all_of(
      wanted, [&](std::string_view word) { return std::ranges::find(there, word) != there.end(); });
}

}  // namespace

std::string plain_moves(const Game& game, Seat seat, std::string_view with) {
  const auto wanted = words(with);
  std::vector<std::string> moves = game.moves(seat);
  std::erase_if(moves, [&](const std::string& move) { return !has_words(move, wanted); });
  std::string out = cat(counted(static_cast<int>(moves.size()), "legal move", "legal moves"),
                        moves.empty() ? ".\n" : ":\n");
  const std::size_t shown = std::min(moves.size(), most_shown);
  for (std::size_t i = 0; i < shown; ++i) out += cat("  ", moves[i], "\n");
  if (shown < moves.size()) out += cat("  and ", moves.size() - shown, " more\n");
  return out;
}

std::string plain_why(const Game& game, Seat seat, std::string_view typed, const Style& style) {
  const auto line = [&](const std::string& text) {
    return hanging(text, text_width(style), "  ", "  ");
  };
  if (trim(typed).empty()) return line("Say which move, as in \"why 7 d4\".");
  const auto move = game.read_move(typed);
  if (!move) return line(cat(capitalised(move.error().message), "."));
  const Verdict verdict = game.check(seat, *move);
  return line(verdict ? cat(*move, " is allowed.")
                      : cat(*move, " is refused: ", spoken_to(seat, in_english(verdict)), "."));
}

}  // namespace twenties
