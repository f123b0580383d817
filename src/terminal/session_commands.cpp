#include "base/text.hpp"
#include "terminal/answers.hpp"
#include "terminal/board.hpp"
#include "terminal/help.hpp"
#include "terminal/keeper.hpp"
#include "terminal/plain_advice.hpp"
#include "terminal/reports.hpp"
#include "terminal/seat_words.hpp"
#include "terminal/session.hpp"
#include "texts/words.hpp"

// The commands that every session has.

namespace twenties {

void Session::carry_out(Seat seat, const Command& command) {
  if (act(seat, command)) return;
  if (command.verb == Verb::resign) return resign();
  look(seat, command);
}

void Session::look(Seat seat, const Command& command) {
  const SeenTable* table = known(seat) != nullptr ? known(seat) : known(teller());
  if (table == nullptr) return say(speaker().say("online.nothing-known"));
  if (table->type() == nullptr) return say(as_sentence(table->problem(), speaker()));
  const GameInfo& info = table->type()->info();
  const Style& style = console_.style();
  if (command.verb == Verb::help) {
    return console_.page(help_report(board_of(info), command.argument, commands(), style));
  }
  if (command.verb == Verb::rules) {
    return tell_rules(console_, rulebook_(info.id, speaker().language()), command.argument);
  }
  if (!table->has_begun()) return say(as_sentence(Message("table.not-begun"), speaker()));
  if (needs_curtain() && seat == nobody) return say(speaker().say("online.shown-in-turn"));
  if (table->view() == nullptr) return say(as_sentence(table->problem(), speaker()));
  if (command.verb == Verb::board) return draw_board(table->viewer());
  if (command.verb == Verb::score) return console_.page(score(*table));
  if (command.verb == Verb::position) {
    return console_.tell(cat(table->type()->print_view(*table->view()), "\n"));
  }
  if (command.verb == Verb::history) {
    return console_.page(history_report(table->steps(), names(), command.argument, style));
  }
  advise(*table, command);
}

void Session::advise(const SeenTable& table, const Command& command) {
  const Seat seat = table.viewer();
  const Style& style = console_.style();
  if (table.is_over()) return say(speaker().say("terminal.over"));
  if (seat == nobody) return say(speaker().say("online.no-seat"));
  if (command.verb == Verb::hand) {
    return console_.tell(board_of(table.view()->info()).hand(*table.view(), style));
  }
  if (!table.turn().has(seat)) return say(speaker().say("online.not-your-turn"));
  const Game& game = *table.game();
  if (!may_help(table, command)) return;
  if (command.verb == Verb::moves) {
    console_.page(moves_report(game, seat, command.argument, style));
  } else if (command.verb == Verb::hint) {
    console_.tell(hint_report(game, *table.view(), names(), hint_seed(seat), style));
  } else if (command.verb == Verb::show) {
    console_.tell(show_answer(game, seat, command.argument, style));
  } else {
    console_.tell(why_answer(game, seat, command.argument, names(), style));
  }
}

// What the table allows, it counts; what it does not allow is answered as far as the rules go.
bool Session::may_help(const SeenTable& table, const Command& command) {
  const std::string& policy = table.state().help.policy;
  const Seat seat = table.viewer();
  if (policy != "off" && policy != "counted") return true;
  if (policy == "counted") {
    ClientMessage message;
    message.what = command.verb == Verb::hint  ? "hint"
                   : command.verb == Verb::why ? "why"
                                               : "moves";
    request(Kind::help, seat, std::move(message));
    return true;
  }
  if (command.verb == Verb::hint) {
    say(as_sentence(Message("table.no-help"), speaker()));
  } else if (command.verb == Verb::moves || command.verb == Verb::show) {
    console_.tell(plain_moves(*table.game(), seat, command.argument, speaker()));
  } else {
    console_.tell(plain_why(*table.game(), seat, command.argument, console_.style()));
  }
  return false;
}

void Session::resign() {
  if (own().empty()) return say(speaker().say("online.no-seat"));
  if (!has_begun()) return say(speaker().say("online.stand-instead"));
  if (is_over()) return say(speaker().say("terminal.over"));
  const auto sure = ask_yes_or_no(console_, speaker().say("terminal.resign"), false);
  if (sure.value_or(false)) request(Kind::resign, usual_seat());
}

}  // namespace twenties
