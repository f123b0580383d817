#include "match/match_clock.hpp"

#include <algorithm>

#include "base/text.hpp"

namespace twenties {

namespace {

using Kind = ClockPlan::Kind;

constexpr int longest_seconds = 24 * 3600;
constexpr int longest_increment = 600;
constexpr int most_days = 30;

std::size_t place_of(Seat seat) { return static_cast<std::size_t>(index_of(seat)); }

Moment whole_time(const ClockPlan& plan) {
  const Moment second = 1000;
  return plan.kind == Kind::days ? plan.amount * 24 * 3600 * second : plan.amount * second;
}

}  // namespace

std::string print_clock(const ClockPlan& plan) {
  switch (plan.kind) {
    case Kind::none:
      return "none";
    case Kind::per_move:
      return cat("move:", plan.amount);
    case Kind::per_game:
      return plan.increment == 0 ? cat("game:", plan.amount)
                                 : cat("game:", plan.amount, "+", plan.increment);
    case Kind::days:
      return cat("days:", plan.amount);
  }
  return {};
}

Result<ClockPlan> read_clock(std::string_view text) {
  const auto wrong = [&] { return failure(Message("table.bad-clock", {{"text", quote(text)}})); };
  if (text == "none") return ClockPlan{};
  const std::size_t colon = text.find(':');
  if (colon == std::string_view::npos) return wrong();
  const std::string_view kind = text.substr(0, colon);
  const std::string_view rest = text.substr(colon + 1);
  const std::size_t plus = kind == "game" ? rest.find('+') : std::string_view::npos;
  ClockPlan plan{kind == "move" ? Kind::per_move : kind == "game" ? Kind::per_game : Kind::days};
  if (kind != "move" && kind != "game" && kind != "days") return wrong();
  const int most = plan.kind == Kind::days ? most_days : longest_seconds;
  const auto amount = read_integer(rest.substr(0, plus), 1, most);
  if (!amount) return wrong();
  plan.amount = *amount;
  if (plus != std::string_view::npos) {
    const auto increment = read_integer(rest.substr(plus + 1), 1, longest_increment);
    if (!increment) return wrong();
    plan.increment = *increment;
  }
  return plan;
}

MatchClock::MatchClock(const ClockPlan& plan) : plan_(plan), whole_(whole_time(plan)) {
  left_.fill(whole_);
}

void MatchClock::charge(Moment now) {
  if (!paused_ && has_limit()) {
    thinking_.for_each([&](Seat seat) {
      Moment& left = left_[place_of(seat)];
      left = std::max<Moment>(0, left - std::max<Moment>(0, now - since_));
    });
  }
  since_ = std::max(since_, now);
}

void MatchClock::run(SeatSet thinking, Seat moved, Moment now) {
  charge(now);
  if (plan_.kind == Kind::per_game) {
    if (thinking_.has(moved)) left_[place_of(moved)] += plan_.increment * Moment{1000};
  } else {
    thinking.for_each([&](Seat seat) {
      if (seat == moved || !thinking_.has(seat)) left_[place_of(seat)] = whole_;
    });
  }
  thinking_ = thinking;
}

Moment MatchClock::left_since(const MatchClock& before, Seat seat, Moment now) const {
  const Moment left = before.left_[place_of(seat)];
  if (!before.thinking_.has(seat)) return left;
  const Moment thought = now - before.since_ - (stood_still_ - before.stood_still_);
  return std::max<Moment>(0, left - std::max<Moment>(0, thought));
}

void MatchClock::go_back(const MatchClock& before, Moment now) {
  for (int seat = 0; seat < max_seats; ++seat) {
    left_[place_of(seat_at(seat))] = left_since(before, seat_at(seat), now);
  }
  thinking_ = before.thinking_;
  since_ = std::max(since_, now);
}

void MatchClock::go_back(const MatchClock& before, Seat seat, Moment now) {
  charge(now);
  left_[place_of(seat)] = left_since(before, seat, now);
  thinking_.add(seat);
}

void MatchClock::pause(Moment now) {
  charge(now);
  paused_ = true;
}

void MatchClock::resume(Moment now) {
  paused_ = false;
  stood_still_ += std::max<Moment>(0, now - since_);
  since_ = now;
}

Moment MatchClock::left(Seat seat, Moment now) const {
  const Moment left = left_[place_of(seat)];
  if (!running().has(seat)) return left;
  return std::max<Moment>(0, left - std::max<Moment>(0, now - since_));
}

std::optional<MatchClock::End> MatchClock::end() const {
  std::optional<End> first;
  if (!has_limit()) return first;
  running().for_each([&](Seat seat) {
    const End end{since_ + left_[place_of(seat)], seat};
    if (!first || end.at < first->at) first = end;
  });
  return first;
}

}  // namespace twenties
