#include "reports/review_report.hpp"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "games/registry.hpp"

namespace twenties {
namespace {

Review review_of(Watch* watch = nullptr) {
  auto record = read_record(
      "twenties record 1\ngame: null-game\nrules: 1\nseats: Ann, Bob\n\n"
      "* heap 6\n1: take 1\n2: take 2\n1: take 2\n2: take 1\n");
  auto review = Review::open(all_games_and_null(), *record, {.watch = watch});
  while (review->advance()) {
  }
  return std::move(*review);
}

TEST(ReviewReport, BeginsWithTheAccountAndTheCostliestDecisions) {
  const std::string text = review_text(review_of(), {"Ann", "Bob"}, 80, Words("en"));
  const auto account = text.find("luck");
  const auto costliest = text.find("2. Ann played take 1; better was take 2");
  const auto reason = text.find("- it takes 2, not 1");
  const auto all = text.find("better was", reason);
  EXPECT_LT(account, costliest) << text;
  EXPECT_LT(costliest, reason) << text;
  EXPECT_LT(reason, all) << text;
  EXPECT_NE(all, std::string::npos) << text;
}

TEST(ReviewReport, NumbersTheSeatsWithoutNames) {
  EXPECT_NE(review_text(review_of(), {}, 80, Words("en")).find("eat 2"), std::string::npos);
}

TEST(ReviewReport, JsonHasAllParts) {
  const auto json = nlohmann::json::parse(review_json(review_of()));
  ASSERT_EQ(json["accounts"].size(), 2U);
  for (const char* part : {"start", "luck", "decisions", "correction", "result"}) {
    EXPECT_TRUE(json["accounts"][0].contains(part)) << part;
    EXPECT_TRUE(json["accounts"][0]["chance"].contains(part)) << part;
  }
  ASSERT_FALSE(json["decisions"].empty());
  for (const char* part : {"n", "seat", "played", "best", "lost", "chance_lost", "error", "exact",
                           "reasons", "line"}) {
    EXPECT_TRUE(json["decisions"][0].contains(part)) << part;
  }
  ASSERT_EQ(json["draws"].size(), 1U);
  for (const char* part : {"n", "seat", "luck", "error"}) {
    EXPECT_TRUE(json["draws"][0].contains(part)) << part;
  }
}

TEST(ReviewReport, AnInterruptedReviewSaysSo) {
  StopFlag flag;
  flag.stop();
  const Review review = review_of(&flag);
  EXPECT_TRUE(nlohmann::json::parse(review_json(review))["interrupted"]);
  EXPECT_TRUE(nlohmann::json::parse(review_json(review))["accounts"].empty());
  const std::string text = review_text(review, {}, 80, Words("en"));
  EXPECT_NE(text.find("interrupted"), std::string::npos) << text;
}

}  // namespace
}  // namespace twenties
