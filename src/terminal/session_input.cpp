#include <utility>

#include "base/text.hpp"
#include "terminal/answers.hpp"
#include "terminal/completion.hpp"
#include "terminal/seat_words.hpp"
#include "terminal/session.hpp"
#include "texts/words.hpp"

// What a session asks, and what becomes of the lines that are typed.

namespace twenties {

void Session::ask(Seat seat) {
  if (!raise_curtain(seat)) return;
  const SeenTable& table = seen(seat);
  tell_placed(table);
  if (!table.state().pending) {
    placed_.clear();
    if (board_due_) draw_board(seat);
    tell_turn();
  }
  Prompt prompt = prompt_for(seat);
  prompt.fresh = std::exchange(begun_is_used_, false);
  answer(seat, console_.ask(prompt));
}

// Before the next seat's turn is told of, the last one's things go from the screen.
void Session::lower_curtain() {
  const Seat seat = to_decide();
  const bool falls = needs_curtain() && seat != nobody && seat != looking_;
  if (!falls || std::exchange(curtain_down_, true)) return;
  console_.wipe();
  looking_ = nobody;
  if (!notice_.empty()) say(std::exchange(notice_, {}));
}

// Only Enter raises the curtain, and not one that was meant for a tile which has just been
// confirmed by itself.
bool Session::raise_curtain(Seat seat) {
  constexpr std::chrono::milliseconds too_soon{1500};
  if (!needs_curtain() || looking_ == seat) return true;
  const std::string question =
      speaker().say("session.curtain", {{"n", number_of(seat)}, {"name", shown_name_of(seat)}});
  Prompt prompt{.text = cat("\n", question, " "), .fresh = true};
  prompt.wake = [this] { return client_.is_due(); };
  const Reply reply = console_.ask(prompt);
  if (!reply.is_line()) {
    answer(nobody, reply);
    return false;
  }
  const bool early = confirmed_by_itself_ && console_.now() < *confirmed_by_itself_ + too_soon;
  confirmed_by_itself_.reset();
  const auto command = read_command(reply.text);
  if (command && command->verb == Verb::quit) {
    carry_out(nobody, *command);
  } else if (trim(reply.text).empty() && !early) {
    looking_ = seat;
    curtain_down_ = false;
    board_due_ = true;
  }
  return looking_ == seat;
}

void Session::answer(Seat seat, const Reply& reply) {
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

void Session::run_line(Seat seat, std::string_view line) {
  const bool waits = seat != nobody && known(seat) != nullptr && known(seat)->state().pending;
  if (waits && answer_pending(seat, line)) return;
  if (trim(line).empty()) return;
  if (const auto command = read_command(line, commands())) return carry_out(looking(), *command);
  try_move(seat, line);
}

// False if the line is no answer.
bool Session::answer_pending(Seat seat, std::string_view line) {
  const auto confirms = read_confirmation(line, speaker());
  if (!confirms) return false;
  confirming_ = *confirms;
  request(*confirms ? Kind::confirm : Kind::take_back, seat);
  return true;
}

void Session::try_move(Seat seat, std::string_view line) {
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
  if (client_.awaits_anything()) return say(speaker().say("online.on-its-way"));
  // A server need not be asked what the same rules refuse here.
  const Verdict verdict = client_.is_local() ? Verdict::allowed() : game->check(seat, *move);
  if (!verdict) return tell_refusal(verdict.message(), seat);
  ClientMessage message;
  message.move = *move;
  message.answers = table->state().answers;
  request(Kind::move, seat, std::move(message));
}

void Session::unknown(std::string_view line, const Message& error) {
  const std::vector<Command> guesses = guess_commands(line, commands());
  if (guesses.size() == 1) return carry_out(looking(), guesses.front());
  say(unknown_answer(guesses, line, error, speaker()));
}

Prompt Session::prompt_for(Seat seat) const {
  const SeenTable& table = *known(seat);
  const std::string name = shown_name_of(seat);
  Prompt prompt = plain_prompt(cat(name, " > "));
  if (needs_curtain()) prompt.memory = cat("seat ", number_of(seat));
  const auto end = table.pending_end();
  if (!end) {
    put_clock(prompt, name, table);
    return prompt;
  }
  prompt.text = cat(speaker().say("session.confirm"), " (");
  prompt.countdown_end = ") > ";
  // The table's clock decides; after this one there is nothing to count.
  if (console_.now() < *end) prompt.deadline = end;
  if (!prompt.deadline) prompt.text += cat(speaker().say("online.now"), ") > ");
  return prompt;
}

Prompt Session::plain_prompt(std::string text) const {
  Prompt prompt{.text = std::move(text), .memory = shared_memory};
  prompt.wake = [this] { return client_.is_due(); };
  const Seat seat = looking();
  const SeenTable* table = known(seat);
  const Game* game = table == nullptr ? nullptr : table->game();
  const CommandList list = commands();
  prompt.complete = [game, seat, list](std::string_view line) -> std::vector<std::string> {
    if (game != nullptr && seat != nobody) {
      return complete_phrase(phrases_for(*game, seat, line, list), line);
    }
    std::vector<std::string> names;
    for (const CommandInfo& info : list) names.emplace_back(info.name);
    return complete_phrase(names, line);
  };
  return prompt;
}

}  // namespace twenties
