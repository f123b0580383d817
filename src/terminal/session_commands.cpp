#include "base/text.hpp"
#include "match/secrecy.hpp"
#include "terminal/answers.hpp"
#include "terminal/help.hpp"
#include "terminal/layout.hpp"
#include "terminal/reports.hpp"
#include "terminal/seat_words.hpp"
#include "terminal/session.hpp"
#include "terminal/story.hpp"
#include "texts/words.hpp"

namespace twenties {

void Session::carry_out(Seat seat, const Command& command) {
  const Style& style = console_.style();
  const Board& board = board_of(table_.game().info());
  const bool over = seat == nobody;
  switch (command.verb) {
    case Verb::help:
      return console_.page(help_report(board, command.argument, all_commands(), style));
    case Verb::board:
      return draw_board(seat);
    case Verb::score:
      return console_.page(score_report(world_.registry, table_, seat, style));
    case Verb::position:
      return tell_position(seat);
    case Verb::history:
      return console_.page(history_report(story_of(table_, {0, table_.steps().size()}, seat),
                                          names(), command.argument, style));
    case Verb::undo:
      return undo();
    case Verb::save:
      return keeper_.save(table_, clock_.played(console_.now()), command.argument);
    case Verb::load:
      return load(command.argument);
    case Verb::rules:
      return tell_rules(console_, world_.rulebook(table_.game().info().id, words().language()),
                        command.argument);
    case Verb::quit:
      return quit();
    default:
      break;
  }
  if (over) return say(words().say("terminal.over"));
  const Game& game = table_.game();
  if (command.verb == Verb::hand) {
    console_.tell(board.hand(*game.view(seat), style));
  } else if (command.verb == Verb::moves) {
    console_.page(moves_report(game, seat, command.argument, style));
  } else if (command.verb == Verb::hint) {
    console_.tell(hint_report(game, *game.view(seat), names(), hint_seed(table_, seat), style));
  } else if (command.verb == Verb::resign) {
    resign(seat);
  } else if (command.verb == Verb::show) {
    console_.tell(show_answer(game, seat, command.argument, style));
  } else {
    console_.tell(why_answer(game, seat, command.argument, names(), style));
  }
}

// When the game is over nothing is hidden any more.
void Session::tell_position(Seat seat) {
  const Game& game = table_.game();
  const GameType* type = world_.registry.find(game.info().id);
  const bool knows_all = seat == nobody || type == nullptr;
  console_.tell(cat(knows_all ? game.position() : type->print_view(*game.view(seat)), "\n"));
}

void Session::undo() {
  if (!table_.undo()) return say(words().say("terminal.nothing-to-take-back"));
  told_ = std::min(told_, open_steps(table_));
  result_told_ = false;
  if (needs_curtain(table_)) {
    notice_ = words().say("session.last-taken-back");
    looking_ = nobody;
  } else {
    say(words().say("session.undone"));
  }
  after_change();
}

void Session::load(std::string_view file) {
  if (file.empty()) return keeper_.list();
  auto game = keeper_.load(file);
  if (!game) return;
  keeper_.make_room();
  table_ = std::move(game->table);
  clock_ = GameClock(table_.game(), game->played, console_.now());
  begin(false);
}

void Session::resign(Seat seat) {
  const auto sure = ask_yes_or_no(console_, words().say("terminal.resign"), false);
  if (!sure.value_or(false)) return;
  if (const Verdict verdict = table_.resign(seat); !verdict) {
    return say(words().say(verdict.message(), names_for(names(), seat)));
  }
  after_change();
}

void Session::quit() {
  if (!keeper_.is_kept() && !table_.game().turn().is_over()) {
    say(words().say("session.cannot-be-kept", {{"problem", keeper_.problem()}}));
    const auto sure = ask_yes_or_no(console_, words().say("session.leave-and-lose"), false);
    if (!sure) return leave(Leaving::closed);
    if (!*sure) return;
  }
  if (table_.game().turn().is_over()) keeper_.finish();
  leave(Leaving::quit);
}

void Session::leave(Leaving how) {
  leaving_ = table_.game().turn().is_over() ? Leaving::finished : how;
}

void Session::say_goodbye(Leaving how) {
  if (how == Leaving::closed || how == Leaving::stopped) console_.tell("\n");
  if (table_.game().turn().is_over()) return say(words().say("terminal.goodbye"));
  if (const auto& pending = table_.pending()) {
    say(words().say("session.not-confirmed", {{"move", pending->text}}));
  }
  if (keeper_.is_kept()) {
    say(words().say("session.kept"));
  } else {
    say(words().say("session.lost", {{"problem", keeper_.problem()}}));
  }
}

void Session::after_game() {
  if (!result_told_) tell_result();
  const Reply reply =
      console_.ask({.text = cat(words().say("session.what-next"), " > "), .memory = shared_memory});
  if (reply.is_line()) return obey_after_game(reply.text);
  console_.tell("\n");
  if (reply.kind != Reply::Kind::stopped) keeper_.finish();
  leave(Leaving::finished);
}

void Session::tell_result() {
  result_told_ = true;
  if (needs_curtain(table_)) console_.wipe();
  looking_ = nobody;
  tell_news();
  draw_board(usual_viewer());
  console_.tell(result_report(result_of(table_, words()), console_.style()));
  console_.tell(cat("\n", score_report(world_.registry, table_, nobody, console_.style()), "\n"));
  if (table_.chance().fairness() != nullptr && !table_.chance().is_closed()) {
    say(words().say("session.how-to-verify"));
  }
}

void Session::obey_after_game(std::string_view line) {
  const std::string word = lower_case(trim(line));
  if (word.empty()) return;
  if (word == "again" || word == "a") return play_again();
  if (const auto command = read_command(line)) return carry_out(nobody, *command);
  if (const auto guesses = guess_commands(line); guesses.size() == 1) {
    return carry_out(nobody, guesses.front());
  }
  say(words().say("session.again-or-quit"));
}

void Session::play_again() {
  const auto type = world_.registry.require(table_.game().info().id);
  if (!type) return say(as_sentence(type.error().whole(), words()));
  auto table = world_.open_table(**type, table_.game().options(), table_.sitters());
  if (!table) return say(as_sentence(table.error().whole(), words()));
  table_ = std::move(*table);
  clock_ = GameClock(table_.game(), {}, console_.now());
  begin(true);
}

}  // namespace twenties
