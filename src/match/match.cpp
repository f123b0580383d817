#include "match/match.hpp"

#include <algorithm>
#include <utility>

#include "base/text.hpp"
#include "match/fairness.hpp"
#include "match/game_clock.hpp"
#include "match/secrecy.hpp"

namespace twenties {

namespace {

using Kind = Entry::Kind;
using What = MatchEvent::Kind;

Action action_of(const Entry& entry) {
  switch (entry.kind) {
    case Kind::chance:
      return {Action::Kind::chance, nobody, entry.text};
    case Kind::time_up:
      return {Action::Kind::time_up, nobody, {}};
    case Kind::resign:
    case Kind::flag:
      return {Action::Kind::resign, entry.seat, {}};
    default:
      return {Action::Kind::move, entry.seat, entry.text};
  }
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
      return false;
    default:
      return true;
  }
}

}  // namespace

std::string MatchSeat::name() const {
  if (plan.kind == SeatPlan::Kind::bot) return plan.name;
  if (plan.kind == SeatPlan::Kind::engine) return cat("engine ", plan.name);
  return guest.name;
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
  auto settled = settle(registry, std::move(setup));
  if (!settled) return failure(settled.error().message);
  if (const auto good = read_secret(settled->secret); !good) return failure(good.error().message);
  const Entry entry = entry_of(*settled, now);
  Match match(registry, **registry.require(settled->game), std::move(*settled));
  match.add(entry);
  match.proceed(now);
  return match;
}

Result<Match> Match::restore(const Registry& registry, std::span<const std::string> log) {
  if (log.empty()) return failure("the log is empty");
  const auto first = read_entry(log.front());
  if (!first) return failure(first.error().message);
  auto setup = setup_of(*first);
  if (!setup) return failure(setup.error().message);
  auto settled = settle(registry, *setup);
  if (!settled) return failure(settled.error().message);
  Match match(registry, **registry.require(settled->game), std::move(*settled));
  if (const auto followed = match.follow(log); !followed) {
    return failure(followed.error().message);
  }
  return match;
}

Result<void> Match::follow(std::span<const std::string> entries) {
  for (const std::string& text : entries) {
    const auto entry = read_entry(text);
    if (!entry) return failure(cat("entry ", length_ + 1, ": ", entry.error().message));
    if (const auto applied = apply(*entry); !applied) {
      return failure(cat("entry ", length_ + 1, " (", quote(text), "): ", applied.error().message));
    }
  }
  return {};
}

std::vector<std::string> Match::take_fresh() { return std::exchange(fresh_, {}); }

void Match::add(Entry entry) {
  fresh_.push_back(print_entry(entry));
  apply(entry);
}

void Match::add(Kind kind, const Sender& sender, Seat seat, std::string text) {
  Entry entry;
  entry.kind = kind;
  entry.at = sender.now;
  entry.seat = seat;
  entry.person = sender.person;
  entry.id = sender.id;
  entry.text = std::move(text);
  add(std::move(entry));
}

Result<void> Match::apply(const Entry& entry) {
  const bool fits =
      (entry.kind == Kind::open) == (length_ == 0) &&
      (entry.seat != nobody) == needs_seat(entry.kind) &&
      (entry.seat == nobody || index_of(entry.seat) < static_cast<int>(seats_.size()));
  if (!fits) return failure("it does not fit the log");
  Result<void> done;
  switch (entry.kind) {
    case Kind::open:
      tell(What::opened, entry);
      break;
    case Kind::sit:
    case Kind::stand:
    case Kind::bot:
      done = apply_seating(entry);
      break;
    case Kind::begin:
      done = begin(entry);
      break;
    case Kind::undo:
      done = apply_undo(entry);
      break;
    case Kind::place:
    case Kind::take_back:
    case Kind::ask_undo:
    case Kind::agree_undo:
    case Kind::refuse_undo:
      done = apply_waiting(entry);
      break;
    case Kind::away:
    case Kind::back:
    case Kind::care:
    case Kind::pause:
    case Kind::resume:
    case Kind::again:
      done = apply_presence(entry);
      break;
    default:
      done = apply_step(entry);
  }
  if (!done) return done;
  ++length_;
  if (!entry.id.empty()) done_.emplace(std::pair(entry.person, entry.id), length_);
  return {};
}

Result<void> Match::apply_seating(const Entry& entry) {
  MatchSeat& seat = place(entry.seat);
  if (table_ || !seat.is_person()) return failure("the seat cannot change hands");
  if (entry.kind == Kind::bot) {
    seat = {};
    seat.plan = {SeatPlan::Kind::bot, entry.text};
    seat.share = entry.text;
  } else if (entry.kind == Kind::sit) {
    seat.guest = {entry.person, entry.text, std::string(entry.field("colour"))};
    seat.share = entry.field("share");
  } else {
    seat.guest = {};
    seat.share.clear();
  }
  tell(entry.kind == Kind::stand ? What::stood : What::sat, entry, seat.name());
  return {};
}

Result<void> Match::begin(const Entry& entry) {
  if (table_) return failure("the game has begun before");
  Fairness fairness{setup_.secret, commitment(), setup_.shares};
  std::vector<Sitter> sitters;
  for (const MatchSeat& seat : seats_) {
    if (!seat.is_taken()) return failure("a seat is empty");
    const bool is_bot = seat.plan.kind == SeatPlan::Kind::bot;
    sitters.push_back({seat.name(), is_bot ? seat.plan.name : std::string()});
    if (setup_.shares.empty()) fairness.shares.push_back(seat.share);
  }
  auto chance = TableChance::from_fairness(fairness);
  if (!chance) return failure(chance.error().message);
  auto table = Table::open(*type_, setup_.options, std::move(sitters), std::move(*chance));
  if (!table) return failure(table.error().message);
  table_ = std::move(*table);
  clock_ = MatchClock(setup_.clock);
  began_ = entry.at;
  tell(What::begun, entry);
  run_clock(nobody, entry.at);
  return {};
}

Result<void> Match::apply_step(const Entry& entry) {
  if (!table_) return failure("the game has not begun");
  if (entry.kind == Kind::flag) {
    tell(What::flag_fell, entry);
    if (seats_.size() > 2) {
      place(entry.seat).caretaker = usual_caretaker;
      place(entry.seat).lost_to_clock = true;
      run_clock(nobody, entry.at);
      return {};
    }
  }
  if (const Verdict verdict = table_->enact(action_of(entry)); !verdict) {
    return failure(verdict.text());
  }
  pending_.reset();
  undo_asked_.reset();
  tell_step(entry);
  count_open();
  run_clock(entry.kind == Kind::move ? entry.seat : nobody, entry.at);
  if (is_over()) tell(What::over, entry);
  return {};
}

// What is sealed is told to its own seat alone; the others learn that something was done, and all
// of it when the last seat has decided.
void Match::tell_step(const Entry& entry) {
  const auto& steps = table_->steps();
  const std::size_t open = open_steps(*table_);
  if (open < steps.size()) {
    tell_seat(What::played, entry);
    events_.back().steps.push_back(steps.back());
    tell(What::sealed, entry);
    events_.back().audience.remove(entry.seat);
    return;
  }
  tell(open_ + 1 < open ? What::unsealed : What::played, entry);
  for (std::size_t step = open_; step < open; ++step) events_.back().steps.push_back(steps[step]);
}

void Match::count_open() {
  const std::size_t open = open_steps(*table_);
  answers_ += open > open_ ? open - open_ : open < open_ ? 1 : 0;
  open_ = open;
}

Result<void> Match::apply_undo(const Entry& entry) {
  const auto last = table_ ? last_decision(entry.seat) : std::nullopt;
  if (!last) return failure("there is nothing to undo");
  // Sealed decisions of others, made later, stay as they are.
  std::vector<Action> kept;
  for (std::size_t step = *last + 1; step < table_->steps().size(); ++step) {
    if (step >= open_) kept.push_back(table_->steps()[step].action);
  }
  const bool sealed = *last >= open_;
  table_->rewind(*last);
  if (sealed) {
    for (const Action& action : kept) table_->enact(action);
  }
  pending_.reset();
  undo_asked_.reset();
  if (sealed) {
    tell_seat(What::undone, entry);
    events_.back().kept = *last;
    tell(What::reopened, entry);
    events_.back().audience.remove(entry.seat);
  } else {
    tell(What::undone, entry);
    events_.back().kept = *last;
  }
  count_open();
  run_clock(nobody, entry.at);
  return {};
}

Result<void> Match::apply_waiting(const Entry& entry) {
  if (!table_) return failure("the game has not begun");
  if (entry.kind == Kind::place) {
    const Moment wait = type_->info().confirm_seconds * Moment{1000};
    pending_ = PendingMove{entry.seat, entry.text, std::chrono::milliseconds(entry.at + wait)};
    tell_seat(What::placed, entry);
  } else if (entry.kind == Kind::take_back) {
    pending_.reset();
    tell_seat(What::taken_back, entry);
  } else if (entry.kind == Kind::ask_undo) {
    undo_asked_ = UndoAsked{entry.seat, {}};
    tell(What::undo_asked, entry);
  } else if (!undo_asked_) {
    return failure("nobody asked to undo");
  } else if (entry.kind == Kind::agree_undo) {
    undo_asked_->agreed.push_back(entry.person);
  } else {
    undo_asked_.reset();
    tell(What::undo_refused, entry);
  }
  return {};
}

Result<void> Match::apply_presence(const Entry& entry) {
  if (entry.kind == Kind::again) {
    next_table_ = entry.text;
    tell(What::again, entry);
    return {};
  }
  if (entry.kind == Kind::pause) {
    clock_.pause(entry.at);
    paused_ = true;
    paused_at_ = entry.at;
    tell(What::paused, entry);
    return {};
  }
  if (entry.kind == Kind::resume) {
    clock_.resume(entry.at);
    began_ += entry.at - paused_at_;
    paused_ = false;
    tell(What::resumed, entry);
    return {};
  }
  if (entry.kind == Kind::care) {
    MatchSeat& seat = place(entry.seat);
    seat.caretaker = entry.text;
    if (!seat.is_person()) seat.plan = {SeatPlan::Kind::bot, entry.text};
    tell(What::cared_for, entry);
    run_clock(nobody, entry.at);
    return {};
  }
  seats_of(entry.person).for_each([&](Seat which) {
    MatchSeat& seat = place(which);
    if (entry.kind == Kind::away) {
      seat.away = entry.at;
    } else {
      seat.away.reset();
      if (!seat.lost_to_clock) seat.caretaker.clear();
    }
    Entry told = entry;
    told.seat = which;
    tell(entry.kind == Kind::away ? What::went_away : What::came_back, told);
  });
  run_clock(nobody, entry.at);
  return {};
}

void Match::tell(What kind, const Entry& entry, std::string text) {
  MatchEvent event;
  event.kind = kind;
  event.at = entry.at;
  event.seat = entry.seat;
  event.text = text.empty() && kind != What::opened && kind != What::played && kind != What::sealed
                   ? entry.text
                   : std::move(text);
  event.audience = SeatSet::first(static_cast<int>(seats_.size()));
  events_.push_back(std::move(event));
}

void Match::tell_seat(What kind, const Entry& entry) {
  tell(kind, entry);
  events_.back().audience = SeatSet::of(entry.seat);
  events_.back().for_spectators = false;
}

void Match::run_clock(Seat moved, Moment now) {
  if (!table_) return;
  SeatSet thinking;
  table_->game().turn().seats.for_each([&](Seat seat) {
    const MatchSeat& who = place(seat);
    if (who.is_person() && who.caretaker.empty()) thinking.add(seat);
  });
  clock_.run(is_over() ? SeatSet() : thinking, moved, now);
}

}  // namespace twenties
