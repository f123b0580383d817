#include "bots/coach/review.hpp"

#include <gtest/gtest.h>

#include "base/text.hpp"
#include "bots/search/full_tree.hpp"
#include "core/game_of.hpp"
#include "games/null_game/rules.hpp"
#include "games/registry.hpp"
#include "texts/words.hpp"

namespace twenties {
namespace {

using null_game::NullGame;

Record record_of(std::string_view actions) {
  auto record = read_record(cat("twenties record 1\ngame: null-game\nrules: 1\n\n", actions));
  EXPECT_TRUE(record) << in_english(record.error().message());
  return record ? *record : Record{};
}

Review finished(const Record& record, Watch* watch = nullptr) {
  auto review = Review::open(all_games_and_null(), record, {.watch = watch});
  EXPECT_TRUE(review) << in_english(review.error().message());
  while (review->advance()) {
  }
  return std::move(*review);
}

// Two counters are the most a player takes, and the one who takes more wins: with 5 the first gets
// 2 + 1 against 2.
TEST(Review, BestPlayLosesNothing) {
  const Review review = finished(record_of("* heap 5\n1: take 2\n2: take 2\n1: take 1\n"));
  ASSERT_EQ(review.decisions().size(), 2U) << "the last counter is no decision";
  for (const Decision& decision : review.decisions()) {
    EXPECT_EQ(decision.choice.best, decision.played);
    EXPECT_EQ(decision.lost(), 0);
    EXPECT_FALSE(decision.is_mistake());
    EXPECT_TRUE(decision.choice.exact);
  }
  EXPECT_TRUE(review.costliest(3).empty());
  EXPECT_EQ(review.account().result.points[0], 1);
  EXPECT_EQ(review.account().result.chances[1], 0);
  EXPECT_EQ(review.account().decisions.points[0], 0) << "both played best";
}

TEST(Review, AWeakMoveIsTheCostliest) {
  const Review review =
      finished(record_of("* heap 6\n1: take 1\n2: take 2\n1: take 2\n2: take 1\n"));
  ASSERT_FALSE(review.costliest(3).empty());
  const Decision worst = review.costliest(1).front();
  EXPECT_EQ(worst.number, 2);
  EXPECT_EQ(worst.choice.best, "take 2");
  EXPECT_GT(worst.lost(), 0);
  EXPECT_TRUE(worst.refined);
  ASSERT_EQ(worst.choice.reasons.size(), 1U);
  EXPECT_EQ(worst.choice.reasons[0].message,
            Message("null-game-reasons.takes", {{"best", 2}, {"played", 1}}));
}

TEST(Review, LuckIsTheValueLessTheMeanOfAllOutcomes) {
  Outcomes<null_game::Chance> outcomes;
  NullGame::outcomes(NullGame::start({}), outcomes);
  double sum = 0;
  for (const auto& [chance, weight] : outcomes) {
    const Review review = finished(record_of(cat("* ", NullGame::print_chance(chance), "\n")));
    ASSERT_EQ(review.draws().size(), 1U);
    const Draw& draw = review.draws().front();
    sum += static_cast<double>(weight) * draw.luck.mean.points[0];
    EXPECT_EQ(draw.luck.error.points[0], 0);
    null_game::State state = NullGame::start({});
    const auto worth = [](const null_game::State& end) {
      const Scores scores = NullGame::scores(end);
      FixedVector<double, max_seats> values;
      values.push_back(scores[0] - scores[1]);
      values.push_back(scores[1] - scores[0]);
      return values;
    };
    const double mean = full_tree_value<NullGame>(state, worth)[0];
    NullGame::apply_chance(state, chance);
    EXPECT_NEAR(draw.luck.mean.points[0], full_tree_value<NullGame>(state, worth)[0] - mean, 1e-12);
  }
  EXPECT_NEAR(sum, 0, 1e-12);
}

TEST(Review, WhereAllIsSolvedLossesExplainTheDecisions) {
  const Review review =
      finished(record_of("* heap 6\n1: take 1\n2: take 2\n1: take 1\n2: take 1\n"
                         "1: take 1\n"));
  double lost = 0;
  for (const Decision& decision : review.decisions()) {
    lost += decision.seat == seat_at(0) ? decision.lost() : -decision.lost();
  }
  EXPECT_NEAR(review.account().decisions.points[0], -lost, 1e-12);
  EXPECT_EQ(review.account().correction, Expectation{});
}

TEST(Review, AnUnfinishedGameIsWorthWhatItIsWorthNow) {
  const Review review = finished(record_of("* heap 5\n1: take 2\n"));
  EXPECT_FALSE(review.is_over());
  EXPECT_EQ(review.account().result.points[0], 1);
}

TEST(Review, AnIllegalMoveIsReportedWithItsLine) {
  const auto review =
      Review::open(all_games_and_null(), record_of("* heap 5\n1: take 2\n1: take 2\n"), {});
  ASSERT_FALSE(review);
  EXPECT_EQ(review.error().line, 7);
}

TEST(Review, CanBeStopped) {
  StopFlag flag;
  flag.stop();
  const Review review = finished(record_of("* heap 5\n1: take 2\n2: take 2\n1: take 1\n"), &flag);
  EXPECT_EQ(review.done(), 0U);
  EXPECT_TRUE(review.decisions().empty());
  EXPECT_FALSE(review.has_account());
}

TEST(Review, DecisionsComeFirstThenTheAccountThenTheCostliestAgain) {
  auto review = Review::open(all_games_and_null(),
                             record_of("* heap 5\n1: take 1\n2: take 2\n1: take 2\n"), {});
  ASSERT_TRUE(review);
  const std::size_t choices = 3;
  for (std::size_t done = 1; done <= choices; ++done) {
    ASSERT_TRUE(review->advance());
    EXPECT_EQ(review->decisions().size(), done);
    EXPECT_FALSE(review->has_account());
  }
  while (!review->has_account()) ASSERT_TRUE(review->advance());
  EXPECT_FALSE(review->decisions().front().refined);
  ASSERT_TRUE(review->advance());
  EXPECT_TRUE(review->decisions().front().refined) << "it lost most";
}

}  // namespace
}  // namespace twenties
