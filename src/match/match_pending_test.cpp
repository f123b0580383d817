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
  explicit Pending(std::string_view clock = "none") : evening(begin_evening("24-7", "", clock)) {
    mover = evening.to_move();
    other = mover == first ? second : first;
    move = evening.some_move(mover);
    steps = evening.steps();
    events = evening.match.events().size();
  }

  void place() { ASSERT_TRUE(evening.move(mover, move)); }
  void expect_placed() {
    EXPECT_FALSE(evening.match.pending());
    ASSERT_GT(evening.steps(), steps);
    EXPECT_EQ(evening.match.table()->steps()[steps].action.text, move);
  }

  Evening evening;
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
  EXPECT_EQ(evening.steps(), steps);
  EXPECT_THAT(evening.told(mover, events), ElementsAre(What::placed));
  EXPECT_TRUE(evening.told(other, events).empty());
  EXPECT_TRUE(evening.told(nobody, events).empty());
}

TEST_F(Pending, ConfirmedItStays) {
  place();
  EXPECT_FALSE(evening.match.confirm(evening.by(other), other));
  EXPECT_EQ(evening.match.confirm(evening.by(other), mover).clause, rights_clause);
  ASSERT_TRUE(evening.match.confirm(evening.by(mover), mover));
  evening.keep();
  expect_placed();
  EXPECT_FALSE(evening.match.confirm(evening.by(mover), mover)) << "once";
}

TEST_F(Pending, TakenBackItNeverWas) {
  place();
  EXPECT_FALSE(evening.move(mover, evening.some_move(mover, 2))) << "one tile at a time";
  ASSERT_TRUE(evening.match.take_back(evening.by(mover), mover));
  EXPECT_EQ(evening.steps(), steps);
  EXPECT_FALSE(evening.match.take_back(evening.by(mover), mover));
  EXPECT_FALSE(evening.match.next_tick());
  EXPECT_TRUE(evening.told(other, events).empty());
  ASSERT_TRUE(evening.move(mover, evening.some_move(mover, 2))) << "another can be tried";
}

TEST_F(Pending, UndoTakesItBack) {
  place();
  ASSERT_TRUE(evening.undo(mover));
  EXPECT_FALSE(evening.match.pending());
  EXPECT_EQ(evening.steps(), steps);
}

TEST_F(Pending, IsCommittedAfterFiveSecondsAlsoIfItsPlayerHasGone) {
  place();
  evening.match.went_away(Evening::person(mover), evening.now);
  EXPECT_EQ(evening.match.next_tick(), evening.now + 5 * a_second);
  evening.wait(5 * a_second - 1);
  ASSERT_TRUE(evening.match.pending());
  evening.wait(1);
  expect_placed();
  EXPECT_TRUE(evening.game().turn().has(other));
}

TEST_F(Pending, TheOthersGetTheSameAnswersAsIfThereWereNone) {
  const auto ask = [&](Evening& table) {
    std::vector<std::string> out;
    const auto say = [&](const Verdict& verdict) { out.push_back(in_english(verdict)); };
    say(table.match.move(table.by(other), other, table.match.answers(), move));
    say(table.match.confirm(table.by(other), other));
    say(table.match.take_back(table.by(other), other));
    say(table.match.undo(table.by(other), other));
    return out;
  };
  evening.play();
  ASSERT_EQ(evening.to_move(), other);
  std::swap(mover, other);
  Evening without(evening.restored());
  without.ids = evening.ids;
  ASSERT_TRUE(evening.move(mover, evening.some_move(mover)));
  EXPECT_EQ(ask(evening), ask(without));
}

TEST_F(Pending, AnUndoOfTheMoveBeforeTakesItAway) {
  evening.play();
  std::swap(mover, other);
  ASSERT_TRUE(evening.undo(other));
  ASSERT_TRUE(evening.move(mover, evening.some_move(mover)));
  const std::size_t before = evening.match.events().size();
  ASSERT_TRUE(evening.answer_undo(mover, true));
  EXPECT_FALSE(evening.match.pending());
  EXPECT_THAT(evening.told(mover, before), ElementsAre(What::taken_back, What::undone));
  EXPECT_TRUE(evening.game().turn().has(other));
  EXPECT_EQ(evening.restored().table()->game().hash(), evening.game().hash());
}

TEST_F(Pending, AResignationLeavesIt) {
  place();
  ASSERT_TRUE(evening.match.resign(evening.by(mover), mover));
  EXPECT_FALSE(evening.match.pending());
  EXPECT_EQ(evening.steps(), steps + 1);
}

TEST_F(Pending, AfterAPauseItWaitsAsLongAsItWouldHave) {
  place();
  evening.wait(2 * a_second);
  evening.match.pause(evening.now);
  evening.wait(60 * a_second);
  ASSERT_TRUE(evening.match.pending()) << "nothing happens in a pause";
  EXPECT_FALSE(evening.match.confirm(evening.by(mover), mover));
  EXPECT_EQ(evening.match.until(evening.match.pending()->deadline.count(), evening.now),
            3 * a_second);
  evening.match.resume(evening.now);
  EXPECT_EQ(evening.match.next_tick(), evening.now + 3 * a_second);
}

TEST_F(Pending, ABotsTileNeedsNoConfirmation) {
  Evening table = begin_evening(setup_for("24-7", "", {"bot:greedy", "bot:greedy"}));
  const BotTurn turn = table.match.bot_turns().front();
  ASSERT_TRUE(table.match.bot_move(turn.seat, turn.answers, table.some_move(turn.seat), 0));
  EXPECT_FALSE(table.match.pending());
}

TEST_F(Pending, ItOutlivesARestart) {
  place();
  Match again = evening.restored();
  ASSERT_TRUE(again.pending());
  EXPECT_EQ(again.pending()->deadline, evening.match.pending()->deadline);
  again.tick(evening.now + 5 * a_second);
  EXPECT_FALSE(again.pending());
}

TEST_F(PendingWithClock, ATileThatLiesThereWhenTheClockEndsWasPlacedInTime) {
  place();
  EXPECT_EQ(evening.match.next_tick(), evening.now + 3 * a_second);
  evening.wait(3 * a_second);
  expect_placed();
  EXPECT_FALSE(evening.match.is_over());
  EXPECT_EQ(evening.match.clock().end()->seat, other);
}

}  // namespace
}  // namespace twenties
