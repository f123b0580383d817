#include <algorithm>
#include <utility>

#include "base/text.hpp"
#include "match/fairness.hpp"
#include "terminal/answers.hpp"
#include "terminal/completion.hpp"
#include "terminal/layout.hpp"
#include "terminal/online/online_session.hpp"
#include "terminal/online/table_text.hpp"
#include "terminal/seat_words.hpp"
#include "texts/words.hpp"

// What an online session asks, and what becomes of the lines that are typed.

namespace twenties {

namespace {

using std::chrono::milliseconds;

// A clock with less than this is shown running.
constexpr milliseconds hurry{100'000};

}  // namespace

void OnlineSession::offer_seat() {
  if (!table_shown_ || state().phase != "gathering") return;
  const SeatSet empty = free_seats(state());
  // In a rematch everybody's seats are kept.
  if (is_rematch_ && !seat_offered_) wanted_seats_ = kept_seats(state());
  if (!wanted_seats_.empty()) {
    const SeatSet wanted = std::exchange(wanted_seats_, {});
    if (at_.newcomer) ask_for_name();
    wanted.for_each([&](Seat seat) {
      if (!leaving_ && !own().has(seat)) sit(seat, false);
    });
    seat_offered_ = true;
  }
  if (std::exchange(seat_offered_, true) || empty.empty() || !own().empty()) return;
  const Seat seat = empty.lowest();
  const Prompt prompt{.text = cat(speaker().say("online.sit-down", {{"n", number_of(seat)}}), " ",
                                  speaker().say("terminal.yes-or-no"), " ")};
  const Reply reply = console_.ask(prompt);
  if (!reply.is_line()) return answer(nobody, reply);
  if (read_yes_or_no(reply.text, speaker()).value_or(true)) {
    if (at_.newcomer) ask_for_name();
    if (!leaving_) sit(seat, true);
  } else {
    say(speaker().say("online.look-on"));
  }
}

void OnlineSession::ask_for_name() {
  at_.newcomer = false;
  if (at_.name.empty()) at_.name = speaker().say("online.guest");
  const Reply reply =
      console_.ask({.text = cat(speaker().say("online.your-name"), " [", at_.name, "] > ")});
  if (!reply.is_line()) return answer(nobody, reply);
  const std::string name(trim(reply.text));
  ClientMessage message;
  message.name = name.empty() ? at_.name : name;
  request(ClientMessage::Kind::name, nobody, std::move(message));
}

void OnlineSession::sit(Seat seat, bool or_another) {
  sits_anywhere_ = or_another;
  ClientMessage message;
  message.share = fresh_share();
  message.name = at_.name;
  // Where a game is played again, the tiles may be those of the first.
  if (!is_rematch_) shares_[index_of(seat)] = message.share;
  request(ClientMessage::Kind::sit, seat, std::move(message));
}

void OnlineSession::ask() {
  const Seat seat = to_decide();
  if (seat == nobody) return answer(nobody, console_.ask(waiting_prompt()));
  if (!raise_curtain(seat)) return;
  const SeenTable& table = seen(seat);
  tell_placed(table);
  if (!table.state().pending) {
    // The story of several seats does not say it.
    if (!placed_.empty()) {
      say(speaker().say("session.taken-back", {{"move", std::exchange(placed_, {})}}));
    }
    if (board_due_) draw_board(seat);
    if (!std::exchange(turn_told_, true) && own().size() == 1) {
      console_.tell(paint(console_.style(), Ink::notice, speaker().say("online.your-turn")) + "\n");
    }
  }
  Prompt prompt = prompt_for(seat);
  prompt.fresh = std::exchange(begun_is_used_, false);
  answer(seat, console_.ask(prompt));
}

// Before the next seat's turn is told of, the last one's things go from the screen.
void OnlineSession::lower_curtain() {
  const Seat seat = to_decide();
  if (!needs_curtain() || looking_ == nobody || seat == nobody || seat == looking_) return;
  console_.wipe();
  looking_ = nobody;
}

bool OnlineSession::raise_curtain(Seat seat) {
  if (!needs_curtain() || looking_ == seat) return true;
  const std::string name = shown_name(names()[static_cast<std::size_t>(index_of(seat))], speaker());
  const std::string question =
      speaker().say("session.curtain", {{"n", number_of(seat)}, {"name", name}});
  Prompt prompt{.text = cat("\n", question, " "), .fresh = true};
  prompt.wake = [this] { return conversation_.is_due(); };
  const Reply reply = console_.ask(prompt);
  const auto command = reply.is_line() ? read_command(reply.text) : std::nullopt;
  if (command && command->verb == Verb::quit) {
    leave(Leaving::quit);
  } else if (!reply.is_line()) {
    answer(nobody, reply);
  } else if (trim(reply.text).empty()) {
    looking_ = seat;
    board_due_ = true;
  }
  return looking_ == seat;
}

void OnlineSession::answer(Seat seat, const Reply& reply) {
  switch (reply.kind) {
    case Reply::Kind::line:
      return run_line(seat, reply.text);
    case Reply::Kind::timeout:
      // A begun "u" was meant to take the tile back; only Enter was missing.
      begun_is_used_ = seat != nobody && known(seat)->state().pending &&
                       !trim(reply.text).empty() && answer_pending(seat, reply.text);
      return;
    case Reply::Kind::woken:
      return;
    case Reply::Kind::closed:
      return leave(Leaving::closed);
    case Reply::Kind::stopped:
      return leave(Leaving::stopped);
  }
}

void OnlineSession::run_line(Seat seat, std::string_view line) {
  const bool waits = seat != nobody && known(seat) != nullptr && known(seat)->state().pending;
  if (waits && answer_pending(seat, line)) return;
  if (trim(line).empty()) return;
  if (const auto command = read_command(line, online_commands())) {
    return carry_out(looking(), *command);
  }
  try_move(seat, line);
}

// False if the line is no answer.
bool OnlineSession::answer_pending(Seat seat, std::string_view line) {
  const auto confirms = read_confirmation(line, speaker());
  if (!confirms) return false;
  confirming_ = *confirms;
  request(*confirms ? ClientMessage::Kind::confirm : ClientMessage::Kind::take_back, seat);
  return true;
}

void OnlineSession::try_move(Seat seat, std::string_view line) {
  const SeenTable* table = known(seat != nobody ? seat : teller());
  const Game* game = table == nullptr ? nullptr : table->game();
  if (game == nullptr)
    return unknown(line, Message("terminal.no-such-command", {{"command", quote(line)}}));
  const auto move = game->read_move(line);
  if (!move) return unknown(line, move.error().whole());
  if (table->is_over()) return say(speaker().say("terminal.over"));
  if (seat == nobody) return say(speaker().say("online.not-your-turn"));
  if (const auto& pending = table->state().pending) {
    return say(speaker().say("session.waits", {{"move", pending->move}}));
  }
  if (conversation_.awaits_anything()) return say(speaker().say("online.on-its-way"));
  if (const Verdict verdict = game->check(seat, *move); !verdict) {
    return say(cat(paint(console_.style(), Ink::bad, speaker().say("terminal.refused")), " ",
                   speaker().say(verdict.message(), names_for(names(), seat))));
  }
  ClientMessage message;
  message.move = *move;
  message.answers = table->state().answers;
  request(ClientMessage::Kind::move, seat, std::move(message));
}

void OnlineSession::unknown(std::string_view line, const Message& error) {
  const std::vector<Command> guesses = guess_commands(line, online_commands());
  if (guesses.size() == 1) return carry_out(looking(), guesses.front());
  say(unknown_answer(guesses, line, error, speaker()));
}

Prompt OnlineSession::prompt_for(Seat seat) const {
  const SeenTable& table = *known(seat);
  const std::string name = shown_name(
      names_of(table.state(), speaker())[static_cast<std::size_t>(index_of(seat))], speaker());
  Prompt prompt = waiting_prompt();
  if (needs_curtain()) prompt.memory = cat("seat ", number_of(seat));
  if (const auto end = table.pending_end()) {
    prompt.text = cat(speaker().say("session.confirm"), " (");
    prompt.countdown_end = ") > ";
    // The server's clock decides; after this one there is nothing to count.
    if (console_.now() < *end) prompt.deadline = end;
    if (!prompt.deadline) prompt.text += cat(speaker().say("online.now"), ") > ");
    return prompt;
  }
  const bool ready = conversation_.is_ready();
  prompt.text = cat(ready ? "" : cat(speaker().say("online.no-connection"), " "), name, " > ");
  if (!ready) return prompt;
  auto end = table.clock_end(seat);
  if (const auto round = table.round_end()) end = end ? std::min(*end, *round) : round;
  if (!end || console_.now() >= *end) return prompt;
  prompt.text = cat(name, " (", duration_text(*end - console_.now(), speaker()), ") > ");
  if (*end - console_.now() < hurry) {
    prompt.text = cat(name, " (");
    prompt.countdown_end = ") > ";
    prompt.deadline = end;
  }
  return prompt;
}

Prompt OnlineSession::waiting_prompt() const {
  Prompt prompt;
  prompt.text = cat(waiting_text(), " > ");
  prompt.memory = shared_memory;
  prompt.wake = [this] { return conversation_.is_due(); };
  const Seat seat = looking();
  const SeenTable* table = known(seat);
  const Game* game = table == nullptr ? nullptr : table->game();
  prompt.complete = [game, seat](std::string_view line) -> std::vector<std::string> {
    if (game != nullptr && seat != nobody) {
      return complete_phrase(phrases_for(*game, seat, line, online_commands()), line);
    }
    std::vector<std::string> names;
    for (const CommandInfo& info : online_commands()) names.emplace_back(info.name);
    return complete_phrase(names, line);
  };
  return prompt;
}

std::string OnlineSession::waiting_text() const {
  const NewsState& now = state();
  if (now.phase.empty()) return speaker().say("online.no-news");
  if (!conversation_.is_ready()) return speaker().say("online.no-connection");
  if (now.phase == "over") return speaker().say("online.what-next");
  if (now.phase == "gathering") {
    return speaker().say("online.empty-seats", {{"n", static_cast<int>(empty_seats(now).size())}});
  }
  const std::vector<std::string> called = shown_names(names_of(now, speaker()), speaker());
  std::vector<std::string> awaited;
  seats_in(now.turn).for_each(
      [&](Seat seat) { awaited.push_back(called[static_cast<std::size_t>(index_of(seat))]); });
  if (awaited.empty()) return speaker().say("online.waiting");
  return speaker().say("online.waiting-for", {{"names", listed(awaited)}});
}

}  // namespace twenties
