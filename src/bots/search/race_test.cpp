#include "bots/search/race.hpp"

#include <gtest/gtest.h>

namespace twenties {
namespace {

// Candidate i is worth i on average; most of the noise is common to all, a little is its own.
Trial noisy_trial(std::size_t candidate, std::uint64_t seed) {
  Random common(seed);
  Random own(mix64(seed + candidate));
  Trial trial;
  trial.worth = static_cast<double>(candidate) + static_cast<double>(common.below(1000)) / 10 - 50 +
                static_cast<double>(own.below(100)) / 100 - 0.5;
  trial.values = {trial.worth, -trial.worth};
  trial.nodes = 1;
  return trial;
}

TEST(Race, FindsTheBestThroughTheNoiseThatAllShare) {
  Budget budget({.nodes = 2000});
  Race race(10, {.seed = 20}, budget, noisy_trial);
  race.run();
  EXPECT_EQ(race.leader(), 9U);
  EXPECT_FALSE(race.runners()[0].running) << "clearly worse";
  EXPECT_LT(race.runners()[0].trials(), race.runners()[9].trials());
}

TEST(Race, SaysHowSureItIs) {
  Budget budget({.nodes = 400});
  Race race(1, {.seed = 3}, budget, noisy_trial);
  race.run();
  const Runner& runner = race.runners()[0];
  EXPECT_NEAR(runner.error(0), 28.9 / std::sqrt(static_cast<double>(runner.trials())), 1);
  EXPECT_NEAR(runner.mean_value(0), 0, 3 * runner.error(0));
}

TEST(Race, KeepsTheOneItIsAskedFor) {
  Budget budget({.nodes = 2000});
  Race race(10, {.seed = 20, .kept = 0}, budget, noisy_trial);
  race.run();
  EXPECT_TRUE(race.runners()[0].running);
  EXPECT_EQ(race.leader(), 9U);
  EXPECT_EQ(race.runners()[0].trials(), race.runners()[9].trials());
}

TEST(Race, EndsWithoutLimitsToo) {
  Budget budget(Limits{});
  Race race(3, {.most_trials = 100}, budget, noisy_trial);
  race.run();
  EXPECT_EQ(race.leader(), 2U);
}

TEST(Race, StopsWhenTold) {
  StopFlag flag;
  flag.stop();
  Budget budget(Limits{}, &flag);
  Race race(3, {}, budget, noisy_trial);
  race.run();
  EXPECT_FALSE(race.has_begun());
}

}  // namespace
}  // namespace twenties
