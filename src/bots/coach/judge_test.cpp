#include "bots/coach/judge.hpp"

#include <gtest/gtest.h>

#include <array>

#include "bots/coach/deck.hpp"

namespace twenties {
namespace {

Expectation points(double value) {
  Expectation out;
  out.points[0] = value;
  return out;
}

TEST(PositionValue, DifferencesAreTakenSampleBySample) {
  const PositionValue a{{points(10), points(30), points(50)}};
  const PositionValue b{{points(8), points(28), points(48)}};
  const Estimate found = difference(a, b);
  EXPECT_DOUBLE_EQ(found.mean.points[0], 2);
  EXPECT_DOUBLE_EQ(found.error.points[0], 0) << "they differ, but always by the same";
}

TEST(PositionValue, OneExactValueIsTheSameForAllSamples) {
  const PositionValue a{{points(1), points(3)}};
  const Estimate found = difference(a, {{points(1)}});
  EXPECT_DOUBLE_EQ(found.mean.points[0], 1);
  EXPECT_DOUBLE_EQ(found.error.points[0], 1) << "0 and 2: deviation sqrt 2, by sqrt 2";
}

TEST(Expectation, PointsAreAheadOfTheMeanOfTheOthers) {
  Scores scores;
  for (const int score : {10, 20, 60}) scores.push_back(score);
  const Expectation low = result_of(scores, SeatSet::of(seat_at(0)), true);
  EXPECT_EQ(low.points[0], 30);
  EXPECT_EQ(low.chances[0], 1);
  const Expectation high = result_of(scores, SeatSet::of(seat_at(2)), false);
  EXPECT_EQ(high.points[0], -30);
  EXPECT_EQ(high.points[2], 45);
}

TEST(Expectation, ChancesOfAnEstimateAddUpToOne) {
  const Expectation found = expectation_of({30, 0, 15}, 3, 20);
  EXPECT_NEAR(found.chances[0] + found.chances[1] + found.chances[2], 1, 1e-12);
  EXPECT_GT(found.chances[0], found.chances[2]);
  EXPECT_DOUBLE_EQ(expectation_of({7, 7}, 2, 20).chances[0], 0.5);
}

using Counts = std::array<std::uint8_t, 3>;

TEST(Deck, GivesEveryTileOnce) {
  const Counts bag{2, 0, 3};
  Deck<Counts> deck(bag, 5);
  Counts left = bag;
  for (const bool is_owner : {true, false, true, true, false}) {
    const Counts drawn = deck.draw(left, 1, is_owner);
    for (std::size_t kind = 0; kind < left.size(); ++kind) {
      ASSERT_LE(drawn[kind], left[kind]);
      left[kind] = static_cast<std::uint8_t>(left[kind] - drawn[kind]);
    }
  }
  EXPECT_EQ(left, Counts{});
}

TEST(Deck, TilesThatWerePutBackCanBeDrawn) {
  Deck<Counts> deck({1, 0, 0}, 5);
  EXPECT_EQ(deck.draw({1, 1, 0}, 2, true), (Counts{1, 1, 0}));
}

// Each kind comes first as often as it is in the bag.
TEST(Deck, IsFair) {
  constexpr int decks = 4000;
  std::array<int, 3> first{};
  for (std::uint64_t seed = 0; seed < decks; ++seed) {
    const Counts drawn = Deck<Counts>({1, 2, 1}, seed).draw({1, 2, 1}, 1, true);
    for (std::size_t kind = 0; kind < first.size(); ++kind) first[kind] += drawn[kind];
  }
  EXPECT_NEAR(first[0], decks / 4, 120);
  EXPECT_NEAR(first[1], decks / 2, 140);
}

TEST(Deck, WhatTheOthersDrawDoesNotDependOnTheOwner) {
  const Counts bag{3, 3, 3};
  Deck<Counts> one(bag, 9);
  Deck<Counts> two(bag, 9);
  const Counts few = one.draw(bag, 1, true);
  const Counts many = two.draw(bag, 4, true);
  Counts after_few = bag;
  Counts after_many = bag;
  for (std::size_t kind = 0; kind < bag.size(); ++kind) {
    after_few[kind] = static_cast<std::uint8_t>(after_few[kind] - few[kind]);
    after_many[kind] = static_cast<std::uint8_t>(after_many[kind] - many[kind]);
  }
  EXPECT_EQ(one.draw(after_few, 2, false), two.draw(after_many, 2, false));
}

}  // namespace
}  // namespace twenties
