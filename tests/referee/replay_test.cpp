#include "core/replay.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "base/text.hpp"
#include "games/registry.hpp"
#include "referee/null_games.hpp"
#include "texts/words.hpp"

namespace twenties {
namespace {

Record read(std::string_view lines) {
  const auto record = read_record(cat("twenties record 1\n", lines));
  EXPECT_TRUE(record) << in_english(record.error().message());
  return record.value_or(Record{});
}

std::string problem_on_opening(std::string_view lines) {
  const auto replay = Replay::open(null_games(), read(lines));
  return replay ? "opened" : in_english(replay.error().message());
}

// Plays to the end of the record or to its first error; then asks for the result.
std::string replayed(std::string_view lines) {
  auto replay = Replay::open(null_games(), read(lines));
  if (!replay) return in_english(replay.error().message());
  while (true) {
    const std::uint64_t before = replay->game().hash();
    const auto step = replay->step();
    if (!step) {
      EXPECT_EQ(replay->game().hash(), before) << "an error leaves the game as it was";
      EXPECT_FALSE(replay->step()) << "and is found again";
      return in_english(step.error().message());
    }
    if (!*step) break;
  }
  const auto result = replay->check_result();
  return result ? replay->game().position() : in_english(result.error().message());
}

TEST(Replay, PlaysARecordStepByStep) {
  auto replay = Replay::open(null_games(), read("game: null-game\n* heap 5\n1: take 2\n2: take 1"));
  ASSERT_TRUE(replay);
  EXPECT_TRUE(replay->legal_moves().empty()) << "chance is next";
  auto step = replay->step();
  ASSERT_TRUE(step && *step);
  EXPECT_EQ((*step)->number, 1);
  EXPECT_EQ((*step)->kind(), "chance");
  EXPECT_EQ((*step)->action.text, "heap 5");
  EXPECT_EQ(replay->legal_moves(), (std::vector<std::string>{"take 1", "take 2"}));
  step = replay->step();
  ASSERT_TRUE(step && *step);
  EXPECT_EQ((*step)->number, 2);
  EXPECT_EQ((*step)->kind(), "move");
  EXPECT_EQ((*step)->points(), 2);
  EXPECT_EQ((*step)->scores, replay->game().scores()) << "after it";
  EXPECT_FALSE((*step)->is_skip);
  step = replay->step();
  ASSERT_TRUE(step && *step);
  EXPECT_TRUE(replay->legal_moves().empty()) << "the record has ended";
  for (int again = 0; again < 2; ++again) {
    step = replay->step();
    ASSERT_TRUE(step);
    EXPECT_FALSE(*step) << "the record has ended";
  }
  EXPECT_EQ(replay->take_game()->position(), "players=2 to-move=1 heap=2 taken=2,1");
}

TEST(Replay, LegalMovesAreSortedAsTexts) {
  auto replay = Replay::open(all_games(), read("game: 24-7\n"
                                               "* aside 1 9 9\n* centre 8\n"
                                               "* deal 1 2 7 7 8 10 10\n* deal 2 1 2 3 4 5 6\n"
                                               "* first 1\n1: 2 c3"));
  ASSERT_TRUE(replay) << in_english(replay.error().message());
  for (int action = 0; action < 5; ++action) {
    const auto step = replay->step();
    ASSERT_TRUE(step && *step) << in_english(step.error().message());
  }
  const std::vector<std::string> legal = replay->legal_moves();
  EXPECT_TRUE(std::ranges::is_sorted(legal));
  EXPECT_TRUE(legal.front().starts_with("10 ")) << "and not by their numbers";
}

TEST(Replay, GamesGoByAnyOfTheirNames) {
  EXPECT_EQ(problem_on_opening("game: LEAST\nrules: 3"), "opened");
  EXPECT_EQ(problem_on_opening("\ngame: chess"),
            "line 3: there is no game \"chess\"; there are: null-game, low-null-game");
}

TEST(Replay, OtherVersionsOfTheRulesAreRefused) {
  EXPECT_EQ(problem_on_opening("game: null-game\nrules: 2"),
            "line 3: the record follows version 2 of the rules of Null Game; this program plays "
            "version 1");
  EXPECT_EQ(problem_on_opening("game: low"),
            "the record follows version 1 of the rules of Low Null Game; this program plays "
            "version 3");
}

std::string problem_in_game(std::string_view lines) {
  auto replay = Replay::open(all_games(), read(lines));
  if (!replay) return in_english(replay.error().message());
  while (true) {
    const auto step = replay->step();
    if (!step) return in_english(step.error().message());
    if (!*step) break;
  }
  const auto result = replay->check_result();
  return result ? "replayed" : in_english(result.error().message());
}

TEST(Replay, ARecordFollowsTheRulesThatItNames) {
  const std::string crossing =
      "options: players=2 sheets=A,C cross=leftmost\n\n* first 1\n"
      "* roll B1 G1 R1 Y1 W1 K1\n1: cross 6";
  EXPECT_EQ(problem_in_game(cat("game: 21\nrules: 1\n", crossing)), "replayed");
  EXPECT_EQ(problem_in_game(cat("game: 21\n", crossing)), "replayed") << "1 when it is missing";
  EXPECT_EQ(problem_in_game(cat("game: 21\nrules: 2\n", crossing)),
            "line 8: with cross=leftmost you can cross out only if you cannot write; blue can be "
            "written (3.7)");
}

TEST(Replay, APositionFollowsTheRulesOfItsRecord) {
  const std::string position = "players=2 sheets=A,C cross=leftmost phase=first dealt=A,C";
  const std::string crossing = "\n* first 1\n* roll B1 G1 R1 Y1 W1 K1\n1: cross 6";
  const auto played = [&](std::string_view rules, std::string_view prefix) {
    return problem_in_game(
        cat("game: 21\nrules: ", rules, "\nposition: ", prefix, position, '\n', crossing));
  };
  EXPECT_EQ(played("1", ""), "replayed");
  EXPECT_EQ(played("1", "rules=1 "), "replayed");
  EXPECT_NE(played("2", ""), "replayed");
  EXPECT_EQ(played("2", "rules=1 "), "line 4: the position follows version 1 of the rules, not 2");
  EXPECT_EQ(played("1", "rules=2 "), "line 4: the position follows version 2 of the rules, not 1");
}

TEST(Replay, RulesThatTheProgramDoesNotPlayAreRefused) {
  EXPECT_EQ(problem_in_game("game: sums\nrules: 3"),
            "line 3: the record follows version 3 of the rules of Sums of 20; this program plays "
            "versions 1 to 2");
  EXPECT_EQ(problem_in_game("game: 24/7\nrules: 2"),
            "line 3: the record follows version 2 of the rules of 24/7; this program plays "
            "version 1");
}

TEST(Replay, OptionsAreThoseOfTheGame) {
  EXPECT_EQ(replayed("game: null-game\noptions: players=3"), "players=3");
  EXPECT_EQ(problem_on_opening("game: null-game\noptions: players=5"),
            "line 3: the option players cannot be \"5\"; it can be 2 to 4");
}

TEST(Replay, AsManyNamesAsSeats) {
  EXPECT_EQ(problem_on_opening("game: null-game\nseats: Ann, Bob"), "opened");
  EXPECT_EQ(problem_on_opening("game: null-game\nseats: Ann"),
            "line 3: the game has 2 seats, but 1 are named");
}

TEST(Replay, CanBeginWithAPosition) {
  const std::string_view position = "position: players=3 to-move=2 heap=2 taken=1,1,1\n";
  EXPECT_EQ(replayed(cat("game: null-game\n", position, "2: take 1\n3: take 1")),
            "players=3 to-move=1 heap=0 taken=1,2,2");
  EXPECT_EQ(problem_on_opening(cat("game: null-game\noptions: players=3\n", position)), "opened");
  EXPECT_EQ(problem_on_opening(cat("game: null-game\noptions: players=2\n", position)),
            "line 4: the position is of a game with the options players=3, not players=2");
  EXPECT_EQ(problem_on_opening(cat("game: null-game\noptions: players=9\n", position)),
            "line 3: the option players cannot be \"9\"; it can be 2 to 4");
  EXPECT_EQ(problem_on_opening("game: null-game\nposition: players=2 to-move=1 heap=1 taken=0,0"),
            "line 3: heap and taken make 1 counters; there are 5 to 7 (1.1)");
}

TEST(Replay, RefusesByTheClauseAtTheLine) {
  EXPECT_EQ(replayed("game: null-game\n\n* heap 9\n"),
            "line 4: a heap has 5 to 7 counters, not 9 (1.1)");
  EXPECT_EQ(replayed("game: null-game\n* heap 5\n1: take 2\n2: take 2\n# one left\n1: take 2\n"),
            "line 7: the heap has 1, fewer than 2 (2.2)");
}

TEST(Replay, RefusesTheWrongSeat) {
  EXPECT_EQ(replayed("game: null-game\n* heap 5\n2: take 2"),
            "line 4: it is not the turn of seat 2; to move: seat 1");
  EXPECT_EQ(replayed("game: null-game\n* heap 5\n3: take 2"), "line 4: there is no seat 3");
}

TEST(Replay, RefusesTheWrongOrder) {
  EXPECT_EQ(replayed("game: null-game\n1: take 2\n* heap 5"),
            "line 3: the tiles or dice come first: no seat is to move");
  EXPECT_EQ(replayed("game: null-game\n* heap 5\n* heap 5"),
            "line 4: nothing is drawn or rolled now: a seat is to move");
  const std::string_view whole = "game: null-game\n* heap 5\n1: take 2\n2: take 2\n1: take 1\n";
  EXPECT_EQ(replayed(cat(whole, "2: take 1")), "line 7: the game is over");
  EXPECT_EQ(replayed(cat(whole, "* heap 5")), "line 7: the game is over");
}

TEST(Replay, RefusesTextsThatAreNotCanonical) {
  EXPECT_EQ(replayed("game: null-game\n* heap 5\n1: TAKE 2"),
            "line 4: write the move as \"take 2\", not \"TAKE 2\"");
  EXPECT_EQ(replayed("game: null-game\n* heap  5"),
            "line 3: write it as \"heap 5\", not \"heap  5\"");
  EXPECT_EQ(replayed("game: null-game\n* heap 5\n1:"),
            "line 4: a move is \"take 1\" or \"take 2\", not \"\"");
}

TEST(Replay, AResignationEndsTheRecord) {
  EXPECT_EQ(replayed("game: null-game\nresult: 2 0 winners 2\n* heap 5\n1: take 2\n! resign 1"),
            "players=2 to-move=2 heap=3 taken=2,0");
  EXPECT_EQ(replayed("game: null-game\n! resign 2\n* heap 5"), "line 4: the game is over");
  EXPECT_EQ(replayed("game: null-game\n! resign 3"), "line 3: there is no seat 3");
}

TEST(Replay, TimeIsForGamesWithAClock) {
  EXPECT_EQ(replayed("game: null-game\n* heap 5\n! time"), "line 4: Null Game has no time limit");
}

TEST(Replay, HoldsTheResultAgainstTheGame) {
  const auto with_result = [](std::string_view result) {
    return replayed(
        cat("game: null-game\nresult: ", result, "\n* heap 5\n1: take 2\n2: take 2\n1: take 1"));
  };
  EXPECT_EQ(with_result("3 2 winners 1"), "players=2 to-move=2 heap=0 taken=3,2");
  EXPECT_EQ(with_result("2 3 winners 1"), "line 3: the header says 2 3, but the game came out 3 2");
  EXPECT_EQ(with_result("3 2 0 winners 1"),
            "line 3: the header says 3 2 0, but the game came out 3 2");
  EXPECT_EQ(with_result("3 winners 1"), "line 3: the header says 3, but the game came out 3 2");
  for (const std::string_view winners : {"none", "2", "1 2", "3"}) {
    EXPECT_EQ(with_result(cat("3 2 winners ", winners)),
              "line 3: the header names other winners than the game has");
  }
  EXPECT_EQ(replayed("game: null-game\nresult: 0 0 winners none\n* heap 5"),
            "line 3: the header gives a result, but the game is not over");
}

}  // namespace
}  // namespace twenties
