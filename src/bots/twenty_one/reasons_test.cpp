#include "bots/twenty_one/reasons.hpp"

#include <gtest/gtest.h>

#include "bots/choosing.hpp"
#include "games/twenty_one/marking.hpp"

namespace twenties::twenty_one {
namespace {

// A game of random marks, up to a turn.
State played_to(std::uint64_t seed, Phase phase, int turns) {
  Random random(seed);
  State state = TwentyOne::start({});
  while (!TwentyOne::turn(state).is_over()) {
    if (state.phase == phase && state.marked == SeatSet() && turns-- == 0) break;
    if (TwentyOne::turn(state).is_chance()) {
      const std::uint64_t ticket = random.below(TwentyOne::chance_total(state));
      TwentyOne::apply_chance(state, TwentyOne::draw(state, ticket));
    } else {
      const Seat seat = TwentyOne::turn(state).seats.lowest();
      TwentyOne::apply(state, seat, random_move<TwentyOne>(state, seat, random));
    }
  }
  return state;
}

TEST(TwentyOneReasons, PointsAreThoseOfTheRules) {
  for (std::uint64_t seed = 1; seed <= 5; ++seed) {
    const State state = played_to(seed, Phase::mark, 4);
    for (const Seat seat : {seat_at(0), seat_at(1)}) {
      TwentyOne::Moves moves;
      TwentyOne::moves(state, seat, moves);
      for (const Move& move : moves) {
        const MarkTerms terms = terms_of(state, seat, row_mark(state, seat, move));
        EXPECT_EQ(terms.points, mark_points(state, seat, mark_of(state, seat, move)));
      }
    }
  }
}

// A sheet takes fewer turns the more of its row is marked, and no turn when it is full.
TEST(TwentyOneReasons, MoreMarksMeanFewerTurns) {
  const State state = played_to(2, Phase::mark, 3);
  const Seat seat = seat_at(0);
  TwentyOne::Moves moves;
  TwentyOne::moves(state, seat, moves);
  for (const Move& one : moves) {
    for (const Move& other : moves) {
      const RowMark few = row_mark(state, seat, one);
      const RowMark many = row_mark(state, seat, other);
      if (few.spaces == many.spaces || (few.spaces & ~many.spaces) != 0) continue;
      EXPECT_GT(terms_of(state, seat, few).turns, terms_of(state, seat, many).turns);
    }
  }
}

// The mean over all rolls of the dice that do not show 1, of the best mark of each.
TEST(TwentyOneReasons, RollingAgainIsTheMeanOfAllRolls) {
  State state = played_to(4, Phase::decide, 5);
  const Seat seat = seat_at(state.active);
  const RollTerms terms = roll_terms_of(state, seat);
  State rolling = state;
  TwentyOne::apply(rolling, seat, Move::reroll());
  const std::uint64_t total = TwentyOne::chance_total(rolling);
  double sum = 0;
  for (std::uint64_t ticket = 0; ticket < total; ++ticket) {
    State rolled = rolling;
    TwentyOne::apply_chance(rolled, TwentyOne::draw(rolled, ticket));
    sum += roll_terms_of(rolled, seat).kept;
  }
  EXPECT_NEAR(terms.rolled, sum / static_cast<double>(total), 1e-9);
}

}  // namespace
}  // namespace twenties::twenty_one
