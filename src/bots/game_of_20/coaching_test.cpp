#include "bots/game_of_20/coaching.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "bots/game_of_20/positions_for_tests.hpp"
#include "bots/game_of_20/reasons.hpp"
#include "bots/game_of_20/solver.hpp"
#include "core/game_of.hpp"

namespace twenties::game_of_20 {
namespace {

TEST(GameOf20Coach, ALossIsExactWhereTheSolverReaches) {
  int checked = 0;
  for (std::uint64_t seed = 1; seed <= 6; ++seed) {
    Random random(seed);
    const State state = random_position(random, 9);
    if (GameOf20::turn(state).is_over()) continue;
    const GameOf<GameOf20> game(state);
    const std::size_t own = state.to_move;
    Budget budget({});
    Solver solver(std::size_t{16} << 20U);
    const auto moves = solver.value_moves(state, Goal::exact, budget);
    int best = moves[0].value.low;
    for (const ValuedMove& move : moves) best = std::max(best, move.value.low);
    for (const ValuedMove& move : moves) {
      const std::string text = GameOf20::print_move(move.move);
      const Comparison choice = judge().judge(game, seat_of(state, own), text, {.samples = 4});
      ASSERT_TRUE(choice.exact);
      EXPECT_EQ(choice.best_value.points[own], best);
      EXPECT_EQ(choice.played_value.points[own], move.value.low);
      EXPECT_EQ(choice.best == text, move.value.low == best) << text;
      ++checked;
    }
  }
  EXPECT_GT(checked, 10);
}

TEST(GameOf20Reasons, AreCountedOnTheBoard) {
  for (std::uint64_t seed = 1; seed <= 6; ++seed) {
    Random random(seed);
    const State state = random_position(random, 6);
    if (GameOf20::turn(state).is_over()) continue;
    const std::size_t own = state.to_move;
    GameOf20::Moves moves;
    GameOf20::moves(state, seat_of(state, own), moves);
    for (const Move& move : moves) {
      if (move.kind != Move::Kind::place) continue;
      const PlaceTerms terms = terms_of(state, move);
      EXPECT_EQ(terms.tile, move.tile);
      State after = state;
      GameOf20::apply(after, seat_of(state, own), move);
      after.stage = Stage::placing;
      GameOf20::Moves replies;
      GameOf20::moves(after, seat_of(after, own ^ 1U), replies);
      int squares = 0;
      int highest = 0;
      for (const Move& reply : replies) {
        if (reply.kind != Move::Kind::place) continue;
        ++squares;
        highest = std::max<int>(highest, reply.tile);
      }
      EXPECT_EQ(terms.other_squares, squares);
      EXPECT_EQ(terms.others_tile, highest);
    }
  }
}

}  // namespace
}  // namespace twenties::game_of_20
