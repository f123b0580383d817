#include "bots/arena/stopping.hpp"

#include <gtest/gtest.h>

#include "base/random.hpp"

namespace twenties {
namespace {

using Verdict = ShareTest::Verdict;

// A player who wins a game with the chance given, in deals of two games.
double play_deal(double chance, Random& random) {
  double wins = 0;
  for (int game = 0; game < 2; ++game) {
    wins += static_cast<double>(random.below(10'000)) < chance * 10'000 ? 0.5 : 0;
  }
  return wins;
}

struct Ending {
  Verdict verdict = Verdict::undecided;
  std::uint64_t deals = 0;
};

Ending run(const ShareTest& test, double chance, std::uint64_t seed) {
  Random random(seed);
  Sample share;
  while (share.count() < 100'000 && test.verdict(share) == Verdict::undecided) {
    share.add(play_deal(chance, random));
  }
  return {test.verdict(share), share.count()};
}

int times(const ShareTest& test, double chance, Verdict verdict) {
  int out = 0;
  for (std::uint64_t seed = 1; seed <= 200; ++seed) {
    out += run(test, chance, seed).verdict == verdict ? 1 : 0;
  }
  return out;
}

TEST(ShareTest, IsRarelyWrong) {
  const ShareTest test{0.50, 0.60};
  EXPECT_GE(times(test, 0.50, Verdict::low), 180);
  EXPECT_GE(times(test, 0.60, Verdict::high), 180);
}

TEST(ShareTest, ClearCasesEndSoon) {
  EXPECT_EQ(run({0.50, 0.55}, 0.9, 1).verdict, Verdict::high);
  EXPECT_LE(run({0.50, 0.55}, 0.9, 1).deals, 40U);
  EXPECT_EQ(run({0.50, 0.55}, 0.2, 1).verdict, Verdict::low);
}

TEST(ShareTest, AFewDealsDecideNothing) {
  Sample share;
  for (int deal = 0; deal < 9; ++deal) {
    share.add(1);
    EXPECT_EQ(ShareTest().verdict(share), Verdict::undecided);
  }
}

TEST(ShareTest, TheEvidenceIsTheRatioOfNormalLikelihoods) {
  Sample share;
  for (int deal = 0; deal < 1000; ++deal) share.add(deal % 2 == 0 ? 0.3 : 0.9);
  const double variance = (0.09 * 1000 + 0.09) / 1000;
  double expected = 0;
  for (int deal = 0; deal < 1000; ++deal) {
    const double value = deal % 2 == 0 ? 0.3 : 0.9;
    expected += ((value - 0.5) * (value - 0.5) - (value - 0.55) * (value - 0.55)) / 2 / variance;
  }
  EXPECT_NEAR((ShareTest{0.5, 0.55}).evidence(share), expected, 1e-9);
}

TEST(StoppingRule, EndsWhenTheIntervalIsNarrow) {
  Random random(1);
  StoppingRule rule;
  rule.half_width = 0.05;
  Sample share;
  while (!rule.is_done(share)) share.add(play_deal(0.6, random));
  EXPECT_LE(share.half_width(), 0.05);
  EXPECT_GT(share.half_width(), 0.045);
  EXPECT_FALSE(StoppingRule().is_done(share)) << "without a rule it goes on";
}

TEST(StoppingRule, NothingButWinsIsNotNarrowAtOnce) {
  Sample share;
  for (int deal = 0; deal < 149; ++deal) share.add(1);
  EXPECT_FALSE(is_narrow(share, 0.01));
  share.add(1);
  EXPECT_TRUE(is_narrow(share, 0.01));
}

}  // namespace
}  // namespace twenties
