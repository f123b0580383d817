#include "client/seen_table.hpp"

#include <algorithm>
#include <utility>

#include "base/text.hpp"

namespace twenties {

namespace {

using std::chrono::milliseconds;

// Any game that fits will do for what the viewer may know.
constexpr std::uint64_t imagination = 1;

bool is_same_step(const Step& one, const Step& other) {
  return one.is_skip == other.is_skip && one.action == other.action;
}

Seat seat_of(int number) {
  return number >= 1 && number <= max_seats ? seat_at(number - 1) : nobody;
}

// A time from now, whatever a server says.
milliseconds span_of(std::int64_t left) {
  constexpr std::int64_t longest = 1'000LL * 3600 * 24 * 365;
  return milliseconds(std::clamp<std::int64_t>(left, 0, longest));
}

}  // namespace

SeatSet seats_in(const std::vector<int>& numbers) {
  SeatSet out;
  for (const int number : numbers) {
    if (const Seat seat = seat_of(number); seat != nobody) out.add(seat);
  }
  return out;
}

bool SeenTable::take(const News& news, milliseconds now) {
  for (const NewsEvent& event : news.events) {
    if (event.number <= number_) continue;
    if (event.number != number_ + 1) return false;
    number_ = event.number;
    keep(event);
    fresh_.push_back(event);
  }
  if (news.number > number_) return false;
  state_ = news.state;
  taken_at_ = now;
  known_ = true;
  type_ = registry_->find(state_.game);
  read_view();
  return true;
}

std::vector<NewsEvent> SeenTable::take_fresh() { return std::exchange(fresh_, {}); }

void SeenTable::skip_fresh(std::uint64_t up_to) {
  std::erase_if(fresh_, [&](const NewsEvent& event) { return event.number <= up_to; });
}

void SeenTable::drop_fresh(std::uint64_t number) {
  std::erase_if(fresh_, [&](const NewsEvent& event) { return event.number == number; });
}

void SeenTable::keep(const NewsEvent& event) {
  const Seat seat = seat_of(event.seat);
  if (event.kind == "sealed" && seat != nobody) sealed_.add(seat);
  if (event.kind == "reopened" && seat != nobody) sealed_.remove(seat);
  if (event.kind == "unsealed" || event.kind == "over") sealed_ = {};
  if (event.kind == "undone") return go_back(event);
  if (event.kind == "unsealed") return keep_opened(event);
  steps_.insert(steps_.end(), event.steps.begin(), event.steps.end());
}

// The viewer's own sealed step is known already.
void SeenTable::keep_opened(const NewsEvent& event) {
  while (!steps_.empty() && steps_.back().action.seat != nobody &&
         std::ranges::any_of(event.steps,
                             [&](const Step& step) { return is_same_step(step, steps_.back()); })) {
    steps_.pop_back();
  }
  steps_.insert(steps_.end(), event.steps.begin(), event.steps.end());
}

// The number counts sealed steps of others, which are not known here; the viewer's own sealed step
// is the last.
void SeenTable::go_back(const NewsEvent& event) {
  if (event.kept < steps_.size()) {
    steps_.resize(event.kept);
  } else if (!steps_.empty() && steps_.back().action.seat == seat_of(event.seat)) {
    steps_.pop_back();
  }
}

void SeenTable::read_view() {
  if (state_.view == seen_text_ && problem_.empty()) return;
  seen_text_ = state_.view;
  view_.reset();
  game_.reset();
  problem_ = {};
  if (type_ == nullptr) {
    problem_ = Message("online.unknown-game", {{"game", quote(state_.game)}});
    return;
  }
  if (state_.view.empty()) return;
  auto view = type_->read_view(state_.view, viewer_);
  if (!view) {
    problem_ = Message("online.bad-position", {{"why", view.error().whole()}});
    return;
  }
  game_ = type_->imagine(**view, imagination);
  const bool fits =
      game_ != nullptr && static_cast<std::size_t>(game_->seats()) == state_.seats.size();
  if (fits) {
    view_ = std::move(*view);
  } else {
    game_.reset();
    problem_ = Message("online.position-does-not-fit");
  }
}

Turn SeenTable::turn() const {
  if (is_over()) return Turn::over();
  return state_.turn.empty() ? Turn::chance() : Turn::of(seats_in(state_.turn));
}

std::optional<milliseconds> SeenTable::pending_end() const {
  if (!state_.pending) return std::nullopt;
  return taken_at_ + span_of(state_.pending->left);
}

std::optional<milliseconds> SeenTable::clock_end(Seat seat) const {
  const auto index = static_cast<std::size_t>(index_of(seat));
  if (!seats_in(state_.clock.running).has(seat) || index >= state_.clock.left.size()) {
    return std::nullopt;
  }
  return taken_at_ + span_of(state_.clock.left[index]);
}

std::optional<milliseconds> SeenTable::round_end() const {
  if (!state_.clock.round_left) return std::nullopt;
  return taken_at_ + span_of(*state_.clock.round_left);
}

}  // namespace twenties
