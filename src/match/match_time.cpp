#include <algorithm>

#include "base/text.hpp"
#include "core/options.hpp"
#include "match/match.hpp"

// Leaving and coming back, pauses, and what time does to a match.

namespace twenties {

namespace {

using Kind = Entry::Kind;

Verdict refused(Message reason) { return Verdict::refused(table_clause, std::move(reason)); }

constexpr std::string_view limit_option = "time";  // in minutes, or a word for none

// After so long the round of a game ends, as its options say; 0: it does not.
Moment time_limit(const Game& game) {
  const GameInfo& info = game.info();
  const bool has_option =
      std::ranges::find(info.options, limit_option, &OptionSpec::name) != info.options.end();
  if (!info.has_clock_ending || !has_option) return 0;
  const auto values = OptionValues::read(info.options, game.options());
  const int minutes = values ? read_integer(values->text(limit_option)).value_or(0) : 0;
  return Moment{60'000} * minutes;
}

}  // namespace

void Match::went_away(std::string_view person, Moment now) {
  bool news = false;
  seats_of(person).for_each([&](Seat where) { news = news || !seat(where).away; });
  if (news && !is_over()) add(Kind::away, {std::string(person), {}, now}, nobody);
}

void Match::came_back(std::string_view person, Moment now, std::string_view via) {
  bool news = false;
  seats_of(person).for_each([&](Seat where) {
    const MatchSeat& mine = seat(where);
    news = news || mine.away || (!mine.substitute.empty() && !mine.lost_to_clock);
  });
  if (!news || is_over()) return;
  Entry entry{Kind::back, now, nobody, std::string(person), {}, {}, {}};
  if (!via.empty()) entry.fields.emplace_back("via", via);
  add(std::move(entry));
}

Moment Match::grace() const {
  const bool days = setup_.clock.kind == ClockPlan::Kind::days;
  return days ? setup_.clock.amount * Moment{24} * 3600 * 1000 : grace_time;
}

Verdict Match::care(const Sender& sender, Seat where) {
  if (const auto answer = early_answer(sender, {Entry::Kind::care}, where)) return *answer;
  if (!is_running()) return refused(Message("table.no-substitute-needed"));
  if (!has_seat(where)) return refused(Message("table.no-such-seat"));
  const MatchSeat& seat = this->seat(where);
  if (seats_of(sender.person).empty() || seat.guest.id == sender.person) {
    return Verdict::refused(rights_clause, Message("table.only-others-give-seat"));
  }
  if (!seat.is_person() || !seat.substitute.empty())
    return refused(Message("table.bot-plays-there"));
  if (!seat.away) return refused(Message("table.somebody-is-here", {{"name", seat.guest.name}}));
  if (const Moment left = *seat.away + grace() - sender.now; left > 0) {
    return refused(
        Message("table.may-come-back",
                {{"name", seat.guest.name}, {"seconds", static_cast<int>((left + 999) / 1000)}}));
  }
  add(Kind::care, sender, where, std::string(usual_substitute));
  proceed(sender.now);
  return Verdict::allowed();
}

void Match::replace_engine(Seat where, Moment now) {
  if (!is_running() || !has_seat(where)) return;
  if (seat(where).plan.kind != SeatPlan::Kind::engine) return;
  add_alone(Kind::care, where, now, std::string(usual_substitute));
}

void Match::pause(Moment now) {
  if (is_running() && !paused_) add_alone(Kind::pause, nobody, now);
}

void Match::resume(Moment now) {
  if (is_running() && paused_) add_alone(Kind::resume, nobody, now);
}

std::optional<Moment> Match::round_end() const {
  if (!is_running()) return std::nullopt;
  const bool is_up = std::ranges::any_of(
      table_->steps(), [](const Step& step) { return step.action.kind == Action::Kind::time_up; });
  if (is_up) return std::nullopt;
  const Moment limit = time_limit(table_->game());
  if (limit == 0) return std::nullopt;
  return began_ + limit;
}

Moment Match::until(Moment end, Moment now) const {
  return std::max<Moment>(0, end - (paused_ ? paused_at_ : now));
}

std::optional<Moment> Match::next_tick() const {
  if (!is_running() || paused_) return std::nullopt;
  std::optional<Moment> next = round_end();
  const auto sooner = [&](Moment at) { next = next ? std::min(*next, at) : at; };
  if (const auto end = clock_.end()) sooner(end->at);
  if (pending_) sooner(pending_->deadline);
  return next;
}

bool Match::do_what_is_due(Moment now) {
  // A tile that lies on the board when a clock ends was placed in time.
  if (pending_) {
    return add_alone(Kind::move, pending_->seat, now, std::string(pending_->text)).has_value();
  }
  const auto round = round_end();
  if (round && *round <= now) return add_alone(Kind::time_up, nobody, now).has_value();
  const auto end = clock_.end();
  return end && add_alone(Kind::flag, end->seat, now);
}

void Match::tick(Moment now) {
  if (!paused_) proceed(now);
  for (auto due = next_tick(); due && *due <= now; due = next_tick()) {
    if (!do_what_is_due(now)) return;
    proceed(now);
  }
}

}  // namespace twenties
