#include "terminal/plain_advice.hpp"

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

std::string plain_moves(const Game& game, Seat seat, std::string_view with, const Words& speaker) {
  const auto wanted = words(with);
  std::vector<std::string> moves = game.moves(seat);
  std::erase_if(moves, [&](const std::string& move) { return !has_words(move, wanted); });
  std::string out = cat(speaker.say("online.legal-moves", {{"n", static_cast<int>(moves.size())}}),
                        moves.empty() ? ".\n" : ":\n");
  const std::size_t shown = std::min(moves.size(), most_shown);
  for (std::size_t i = 0; i < shown; ++i) out += cat("  ", moves[i], "\n");
  if (shown < moves.size()) {
    const int rest = static_cast<int>(moves.size() - shown);
    out += cat("  ", speaker.say("online.more", {{"n", rest}}), "\n");
  }
  return out;
}

std::string plain_why(const Game& game, Seat seat, std::string_view typed, const Style& style) {
  const auto line = [&](const std::string& text) {
    return hanging(text, text_width(style), "  ", "  ");
  };
  if (trim(typed).empty()) return line(style.words.say("online.which-move"));
  const auto move = game.read_move(typed);
  if (!move) return line(as_sentence(move.error().whole(), style.words));
  const Verdict verdict = game.check(seat, *move);
  if (verdict) return line(cat(style.words.say("terminal.move-allowed", {{"move", *move}}), "."));
  const std::string reason = style.words.say(verdict.message(), numbers_for(seat, style.words));
  return line(style.words.say("terminal.move-refused", {{"move", *move}, {"reason", reason}}));
}

}  // namespace twenties
