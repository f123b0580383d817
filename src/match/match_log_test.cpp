// Logs come from outside: what does not fit is refused with a reason, and nothing breaks.

#include <gtest/gtest.h>

#include "match/matches_for_tests.hpp"
#include "texts/words.hpp"

namespace twenties {
namespace {

// The error that a log gives, or "fine".
std::string restore(const std::vector<std::string>& log) {
  auto match = Match::restore(all_games_and_null(), log);
  if (!match) return in_english(match.error());
  match->tick(match_start + Moment{100} * 24 * 3600 * a_second);
  return "fine";
}

const std::string null_secret(64, '0');

std::vector<std::string> with(const std::vector<std::string>& lines) {
  std::vector<std::string> log{
      cat("open 5 by=ann game=null-game seats=open,open clock=move:30 listed=no secret=",
          null_secret, ": players=2"),
      "sit 6 seat=1 by=ann share=a: Ann", "sit 7 seat=2 by=bob share=b: Bob"};
  log.insert(log.end(), lines.begin(), lines.end());
  return log;
}

TEST(MatchLog, IsRefusedWhereItDoesNotFit) {
  EXPECT_EQ(restore({}), "the log is empty");
  EXPECT_NE(restore({"hello"}), "fine");
  EXPECT_NE(restore({"begin 5"}), "fine");
  EXPECT_NE(restore({"open 5 game=null-game seats=open,open clock=none secret=short: players=2"}),
            "fine");
  EXPECT_EQ(restore(with({})), "fine");
  EXPECT_EQ(restore(with({"begin 8", "chance 8: heap 7", "move 9 seat=1: take 1"})), "fine");
  for (const std::vector<std::string>& lines : std::vector<std::vector<std::string>>{
           {"open 8 game=null-game seats=open,open clock=none: players=2"},
           {"chance 8: heap 7"},
           {"move 8 seat=1: take 1"},
           {"undo 8 seat=1"},
           {"place 8 seat=1: take 1"},
           {"take-back 8 seat=1"},
           {"ask-undo 8 seat=1"},
           {"agree-undo 8"},
           {"resume 8"},
           {"pause 8"},
           {"care 8 seat=1: steady"},
           {"sit 8 seat=3 by=c share=x: C"},
           {"sit 8 seat=1 share=x: C"},
           {"begin 8", "begin 9"},
           {"begin 8 seat=1"},
           {"begin 8", "chance 8: heap 7", "chance 8: heap 9"},
           {"begin 8", "chance 8: heap 700"},
           {"begin 8", "chance 8: heap 7", "move 9 seat=2: take 1"},
           {"begin 8", "chance 8: heap 7", "move 9: take 1"},
           {"begin 8", "chance 8: heap 7", "place 9 seat=1: take 1"},
           {"begin 8", "chance 8: heap 7", "time-up 9"},
           {"begin 8", "chance 8: heap 7", "undo 9 seat=1"},
           {"begin 8", "chance 8: heap 7", "care 9 seat=1: shark"},
           {"begin 8", "chance 8: heap 7", "resign 9 seat=1", "undo 9 seat=1"},
           {"begin 8", "chance 8: heap 7", "resign 9 seat=1", "flag 9 seat=1"},
           {"begin 8", "pause 9", "pause 10"},
           {"begin 8", "resume 9"},
           {"sit 8 seat=1 by=ann share=a,b: Ann", "begin 9"},
           {"sit 8 seat=1 by=ann share=a: Ann, who else", "begin 9"},
           {"stand 8 seat=1", "begin 9"},
           {"bot 8 seat=1: shark", "begin 9"},
       }) {
    EXPECT_NE(restore(with(lines)), "fine") << lines.back();
  }
}

TEST(MatchLog, MomentsInItMayGoBackwards) {
  EXPECT_EQ(restore(with({"begin 3", "chance 2: heap 7", "move 1 seat=1: take 1"})), "fine");
}

TEST(MatchLog, WhatACrashCutOffIsDoneWithTheNextTick) {
  for (const GameType* type : all_games().types()) {
    TestMatch test_match = begin_test_match(setup_for(type->info().id, "players=2"));
    for (std::uint64_t turn = 1; turn <= 6; ++turn) test_match.play(turn);
    for (std::size_t length = 1; length <= test_match.log.size(); ++length) {
      const std::vector<std::string> part(
          test_match.log.begin(), test_match.log.begin() + static_cast<std::ptrdiff_t>(length));
      auto match = Match::restore(all_games_and_null(), part);
      ASSERT_TRUE(match) << in_english(match.error());
      match->tick(match_start);
      auto fresh = match->take_fresh();
      for (std::size_t at = 0; at < fresh.size(); ++at) {
        ASSERT_LT(length + at, test_match.log.size());
        EXPECT_EQ(fresh[at], test_match.log[length + at]);
      }
      const bool waits = match->table() != nullptr && match->table()->game().turn().is_chance();
      EXPECT_FALSE(waits) << "nobody would wake it";
    }
  }
}

TEST(MatchLog, AMatchThatBeganAtAPositionDoesSoAgain) {
  MatchSetup setup = setup_for("null-game", "");
  setup.position = "players=2 to-move=2 heap=3 taken=2,1";
  TestMatch test_match = begin_test_match(setup);
  EXPECT_EQ(test_match.game().position(), setup.position);
  EXPECT_TRUE(test_match.move(seat_at(1), "take 1"));
  const Match again = test_match.restored();
  EXPECT_EQ(again.table()->game().position(), test_match.game().position());
  EXPECT_EQ(again.setup().position, setup.position);
  EXPECT_EQ(again.record().position, setup.position);
  EXPECT_NE(restore({cat("open 5 by=ann game=null-game seats=open,open clock=none from=position "
                         "listed=no secret=",
                         null_secret, ": players=2 to-move=2 heap=-3 taken=2,1")}),
            "fine");
}

TEST(MatchLog, AMatchThatFollowsAnotherIsTheSame) {
  TestMatch test_match = begin_test_match("24-7");
  Match other = test_match.restored();
  while (!test_match.match.is_over()) {
    const std::size_t known = test_match.log.size();
    test_match.play();
    ASSERT_TRUE(other.follow(std::span(test_match.log).subspan(known)));
    ASSERT_EQ(other.table()->game().hash(), test_match.game().hash());
    ASSERT_EQ(other.length(), test_match.log.size());
    ASSERT_EQ(other.answers(), test_match.match.answers());
  }
}

}  // namespace
}  // namespace twenties
