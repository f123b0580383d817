#include <gtest/gtest.h>

#include "match/tables_for_tests.hpp"

namespace twenties {
namespace {

// Plays on, and after each decision takes it back and makes it again.
void expect_undo_restores(Table& table, std::uint64_t seed) {
  for (std::uint64_t turn = 0; turn < 30; ++turn) {
    table.advance();
    const std::uint64_t before = table.game().hash();
    const std::string log_before = log_of(table);
    if (!play_one_decision(table, seed + turn)) return;
    table.advance();
    const std::uint64_t after = table.game().hash();
    const std::string log_after = log_of(table);
    ASSERT_TRUE(table.undo());
    ASSERT_EQ(table.game().hash(), before);
    ASSERT_EQ(log_of(table), log_before);
    ASSERT_TRUE(play_one_decision(table, seed + turn));
    table.advance();
    ASSERT_EQ(table.game().hash(), after) << "the same chance comes again";
    ASSERT_EQ(log_of(table), log_after);
  }
}

TEST(Undo, RestoresTheGameAndTheSameChanceComesAgain) {
  for (const GameType* type : all_games_and_null().types()) {
    for (std::uint64_t seed = 0; seed < 4; ++seed) {
      Table table = open_table(type->info().id, "", {"Ann", "Bob"}, seed);
      expect_undo_restores(table, seed);
      if (HasFatalFailure()) FAIL() << type->info().id << " seed " << seed;
    }
  }
}

TEST(Undo, GoesAllTheWayBack) {
  for (const GameType* type : all_games_and_null().types()) {
    Table table = open_table(type->info().id, "", {"Ann", "Bob"}, 20);
    table.advance();
    const std::uint64_t first = table.game().hash();
    int decisions = 0;
    for (; decisions < 12 && play_one_decision(table, 7); ++decisions) continue;
    for (; decisions > 0; --decisions) ASSERT_TRUE(table.undo()) << type->info().id;
    EXPECT_FALSE(table.undo());
    table.advance();
    EXPECT_EQ(table.game().hash(), first);
  }
}

TEST(Undo, TakesTheBotsMovesWithTheLastOneOfAPerson) {
  Table table =
      open_table("null-game", "players=4", {"bot random", "Ann", "bot random", "bot random"}, 20);
  table.advance();
  ASSERT_TRUE(table.play_bot(seat_at(0)));
  const std::uint64_t before = table.game().hash();
  ASSERT_TRUE(table.play(seat_at(1), "take 1"));
  ASSERT_TRUE(table.play_bot(seat_at(2)));
  const std::string reply = table.steps().back().action.text;
  ASSERT_TRUE(table.undo());
  EXPECT_EQ(table.game().hash(), before);
  EXPECT_FALSE(table.undo()) << "the bot's own move stays";
  EXPECT_EQ(table.game().hash(), before);
  ASSERT_TRUE(table.play(seat_at(1), "take 1"));
  ASSERT_TRUE(table.play_bot(seat_at(2)));
  EXPECT_EQ(table.steps().back().action.text, reply) << "the bot answers as before";
}

TEST(Undo, AResignationCanBeTakenBack) {
  Table table = open_table("null-game", "", {"Ann", "Bob"}, 20);
  table.advance();
  ASSERT_TRUE(table.play(seat_at(0), "take 1"));
  const std::uint64_t before = table.game().hash();
  ASSERT_TRUE(table.resign(seat_at(1)));
  ASSERT_TRUE(table.undo());
  EXPECT_EQ(table.game().hash(), before);
  EXPECT_TRUE(table.game().turn().has(seat_at(1)));
  EXPECT_FALSE(table.record().result);
}

TEST(Undo, OfTheLastMoveReopensTheGame) {
  Table table = open_table("null-game", "", {"Ann", "Bob"}, 20);
  while (play_one_decision(table, 3)) continue;
  ASSERT_TRUE(table.record().result);
  ASSERT_TRUE(table.undo());
  EXPECT_FALSE(table.game().turn().is_over());
}

TEST(Undo, SkipsAreNoDecisions) {
  int skipped_games = 0;
  for (std::uint64_t seed = 0; seed < 60; ++seed) {
    Table table = open_table("24-7", "", {"Ann", "Bob"}, seed);
    for (std::uint64_t turn = 0; play_one_decision(table, seed + turn); ++turn) {
      if (table.advance() == 0 || !table.steps().back().is_skip) continue;
      ++skipped_games;
      const Seat skipped = table.steps().back().action.seat;
      ASSERT_TRUE(table.undo());
      ASSERT_FALSE(table.game().turn().has(skipped));
      break;
    }
  }
  EXPECT_GT(skipped_games, 0) << "the test must see skips";
}

}  // namespace
}  // namespace twenties
