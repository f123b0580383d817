// Undo at a table of one's own: every decision, whoever made it, after the end too.

#include <gtest/gtest.h>

#include "match/local_match_for_tests.hpp"

namespace twenties {
namespace {

// Plays on, and after each decision takes it back and makes it again.
void expect_undo_restores(LocalMatch& local, std::uint64_t seed) {
  for (std::uint64_t turn = 0; turn < 30; ++turn) {
    const std::uint64_t before = local.game().hash();
    const std::string log_before = local.log();
    if (!local.decide(seed + turn)) return;
    const std::uint64_t after = local.game().hash();
    const std::string log_after = local.log();
    ASSERT_TRUE(local.undo());
    ASSERT_EQ(local.game().hash(), before);
    ASSERT_EQ(local.log(), log_before);
    ASSERT_TRUE(local.decide(seed + turn));
    ASSERT_EQ(local.game().hash(), after) << "the same chance comes again";
    ASSERT_EQ(local.log(), log_after);
  }
}

TEST(Undo, RestoresTheGameAndTheSameChanceComesAgain) {
  for (const GameType* type : all_games_and_null().types()) {
    for (std::uint64_t seed = 0; seed < 4; ++seed) {
      LocalMatch local(type->info().id, "", {"Ann", "Bob"}, seed, false);
      expect_undo_restores(local, seed);
      if (HasFatalFailure()) FAIL() << type->info().id << " seed " << seed;
    }
  }
}

TEST(Undo, GoesAllTheWayBack) {
  for (const GameType* type : all_games_and_null().types()) {
    LocalMatch local(type->info().id, "", {"Ann", "Bob"}, 20, false);
    const std::uint64_t first = local.game().hash();
    int decisions = 0;
    for (; decisions < 12 && local.decide(7); ++decisions) continue;
    for (; decisions > 0; --decisions) ASSERT_TRUE(local.undo()) << type->info().id;
    EXPECT_FALSE(local.undo());
    EXPECT_EQ(local.game().hash(), first);
  }
}

TEST(Undo, HasNoLimit) {
  LocalMatch local("null-game", "", {"Ann", "Bob"}, 20);
  for (int i = 0; i < 1100; ++i) {
    ASSERT_TRUE(local.move(seat_at(0), "take 1"));
    ASSERT_TRUE(local.undo()) << i;
  }
}

TEST(Undo, TakesTheBotsMovesWithTheLastOneOfAPerson) {
  LocalMatch local("null-game", "players=4", {"bot random", "Ann", "bot random", "bot random"}, 20);
  ASSERT_TRUE(local.move_bot());
  const std::uint64_t before = local.game().hash();
  ASSERT_TRUE(local.move(seat_at(1), "take 1"));
  ASSERT_TRUE(local.move_bot());
  const std::string reply = local.table().steps().back().action.text;
  ASSERT_TRUE(local.undo());
  EXPECT_EQ(local.game().hash(), before);
  EXPECT_FALSE(local.undo()) << "the bot's own move stays";
  EXPECT_EQ(local.game().hash(), before);
  ASSERT_TRUE(local.move(seat_at(1), "take 1"));
  ASSERT_TRUE(local.move_bot());
  EXPECT_EQ(local.table().steps().back().action.text, reply) << "the bot answers as before";
}

TEST(Undo, AResignationCanBeTakenBack) {
  LocalMatch local("null-game", "", {"Ann", "Bob"}, 20);
  ASSERT_TRUE(local.move(seat_at(0), "take 1"));
  const std::uint64_t before = local.game().hash();
  ASSERT_TRUE(local.match.resign(local.me(), seat_at(1)));
  ASSERT_TRUE(local.match.is_over());
  ASSERT_TRUE(local.undo());
  EXPECT_EQ(local.game().hash(), before);
  EXPECT_TRUE(local.game().turn().has(seat_at(1)));
  EXPECT_FALSE(local.table().record().result);
}

TEST(Undo, OfTheLastMoveReopensTheGame) {
  LocalMatch local("null-game", "", {"Ann", "Bob"}, 20);
  while (local.decide(3)) continue;
  ASSERT_TRUE(local.table().record().result);
  ASSERT_TRUE(local.undo());
  EXPECT_FALSE(local.match.is_over());
  while (local.decide(3)) continue;
  EXPECT_TRUE(local.match.is_over());
}

TEST(Undo, SkipsAreNoDecisions) {
  int skipped_games = 0;
  for (std::uint64_t seed = 0; seed < 60; ++seed) {
    LocalMatch local("24-7", "", {"Ann", "Bob"}, seed, false);
    std::size_t before = local.table().steps().size();
    for (std::uint64_t turn = 0; local.decide(seed + turn); ++turn) {
      const auto& steps = local.table().steps();
      if (!std::exchange(before, steps.size()) || !steps.back().is_skip) continue;
      ++skipped_games;
      const Seat skipped = steps.back().action.seat;
      ASSERT_TRUE(local.undo());
      ASSERT_FALSE(local.game().turn().has(skipped));
      break;
    }
  }
  EXPECT_GT(skipped_games, 0) << "the test must see skips";
}

}  // namespace
}  // namespace twenties
