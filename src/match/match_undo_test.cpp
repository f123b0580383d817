#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "match/matches_for_tests.hpp"

namespace twenties {
namespace {

using What = MatchEvent::Kind;
using testing::ElementsAre;

const Seat first = seat_at(0);
const Seat second = seat_at(1);
const Seat third = seat_at(2);

TEST(MatchUndo, IsFreeWhileNobodyElseActed) {
  TestMatch test_match = begin_test_match("null-game");
  const std::uint64_t before = test_match.game().hash();
  EXPECT_FALSE(test_match.undo(first)) << "there is nothing to undo";
  ASSERT_TRUE(test_match.move(first, "take 1"));
  ASSERT_TRUE(test_match.undo(first));
  EXPECT_EQ(test_match.game().hash(), before);
  EXPECT_EQ(test_match.match.events().back().kind, What::undone);
  EXPECT_EQ(test_match.match.events().back().kept, test_match.steps());
}

TEST(MatchUndo, NeedsTheConsentOfTheOthersWhenTheyHaveActed) {
  TestMatch test_match = begin_test_match("null-game", "players=3");
  ASSERT_TRUE(test_match.move(first, "take 1"));
  ASSERT_TRUE(test_match.move(second, "take 1"));
  ASSERT_TRUE(test_match.undo(first));
  EXPECT_EQ(test_match.match.undo_asked_by(), first);
  EXPECT_EQ(test_match.steps(), 3U) << "nothing is undone yet";
  EXPECT_FALSE(test_match.undo(second)) << "one at a time";
  EXPECT_EQ(test_match.answer_undo(first, true).clause, rights_clause) << "not by who asks";
  EXPECT_EQ(test_match.match.answer_undo(test_match.by("eve"), true).clause, rights_clause);
  ASSERT_TRUE(test_match.answer_undo(second, true));
  ASSERT_TRUE(test_match.answer_undo(second, true)) << "again, which changes nothing";
  EXPECT_EQ(test_match.steps(), 3U);
  ASSERT_TRUE(test_match.answer_undo(third, true));
  EXPECT_EQ(test_match.steps(), 1U);
  EXPECT_TRUE(test_match.game().turn().has(first));
  EXPECT_FALSE(test_match.match.undo_asked_by());
  EXPECT_FALSE(test_match.answer_undo(third, true)) << "nobody asks any more";
}

TEST(MatchUndo, IsOffWhenOneRefuses) {
  TestMatch test_match = begin_test_match("null-game", "players=3");
  ASSERT_TRUE(test_match.move(first, "take 1"));
  ASSERT_TRUE(test_match.move(second, "take 1"));
  ASSERT_TRUE(test_match.undo(first));
  ASSERT_TRUE(test_match.answer_undo(second, true));
  ASSERT_TRUE(test_match.answer_undo(third, false));
  EXPECT_FALSE(test_match.match.undo_asked_by());
  EXPECT_EQ(test_match.steps(), 3U);
  EXPECT_EQ(test_match.match.events().back().kind, What::undo_refused);
}

TEST(MatchUndo, LapsesWhenThePlayGoesOn) {
  TestMatch test_match = begin_test_match("null-game", "players=3");
  ASSERT_TRUE(test_match.move(first, "take 1"));
  ASSERT_TRUE(test_match.move(second, "take 1"));
  ASSERT_TRUE(test_match.undo(first));
  ASSERT_TRUE(test_match.answer_undo(second, true));
  ASSERT_TRUE(test_match.move(third, "take 1"));
  EXPECT_FALSE(test_match.match.undo_asked_by());
  EXPECT_FALSE(test_match.answer_undo(third, true));
  EXPECT_EQ(test_match.steps(), 4U);
}

TEST(MatchUndo, DoesNotWaitForAPlayerWhoseSeatABotHasTaken) {
  TestMatch test_match = begin_test_match("null-game", "players=3");
  ASSERT_TRUE(test_match.move(first, "take 1"));
  ASSERT_TRUE(test_match.move(second, "take 1"));
  test_match.match.went_away("cem", test_match.now);
  ASSERT_TRUE(test_match.undo(first));
  ASSERT_TRUE(test_match.answer_undo(second, true));
  EXPECT_EQ(test_match.steps(), 3U);
  test_match.now += grace_time;
  ASSERT_TRUE(test_match.match.care(test_match.by("bob"), third));
  EXPECT_EQ(test_match.steps(), 1U) << "all who are there had agreed";
}

TEST(MatchUndo, NeedsConsentWhenATileWasDrawn) {
  TestMatch test_match = begin_test_match("24-7");
  const Seat seat = test_match.play();
  ASSERT_EQ(test_match.match.table()->steps().back().action.kind, Action::Kind::chance);
  ASSERT_TRUE(test_match.undo(seat));
  EXPECT_EQ(test_match.match.undo_asked_by(), seat);
  const Seat other = seat == first ? second : first;
  ASSERT_TRUE(test_match.answer_undo(other, true));
  EXPECT_TRUE(test_match.game().turn().has(seat));
  EXPECT_FALSE(test_match.match.undo_asked_by());
}

TEST(MatchUndo, BringsTheSameTilesAgain) {
  TestMatch test_match = begin_test_match("24-7");
  const Seat seat = test_match.play();
  const std::string drawn = test_match.match.table()->steps().back().action.text;
  ASSERT_TRUE(test_match.undo(seat));
  ASSERT_TRUE(test_match.answer_undo(seat == first ? second : first, true));
  EXPECT_EQ(test_match.play(2), seat);
  EXPECT_EQ(test_match.match.table()->steps().back().action.text, drawn);
}

TEST(MatchUndo, AgainstABotTakesItsMoveAlong) {
  TestMatch test_match = begin_test_match(setup_for("null-game", "", {"open", "bot:greedy"}));
  ASSERT_TRUE(test_match.move(first, "take 1"));
  ASSERT_TRUE(
      test_match.match.bot_move(second, test_match.match.answers(), "take 1", test_match.now));
  ASSERT_TRUE(test_match.undo(first));
  EXPECT_EQ(test_match.steps(), 1U);
  EXPECT_TRUE(test_match.match.bot_turns().empty());
}

TEST(MatchUndo, OneAfterAnotherGoesBackToTheBeginning) {
  for (const GameType* type : all_games().types()) {
    TestMatch test_match =
        begin_test_match(setup_for(type->info().id, "players=2", {"open", "open"}));
    const std::uint64_t before = test_match.game().hash();
    std::vector<Seat> decided;
    for (std::uint64_t turn = 1; turn <= 8; ++turn) decided.push_back(test_match.play(turn));
    const std::uint64_t answers = test_match.match.answers();
    while (test_match.game().hash() != before) {
      for (const Seat seat : {first, second}) {
        if (!test_match.undo(seat) || !test_match.match.undo_asked_by()) continue;
        ASSERT_TRUE(test_match.answer_undo(seat == first ? second : first, true));
      }
    }
    EXPECT_GT(test_match.match.answers(), answers) << "numbers are never used again";
    EXPECT_EQ(test_match.restored().table()->game().hash(), before);
  }
}

TEST(MatchUndo, IsRefusedWhenTheGameIsOver) {
  TestMatch test_match = begin_test_match("null-game");
  test_match.play_to_the_end();
  EXPECT_FALSE(test_match.undo(first));
  EXPECT_FALSE(test_match.undo(second));
}

// Twenty One: the seats mark at the same time.

class Sealed : public testing::Test {
 protected:
  Sealed() : test_match(begin_test_match("21", "players=3")) {
    while (test_match.game().turn().seats.size() < 3) test_match.play();
    open = test_match.match.answers();
  }

  void mark(Seat seat, std::uint64_t choice = 1) {
    ASSERT_TRUE(test_match.move(seat, test_match.some_move(seat, choice)));
  }

  TestMatch test_match;
  std::uint64_t open = 0;
};

TEST_F(Sealed, TheOthersLearnOnlyThatSomebodyHasMarked) {
  const std::size_t before = test_match.match.events().size();
  mark(second);
  EXPECT_THAT(test_match.told(second, before), ElementsAre(What::played));
  for (const Seat viewer : {first, third, nobody}) {
    EXPECT_THAT(test_match.told(viewer, before), ElementsAre(What::sealed));
  }
  EXPECT_TRUE(test_match.match.events().back().text.empty());
  EXPECT_TRUE(test_match.match.events().back().steps.empty());
  EXPECT_EQ(test_match.match.answers(), open) << "all answer the same roll";
}

TEST_F(Sealed, AllIsShownWhenTheLastHasMarked) {
  mark(third);
  mark(first);
  const std::size_t before = test_match.match.events().size();
  mark(second);
  const MatchEvent& shown = test_match.match.events()[before];
  EXPECT_EQ(shown.kind, What::unsealed);
  ASSERT_EQ(shown.steps.size(), 3U);
  EXPECT_EQ(shown.steps[0].action.seat, third);
  EXPECT_EQ(shown.steps[2].action.seat, second);
  EXPECT_TRUE(shown.is_for(nobody));
  EXPECT_GE(test_match.match.answers(), open + 3);
}

TEST_F(Sealed, UndoOfAMarkKeepsThoseOfTheOthers) {
  mark(first);
  mark(second);
  const std::string kept = test_match.match.table()->steps().back().action.text;
  const std::size_t before = test_match.match.events().size();
  ASSERT_TRUE(test_match.undo(first)) << "free: nothing was shown";
  EXPECT_THAT(test_match.told(first, before), ElementsAre(What::undone));
  EXPECT_THAT(test_match.told(second, before), ElementsAre(What::reopened));
  EXPECT_THAT(test_match.told(nobody, before), ElementsAre(What::reopened));
  EXPECT_EQ(test_match.match.table()->steps().back().action.seat, second);
  EXPECT_EQ(test_match.match.table()->steps().back().action.text, kept);
  EXPECT_TRUE(test_match.game().turn().has(first));
  EXPECT_FALSE(test_match.game().turn().has(second));
  EXPECT_EQ(test_match.match.answers(), open);
  mark(first, 7);
  mark(third);
  EXPECT_EQ(test_match.restored().table()->game().hash(), test_match.game().hash());
}

TEST_F(Sealed, WhatTheRollerDecidedIsNotFreelyUndoneWhenAnotherHasMarked) {
  const auto& steps = test_match.match.table()->steps();
  const auto roller = std::find_if(steps.rbegin(), steps.rend(), [](const Step& step) {
    return step.action.kind == Action::Kind::move;
  });
  if (roller == steps.rend()) GTEST_SKIP() << "nobody decided anything yet";
  const Seat seat = roller->action.seat;
  mark(seat == first ? second : first);
  ASSERT_TRUE(test_match.undo(seat));
  EXPECT_EQ(test_match.match.undo_asked_by(), seat);
}

TEST_F(Sealed, AMarkThatWasShownIsUndoneWithConsentOnly) {
  for (const Seat seat : {first, second, third}) mark(seat);
  ASSERT_TRUE(test_match.undo(third));
  EXPECT_EQ(test_match.match.undo_asked_by(), third);
  ASSERT_TRUE(test_match.answer_undo(first, true));
  ASSERT_TRUE(test_match.answer_undo(second, true));
  EXPECT_TRUE(test_match.game().turn().has(third));
  EXPECT_EQ(test_match.match.events().back().kept, test_match.steps() - 2)
      << "the marks of the two others are sealed again";
  mark(third, 5);
  EXPECT_EQ(test_match.restored().table()->game().hash(), test_match.game().hash());
}

TEST_F(Sealed, AResignationShowsEverything) {
  mark(first);
  ASSERT_TRUE(test_match.match.resign(test_match.by(second), second));
  const auto& events = test_match.match.events();
  EXPECT_EQ(events[events.size() - 2].kind, What::unsealed);
  EXPECT_EQ(events[events.size() - 2].steps.size(), 2U);
  EXPECT_EQ(events.back().kind, What::over);
}

}  // namespace
}  // namespace twenties
