#include <gtest/gtest.h>

#include "bots/search/race.hpp"

namespace twenties {
namespace {

Trial trial_of(std::size_t candidate, std::uint64_t seed) {
  Random random(seed + candidate);
  Trial trial;
  trial.worth = static_cast<double>(random.below(1000)) / 7;
  trial.values = {trial.worth};
  trial.nodes = 1 + random.below(3);
  return trial;
}

TEST(RaceThreads, AnyNumberGivesTheSameSums) {
  const auto run = [](int threads) {
    Budget budget({.nodes = 3000, .threads = threads});
    Race race(8, {.seed = 7}, budget, trial_of);
    race.run();
    return std::pair(race.leader(), race.runners()[race.leader()].sum);
  };
  EXPECT_EQ(run(2), run(1));
  EXPECT_EQ(run(5), run(1));
}

}  // namespace
}  // namespace twenties
