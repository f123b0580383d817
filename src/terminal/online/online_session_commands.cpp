#include <filesystem>

#include "base/text.hpp"
#include "client/files.hpp"
#include "core/record.hpp"
#include "terminal/keeper.hpp"
#include "terminal/online/online_session.hpp"
#include "terminal/record_paths.hpp"
#include "terminal/seat_words.hpp"
#include "terminal/table_text.hpp"
#include "texts/words.hpp"

// The commands that only tables of a server have.

namespace twenties {

bool OnlineSession::act(Seat /*seat*/, const Command& command) {
  switch (command.verb) {
    case Verb::quit:
      leave(Leaving::quit);
      return true;
    case Verb::link:
      console_.tell(cat(link(), "\n"));
      return true;
    case Verb::seats:
      if (const SeenTable* table = known(teller())) {
        console_.tell(seats_report(*table, console_.now(), console_.style()));
      }
      return true;
    case Verb::save:
      save(command.argument);
      return true;
    case Verb::undo:
      undo();
      return true;
    case Verb::agree:
    case Verb::refuse:
      answer_undo(command.verb == Verb::agree);
      return true;
    case Verb::rematch:
    case Verb::same:
      rematch(command.verb == Verb::same);
      return true;
    case Verb::sit:
      sit_down(command.argument);
      return true;
    case Verb::stand:
      stand(command.argument);
      return true;
    case Verb::bot:
      seat_bot(command.argument);
      return true;
    case Verb::care:
      care(command.argument);
      return true;
    default:
      return false;
  }
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

void OnlineSession::answer_undo(bool yes) {
  if (state().undo_asked_by == 0)
    return say(as_sentence(Message("table.no-undo-asked"), speaker()));
  ClientMessage message;
  message.yes = yes;
  request(Kind::answer_undo, nobody, std::move(message));
}

void OnlineSession::rematch(bool same_tiles) {
  if (!is_over()) return say(as_sentence(Message("table.not-over"), speaker()));
  const std::string next = same_tiles ? state().next_same_table : state().next_table;
  if (!next.empty()) return go_to_rematch(next);
  ClientMessage message;
  message.same_tiles = same_tiles;
  request(Kind::rematch, nobody, std::move(message));
}

void OnlineSession::go_to_rematch(const std::string& table) {
  wanted_seats_ = {};
  shares_.clear();
  is_rematch_ = true;
  seat_offered_ = false;
  curtain_down_ = true;
  go_to(table);
}

void OnlineSession::save(std::string_view file) {
  if (file.empty()) return say(speaker().say("online.which-file"));
  if (!is_over()) return say(speaker().say("online.record-later"));
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
  const auto reply = wire_.get(cat("/api/tables/", table_, "/record"));
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
