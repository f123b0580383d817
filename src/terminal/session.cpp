#include "terminal/session.hpp"

#include <algorithm>
#include <utility>

#include "base/text.hpp"
#include "match/secrecy.hpp"
#include "terminal/answers.hpp"
#include "terminal/completion.hpp"
#include "terminal/layout.hpp"
#include "terminal/reports.hpp"
#include "terminal/seat_words.hpp"
#include "terminal/seating.hpp"
#include "terminal/story.hpp"
#include "texts/words.hpp"

namespace twenties {

namespace {

// Stops a bot that thinks when the person wants to leave.
class ConsoleWatch final : public Watch {
 public:
  explicit ConsoleWatch(Console& console) : console_(console) {}
  [[nodiscard]] bool wants_stop() const override { return console_.is_stopped(); }

 private:
  Console& console_;
};

}  // namespace

Session::Session(Console& console, const World& world, KeptTable game)
    : console_(console),
      world_(world),
      keeper_(console, world.store, world.registry),
      table_(std::move(game.table)),
      clock_(table_.game(), game.played, console.now()) {}

Leaving Session::run() {
  begin(table_.steps().empty());
  while (!leaving_) step();
  const Leaving how = leaving_.value_or(Leaving::quit);
  say_goodbye(how);
  return how;
}

void Session::begin(bool is_new) {
  result_told_ = false;
  board_due_ = true;
  looking_ = nobody;
  told_ = is_new ? 0 : open_steps(table_);
  if (!is_new) offer_engines();
  console_.tell(cat("\n", opening_report(table_, console_.style()), "\n"));
  table_.advance();
  keeper_.autosave(table_, clock_.played(console_.now()));
}

// A file never starts a program by itself.
void Session::offer_engines() {
  for (int i = 0; i < table_.game().seats(); ++i) {
    const Sitter& sitter = table_.sitter(seat_at(i));
    const std::string_view command = engine_command(sitter.name);
    if (!sitter.is_person() || command.empty()) continue;
    const auto sure = ask_yes_or_no(
        console_, words().say("session.run-engine", {{"n", i + 1}, {"command", quote(command)}}),
        false);
    if (sure.value_or(false)) table_.seat_engine(seat_at(i), start_engine(command));
  }
}

void Session::step() {
  if (console_.is_stopped()) return leave(Leaving::stopped);
  check_clock();
  if (table_.game().turn().is_over()) return after_game();
  if (table_.awaits_secret()) {
    say(words().say("session.no-secret"));
    return leave(Leaving::quit);
  }
  if (const auto bot = bot_to_move()) return play_bot(*bot);
  decide(table_.game().turn().seats.lowest());
}

// Bots go first where several seats act at once, so that all marks are shown with the last
// person's.
std::optional<Seat> Session::bot_to_move() const {
  std::optional<Seat> out;
  table_.game().turn().seats.for_each([&](Seat seat) {
    if (!out && !table_.sitter(seat).is_person()) out = seat;
  });
  return out;
}

void Session::play_bot(Seat seat) {
  ConsoleWatch watch(console_);
  const Verdict verdict = table_.play_bot(seat, &watch);
  if (console_.is_stopped()) return;
  if (!verdict) {
    const std::string reason = words().say(verdict.message(), names_for(names()));
    say(words().say("session.bot-cannot-move", {{"n", number_of(seat)}, {"reason", reason}}));
    return leave(Leaving::quit);
  }
  after_change();
  if (!needs_curtain(table_)) tell_news();
}

void Session::after_change() {
  table_.advance();
  board_due_ = true;
  keeper_.autosave(table_, clock_.played(console_.now()));
}

void Session::check_clock() {
  const auto end = clock_.end();
  if (end && console_.now() >= *end && !table_.game().turn().is_over() && table_.time_up()) {
    after_change();
  }
}

void Session::decide(Seat seat) {
  if (!raise_curtain(seat)) return;
  tell_news();
  if (board_due_ && !table_.pending()) draw_board(seat);
  Prompt prompt = prompt_for(seat);
  prompt.fresh = std::exchange(begun_is_used_, false);
  answer(seat, console_.ask(prompt));
}

void Session::answer(Seat seat, const Reply& reply) {
  switch (reply.kind) {
    case Reply::Kind::line:
      return run_line(seat, reply.text);
    case Reply::Kind::timeout:
      return time_out(reply.text);
    case Reply::Kind::woken:
      return;
    case Reply::Kind::closed:
      return leave(Leaving::closed);
    case Reply::Kind::stopped:
      return leave(Leaving::stopped);
  }
}

void Session::time_out(std::string_view begun) {
  // A begun "u" was meant to take the tile back; only Enter was missing.
  const auto& pending = table_.pending();
  if (pending && !trim(begun).empty() && answer_pending(std::string(pending->text), begun)) {
    begun_is_used_ = true;
    return;
  }
  if (!table_.tick(console_.now())) return;
  say(words().say("session.confirmed-by-itself"));
  confirmed_by_itself_ = console_.now();
  if (!needs_curtain(table_)) told_ = table_.steps().size();
  after_change();
}

void Session::run_line(Seat seat, std::string_view line) {
  const auto& pending = table_.pending();
  if (pending && answer_pending(std::string(pending->text), line)) return;
  if (trim(line).empty()) return;
  if (const auto command = read_command(line)) return carry_out(seat, *command);
  try_move(seat, line);
}

// False if the line is no answer.
bool Session::answer_pending(const std::string& move, std::string_view line) {
  const auto confirms = read_confirmation(line, words());
  if (!confirms) return false;
  if (!*confirms) {
    say(words().say("session.taken-back", {{"move", move}}));
    table_.take_back();
    return true;
  }
  table_.confirm();
  say(words().say("session.confirmed"));
  if (!needs_curtain(table_)) told_ = table_.steps().size();
  after_change();
  return true;
}

void Session::try_move(Seat seat, std::string_view line) {
  const auto move = table_.game().read_move(line);
  if (!move) return explain_unknown(seat, line, move.error().whole());
  if (const auto& pending = table_.pending()) {
    return say(words().say("session.waits", {{"move", pending->text}}));
  }
  const Verdict verdict =
      world_.confirm ? table_.propose(seat, *move, console_.now()) : table_.play(seat, *move);
  if (!verdict) {
    return say(cat(paint(console_.style(), Ink::bad, words().say("terminal.refused")), " ",
                   words().say(verdict.message(), names_for(names(), seat))));
  }
  if (!table_.pending()) return after_change();
  say(placed_answer(table_.game(), seat, *move, names(), words()));
}

void Session::explain_unknown(Seat seat, std::string_view line, const Message& error) {
  const std::vector<Command> guesses = guess_commands(line);
  if (guesses.size() == 1) return carry_out(seat, guesses.front());
  say(unknown_answer(guesses, line, error, words()));
}

bool Session::raise_curtain(Seat seat) {
  if (!needs_curtain(table_) || looking_ == seat) return true;
  looking_ = nobody;
  console_.wipe();
  if (!notice_.empty()) say(std::exchange(notice_, {}));
  tell_news();
  const Reply reply = ask_for_curtain(seat);
  if (!reply.is_line()) {
    answer(seat, reply);
    return false;
  }
  const auto command = read_command(reply.text);
  if (command && command->verb == Verb::quit) {
    leave(Leaving::quit);
    return false;
  }
  looking_ = seat;
  board_due_ = true;
  return true;
}

// Only Enter raises the curtain, and not one that was meant for a tile which has just been
// confirmed by itself.
Reply Session::ask_for_curtain(Seat seat) {
  constexpr auto too_soon = std::chrono::milliseconds(1500);
  const std::string question =
      words().say("session.curtain", {{"n", number_of(seat)}, {"name", person_name(seat)}});
  const Prompt prompt{.text = cat("\n", question, " "), .fresh = true};
  while (true) {
    Reply reply = console_.ask(prompt);
    if (!reply.is_line()) return reply;
    const bool early = confirmed_by_itself_ && console_.now() < *confirmed_by_itself_ + too_soon;
    confirmed_by_itself_.reset();
    const auto command = read_command(reply.text);
    const bool opens = trim(reply.text).empty() && !early;
    if (opens || (command && command->verb == Verb::quit)) return reply;
  }
}

void Session::tell_news() {
  const std::size_t open = open_steps(table_);
  if (open <= told_) return;
  const auto steps = story_of(table_, {told_, open}, usual_viewer());
  console_.tell(tell_story(steps, names(), true, console_.style()));
  told_ = open;
}

void Session::draw_board(Seat viewer) {
  board_due_ = false;
  Scene scene{names(), table_.game().turn(), {}};
  for (std::size_t at = 0; at < table_.steps().size(); ++at) {
    const Step& step = table_.steps()[at];
    if (step.action.kind == Action::Kind::move && !step.is_skip && may_read(table_, at, viewer)) {
      scene.last = step.data;
    }
  }
  console_.tell(
      cat("\n",
          board_of(table_.game().info()).draw(*table_.game().view(viewer), scene, console_.style()),
          "\n"));
}

Prompt Session::prompt_for(Seat seat) const {
  Prompt prompt;
  prompt.memory = needs_curtain(table_) ? cat("seat ", number_of(seat)) : shared_memory;
  prompt.complete = [this, seat](std::string_view line) {
    return complete_phrase(phrases_for(table_.game(), seat, line), line);
  };
  if (const auto& pending = table_.pending()) {
    prompt.text = cat(words().say("session.confirm"), " (");
    prompt.countdown_end = ") > ";
    prompt.deadline = pending->deadline;
    return prompt;
  }
  prompt.text = cat(person_name(seat), " > ");
  if (const auto end = clock_.end()) {
    const auto left = std::max(*end - console_.now(), std::chrono::milliseconds{});
    const auto minutes = std::chrono::ceil<std::chrono::minutes>(left).count();
    prompt.text = cat(words().say("session.minutes-left",
                                  {{"name", person_name(seat)}, {"n", static_cast<int>(minutes)}}),
                      " > ");
    if (console_.now() < *end) prompt.deadline = end;
  }
  return prompt;
}

std::string Session::person_name(Seat seat) const {
  return shown_name(names()[static_cast<std::size_t>(index_of(seat))], words());
}

std::vector<std::string> Session::names() const { return names_of(table_, words()); }

Seat Session::usual_viewer() const {
  if (table_.people() != 1) return nobody;
  const auto& sitters = table_.sitters();
  return seat_at(
      static_cast<int>(std::ranges::find_if(sitters, &Sitter::is_person) - sitters.begin()));
}

void Session::say(std::string_view text) {
  console_.tell(hanging(text, text_width(console_.style()), "", "  "));
}

}  // namespace twenties
