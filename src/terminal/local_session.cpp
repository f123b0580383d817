#include "terminal/local_session.hpp"

#include <algorithm>
#include <utility>

#include "base/text.hpp"
#include "match/secrecy.hpp"
#include "terminal/layout.hpp"
#include "terminal/reports.hpp"
#include "terminal/seat_words.hpp"
#include "terminal/seating.hpp"
#include "terminal/story.hpp"
#include "terminal/table_text.hpp"
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

LocalSession::LocalSession(Console& console, const World& world, SavedTable game)
    : Session(console, here_, world.registry, world.rulebook, "local"),
      world_(world),
      keeper_(console, world.store, world.registry),
      here_(world.registry, [&console] { return console.now(); }, [this] { autosave(); }) {
  begin(std::move(game));
}

Leaving LocalSession::run() {
  play();
  const Leaving how = is_over() ? Leaving::finished : leaving_.value_or(Leaving::quit);
  say_goodbye(how);
  return how;
}

void LocalSession::begin(SavedTable game) {
  if (!game.table.steps().empty()) offer_engines(game);
  engines_ = game.engines;
  here_.open(std::move(game.table), engines_, world_.confirm, game.played);
  curtain_down_ = false;
  go_to(table_);
  autosave();
}

// A file never starts a program by itself.
void LocalSession::offer_engines(SavedTable& game) {
  for (std::size_t i = 0; i < game.table.seats().size(); ++i) {
    const Seat seat = seat_at(static_cast<int>(i));
    const std::string_view command = engine_command(game.table.seats()[i]);
    if (command.empty() || game.engines.contains(seat)) continue;
    const auto sure = ask_yes_or_no(
        console_,
        speaker().say("session.run-engine", {{"n", number_of(seat)}, {"command", quote(command)}}),
        false);
    if (sure.value_or(false)) game.engines[seat] = start_engine(command);
  }
}

std::chrono::seconds LocalSession::played() const {
  return std::chrono::seconds(here_.match().played(console_.now().count()) / 1000);
}

void LocalSession::autosave() { keeper_.autosave(table(), played()); }

std::vector<std::string> LocalSession::names() const {
  std::vector<std::string> out;
  for (const MatchSeat& seat : here_.match().seats()) out.push_back(seat.name());
  return told_apart(out, speaker());
}

std::string LocalSession::opening() const {
  return opening_report(here_.match(), names(), console_.style());
}

// Behind a curtain the next person is told of the programs' moves together with the last one's.
void LocalSession::before_news() {
  while (needs_curtain() && !leaving_ && let_programs_move()) take_in();
}

bool LocalSession::let_programs_move() {
  ConsoleWatch watch(console_);
  const auto moved = here_.work(&watch);
  if (moved && *moved) return true;
  if (!moved) {
    const int seat = number_of(here_.match().bot_turns().front().seat);
    const std::string reason = speaker().say(moved.error().whole(), names_for(names()));
    say(speaker().say("session.bot-cannot-move", {{"n", seat}, {"reason", reason}}));
    leave(Leaving::quit);
  } else if (table().awaits_secret()) {
    say(speaker().say("session.no-secret"));
    leave(Leaving::quit);
  }
  return false;
}

void LocalSession::put_clock(Prompt& prompt, const std::string& name,
                             const SeenTable& table) const {
  const auto end = table.round_end();
  if (!end) return;
  const auto left = std::max(*end - console_.now(), std::chrono::milliseconds{});
  const auto minutes = std::chrono::ceil<std::chrono::minutes>(left).count();
  prompt.text =
      cat(speaker().say("session.minutes-left", {{"name", name}, {"n", static_cast<int>(minutes)}}),
          " > ");
  if (console_.now() < *end) prompt.deadline = end;
}

bool LocalSession::act(Seat /*seat*/, const Command& command) {
  switch (command.verb) {
    case Verb::undo:
      undo();
      return true;
    case Verb::save:
      keeper_.save(table(), played(), command.argument);
      return true;
    case Verb::load:
      load(command.argument);
      return true;
    case Verb::quit:
      quit();
      return true;
    default:
      break;
  }
  // When the game is over nothing is hidden any more.
  if (is_over() && command.verb == Verb::position) {
    console_.tell(cat(table().game().position(), "\n"));
    return true;
  }
  if (is_over() && command.verb == Verb::history) {
    console_.page(history_report(table().steps(), names(), command.argument, console_.style()));
    return true;
  }
  return false;
}

std::string LocalSession::score(const SeenTable& table) const {
  const std::vector<std::string> called = names();
  std::vector<Account> accounts;
  for (std::size_t i = 0; i < called.size(); ++i) {
    const Seat seat = seat_at(static_cast<int>(i));
    accounts.push_back({called[i], table.state().scores[i],
                        readable_score(registry_, this->table(), seat, table.viewer())});
  }
  return account_report(accounts, table.type()->info().lower_score_wins, console_.style());
}

void LocalSession::tell_fairness() {
  const TableChance& chance = table().chance();
  if (chance.fairness() != nullptr && !chance.is_closed()) {
    say(speaker().say("session.how-to-verify"));
  }
}

std::uint64_t LocalSession::hint_seed(Seat seat) const {
  const TableChance& chance = table().chance();
  return chance.seed().value_or(chance.bot_seed(table().steps().size(), seat));
}

void LocalSession::undo() {
  const auto seat = here_.match().last_to_decide();
  if (!seat) return say(speaker().say("terminal.nothing-to-take-back"));
  if (!request(Kind::undo, *seat)) return;
  result_told_ = false;
  if (needs_curtain()) {
    notice_ = speaker().say("session.last-taken-back");
    looking_ = nobody;
    curtain_down_ = false;
  } else {
    say(speaker().say("session.undone"));
  }
}

void LocalSession::load(std::string_view file) {
  if (file.empty()) return keeper_.list();
  auto game = keeper_.load(file);
  if (!game) return;
  keeper_.make_room();
  begin(std::move(*game));
}

void LocalSession::quit() {
  if (!keeper_.is_kept() && !is_over()) {
    say(speaker().say("session.cannot-be-kept", {{"problem", keeper_.problem()}}));
    const auto sure = ask_yes_or_no(console_, speaker().say("session.leave-and-lose"), false);
    if (!sure) return leave(Leaving::closed);
    if (!*sure) return;
  }
  if (is_over()) keeper_.finish();
  leave(Leaving::quit);
}

void LocalSession::say_goodbye(Leaving how) {
  if (how == Leaving::closed || how == Leaving::stopped) console_.tell("\n");
  if (is_over()) return say(speaker().say("terminal.goodbye"));
  if (const auto& pending = here_.match().pending()) {
    say(speaker().say("session.not-confirmed", {{"move", pending->text}}));
  }
  if (keeper_.is_kept()) {
    say(speaker().say("session.kept"));
  } else {
    say(speaker().say("session.lost", {{"problem", keeper_.problem()}}));
  }
}

// The game is over: else a program is to move, or one of the people.
void LocalSession::ask_without_turn() {
  const Reply reply = console_.ask(
      {.text = cat(speaker().say("session.what-next"), " > "), .memory = shared_memory});
  if (reply.is_line()) return run_line_after_game(reply.text);
  console_.tell("\n");
  if (reply.kind != Reply::Kind::stopped) keeper_.finish();
  leave(Leaving::finished);
}

void LocalSession::run_line_after_game(std::string_view line) {
  const std::string word = lower_case(trim(line));
  if (word.empty()) return;
  if (word == "again" || word == "a") return play_again();
  if (const auto command = read_command(line)) return carry_out(looking(), *command);
  if (const auto guesses = guess_commands(line); guesses.size() == 1) {
    return carry_out(looking(), guesses.front());
  }
  say(speaker().say("session.again-or-quit"));
}

void LocalSession::play_again() {
  auto again = world_.open_table(here_.match().type(), table().game().options(), table().seats());
  if (!again) return say(as_sentence(again.error().whole(), speaker()));
  begin({std::move(*again), {}, engines_});
}

}  // namespace twenties
