#include <algorithm>
#include <utility>

#include "base/text.hpp"
#include "bots/bot.hpp"
#include "match/fairness.hpp"
#include "match/match.hpp"
#include "match/secrecy.hpp"

// How log entries change a match, and the events they cause. Logs are untrusted, so an entry that
// does not fit is refused.

namespace twenties {

namespace {

using Kind = Entry::Kind;
using What = MatchEvent::Kind;

tl::unexpected<Error> refused(const Verdict& verdict) {
  return failure(verdict.clause, verdict.reason);
}

Action action_of(const Entry& entry) {
  switch (entry.kind) {
    case Kind::chance:
      return {Action::Kind::chance, nobody, entry.text};
    case Kind::time_up:
      return {Action::Kind::time_up, nobody, {}};
    case Kind::resign:
      return {Action::Kind::resign, entry.seat, {}};
    case Kind::flag:
      return {Action::Kind::flag, entry.seat, {}};
    default:
      return {Action::Kind::move, entry.seat, entry.text};
  }
}

}  // namespace

Result<void> Match::apply_seating(const Entry& entry) {
  MatchSeat& seat = place(entry.seat);
  if (table_ || !seat.is_person()) return failure(Message("log.seat-fixed"));
  if (entry.kind == Kind::bot) {
    seat = {};
    seat.plan = {SeatPlan::Kind::bot, entry.text};
    seat.share = entry.text;
  } else if (entry.kind == Kind::sit) {
    if (entry.person.empty()) return failure(Message("log.nobody-sits"));
    ++sittings_[entry.person];
    seat.guest = {entry.person, entry.text, std::string(entry.field("colour"))};
    seat.share = entry.field("share");
    seat.via = entry.field("via");
  } else {
    seat.guest = {};
    seat.share.clear();
  }
  seat.away.reset();
  tell(entry.kind == Kind::stand ? What::stood : What::sat, entry, seat.name());
  return {};
}

Result<void> Match::begin(const Entry& entry) {
  if (table_) return failure(Message("log.begun-before"));
  Fairness fairness{setup_.secret, commitment(), setup_.shares};
  std::vector<std::string> seats;
  for (const MatchSeat& seat : seats_) {
    if (!seat.is_taken()) return failure(Message("log.seat-empty"));
    const bool is_bot = seat.plan.kind == SeatPlan::Kind::bot;
    seats.push_back(is_bot ? bot_seat(seat.plan.name) : seat.name());
    if (setup_.shares.empty()) fairness.shares.push_back(seat.share);
  }
  auto chance = TableChance::from_fairness(fairness);
  if (!chance) return tl::unexpected(chance.error());
  auto table = setup_.position.empty() ? Table::open(*type_, setup_.options, std::move(seats),
                                                     std::move(*chance), setup_.rules)
                                       : Table::open_at(*type_, setup_.position, std::move(seats),
                                                        std::move(*chance), setup_.rules);
  if (!table) return tl::unexpected(table.error());
  table_ = std::move(*table);
  clock_ = MatchClock(setup_.clock);
  clocks_.clear();
  began_ = entry.at;
  tell(What::begun, entry);
  run_clock(nobody, entry.at);
  return {};
}

// A flag that falls loses a game of two; where there are more, a bot plays on for the seat.
Result<void> Match::apply_step(const Entry& entry) {
  if (!table_) return failure(Message("table.game-not-begun"));
  if (entry.kind == Kind::flag && seats_.size() > 2) {
    place(entry.seat).substitute = usual_substitute;
    place(entry.seat).lost_to_clock = true;
    tell(What::flag_fell, entry);
    run_clock(nobody, entry.at);
    return {};
  }
  return apply_action(entry, action_of(entry));
}

Result<void> Match::apply_action(const Entry& entry, const Action& action) {
  if (const Verdict verdict = table_->enact(action); !verdict) return refused(verdict);
  clocks_.push_back(clock_);
  pending_.reset();
  undo_asked_.reset();
  tell_step(entry);
  count_open();
  run_clock(entry.kind == Kind::move ? entry.seat : nobody, entry.at);
  if (!is_over()) return {};
  tell(What::over, entry);
  events_.back().seat = nobody;
  return {};
}

// A sealed decision is sent only to its own seat; the others learn that it was made, and its
// content when the last seat has decided.
void Match::tell_step(const Entry& entry) {
  const auto& steps = table_->steps();
  const std::size_t open = open_steps(*table_);
  if (open < steps.size()) {
    tell_seat(What::played, entry, entry.seat);
    events_.back().kept = open_;
    events_.back().steps.push_back(steps.back());
    tell(What::sealed, entry);
    events_.back().audience.remove(entry.seat);
    return;
  }
  tell(open_ + 1 < open ? What::unsealed : What::played, entry);
  events_.back().kept = open_;
  for (std::size_t step = open_; step < open; ++step) events_.back().steps.push_back(steps[step]);
}

void Match::count_open() {
  const std::size_t open = open_steps(*table_);
  answers_ += open > open_ ? open - open_ : open < open_ ? 1 : 0;
  open_ = open;
}

Result<void> Match::apply_placing(const Entry& entry) {
  if (entry.kind == Kind::take_back) {
    if (!pending_ || pending_->seat != entry.seat) return failure(Message("log.no-tile-waits"));
    pending_.reset();
    ++take_backs_[static_cast<std::size_t>(index_of(entry.seat))];
    tell_seat(What::taken_back, entry, entry.seat);
    return {};
  }
  const Moment wait = type_->info().confirm_seconds * Moment{1000};
  if (!table_ || wait == 0) return failure(Message("log.nothing-waits"));
  if (const Verdict verdict = table_->game().check(entry.seat, entry.text); !verdict) {
    return refused(verdict);
  }
  if (pending_) return failure(Message("log.nothing-waits"));
  pending_ = PendingMove{entry.seat, entry.text, entry.at + wait};
  tell_seat(What::placed, entry, entry.seat, entry.text);
  return {};
}

Result<void> Match::apply_presence(const Entry& entry) {
  seats_of(entry.person).for_each([&](Seat which) {
    MatchSeat& seat = place(which);
    if (entry.kind == Kind::away) {
      seat.away = entry.at;
    } else {
      seat.away.reset();
      seat.via = entry.field("via");
      if (!seat.lost_to_clock) seat.substitute.clear();
    }
    Entry told = entry;
    told.seat = which;
    tell(entry.kind == Kind::away ? What::went_away : What::came_back, told);
  });
  ++comings_and_goings_;
  run_clock(nobody, entry.at);
  return {};
}

Result<void> Match::apply_care(const Entry& entry) {
  if (!is_running()) return failure(Message("log.not-running"));
  if (!make_player(type_->info(), entry.text)) return failure(Message("log.no-such-bot"));
  MatchSeat& seat = place(entry.seat);
  if (seat.is_person()) {
    seat.substitute = entry.text;
  } else {
    seat.plan = {SeatPlan::Kind::bot, entry.text};
  }
  tell(What::cared_for, entry, entry.text);
  run_clock(nobody, entry.at);
  return {};
}

Result<void> Match::apply_pause(const Entry& entry) {
  const bool pauses = entry.kind == Kind::pause;
  if (!is_running() || paused_ == pauses) return failure(Message("log.pauses-once"));
  paused_ = pauses;
  if (pauses) {
    clock_.pause(entry.at);
    paused_at_ = entry.at;
  } else {
    clock_.resume(entry.at);
    began_ += entry.at - paused_at_;
    if (pending_) pending_->deadline += entry.at - paused_at_;
  }
  tell(pauses ? What::paused : What::resumed, entry);
  return {};
}

Result<void> Match::apply_again(const Entry& entry) {
  if (entry.kind == Kind::ask_same) {
    if (!is_over() || entry.person.empty()) return failure(Message("log.no-same-tiles"));
    asked_for_same_.push_back(entry.person);
    Entry told = entry;
    const SeatSet own = seats_of(entry.person);
    if (!own.empty()) told.seat = own.lowest();
    tell(What::same_asked, told);
    return {};
  }
  (entry.field("tiles") == "same" ? same_table_ : next_table_) = entry.text;
  tell(What::again, entry, entry.text);
  return {};
}

Result<void> Match::apply_help(const Entry& entry) {
  if (!is_running()) return failure(Message("log.not-running"));
  ++helped_[static_cast<std::size_t>(index_of(entry.seat))];
  tell(What::helped, entry, entry.text);
  return {};
}

void Match::tell(What kind, const Entry& entry, std::string text) {
  MatchEvent event;
  event.kind = kind;
  event.at = entry.at;
  event.seat = entry.seat;
  event.text = std::move(text);
  event.audience = SeatSet::first(static_cast<int>(seats_.size()));
  events_.push_back(std::move(event));
}

void Match::tell_seat(What kind, const Entry& entry, Seat seat, std::string text) {
  tell(kind, entry, std::move(text));
  events_.back().seat = seat;
  events_.back().audience = SeatSet::of(seat);
  events_.back().for_spectators = false;
}

void Match::run_clock(Seat moved, Moment now) {
  if (!table_) return;
  SeatSet thinking;
  table_->game().turn().seats.for_each([&](Seat seat) {
    const MatchSeat& who = place(seat);
    if (who.is_person() && who.substitute.empty()) thinking.add(seat);
  });
  clock_.run(is_over() ? SeatSet() : thinking, moved, now);
}

}  // namespace twenties
