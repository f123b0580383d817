#include <gtest/gtest.h>

#include <algorithm>

#include "base/text.hpp"
#include "bots/coach/review.hpp"
#include "games/registry.hpp"
#include "texts/words.hpp"

namespace twenties {
namespace {

// A game of random moves.
Record random_game(const GameType& type, std::string_view options, std::uint64_t seed) {
  Record record;
  record.game = std::string(type.info().id);
  record.rules_version = type.info().rules_version;
  auto game = *type.start(options, record.rules_version);
  record.options = game->options();
  Random random(seed);
  SeededChance chance(seed);
  while (!game->turn().is_over()) {
    Action action;
    if (game->turn().is_chance()) {
      action = {.kind = Action::Kind::chance, .text = game->draw(chance)};
      EXPECT_TRUE(game->play_chance(action.text));
    } else {
      const Seat seat = game->turn().seats.lowest();
      const auto moves = game->moves(seat);
      action = {.seat = seat, .text = moves[random.below(moves.size())]};
      EXPECT_TRUE(game->play(seat, action.text));
    }
    record.actions.push_back(action);
  }
  return record;
}

Review review_of(const Record& record, int threads) {
  auto review = Review::open(all_games_and_null(), record,
                             {.samples = 1, .threads = threads, .refined = 1, .finer = 2});
  EXPECT_TRUE(review) << in_english(review.error().message());
  while (review->advance()) {
  }
  return std::move(*review);
}

void expect_balance(const Review& review) {
  const GameAccount& all = review.account();
  const Expectation sum = all.start + all.luck + all.decisions + all.correction;
  double lead = 0;
  double chances = 0;
  for (int seat = 0; seat < review.seats(); ++seat) {
    const auto at = static_cast<std::size_t>(seat);
    EXPECT_NEAR(sum.points[at], all.result.points[at], 1e-6);
    EXPECT_NEAR(sum.chances[at], all.result.chances[at], 1e-6);
    lead += all.luck.points[at];
    chances += all.luck.chances[at];
  }
  if (review.seats() == 1) return;
  EXPECT_NEAR(lead, 0, 1e-6) << "what one seat gains the others lose";
  EXPECT_NEAR(chances, 0, 1e-6);
}

class Accounts : public testing::TestWithParam<const char*> {};

TEST_P(Accounts, AddUpForEveryNumberOfSeats) {
  const GameType* type = *all_games_and_null().require(GetParam());
  for (int players = 1; players <= max_seats; ++players) {
    const std::string options = cat("players=", players);
    if (!type->start(options, type->info().rules_version)) continue;
    const Review review = review_of(random_game(*type, options, 7), 1);
    EXPECT_EQ(review.seats(), players);
    EXPECT_TRUE(review.is_complete());
    expect_balance(review);
  }
}

TEST_P(Accounts, LossesAreNeverNegativeAndReasonsAreFewAndRanked) {
  const GameType* type = *all_games_and_null().require(GetParam());
  const Review review = review_of(random_game(*type, "players=2", 8), 1);
  ASSERT_FALSE(review.decisions().empty());
  for (const Decision& decision : review.decisions()) {
    EXPECT_GE(decision.lost(), 0);
    EXPECT_GE(decision.chance_lost(), 0);
    EXPECT_LE(decision.choice.reasons.size(), 3U);
    EXPECT_TRUE(
        std::ranges::is_sorted(decision.choice.reasons, std::ranges::greater{}, &Reason::points))
        << "the one that explains most comes first";
    for (const Reason& reason : decision.choice.reasons) {
      EXPECT_GT(reason.points, 0);
      const std::string text = in_english(reason.message);
      EXPECT_EQ(text.find_first_of("{}"), std::string::npos) << text;
      EXPECT_EQ(text.find(reason.message.id), std::string::npos) << text;
    }
  }
}

INSTANTIATE_TEST_SUITE_P(All, Accounts,
                         testing::Values("null-game", "game-of-20", "twenty-one", "sums-of-20",
                                         "twenty-four-seven"));

}  // namespace
}  // namespace twenties
