// What a match of the people at one keyboard has that a shared one has not; undo_test.cpp and
// confirm_test.cpp have the rest.

#include <gtest/gtest.h>

#include "match/local_match_for_tests.hpp"

namespace twenties {
namespace {

Table resumed(std::string_view text) {
  auto table = Table::resume(all_games_and_null(), *read_record(text));
  EXPECT_TRUE(table) << in_english(table.error().message());
  return std::move(*table);
}

TEST(LocalMatch, PeopleSitAtEverySeatThatNoProgramHas) {
  const Table table = open_table("null-game", "players=3", {"Ann", "bot greedy", "exec:toy"}, 20);
  const Match match = Match::local(all_games_and_null(), resumed(print_record(table.record())),
                                   {"me", SeatSet::of(seat_at(2)), true, 0}, 0);
  EXPECT_EQ(match.seats_of("me"), SeatSet::of(seat_at(0)));
  EXPECT_EQ(match.seat(seat_at(0)).name(), "Ann");
  EXPECT_EQ(match.seat(seat_at(1)).name(), "greedy");
  EXPECT_EQ(match.seat(seat_at(1)).kind(), "bot");
  EXPECT_EQ(match.seat(seat_at(2)).name(), "exec:toy");
  EXPECT_EQ(match.seat(seat_at(2)).kind(), "engine");
  EXPECT_EQ(match.help_policy(), HelpPolicy::free);
}

TEST(LocalMatch, NothingHappensBeforeItsFirstTick) {
  Match match = Match::local(all_games_and_null(), open_table("null-game", "", {"Ann", "Ben"}, 20),
                             {"me", {}, true, 0}, 5);
  EXPECT_TRUE(match.table()->steps().empty());
  match.tick(5);
  EXPECT_EQ(match.table()->steps().size(), 1U);
}

TEST(LocalMatch, GoesOnWithItsRecordAndKeepsWhatStandsInIt) {
  const std::string text =
      "twenties record 1\ngame: null-game\nrules: 1\noptions: players=2\nseats: You, Ben\n"
      "note: here\nseed: 4\n# club night\n\n"
      "* heap 5  # small\n# careful\n1: take 1\n";
  LocalMatch local(resumed(text));
  EXPECT_EQ(print_record(local.table().record_with_secret()), text);
  ASSERT_TRUE(local.move(seat_at(1), "take 2"));
  EXPECT_EQ(print_record(local.table().record_with_secret()), text + "2: take 2\n");
}

TEST(LocalMatch, AWatcherIsToldAllThatWasPlayedBefore) {
  LocalMatch local(
      resumed("twenties record 1\ngame: 24-7\noptions: players=2\nseed: 5\n\n"
              "* aside 1 3 7\n* centre 4\n* deal 1 2 3 5 8 8 10\n"
              "* deal 2 1 2 5 6 7 10\n* first 1\n1: 8 c3\n* draw 9\n"));
  std::vector<std::string> told;
  for (const MatchEvent& event : local.match.events()) {
    for (const Step& step : event.steps) told.push_back(print_action(step.action));
  }
  std::vector<std::string> played;
  for (const Step& step : local.table().steps()) played.push_back(print_action(step.action));
  EXPECT_EQ(told, played);
}

TEST(LocalMatch, TheTimeOfTheRoundGoesOnWhereItStopped) {
  Match match =
      Match::local(all_games_and_null(), open_table("sums-of-20", "time=1", {"Ann", "Ben"}, 5),
                   {"me", {}, true, 40'000}, 1'000);
  match.tick(1'000);
  EXPECT_EQ(match.round_end(), 21'000);
  EXPECT_EQ(match.played(11'000), 50'000);
  match.tick(21'000);
  EXPECT_EQ(match.table()->steps().back().action.kind, Action::Kind::time_up);
}

TEST(LocalMatch, WithoutItsSecretItWaitsForChance) {
  Record record = open_table("null-game", "", {"Ann", "Ben"}, 1).record();
  record.remarks = {{"commitment", std::string(64, 'a')}, {"shares", "a b"}};
  LocalMatch local(resumed(print_record(record)));
  EXPECT_TRUE(local.table().awaits_secret());
  EXPECT_EQ(local.match.commitment(), std::string(64, 'a'));
  ASSERT_TRUE(local.match.resign(local.me(), seat_at(0)));
  ASSERT_TRUE(local.undo());
  EXPECT_TRUE(local.table().awaits_secret());
}

TEST(LocalMatch, ARefusedMoveNamesItsClause) {
  LocalMatch local(
      resumed("twenties record 1\ngame: null-game\nseed: 4\n\n* heap 5\n1: take 2\n"
              "2: take 2\n"));
  const Verdict verdict = local.move(seat_at(0), "take 2");
  EXPECT_EQ(verdict.clause, "2.2");
  EXPECT_EQ(local.table().steps().size(), 3U);
}

}  // namespace
}  // namespace twenties
