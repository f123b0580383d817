#include "match/match.hpp"

#include <algorithm>
#include <utility>

#include "base/text.hpp"
#include "match/fairness.hpp"

namespace twenties {

namespace {

using Kind = Entry::Kind;

// What exactly the rules refused may tell of hidden tiles.
Message what_for_log(const Error& error) {
  if (error.clause.empty()) return error.message;
  Message refused("log.refused");
  return error.clause == table_clause ? refused : with_clause(refused, error.clause);
}

bool needs_seat(Kind kind) {
  switch (kind) {
    case Kind::open:
    case Kind::begin:
    case Kind::chance:
    case Kind::time_up:
    case Kind::agree_undo:
    case Kind::refuse_undo:
    case Kind::away:
    case Kind::back:
    case Kind::pause:
    case Kind::resume:
    case Kind::again:
    case Kind::ask_same:
      return false;
    default:
      return true;
  }
}

}  // namespace

std::string_view MatchSeat::kind() const {
  if (plan.kind == SeatPlan::Kind::bot) return "bot";
  if (plan.kind == SeatPlan::Kind::engine) return "engine";
  return is_taken() ? "person" : "open";
}

std::string MatchSeat::name() const {
  if (!guest.name.empty()) return guest.name;
  if (plan.kind == SeatPlan::Kind::bot) return plan.name;
  return plan.kind == SeatPlan::Kind::engine ? cat("engine ", plan.name) : std::string();
}

Match::Match(const Registry& registry, const GameType& type, MatchSetup setup)
    : registry_(&registry), type_(&type), setup_(std::move(setup)) {
  for (const SeatPlan& plan : setup_.seats) {
    MatchSeat seat;
    seat.plan = plan;
    if (!seat.is_person()) seat.share = plan.name;
    seats_.push_back(std::move(seat));
  }
}

Result<Match> Match::open(const Registry& registry, MatchSetup setup, Moment now) {
  auto complete_setup = complete(registry, std::move(setup));
  if (!complete_setup) return tl::unexpected(complete_setup.error());
  const Entry entry = entry_of(*complete_setup, now);
  const GameType& type = **registry.require(complete_setup->game);
  Match match(registry, type, std::move(*complete_setup));
  match.add(entry);
  match.proceed(now);
  return match;
}

Result<Match> Match::restore(const Registry& registry, std::span<const std::string> log) {
  if (log.empty()) return failure(Message("log.empty"));
  const auto first = read_entry(log.front());
  if (!first) return tl::unexpected(first.error());
  auto setup = setup_of(*first);
  if (!setup) return tl::unexpected(setup.error());
  auto complete_setup = complete(registry, std::move(*setup));
  if (!complete_setup) return tl::unexpected(complete_setup.error());
  const GameType& type = **registry.require(complete_setup->game);
  Match match(registry, type, std::move(*complete_setup));
  if (const auto followed = match.follow(log); !followed) {
    return tl::unexpected(followed.error());
  }
  return match;
}

Match Match::local(const Registry& registry, Table table, LocalPlay play, Moment now) {
  const GameType& type = **registry.require(table.game().info().id);
  MatchSetup setup;
  setup.game = type.info().id;
  setup.options = table.game().options();
  setup.rules = table.game().rules_version();
  setup.host = play.person;
  for (std::size_t i = 0; i < table.seats().size(); ++i) {
    const std::string& name = table.seats()[i];
    const bool is_engine = play.engines.has(seat_at(static_cast<int>(i)));
    const std::string level(bot_level(name));
    setup.seats.push_back(is_engine       ? SeatPlan{SeatPlan::Kind::engine, name}
                          : level.empty() ? SeatPlan{SeatPlan::Kind::reserved, play.person}
                                          : SeatPlan{SeatPlan::Kind::bot, level});
  }
  Match match(registry, type, std::move(setup));
  for (std::size_t i = 0; i < match.seats_.size(); ++i) {
    MatchSeat& seat = match.seats_[i];
    if (seat.is_person()) seat.guest.id = play.person;
    if (seat.plan.kind != SeatPlan::Kind::bot) seat.guest.name = table.seats()[i];
  }
  match.began_ = now - play.played;
  match.last_ = now;
  match.length_ = 1;  // the record stands for the beginning of the log
  match.local_ = std::move(play);
  match.play_again_from(std::move(table), now);
  return match;
}

// Plays the actions of a table once more, so that everybody is told what a watcher would have been.
void Match::play_again_from(Table table, Moment now) {
  std::vector<Action> actions;
  for (const Step& step : table.steps()) actions.push_back(step.action);
  table.rewind(0);
  table_ = std::move(table);
  Entry entry{Kind::begin, now, nobody, {}, {}, {}, {}};
  tell(MatchEvent::Kind::begun, entry);
  for (const Action& action : actions) {
    entry.kind = action.kind == Action::Kind::move ? Kind::move : Kind::chance;
    entry.seat = action.seat;
    apply_action(entry, action);
  }
}

Result<void> Match::follow(std::span<const std::string> entries) {
  for (const std::string& text : entries) {
    auto entry = read_entry(text);
    if (!entry) {
      return failure(
          Message("log.entry", {{"n", cat(length_ + 1)}, {"what", entry.error().message}}));
    }
    entry->at = std::max(entry->at, last_);
    if (const auto applied = apply(*entry); !applied) {
      return failure(Message("log.quoted-entry", {{"n", cat(length_ + 1)},
                                                  {"text", quote(text)},
                                                  {"what", what_for_log(applied.error())}}));
    }
  }
  return {};
}

std::vector<std::string> Match::take_fresh() { return std::exchange(fresh_, {}); }

Result<void> Match::add(Entry entry) {
  entry.at = std::clamp(entry.at, last_, last_moment);
  auto applied = apply(entry);
  if (applied) fresh_.push_back(print_entry(entry));
  return applied;
}

Result<void> Match::add(Kind kind, const Sender& sender, Seat seat, std::string text) {
  Entry entry;
  entry.kind = kind;
  entry.at = sender.now;
  entry.seat = seat;
  entry.person = sender.person;
  entry.id = sender.id;
  entry.text = std::move(text);
  return add(std::move(entry));
}

Result<void> Match::add_alone(Kind kind, Seat seat, Moment now, std::string text) {
  return add(kind, Sender{{}, {}, now}, seat, std::move(text));
}

Result<void> Match::apply(const Entry& entry) {
  const bool fits =
      (entry.kind == Kind::open) == (length_ == 0) &&
      (entry.seat != nobody) == needs_seat(entry.kind) &&
      (entry.seat == nobody || index_of(entry.seat) < static_cast<int>(seats_.size()));
  if (!fits) return failure(Message("log.does-not-fit"));
  if (auto done = carry_out(entry); !done) return done;
  ++length_;
  last_ = entry.at;
  if (!entry.id.empty()) {
    done_.emplace(std::pair(entry.person, entry.id),
                  Done{length_, entry.kind, entry.seat, entry.text});
  }
  return {};
}

Result<void> Match::carry_out(const Entry& entry) {
  switch (entry.kind) {
    case Kind::open:
      tell(MatchEvent::Kind::opened, entry);
      return {};
    case Kind::sit:
    case Kind::stand:
    case Kind::bot:
      return apply_seating(entry);
    case Kind::begin:
      return begin(entry);
    case Kind::undo:
      return apply_undo(entry);
    case Kind::place:
    case Kind::take_back:
      return apply_placing(entry);
    case Kind::ask_undo:
    case Kind::agree_undo:
    case Kind::refuse_undo:
      return apply_asking(entry);
    case Kind::away:
    case Kind::back:
      return apply_presence(entry);
    case Kind::care:
      return apply_care(entry);
    case Kind::pause:
    case Kind::resume:
      return apply_pause(entry);
    case Kind::again:
    case Kind::ask_same:
      return apply_again(entry);
    case Kind::help:
      return apply_help(entry);
    default:
      return apply_step(entry);
  }
}

std::optional<std::uint64_t> Match::done_before(const Sender& sender) const {
  if (sender.id.empty()) return std::nullopt;
  const auto found = done_.find({sender.person, sender.id});
  if (found == done_.end()) return std::nullopt;
  return found->second.number;
}

// The beginning, chance and skips need nobody's decision, nor does an undo that all have agreed to.
void Match::proceed(Moment now) {
  if (!table_ && std::ranges::all_of(seats_, &MatchSeat::is_taken)) {
    add_alone(Kind::begin, nobody, now);
  }
  if (undo_asked_ && all_agree_to_undo()) {
    const bool may = may_undo(undo_asked_->seat, now).is_allowed();
    if (may) {
      add_alone(Kind::undo, undo_asked_->seat, now);
    } else {
      add_alone(Kind::refuse_undo, nobody, now);
    }
  }
  while (table_ && !pending_) {
    auto action = table_->next_without_decision();
    if (!action) return;
    const bool is_chance = action->kind == Action::Kind::chance;
    const Kind kind = is_chance ? Kind::chance : Kind::skip;
    if (!add_alone(kind, action->seat, now, std::move(action->text))) return;
  }
}

const MatchSeat& Match::seat(Seat where) const {
  return seats_[static_cast<std::size_t>(index_of(where))];
}

bool Match::has_seat(Seat where) const { return index_of(where) < static_cast<int>(seats_.size()); }

SeatSet Match::seats_of(std::string_view person) const {
  SeatSet out;
  for (std::size_t i = 0; i < seats_.size(); ++i) {
    if (!person.empty() && seats_[i].guest.id == person) out.add(seat_at(static_cast<int>(i)));
  }
  return out;
}

std::string Match::commitment() const {
  if (!local_) return commitment_of(setup_.secret);
  const Fairness* fairness = table_->chance().fairness();
  return fairness == nullptr ? std::string() : fairness->commitment;
}

std::vector<BotTurn> Match::bot_turns() const {
  std::vector<BotTurn> out;
  if (!is_running() || paused_ || pending_) return out;
  table_->game().turn().seats.for_each([&](Seat where) {
    const MatchSeat& who = seat(where);
    if (who.is_person() && who.substitute.empty()) return;
    BotTurn turn{where, who.substitute, {}, 0, answers_};
    if (who.plan.kind == SeatPlan::Kind::bot) turn.level = who.plan.name;
    if (who.plan.kind == SeatPlan::Kind::engine) turn.engine = who.plan.name;
    turn.seed = table_->chance().bot_seed(table_->steps().size(), where);
    out.push_back(std::move(turn));
  });
  return out;
}

HelpPolicy Match::help_policy() const {
  if (setup_.help) return *setup_.help;
  std::vector<std::string_view> people;
  for (const MatchSeat& seat : seats_) {
    if (!seat.is_person()) continue;
    const std::string_view who = seat.guest.id;
    // A seat that is still open is somebody else's.
    if (who.empty() || std::ranges::find(people, who) == people.end()) people.push_back(who);
  }
  return people.size() > 1 ? HelpPolicy::off : HelpPolicy::free;
}

bool Match::has_company(std::string_view person) const {
  return std::ranges::any_of(seats_, [&](const MatchSeat& seat) {
    return seat.is_person() && !seat.guest.id.empty() && seat.guest.id != person;
  });
}

Record Match::record() const {
  if (!table_) return {};
  Record out = table_->record();
  std::string help(print_help(help_policy()));
  if (help_policy() == HelpPolicy::counted) {
    for (std::size_t seat = 0; seat < seats_.size(); ++seat) help += cat(' ', helped_[seat]);
  }
  out.remarks.emplace_back("help", help);
  return out;
}

}  // namespace twenties
