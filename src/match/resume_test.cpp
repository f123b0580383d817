#include <gtest/gtest.h>

#include "match/tables_for_tests.hpp"
#include "texts/words.hpp"

namespace twenties {
namespace {

RecordResult<Table> resume(std::string_view text) {
  const auto record = read_record(text);
  if (!record) return tl::unexpected(record.error());
  return Table::resume(all_games_and_null(), *record);
}

// A record of the null game with these lines after the names of game.
std::string refusal(std::string_view lines) {
  const auto table = resume(cat("twenties record 1\ngame: null-game\n", lines));
  return table ? "resumed" : in_english(table.error().message());
}

Table reopened(const Table& table) {
  auto again = resume(print_record(table.record()));
  EXPECT_TRUE(again) << in_english(again.error().message());
  return std::move(*again);
}

void expect_same(const Table& table, const Table& again) {
  ASSERT_EQ(again.game().hash(), table.game().hash());
  ASSERT_EQ(print_record(again.record()), print_record(table.record()));
}

// The same choices on both tables lead to the same game.
void expect_same_future(Table& table, Table& again, std::uint64_t seed) {
  for (std::uint64_t turn = 0; turn < 10; ++turn) {
    const bool goes_on = play_one_decision(table, seed + turn);
    ASSERT_EQ(play_one_decision(again, seed + turn), goes_on);
    expect_same(table, again);
    if (!goes_on) return;
  }
}

TEST(Resume, GoesOnExactlyAsTheGameWouldHave) {
  for (const GameType* type : all_games_and_null().types()) {
    for (std::uint64_t seed = 0; seed < 8; ++seed) {
      SCOPED_TRACE(cat(type->info().id, " seed ", seed));
      Table table = open_table(type->info().id, "", {"Ann", "bot random"}, mix64(seed));
      for (std::uint64_t turn = 0; turn < 3 * seed && play_one_decision(table, turn); ++turn)
        continue;
      Table again = reopened(table);
      expect_same(table, again);
      expect_same_future(table, again, seed);
      if (HasFatalFailure()) return;
    }
  }
}

TEST(Resume, KnowsAllStepsAsTheTableDid) {
  Table table = open_table("24-7", "", {"Ann", "bot greedy"}, 20);
  while (play_one_decision(table, 5)) continue;
  const Table again = reopened(table);
  ASSERT_EQ(again.steps().size(), table.steps().size());
  for (std::size_t at = 0; at < table.steps().size(); ++at) {
    const Step& old = table.steps()[at];
    const Step& now = again.steps()[at];
    EXPECT_EQ(now.action, old.action);
    EXPECT_EQ(now.is_skip, old.is_skip);
    EXPECT_EQ(now.readers, old.readers);
    EXPECT_TRUE(std::equal(now.scores.begin(), now.scores.end(), old.scores.begin()));
    EXPECT_EQ(now.effect.parts.size(), old.effect.parts.size());
  }
}

TEST(Resume, CanUndoWhatWasPlayedBefore) {
  Table table = open_table("24-7", "", {"Ann", "Bob"}, 20);
  for (std::uint64_t turn = 0; turn < 6; ++turn) play_one_decision(table, turn);
  Table again = reopened(table);
  ASSERT_TRUE(rewind_decision(table));
  ASSERT_TRUE(rewind_decision(again));
  expect_same(table, again);
}

TEST(Resume, FromAPositionGoesBackNoFurther) {
  auto table = resume(
      "twenties record 1\ngame: null-game\n"
      "position: players=2 to-move=2 heap=3 taken=2,1\n\n2: take 1\n");
  ASSERT_TRUE(table) << in_english(table.error().message());
  EXPECT_TRUE(rewind_decision(*table));
  EXPECT_FALSE(rewind_decision(*table));
  EXPECT_EQ(table->game().position(), "players=2 to-move=2 heap=3 taken=2,1");
  const Table again = reopened(*table);
  expect_same(*table, again);
}

TEST(Resume, WithoutASeedTheActionsDecideHowItGoesOn) {
  const std::string head = "twenties record 1\ngame: null-game\n* heap 6\n";
  const auto one = resume(head + "1: take 1\n");
  const auto same = resume(head + "1: take 1\n");
  const auto other = resume(head + "1: take 2\n");
  ASSERT_TRUE(one && same && other);
  EXPECT_EQ(one->seed(), same->seed());
  EXPECT_NE(one->seed(), other->seed());
}

TEST(Resume, SeatsWithoutNamesArePeople) {
  const auto table = resume("twenties record 1\ngame: null-game\noptions: players=3\n");
  ASSERT_TRUE(table);
  EXPECT_EQ(table->seats(), (std::vector<std::string>{"Seat 1", "Seat 2", "Seat 3"}));
  EXPECT_EQ(table->seed(), 0U);
}

TEST(Resume, KeepsWhatTheRecordRemarks) {
  auto table =
      resume("twenties record 1\ngame: null-game\ndate: 2024-05-06\nseed: 7\nnote: at the lake\n");
  ASSERT_TRUE(table);
  advance(*table);
  const Record record = table->record();
  EXPECT_EQ(record.remarks,
            (std::vector<Remark>{{"date", "2024-05-06"}, {"note", "at the lake"}, {"seed", "7"}}));
}

TEST(Resume, RecordsOfFinishedGamesHaveAResult) {
  Table table = open_table("null-game", "", {"Ann", "Bob"}, 20);
  EXPECT_FALSE(table.record().result);
  while (play_one_decision(table, 1)) continue;
  const Record record = table.record();
  ASSERT_TRUE(record.result);
  EXPECT_EQ(record.result->scores.size(), 2U);
  EXPECT_EQ(record.result->winners, table.game().winners());
  expect_same(table, reopened(table));
}

TEST(Resume, AfterAResignationTheGameStaysOver) {
  Table table = open_table("null-game", "", {"Ann", "Bob"}, 20);
  advance(table);
  ASSERT_TRUE(resign(table, seat_at(0)));
  Table again = reopened(table);
  expect_same(table, again);
  EXPECT_EQ(advance(again), 0U);
}

TEST(Resume, KnowsThatTheTimeWasUp) {
  Table table = open_table("sums-of-20", "time=30", {"Ann", "Bob"}, 20);
  for (std::uint64_t turn = 0; turn < 3; ++turn) play_one_decision(table, turn);
  ASSERT_TRUE(time_up(table));
  EXPECT_FALSE(time_up(table)) << "only once";
  Table again = reopened(table);
  expect_same(table, again);
  expect_same_future(table, again, 20);
}

TEST(Resume, GoesOnByTheRulesOfTheRecord) {
  const auto table = [](std::string_view rules) {
    auto again = resume(cat("twenties record 1\ngame: 21\nrules: ", rules,
                            "\noptions: players=2 sheets=A,C cross=leftmost\nseats: Ann, Ben\n"
                            "seed: 5\n\n* first 1\n* roll B1 G1 R1 Y1 W1 K1\n"));
    EXPECT_TRUE(again) << in_english(again.error().message());
    return std::move(*again);
  };
  Table old = table("1");
  EXPECT_TRUE(play(old, seat_at(0), "cross 6"));
  EXPECT_EQ(old.record().rules_version, 1);
  expect_same(old, reopened(old));
  Table now = table("2");
  EXPECT_EQ(play(now, seat_at(0), "cross 6").clause, "3.7");
  EXPECT_EQ(now.record().rules_version, 2);
}

TEST(Resume, WrongRecordsAreRefused) {
  EXPECT_EQ(refusal("* heap 6\n1: take 1\n"), "resumed");
  EXPECT_EQ(refusal("rules: 2\n").substr(0, 36), "line 3: the record follows version 2");
  EXPECT_EQ(refusal("seats: Ann\n"), "line 3: the game has 2 seats, but 1 are named");
  EXPECT_EQ(refusal("seats: Ann, bot genius\n"),
            "line 3: there is no bot \"genius\" for Null Game");
  EXPECT_EQ(refusal("seed: -1\n"), "the seed is a number from 0 to 18446744073709551615");
  EXPECT_EQ(refusal("\n* heap 9\n"), "line 4: a heap has 5 to 7 counters, not 9 (1.1)");
  EXPECT_EQ(refusal("* heap 6\n2: take 1\n"),
            "line 4: it is not the turn of seat 2; to move: seat 1");
  EXPECT_EQ(refusal("! resign 1\n* heap 6\n"), "line 4: the game is over");
}

TEST(Resume, AResultThatWasNotPlayedIsRefused) {
  const std::string_view moves = "* heap 5\n1: take 2\n2: take 2\n1: take 1\n";
  EXPECT_EQ(refusal(cat("result: 3 2 winners 1\n", moves)), "resumed");
  EXPECT_EQ(refusal(cat("result: 2 3 winners 2\n", moves)),
            "line 3: the header says 2 3, but the game came out 3 2");
  EXPECT_EQ(refusal("result: 2 3 winners 2\n* heap 5\n"),
            "line 3: the header gives a result, but the game is not over");
}

}  // namespace
}  // namespace twenties
