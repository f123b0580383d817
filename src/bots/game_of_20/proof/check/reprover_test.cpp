#include "bots/game_of_20/proof/check/reprover.hpp"

#include <gtest/gtest.h>

#include "base/rounds_for_tests.hpp"
#include "bots/game_of_20/exact_for_tests.hpp"
#include "bots/game_of_20/positions_for_tests.hpp"
#include "bots/game_of_20/solver.hpp"

namespace twenties::game_of_20::check {
namespace {

constexpr std::size_t memory = std::size_t{1} << 22U;

void expect_value(Reprover& reprover, const State& state, int value) {
  for (const int bound : {value - 5, value, value + 1, value + 7, 0, 1}) {
    Budget budget({});
    EXPECT_EQ(reprover.is_at_least(state, bound, budget), value >= bound)
        << bound << " " << GameOf20::print_position(state);
  }
}

TEST(ProofCheckReprover, AgreesWithEveryLineToTheEnd) {
  Reprover reprover(memory);
  for_late_positions(rounds(1500), 2, 11,
                     [&](const State& state) { expect_value(reprover, state, slow_value(state)); });
}

TEST(ProofCheckReprover, AgreesOnUnevenHands) {
  Random random(3);
  Reprover reprover(memory);
  for_late_positions(rounds(400), 2, 11, [&](const State& state) {
    const State other = redealt(state, random);
    expect_value(reprover, other, slow_value(other));
  });
}

TEST(ProofCheckReprover, AgreesWithTheSolverInTheMiddleOfTheGame) {
  Random random(5);
  Reprover reprover(memory);
  Solver solver(memory);
  for (int round = 0; round < rounds(60); ++round) {
    const State state = random_position(random, 7 + static_cast<int>(random.below(3)));
    for (const int bound : {-9, 0, 1, 6}) {
      Budget mine({});
      Budget its({});
      EXPECT_EQ(reprover.is_at_least(state, bound, mine), solver.is_at_least(state, bound, its))
          << bound << " " << GameOf20::print_position(state);
    }
  }
}

TEST(ProofCheckReprover, ATinyTableChangesNothingButTheTime) {
  Random random(6);
  Reprover small(1);
  Reprover large(memory);
  for (int round = 0; round < rounds(40); ++round) {
    const State state = random_position(random, 10);
    Budget budget({});
    EXPECT_EQ(small.is_at_least(state, 1, budget), large.is_at_least(state, 1, budget));
  }
}

TEST(ProofCheckReprover, StopsWhenItIsTold) {
  Random random(1);
  const State state = random_position(random, 0);
  Reprover reprover(memory);
  Budget budget({.nodes = 2000});
  EXPECT_FALSE(reprover.is_at_least(state, 1, budget));
  EXPECT_LT(budget.nodes(), 4000U);
}

// Whether a square waits for the tile for ever: trim() leaves out others like it.
bool has_twin(const Position& position, int tile) {
  bool found = false;
  for_each_bit(position.isolated() & position.beside_two, [&](int square) {
    found |= position.sums[static_cast<std::size_t>(square)] == tile;
  });
  return found;
}

// What trim() leaves out must never have mattered: along random games no tile goes to a square that
// it calls dead, and none that it calls dead is placed.
TEST(ProofCheckPosition, LeavesOutOnlyWhatCannotHappen) {
  Random random(8);
  for (int round = 0; round < rounds(300); ++round) {
    State state = random_position(random, static_cast<int>(random.below(12)));
    const Position seen = start_of(state).position;
    const std::size_t mover = state.to_move;
    GameOf20::Moves moves;
    while (state.stage == Stage::placing) {
      const std::size_t hand = state.to_move;
      GameOf20::moves(state, seat_of(state, hand), moves);
      const Move move = moves[random.below(moves.size())];
      if (move.kind == Move::Kind::place) {
        const bool is_live = (seen.live & only(move.square)) != 0;
        EXPECT_TRUE(is_live || has_twin(seen, move.tile));
        EXPECT_NE(seen.fits[move.square] & 1U << move.tile, 0U);
        EXPECT_TRUE(seen.hands[hand ^ mover].holds(move.tile));
      }
      GameOf20::apply(state, seat_of(state, hand), move);
    }
  }
}

TEST(ProofCheckPosition, HasOneKeyHoweverItIsTurned) {
  Random random(9);
  for (int round = 0; round < rounds(200); ++round) {
    const State state = random_position(random, static_cast<int>(random.below(12)));
    if (state.stage != Stage::placing) continue;
    const Key key = key_of(start_of(state).position);
    for (int way = 1; way < 8; ++way) {
      EXPECT_EQ(key_of(start_of(seen_otherwise(state, way)).position), key);
    }
  }
}

TEST(ProofCheckPosition, HasBoundsThatHold) {
  for_late_positions(rounds(600), 2, 11, [&](const State& state) {
    const Start start = start_of(state);
    const Range range = bounds(start.position);
    const int future = slow_value(state) - start.difference;
    EXPECT_LE(range.low, future);
    EXPECT_GE(range.high, future);
  });
}

}  // namespace
}  // namespace twenties::game_of_20::check
