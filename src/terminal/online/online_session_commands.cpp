#include <filesystem>

#include "base/text.hpp"
#include "client/files.hpp"
#include "core/record.hpp"
#include "terminal/answers.hpp"
#include "terminal/help.hpp"
#include "terminal/keeper.hpp"
#include "terminal/layout.hpp"
#include "terminal/online/online_session.hpp"
#include "terminal/online/plain_advice.hpp"
#include "terminal/online/table_text.hpp"
#include "terminal/record_paths.hpp"
#include "terminal/reports.hpp"
#include "terminal/seat_words.hpp"
#include "texts/words.hpp"

// The commands of an online session.

namespace twenties {

using Kind = ClientMessage::Kind;

void OnlineSession::carry_out(Seat seat, const Command& command) {
  switch (command.verb) {
    case Verb::quit:
      return leave(Leaving::quit);
    case Verb::link:
      return console_.tell(cat(link(), "\n"));
    case Verb::seats:
      if (const SeenTable* table = known(teller())) {
        console_.tell(seats_report(*table, console_.now(), console_.style()));
      }
      return;
    case Verb::save:
      return save(command.argument);
    case Verb::help:
    case Verb::rules:
    case Verb::board:
    case Verb::score:
    case Verb::history:
    case Verb::hand:
    case Verb::moves:
    case Verb::show:
    case Verb::why:
    case Verb::hint:
    case Verb::position:
      return look(seat, command);
    default:
      return act(command);
  }
}

void OnlineSession::look(Seat seat, const Command& command) {
  const SeenTable* table = known(seat) != nullptr ? known(seat) : known(teller());
  if (table == nullptr) return say(speaker().say("online.nothing-known"));
  if (table->type() == nullptr) return say(as_sentence(table->problem(), speaker()));
  const GameInfo& info = table->type()->info();
  const Style& style = console_.style();
  if (command.verb == Verb::help) {
    return console_.page(help_report(board_of(info), command.argument, online_commands(), style));
  }
  if (command.verb == Verb::rules) {
    return tell_rules(console_, world_.rulebook(info.id, speaker().language()), command.argument);
  }
  if (!table->has_begun()) return say(as_sentence(Message("table.not-begun"), speaker()));
  if (needs_curtain() && seat == nobody) return say(speaker().say("online.shown-in-turn"));
  if (table->view() == nullptr) return say(as_sentence(table->problem(), speaker()));
  if (command.verb == Verb::board) return draw_board(table->viewer());
  if (command.verb == Verb::score) return console_.page(online_score(*table, style));
  if (command.verb == Verb::position) {
    return console_.tell(cat(table->type()->print_view(*table->view()), "\n"));
  }
  if (command.verb == Verb::history) {
    return console_.page(history_report(table->steps(), names_of(table->state(), speaker()),
                                        command.argument, style));
  }
  advise(*table, command);
}

void OnlineSession::advise(const SeenTable& table, const Command& command) {
  const Seat seat = table.viewer();
  const Style& style = console_.style();
  if (table.is_over()) return say(speaker().say("terminal.over"));
  if (seat == nobody) return say(speaker().say("online.no-seat"));
  if (command.verb == Verb::hand) {
    return console_.tell(board_of(table.view()->info()).hand(*table.view(), style));
  }
  if (!table.turn().has(seat)) return say(speaker().say("online.not-your-turn"));
  const Game& game = *table.game();
  const std::vector<std::string> names = names_of(table.state(), speaker());
  if (!may_help(table, command)) return;
  if (command.verb == Verb::moves) {
    console_.page(moves_report(game, seat, command.argument, style));
  } else if (command.verb == Verb::hint) {
    console_.tell(hint_report(game, *table.view(), names, world_.fresh_seed(), style));
  } else if (command.verb == Verb::show) {
    console_.tell(show_answer(game, seat, command.argument, style));
  } else {
    console_.tell(why_answer(game, seat, command.argument, names, style));
  }
}

// What the table allows, it counts; what it does not allow is answered as far as the rules go.
bool OnlineSession::may_help(const SeenTable& table, const Command& command) {
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

void OnlineSession::act(const Command& command) {
  switch (command.verb) {
    case Verb::undo:
      return undo();
    case Verb::resign:
      return resign();
    case Verb::agree:
      return answer_undo(true);
    case Verb::refuse:
      return answer_undo(false);
    case Verb::rematch:
      return rematch(false);
    case Verb::same:
      return rematch(true);
    case Verb::sit:
      return sit_down(command.argument);
    case Verb::stand:
      return stand(command.argument);
    case Verb::bot:
      return seat_bot(command.argument);
    default:
      return care(command.argument);
  }
}

Seat OnlineSession::usual_seat() const {
  if (const Seat seat = looking(); seat != nobody) return seat;
  return own().empty() ? nobody : own().lowest();
}

std::optional<Seat> OnlineSession::seat_named(std::string_view word) {
  const int seats = static_cast<int>(state().seats.size());
  if (const auto number = read_integer(trim(word), 1, seats)) return seat_at(*number - 1);
  say(speaker().say("online.which-seat", {{"n", seats}}));
  return std::nullopt;
}

// With several seats the last decision may be that of another one than looks now.
void OnlineSession::undo() {
  if (own().empty()) return say(speaker().say("online.no-seat"));
  if (!has_begun()) return say(speaker().say("terminal.nothing-to-take-back"));
  Seat seat = usual_seat();
  for (const Step& step : open_story()) {
    const bool decided = step.action.kind == Action::Kind::move && !step.is_skip;
    if (decided && own().has(step.action.seat)) seat = step.action.seat;
  }
  request(Kind::undo, seat);
}

void OnlineSession::resign() {
  if (own().empty()) return say(speaker().say("online.no-seat"));
  if (!has_begun()) return say(speaker().say("online.stand-instead"));
  if (state().phase == "over") return say(speaker().say("terminal.over"));
  const auto sure = ask_yes_or_no(console_, speaker().say("terminal.resign"), false);
  if (sure.value_or(false)) request(Kind::resign, usual_seat());
}

void OnlineSession::answer_undo(bool yes) {
  if (state().undo_asked_by == 0)
    return say(as_sentence(Message("table.no-undo-asked"), speaker()));
  ClientMessage message;
  message.yes = yes;
  request(Kind::answer_undo, nobody, std::move(message));
}

void OnlineSession::rematch(bool same_tiles) {
  if (state().phase != "over") return say(as_sentence(Message("table.not-over"), speaker()));
  const std::string next = same_tiles ? state().next_same_table : state().next_table;
  if (!next.empty()) return go_to(next);
  ClientMessage message;
  message.same_tiles = same_tiles;
  request(Kind::rematch, nobody, std::move(message));
}

void OnlineSession::go_to(const std::string& table) {
  wanted_seats_ = {};
  conversation_.unwatch(at_.table);
  seen_.clear();
  shares_.clear();
  at_.table = table;
  is_rematch_ = true;
  told_ = told_steps_ = 0;
  table_shown_ = seat_offered_ = turn_told_ = result_told_ = false;
  board_due_ = true;
  looking_ = nobody;
  placed_.clear();
  conversation_.watch(table, nobody);
}

void OnlineSession::save(std::string_view file) {
  if (file.empty()) return say(speaker().say("online.which-file"));
  if (state().phase != "over") return say(speaker().say("online.record-later"));
  const std::filesystem::path path = record_path(file);
  std::error_code code;
  if (std::filesystem::is_directory(path, code)) {
    return say(speaker().say("keeper.is-folder", {{"path", path.string()}}));
  }
  if (std::filesystem::exists(path, code)) {
    const auto sure =
        ask_yes_or_no(console_, speaker().say("online.replace", {{"path", path.string()}}), false);
    if (!sure.value_or(false)) return;
  }
  const auto reply = wire_.get(cat("/api/tables/", at_.table, "/record"));
  if (!reply) return say(speaker().say("online.no-answer", {{"why", reply.error().whole()}}));
  const auto record = read_record(reply->body);
  if (reply->status != 200 || !record) return say(speaker().say("online.no-record"));
  const auto done = write_file(path, reply->body);
  say(done ? speaker().say("keeper.saved", {{"path", shown_path(path)}})
           : as_sentence(done.error().whole(), speaker()));
}

void OnlineSession::sit_down(std::string_view argument) {
  if (has_begun()) return say(as_sentence(Message("table.seats-taken"), speaker()));
  const SeatSet empty = free_seats(state());
  if (argument.empty() && empty.empty()) return say(speaker().say("online.all-taken"));
  const auto seat = argument.empty() ? std::optional(empty.lowest()) : seat_named(argument);
  if (!seat) return;
  if (at_.newcomer) ask_for_name();
  if (!leaving_) sit(*seat, argument.empty());
}

void OnlineSession::stand(std::string_view argument) {
  if (own().empty()) return say(speaker().say("online.no-seat"));
  const auto seat = argument.empty() ? std::optional(usual_seat()) : seat_named(argument);
  if (seat) request(Kind::stand, *seat);
}

void OnlineSession::seat_bot(std::string_view argument) {
  const auto parts = words(argument);
  if (parts.size() != 2) return say(speaker().say("online.which-bot"));
  const auto seat = seat_named(parts[0]);
  if (!seat) return;
  ClientMessage message;
  message.level = lower_case(parts[1]);
  request(Kind::bot, *seat, std::move(message));
}

void OnlineSession::care(std::string_view argument) {
  if (const auto seat = seat_named(argument)) request(Kind::care, *seat);
}

}  // namespace twenties
