#include "bots/twenty_one/greedy.hpp"

#include <algorithm>

namespace twenties::twenty_one {

namespace {

constexpr int sampled_rolls = 64;

// The most points that the seat can mark now.
int best_mark(const State& state, Seat seat) {
  TwentyOne::Moves moves;
  TwentyOne::moves(state, seat, moves);
  int most = 0;
  for (const Move& move : moves) most = std::max(most, gain<TwentyOne>(state, seat, move));
  return most;
}

// The sum of the best marks over sampled second rolls.
int best_marks_after_rolling(const State& state, Seat seat, Random& random) {
  State rolling = state;
  TwentyOne::apply(rolling, seat, Move::reroll());
  const std::uint64_t tickets = TwentyOne::chance_total(rolling);
  int sum = 0;
  for (int roll = 0; roll < sampled_rolls; ++roll) {
    State rolled = rolling;
    TwentyOne::apply_chance(rolled, TwentyOne::draw(rolled, random.below(tickets)));
    sum += best_mark(rolled, seat);
  }
  return sum;
}

}  // namespace

Move greedy(const State& state, Seat seat, Random& random) {
  if (state.phase != Phase::decide) return greedy_move<TwentyOne>(state, seat, random);
  if (!TwentyOne::check(state, seat, Move::reroll())) return Move::keep();
  State kept = state;
  TwentyOne::apply(kept, seat, Move::keep());
  const int as_they_lie = best_mark(kept, seat) * sampled_rolls;
  return best_marks_after_rolling(state, seat, random) > as_they_lie ? Move::reroll()
                                                                     : Move::keep();
}

}  // namespace twenties::twenty_one
