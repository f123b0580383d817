#include <gtest/gtest.h>

#include "bots/coach/review.hpp"
#include "games/registry.hpp"

namespace twenties {
namespace {

Record short_game() {
  Record record;
  record.game = "twenty-one";
  record.rules_version = 1;
  record.options = "players=2 sheets=A,C";
  for (const char* roll : {"first 1", "roll B3 G4 R5 Y4 W5 K2"}) {
    record.actions.push_back({.kind = Action::Kind::chance, .text = roll});
  }
  record.actions.push_back({.seat = seat_at(0), .text = "keep"});
  return record;
}

Review review_on(int threads) {
  auto review = Review::open(all_games(), short_game(), {.samples = 64, .threads = threads});
  EXPECT_TRUE(review);
  while (review->advance()) {
  }
  return std::move(*review);
}

TEST(ReviewThreads, ChangeNothing) {
  const Review one = review_on(1);
  const Review four = review_on(4);
  EXPECT_EQ(one.account().luck, four.account().luck);
  ASSERT_EQ(one.decisions().size(), four.decisions().size());
  const Comparison first = one.decisions().front().choice;
  const Comparison second = four.decisions().front().choice;
  EXPECT_EQ(first.best, second.best);
  EXPECT_EQ(first.best_value, second.best_value);
  EXPECT_EQ(first.played_value, second.played_value);
  EXPECT_EQ(first.error, second.error);
}

}  // namespace
}  // namespace twenties
