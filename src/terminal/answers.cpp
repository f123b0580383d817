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
  if (text) return *text;
  const Message error = text.error().whole();
  return broken(as_sentence(error, style.words, numbers_for(seat, style.words)), style);
}

// A whole move gets the referee's answer; everything else is for the board.
std::string why_answer(const Game& game, Seat seat, std::string_view what,
                       const std::vector<std::string>& names, const Style& style) {
  const Board& board = board_of(game.info());
  if (trim(what).empty()) return examples_report(board, "why", style);
  const auto text = board.why(game, seat, what, style);
  if (text) return *text;
  const auto move = game.read_move(what);
  const Words& words = style.words;
  if (!move) {
    return broken(as_sentence(text.error().whole(), words, names_for(names, seat)), style);
  }
  const Verdict verdict = game.check(seat, *move);
  if (!verdict) {
    const std::string reason = words.say(verdict.message(), names_for(names, seat));
    return broken(words.say("terminal.move-refused", {{"move", *move}, {"reason", reason}}), style);
  }
  const std::string effect = effect_text(game.explain_move(seat, *move), seat, names, words);
  return broken(cat(words.say("terminal.move-allowed", {{"move", *move}}),
                    effect.empty() ? "" : ": ", effect, "."),
                style);
}

std::string placed_answer(const Game& game, Seat seat, std::string_view move,
                          const std::vector<std::string>& names, const Words& words) {
  const std::string& name = names[static_cast<std::size_t>(index_of(seat))];
  const std::string effect = effect_text(game.explain_move(seat, move), seat, names, words);
  return cat("  ", sentence(name, game.describe_move(seat, move), move, words), ": ",
             effect.empty() ? words.say("terminal.no-points") : effect, ".");
}

std::string unknown_answer(const std::vector<Command>& guesses, std::string_view line,
                           const Message& error, const Words& speaker) {
  if (guesses.size() > 1) {
    const std::string either = cat(" ", speaker.say("terminal.or"), " ");
    const auto name = [](const Command& guess) { return guess.name; };
    return speaker.say("terminal.ambiguous", {{"word", quote(words(line).front())},
                                              {"commands", join(guesses, either, name)}});
  }
  return cat(as_sentence(error, speaker), " ", speaker.say("terminal.see-help"));
}

void tell_rules(Console& console, std::string_view book, std::string_view clause) {
  if (book.empty())
    return console.tell(cat(console.style().words.say("terminal.no-rulebook"), "\n"));
  if (clause.empty()) return console.page(render_rulebook(book, console.style()));
  const auto part = find_clause(book, clause);
  if (!part) {
    const Style& style = console.style();
    return console.tell(broken(as_sentence(part.error().whole(), style.words), style));
  }
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
