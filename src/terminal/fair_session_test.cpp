// A game at the keyboard whose chance can be checked.

#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>

#include "match/verification.hpp"
#include "terminal/session_for_tests.hpp"
#include "texts/words.hpp"

namespace twenties {
namespace {

Table fair_table(std::string_view seats) {
  const auto type = all_games_and_null().require("null-game");
  auto seating = complete(**type, "", seats);
  auto table = Table::open_fairly(**type, seating->options, seats_of(seating->sitters));
  EXPECT_TRUE(table) << in_english(table.error());
  return std::move(*table);
}

TEST(FairSession, ShowsTheCommitmentBeforeTheFirstAction) {
  TestSession test_session;
  Table table = fair_table("me,greedy");
  const std::string line = cat("  Commitment: ", table.chance().fairness()->commitment, "\n");
  test_session.type({"quit"});
  test_session.play(std::move(table));
  EXPECT_NE(test_session.console.shown().find(line), std::string::npos);
  EXPECT_FALSE(test_session.shows("seed"));
  EXPECT_FALSE(test_session.shows("twenties verify")) << "not before the end";
  expect_fits(test_session.console.shown());
}

TEST(FairSession, NeverShowsTheSecret) {
  TestSession test_session;
  Table table = fair_table("me,greedy");
  const std::string secret = table.chance().fairness()->secret;
  test_session.type(
      {"history", "score", "board", "hint", "take 1", "resign", "y", "history", "quit"});
  test_session.play(std::move(table));
  EXPECT_FALSE(test_session.shows(secret));
}

TEST(FairSession, SaysAtTheEndHowToCheck) {
  TestSession test_session;
  const std::string file = (test_session.folder.path() / "test_session").string();
  test_session.type({"resign", "y", cat("save ", file), "quit"});
  test_session.play(fair_table("me,Ben"));
  EXPECT_TRUE(test_session.shows("\"save FILE\" here, then \"twenties verify FILE\""));
  const auto text = read_file(file + ".twenties", longest_record);
  ASSERT_TRUE(text);
  const auto found = verify(all_games_and_null(), *read_record(*text));
  ASSERT_TRUE(found);
  EXPECT_EQ(found->verdict, Verification::Verdict::right) << in_english(found->reason);
  EXPECT_EQ(found->source, Verification::Source::secret);
}

TEST(FairSession, ASeedSaysThatItIsRepeatable) {
  TestSession test_session;
  test_session.type({"resign", "y", "quit"});
  test_session.play(test_session.table("null-game", "me,Ben", 17));
  EXPECT_TRUE(test_session.shows("seed 17 (repeatable)"));
  EXPECT_FALSE(test_session.shows("Commitment"));
  EXPECT_FALSE(test_session.shows("twenties verify"));
}

TEST(FairSession, AKeptGameGoesOnWithItsSecret) {
  TestSession test_session;
  Table table = fair_table("me,greedy");
  const Fairness fairness = *table.chance().fairness();
  test_session.type({"take 1", "quit"});
  test_session.play(std::move(table));
  const auto kept = test_session.kept();
  ASSERT_TRUE(kept) << in_english(kept.error());
  EXPECT_EQ(*kept->table.chance().fairness(), fairness);
}

TEST(FairSession, WithoutItsSecretAGameIsNotContinued) {
  TestSession test_session;
  Table table = fair_table("Ann,Ben");
  advance(table);
  const std::filesystem::path file = test_session.folder.path() / "closed.twenties";
  std::ofstream(file) << print_record(table.record());
  const auto game = load_game(all_games_and_null(), file);
  ASSERT_FALSE(game);
  EXPECT_NE(
      in_english(game.error()).find("the secret that decides its tiles and dice is not in it"),
      std::string::npos);
}

TEST(FairSession, WithoutItsSecretAFinishedGameCanBeLookedAt) {
  TestSession test_session;
  Table table = fair_table("Ann,Ben");
  ASSERT_TRUE(resign(table, seat_at(0))) << "before the first chance";
  Record record = table.record();
  std::erase_if(record.remarks, [](const Remark& remark) { return remark.first == "secret"; });
  auto closed = Table::resume(all_games_and_null(), record);
  ASSERT_TRUE(closed) << in_english(closed.error().message());
  test_session.type({"undo"});
  EXPECT_EQ(test_session.play(std::move(*closed)), Leaving::quit);
  EXPECT_TRUE(test_session.shows("Ben wins"));
  EXPECT_FALSE(test_session.shows("twenties verify")) << "nothing can be verified";
  EXPECT_TRUE(test_session.shows("The game cannot go on: the secret"));
}

}  // namespace
}  // namespace twenties
