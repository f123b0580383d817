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
  Evening evening = begin_evening("null-game");
  const std::uint64_t before = evening.game().hash();
  EXPECT_FALSE(evening.undo(first)) << "there is nothing to undo";
  ASSERT_TRUE(evening.move(first, "take 1"));
  ASSERT_TRUE(evening.undo(first));
  EXPECT_EQ(evening.game().hash(), before);
  EXPECT_EQ(evening.match.events().back().kind, What::undone);
  EXPECT_EQ(evening.match.events().back().kept, evening.steps());
}

TEST(MatchUndo, NeedsTheConsentOfTheOthersWhenTheyHaveActed) {
  Evening evening = begin_evening("null-game", "players=3");
  ASSERT_TRUE(evening.move(first, "take 1"));
  ASSERT_TRUE(evening.move(second, "take 1"));
  ASSERT_TRUE(evening.undo(first));
  EXPECT_EQ(evening.match.undo_asked_by(), first);
  EXPECT_EQ(evening.steps(), 3U) << "nothing is undone yet";
  EXPECT_FALSE(evening.undo(second)) << "one at a time";
  EXPECT_EQ(evening.answer_undo(first, true).clause, rights_clause) << "not by who asks";
  EXPECT_EQ(evening.match.answer_undo(evening.by("eve"), true).clause, rights_clause);
  ASSERT_TRUE(evening.answer_undo(second, true));
  ASSERT_TRUE(evening.answer_undo(second, true)) << "again, which changes nothing";
  EXPECT_EQ(evening.steps(), 3U);
  ASSERT_TRUE(evening.answer_undo(third, true));
  EXPECT_EQ(evening.steps(), 1U);
  EXPECT_TRUE(evening.game().turn().has(first));
  EXPECT_FALSE(evening.match.undo_asked_by());
  EXPECT_FALSE(evening.answer_undo(third, true)) << "nobody asks any more";
}

TEST(MatchUndo, IsOffWhenOneRefuses) {
  Evening evening = begin_evening("null-game", "players=3");
  ASSERT_TRUE(evening.move(first, "take 1"));
  ASSERT_TRUE(evening.move(second, "take 1"));
  ASSERT_TRUE(evening.undo(first));
  ASSERT_TRUE(evening.answer_undo(second, true));
  ASSERT_TRUE(evening.answer_undo(third, false));
  EXPECT_FALSE(evening.match.undo_asked_by());
  EXPECT_EQ(evening.steps(), 3U);
  EXPECT_EQ(evening.match.events().back().kind, What::undo_refused);
}

TEST(MatchUndo, LapsesWhenThePlayGoesOn) {
  Evening evening = begin_evening("null-game", "players=3");
  ASSERT_TRUE(evening.move(first, "take 1"));
  ASSERT_TRUE(evening.move(second, "take 1"));
  ASSERT_TRUE(evening.undo(first));
  ASSERT_TRUE(evening.answer_undo(second, true));
  ASSERT_TRUE(evening.move(third, "take 1"));
  EXPECT_FALSE(evening.match.undo_asked_by());
  EXPECT_FALSE(evening.answer_undo(third, true));
  EXPECT_EQ(evening.steps(), 4U);
}

TEST(MatchUndo, DoesNotWaitForAPlayerWhoseSeatABotHasTaken) {
  Evening evening = begin_evening("null-game", "players=3");
  ASSERT_TRUE(evening.move(first, "take 1"));
  ASSERT_TRUE(evening.move(second, "take 1"));
  evening.match.went_away("cem", evening.now);
  ASSERT_TRUE(evening.undo(first));
  ASSERT_TRUE(evening.answer_undo(second, true));
  EXPECT_EQ(evening.steps(), 3U);
  evening.now += grace_time;
  ASSERT_TRUE(evening.match.care(evening.by("bob"), third));
  EXPECT_EQ(evening.steps(), 1U) << "all who are there had agreed";
}

TEST(MatchUndo, NeedsConsentWhenATileWasDrawn) {
  Evening evening = begin_evening("24-7");
  const Seat seat = evening.play();
  ASSERT_EQ(evening.match.table()->steps().back().action.kind, Action::Kind::chance);
  ASSERT_TRUE(evening.undo(seat));
  EXPECT_EQ(evening.match.undo_asked_by(), seat);
  const Seat other = seat == first ? second : first;
  ASSERT_TRUE(evening.answer_undo(other, true));
  EXPECT_TRUE(evening.game().turn().has(seat));
  EXPECT_FALSE(evening.match.undo_asked_by());
}

TEST(MatchUndo, BringsTheSameTilesAgain) {
  Evening evening = begin_evening("24-7");
  const Seat seat = evening.play();
  const std::string drawn = evening.match.table()->steps().back().action.text;
  ASSERT_TRUE(evening.undo(seat));
  ASSERT_TRUE(evening.answer_undo(seat == first ? second : first, true));
  EXPECT_EQ(evening.play(2), seat);
  EXPECT_EQ(evening.match.table()->steps().back().action.text, drawn);
}

TEST(MatchUndo, AgainstABotTakesItsMoveAlong) {
  Evening evening = begin_evening(setup_for("null-game", "", {"open", "bot:greedy"}));
  ASSERT_TRUE(evening.move(first, "take 1"));
  ASSERT_TRUE(evening.match.bot_move(second, evening.match.answers(), "take 1", evening.now));
  ASSERT_TRUE(evening.undo(first));
  EXPECT_EQ(evening.steps(), 1U);
  EXPECT_TRUE(evening.match.bot_turns().empty());
}

TEST(MatchUndo, OneAfterAnotherGoesBackToTheBeginning) {
  for (const GameType* type : all_games().types()) {
    Evening evening = begin_evening(setup_for(type->info().id, "players=2", {"open", "open"}));
    const std::uint64_t before = evening.game().hash();
    std::vector<Seat> decided;
    for (std::uint64_t turn = 1; turn <= 8; ++turn) decided.push_back(evening.play(turn));
    const std::uint64_t answers = evening.match.answers();
    while (evening.game().hash() != before) {
      for (const Seat seat : {first, second}) {
        if (!evening.undo(seat) || !evening.match.undo_asked_by()) continue;
        ASSERT_TRUE(evening.answer_undo(seat == first ? second : first, true));
      }
    }
    EXPECT_GT(evening.match.answers(), answers) << "numbers are never used again";
    EXPECT_EQ(evening.restored().table()->game().hash(), before);
  }
}

TEST(MatchUndo, IsRefusedWhenTheGameIsOver) {
  Evening evening = begin_evening("null-game");
  evening.play_to_the_end();
  EXPECT_FALSE(evening.undo(first));
  EXPECT_FALSE(evening.undo(second));
}

// Twenty One: the seats mark at the same time.

class Sealed : public testing::Test {
 protected:
  Sealed() : evening(begin_evening("21", "players=3")) {
    while (evening.game().turn().seats.size() < 3) evening.play();
    open = evening.match.answers();
  }

  void mark(Seat seat, std::uint64_t choice = 1) {
    ASSERT_TRUE(evening.move(seat, evening.some_move(seat, choice)));
  }

  Evening evening;
  std::uint64_t open = 0;
};

TEST_F(Sealed, TheOthersLearnOnlyThatSomebodyHasMarked) {
  const std::size_t before = evening.match.events().size();
  mark(second);
  EXPECT_THAT(evening.told(second, before), ElementsAre(What::played));
  for (const Seat viewer : {first, third, nobody}) {
    EXPECT_THAT(evening.told(viewer, before), ElementsAre(What::sealed));
  }
  EXPECT_TRUE(evening.match.events().back().text.empty());
  EXPECT_TRUE(evening.match.events().back().steps.empty());
  EXPECT_EQ(evening.match.answers(), open) << "all answer the same roll";
}

TEST_F(Sealed, AllIsShownWhenTheLastHasMarked) {
  mark(third);
  mark(first);
  const std::size_t before = evening.match.events().size();
  mark(second);
  const MatchEvent& shown = evening.match.events()[before];
  EXPECT_EQ(shown.kind, What::unsealed);
  ASSERT_EQ(shown.steps.size(), 3U);
  EXPECT_EQ(shown.steps[0].action.seat, third);
  EXPECT_EQ(shown.steps[2].action.seat, second);
  EXPECT_TRUE(shown.is_for(nobody));
  EXPECT_GE(evening.match.answers(), open + 3);
}

TEST_F(Sealed, UndoOfAMarkKeepsThoseOfTheOthers) {
  mark(first);
  mark(second);
  const std::string kept = evening.match.table()->steps().back().action.text;
  const std::size_t before = evening.match.events().size();
  ASSERT_TRUE(evening.undo(first)) << "free: nothing was shown";
  EXPECT_THAT(evening.told(first, before), ElementsAre(What::undone));
  EXPECT_THAT(evening.told(second, before), ElementsAre(What::reopened));
  EXPECT_THAT(evening.told(nobody, before), ElementsAre(What::reopened));
  EXPECT_EQ(evening.match.table()->steps().back().action.seat, second);
  EXPECT_EQ(evening.match.table()->steps().back().action.text, kept);
  EXPECT_TRUE(evening.game().turn().has(first));
  EXPECT_FALSE(evening.game().turn().has(second));
  EXPECT_EQ(evening.match.answers(), open);
  mark(first, 7);
  mark(third);
  EXPECT_EQ(evening.restored().table()->game().hash(), evening.game().hash());
}

TEST_F(Sealed, WhatTheRollerDecidedIsNotFreelyUndoneWhenAnotherHasMarked) {
  const auto& steps = evening.match.table()->steps();
  const auto roller = std::find_if(steps.rbegin(), steps.rend(), [](const TableStep& step) {
    return step.action.kind == Action::Kind::move;
  });
  if (roller == steps.rend()) GTEST_SKIP() << "nobody decided anything yet";
  const Seat seat = roller->action.seat;
  mark(seat == first ? second : first);
  ASSERT_TRUE(evening.undo(seat));
  EXPECT_EQ(evening.match.undo_asked_by(), seat);
}

TEST_F(Sealed, AMarkThatWasShownIsUndoneWithConsentOnly) {
  for (const Seat seat : {first, second, third}) mark(seat);
  ASSERT_TRUE(evening.undo(third));
  EXPECT_EQ(evening.match.undo_asked_by(), third);
  ASSERT_TRUE(evening.answer_undo(first, true));
  ASSERT_TRUE(evening.answer_undo(second, true));
  EXPECT_TRUE(evening.game().turn().has(third));
  EXPECT_EQ(evening.match.events().back().kept, evening.steps() - 2)
      << "the marks of the two others are sealed again";
  mark(third, 5);
  EXPECT_EQ(evening.restored().table()->game().hash(), evening.game().hash());
}

TEST_F(Sealed, AResignationShowsEverything) {
  mark(first);
  ASSERT_TRUE(evening.match.resign(evening.by(second), second));
  const auto& events = evening.match.events();
  EXPECT_EQ(events[events.size() - 2].kind, What::unsealed);
  EXPECT_EQ(events[events.size() - 2].steps.size(), 2U);
  EXPECT_EQ(events.back().kind, What::over);
}

}  // namespace
}  // namespace twenties
