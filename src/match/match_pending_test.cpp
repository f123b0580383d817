// 24/7: a placed tile waits for confirmation (rulebook clause 3.3).

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "match/matches_for_tests.hpp"
#include "texts/words.hpp"

namespace twenties {
namespace {

using What = MatchEvent::Kind;
using testing::ElementsAre;

const Seat first = seat_at(0);
const Seat second = seat_at(1);

class Pending : public testing::Test {
 protected:
  explicit Pending(std::string_view clock = "none")
      : test_match(begin_test_match("24-7", "", clock)) {
    mover = test_match.to_move();
    other = mover == first ? second : first;
    move = test_match.some_move(mover);
    steps = test_match.steps();
    events = test_match.match.events().size();
  }

  void place() { ASSERT_TRUE(test_match.move(mover, move)); }
  void expect_placed() {
    EXPECT_FALSE(test_match.match.pending());
    ASSERT_GT(test_match.steps(), steps);
    EXPECT_EQ(test_match.match.table()->steps()[steps].action.text, move);
  }

  TestMatch test_match;
  Seat mover = nobody;
  Seat other = nobody;
  std::string move;
  std::size_t steps = 0;
  std::size_t events = 0;
};

class PendingWithClock : public Pending {
 protected:
  PendingWithClock() : Pending("move:3") {}
};

TEST_F(Pending, OnlyTheMoverHearsOfIt) {
  place();
  EXPECT_EQ(test_match.steps(), steps);
  EXPECT_THAT(test_match.told(mover, events), ElementsAre(What::placed));
  EXPECT_TRUE(test_match.told(other, events).empty());
  EXPECT_TRUE(test_match.told(nobody, events).empty());
}

TEST_F(Pending, ConfirmedItStays) {
  place();
  EXPECT_FALSE(test_match.match.confirm(test_match.by(other), other));
  EXPECT_EQ(test_match.match.confirm(test_match.by(other), mover).clause, rights_clause);
  ASSERT_TRUE(test_match.match.confirm(test_match.by(mover), mover));
  test_match.keep();
  expect_placed();
  EXPECT_FALSE(test_match.match.confirm(test_match.by(mover), mover)) << "once";
}

TEST_F(Pending, TakenBackItNeverWas) {
  place();
  EXPECT_FALSE(test_match.move(mover, test_match.some_move(mover, 2))) << "one tile at a time";
  ASSERT_TRUE(test_match.match.take_back(test_match.by(mover), mover));
  EXPECT_EQ(test_match.steps(), steps);
  EXPECT_FALSE(test_match.match.take_back(test_match.by(mover), mover));
  EXPECT_FALSE(test_match.match.next_tick());
  EXPECT_TRUE(test_match.told(other, events).empty());
  ASSERT_TRUE(test_match.move(mover, test_match.some_move(mover, 2))) << "another can be tried";
}

TEST_F(Pending, UndoTakesItBack) {
  place();
  ASSERT_TRUE(test_match.undo(mover));
  EXPECT_FALSE(test_match.match.pending());
  EXPECT_EQ(test_match.steps(), steps);
}

TEST_F(Pending, IsCommittedAfterFiveSecondsAlsoIfItsPlayerHasGone) {
  place();
  test_match.match.went_away(TestMatch::person(mover), test_match.now);
  EXPECT_EQ(test_match.match.next_tick(), test_match.now + 5 * a_second);
  test_match.wait(5 * a_second - 1);
  ASSERT_TRUE(test_match.match.pending());
  test_match.wait(1);
  expect_placed();
  EXPECT_TRUE(test_match.game().turn().has(other));
}

TEST_F(Pending, TheOthersGetTheSameAnswersAsIfThereWereNone) {
  const auto ask = [&](TestMatch& table) {
    std::vector<std::string> out;
    const auto say = [&](const Verdict& verdict) { out.push_back(in_english(verdict)); };
    say(table.match.move(table.by(other), other, table.match.answers(), move));
    say(table.match.confirm(table.by(other), other));
    say(table.match.take_back(table.by(other), other));
    say(table.match.undo(table.by(other), other));
    return out;
  };
  test_match.play();
  ASSERT_EQ(test_match.to_move(), other);
  std::swap(mover, other);
  TestMatch without(test_match.restored());
  without.ids = test_match.ids;
  ASSERT_TRUE(test_match.move(mover, test_match.some_move(mover)));
  EXPECT_EQ(ask(test_match), ask(without));
}

TEST_F(Pending, AnUndoOfTheMoveBeforeTakesItAway) {
  test_match.play();
  std::swap(mover, other);
  ASSERT_TRUE(test_match.undo(other));
  ASSERT_TRUE(test_match.move(mover, test_match.some_move(mover)));
  const std::size_t before = test_match.match.events().size();
  ASSERT_TRUE(test_match.answer_undo(mover, true));
  EXPECT_FALSE(test_match.match.pending());
  EXPECT_THAT(test_match.told(mover, before), ElementsAre(What::taken_back, What::undone));
  EXPECT_TRUE(test_match.game().turn().has(other));
  EXPECT_EQ(test_match.restored().table()->game().hash(), test_match.game().hash());
}

TEST_F(Pending, AResignationLeavesIt) {
  place();
  ASSERT_TRUE(test_match.match.resign(test_match.by(mover), mover));
  EXPECT_FALSE(test_match.match.pending());
  EXPECT_EQ(test_match.steps(), steps + 1);
}

TEST_F(Pending, AfterAPauseItWaitsAsLongAsItWouldHave) {
  place();
  test_match.wait(2 * a_second);
  test_match.match.pause(test_match.now);
  test_match.wait(60 * a_second);
  ASSERT_TRUE(test_match.match.pending()) << "nothing happens in a pause";
  EXPECT_FALSE(test_match.match.confirm(test_match.by(mover), mover));
  EXPECT_EQ(test_match.match.until(test_match.match.pending()->deadline, test_match.now),
            3 * a_second);
  test_match.match.resume(test_match.now);
  EXPECT_EQ(test_match.match.next_tick(), test_match.now + 3 * a_second);
}

TEST_F(Pending, ABotsTileNeedsNoConfirmation) {
  TestMatch table = begin_test_match(setup_for("24-7", "", {"bot:greedy", "bot:greedy"}));
  const BotTurn turn = table.match.bot_turns().front();
  ASSERT_TRUE(table.match.bot_move(turn.seat, turn.answers, table.some_move(turn.seat), 0));
  EXPECT_FALSE(table.match.pending());
}

TEST_F(Pending, ItOutlivesARestart) {
  place();
  Match again = test_match.restored();
  ASSERT_TRUE(again.pending());
  EXPECT_EQ(again.pending()->deadline, test_match.match.pending()->deadline);
  again.tick(test_match.now + 5 * a_second);
  EXPECT_FALSE(again.pending());
}

TEST_F(PendingWithClock, ATileThatLiesThereWhenTheClockEndsWasPlacedInTime) {
  place();
  EXPECT_EQ(test_match.match.next_tick(), test_match.now + 3 * a_second);
  test_match.wait(3 * a_second);
  expect_placed();
  EXPECT_FALSE(test_match.match.is_over());
  EXPECT_EQ(test_match.match.clock().end()->seat, other);
}

}  // namespace
}  // namespace twenties
