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
  auto seating = settle(**type, "", seats);
  auto table = Table::open_fairly(**type, seating->options, seating->sitters);
  EXPECT_TRUE(table) << table.error().message;
  return std::move(*table);
}

TEST(FairSession, ShowsTheCommitmentBeforeTheFirstAction) {
  Evening evening;
  Table table = fair_table("me,greedy");
  const std::string line = cat("  Commitment: ", table.chance().fairness()->commitment, "\n");
  evening.type({"quit"});
  evening.play(std::move(table));
  EXPECT_NE(evening.console.shown().find(line), std::string::npos);
  EXPECT_FALSE(evening.shows("seed"));
  EXPECT_FALSE(evening.shows("twenties verify")) << "not before the end";
  expect_fits(evening.console.shown());
}

TEST(FairSession, NeverShowsTheSecret) {
  Evening evening;
  Table table = fair_table("me,greedy");
  const std::string secret = table.chance().fairness()->secret;
  evening.type({"history", "score", "board", "hint", "take 1", "resign", "y", "history", "quit"});
  evening.play(std::move(table));
  EXPECT_FALSE(evening.shows(secret));
}

TEST(FairSession, SaysAtTheEndHowToCheck) {
  Evening evening;
  const std::string file = (evening.folder.path() / "evening").string();
  evening.type({"resign", "y", cat("save ", file), "quit"});
  evening.play(fair_table("me,Ben"));
  EXPECT_TRUE(evening.shows("\"save FILE\" here, then \"twenties verify FILE\""));
  const auto text = read_file(file + ".twenties", longest_record);
  ASSERT_TRUE(text);
  const auto found = verify(all_games_and_null(), *read_record(*text));
  ASSERT_TRUE(found);
  EXPECT_EQ(found->verdict, Verification::Verdict::right) << in_english(found->reason);
  EXPECT_EQ(found->source, Verification::Source::secret);
}

TEST(FairSession, ASeedSaysThatItIsRepeatable) {
  Evening evening;
  evening.type({"resign", "y", "quit"});
  evening.play(evening.table("null-game", "me,Ben", 17));
  EXPECT_TRUE(evening.shows("seed 17 (repeatable)"));
  EXPECT_FALSE(evening.shows("Commitment"));
  EXPECT_FALSE(evening.shows("twenties verify"));
}

TEST(FairSession, AKeptGameGoesOnWithItsSecret) {
  Evening evening;
  Table table = fair_table("me,greedy");
  const Fairness fairness = *table.chance().fairness();
  evening.type({"take 1", "quit"});
  evening.play(std::move(table));
  const auto kept = evening.kept();
  ASSERT_TRUE(kept) << kept.error().message;
  EXPECT_EQ(*kept->table.chance().fairness(), fairness);
}

TEST(FairSession, WithoutItsSecretAGameIsNotContinued) {
  Evening evening;
  Table table = fair_table("Ann,Ben");
  table.advance();
  const std::filesystem::path file = evening.folder.path() / "closed.twenties";
  std::ofstream(file) << print_record(table.record());
  const auto game = load_game(all_games_and_null(), file);
  ASSERT_FALSE(game);
  EXPECT_NE(game.error().message.find("the secret that decides its tiles and dice is not in it"),
            std::string::npos);
}

TEST(FairSession, WithoutItsSecretAFinishedGameCanBeLookedAt) {
  Evening evening;
  Table table = fair_table("Ann,Ben");
  ASSERT_TRUE(table.resign(seat_at(0))) << "before the first chance";
  Record record = table.record();
  std::erase_if(record.remarks, [](const Remark& remark) { return remark.first == "secret"; });
  auto closed = Table::resume(all_games_and_null(), record);
  ASSERT_TRUE(closed) << in_english(closed.error().message());
  evening.type({"undo"});
  EXPECT_EQ(evening.play(std::move(*closed)), Leaving::quit);
  EXPECT_TRUE(evening.shows("Ben wins"));
  EXPECT_FALSE(evening.shows("twenties verify")) << "nothing can be verified";
  EXPECT_TRUE(evening.shows("The game cannot go on: the secret"));
}

}  // namespace
}  // namespace twenties
