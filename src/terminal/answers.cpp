#include "terminal/answers.hpp"

#include "base/text.hpp"
#include "terminal/board.hpp"
#include "terminal/help.hpp"
#include "terminal/layout.hpp"
#include "terminal/rulebook_text.hpp"
#include "terminal/seat_words.hpp"
#include "terminal/story.hpp"
#include "texts/words.hpp"

namespace twenties {

namespace {

std::string broken(std::string_view text, const Style& style) {
  return hanging(text, text_width(style), "", "  ");
}

}  // namespace

std::string show_answer(const Game& game, Seat seat, std::string_view what, const Style& style) {
  if (std::string instead = too_narrow(style); !instead.empty()) return instead;
  const auto text = board_of(game.info()).show(game, seat, what, style);
  return text ? *text : broken(cat(capitalised(text.error().message), "."), style);
}

// A whole move gets the referee's answer; everything else is for the board.
std::string why_answer(const Game& game, Seat seat, std::string_view what,
                       const std::vector<std::string>& names, const Style& style) {
  const Board& board = board_of(game.info());
  if (trim(what).empty()) return examples_report(board, "why", style);
  const auto text = board.why(game, seat, what, style);
  if (text) return *text;
  const auto move = game.read_move(what);
  if (!move) return broken(cat(capitalised(text.error().message), "."), style);
  const Verdict verdict = game.check(seat, *move);
  if (!verdict)
    return broken(
        cat(*move, " is refused: ", with_names(spoken_to(seat, in_english(verdict)), names), "."),
        style);
  const std::string effect = effect_text(game.explain_move(seat, *move), seat, names);
  return broken(cat(*move, " is allowed", effect.empty() ? "" : ": ", effect, "."), style);
}

std::string placed_answer(const Game& game, Seat seat, std::string_view move,
                          const std::vector<std::string>& names) {
  const std::string& name = names[static_cast<std::size_t>(index_of(seat))];
  const std::string effect = effect_text(game.explain_move(seat, move), seat, names);
  return cat("  ", sentence(name, move), effect.empty() ? ": no points" : ": ", effect, ".");
}

std::string unknown_answer(const std::vector<Command>& guesses, std::string_view line,
                           std::string_view error) {
  if (guesses.size() > 1) {
    const auto name = [](const Command& guess) { return guess.name; };
    return cat(quote(words(line).front()), " could be ", join(guesses, " or ", name), ".");
  }
  return cat(capitalised(error), ". \"help\" lists the commands.");
}

void tell_rules(Console& console, std::string_view book, std::string_view clause) {
  if (book.empty()) return console.tell("This game has no rulebook.\n");
  if (clause.empty()) return console.page(render_rulebook(book, console.style()));
  const auto part = find_clause(book, clause);
  if (!part)
    return console.tell(broken(cat(capitalised(part.error().message), "."), console.style()));
  console.tell(render_rulebook(*part, console.style()));
}

std::vector<std::string> phrases_for(const Game& game, Seat seat, std::string_view line,
                                     CommandList commands) {
  const auto command = read_command(line, commands);
  const bool asks = command && (command->verb == Verb::why || command->verb == Verb::show ||
                                command->verb == Verb::moves);
  std::vector<std::string> out;
  if (asks || !command) out = game.moves(seat);
  if (asks) {
    const std::string name(words(line).front());
    for (std::string& move : out) move = cat(name, " ", move);
    return out;
  }
  for (const CommandInfo& info : commands) {
    out.emplace_back(info.name);
    if (command && command->verb == Verb::help) out.push_back(cat("help ", info.name));
  }
  return out;
}

}  // namespace twenties
