#include <gtest/gtest.h>

#include "bots/game_of_20/positions_for_tests.hpp"
#include "bots/game_of_20/solver.hpp"

namespace twenties::game_of_20 {
namespace {

constexpr std::size_t small_memory = std::size_t{4} << 20U;

TEST(SolverThreads, FindWhatOneThreadFinds) {
  Random random(3);
  Solver team(small_memory, 3);
  for (int i = 0; i < 6; ++i) {
    const State state = random_position(random, 8);
    Solver alone(small_memory);
    Budget one({});
    Budget three({.threads = 3});
    const Solution expected = alone.solve(state, Goal::exact, one);
    const Solution found = team.solve(state, Goal::exact, three);
    ASSERT_TRUE(found.value.is_exact());
    ASSERT_EQ(found.value.low, expected.value.low) << GameOf20::print_position(state);
  }
}

TEST(SolverThreads, AllStopWhenTold) {
  Random random(4);
  const State state = random_position(random, 0);
  StopFlag flag;
  flag.stop();
  Budget budget({.threads = 3}, &flag);
  Solver team(small_memory, 3);
  const Solution solution = team.solve(state, Goal::outcome, budget);
  EXPECT_FALSE(solution.value.is_decided());
  EXPECT_EQ(solution.line.size(), 1U);
}

}  // namespace
}  // namespace twenties::game_of_20
