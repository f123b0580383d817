// A placed tile of 24/7 can be taken back for five seconds (rulebook clause 3.3).

#include <gtest/gtest.h>

#include "match/tables_for_tests.hpp"

namespace twenties {
namespace {

using namespace std::chrono_literals;

class Confirm : public testing::Test {
 protected:
  Confirm() : table(open_table("24-7", "", {"Ann", "Bob"}, 20)) {
    table.advance();
    seat = table.game().turn().seats.lowest();
    move = any_move(table, seat, 1);
    hash = table.game().hash();
    steps = table.steps().size();
  }

  void expect_nothing_placed() const {
    EXPECT_EQ(table.game().hash(), hash);
    EXPECT_EQ(table.steps().size(), steps);
  }
  void expect_placed() const {
    EXPECT_FALSE(table.pending());
    ASSERT_EQ(table.steps().size(), steps + 1);
    EXPECT_EQ(table.steps().back().action, (Action{Action::Kind::move, seat, move}));
  }

  Table table;
  Seat seat{};
  std::string move;
  std::uint64_t hash = 0;
  std::size_t steps = 0;
};

TEST_F(Confirm, AProposedMoveWaits) {
  ASSERT_TRUE(table.propose(seat, move, 1000ms));
  ASSERT_TRUE(table.pending());
  EXPECT_EQ(table.pending()->seat, seat);
  EXPECT_EQ(table.pending()->text, move);
  EXPECT_EQ(table.pending()->deadline, 6000ms);
  expect_nothing_placed();
}

TEST_F(Confirm, WhileItWaitsNothingElseHappens) {
  ASSERT_TRUE(table.propose(seat, move, 0ms));
  EXPECT_EQ(table.advance(), 0U);
  EXPECT_FALSE(table.play(seat, move));
  EXPECT_FALSE(table.propose(seat, any_move(table, seat, 2), 0ms));
  EXPECT_EQ(table.pending()->text, move);
  expect_nothing_placed();
}

TEST_F(Confirm, ConfirmedItIsPlaced) {
  ASSERT_TRUE(table.propose(seat, move, 0ms));
  EXPECT_TRUE(table.confirm());
  expect_placed();
  EXPECT_FALSE(table.confirm()) << "only once";
}

TEST_F(Confirm, TakenBackItNeverWas) {
  ASSERT_TRUE(table.propose(seat, move, 0ms));
  EXPECT_TRUE(table.take_back());
  EXPECT_FALSE(table.pending());
  EXPECT_FALSE(table.take_back());
  EXPECT_FALSE(table.confirm());
  EXPECT_FALSE(table.tick(1h));
  expect_nothing_placed();
  EXPECT_TRUE(table.propose(seat, any_move(table, seat, 2), 0ms)) << "another can be tried";
}

TEST_F(Confirm, UndoTakesBack) {
  ASSERT_TRUE(table.propose(seat, move, 0ms));
  EXPECT_TRUE(table.undo());
  EXPECT_FALSE(table.pending());
  expect_nothing_placed();
}

TEST_F(Confirm, TheDeadlineConfirms) {
  ASSERT_TRUE(table.propose(seat, move, 1000ms));
  EXPECT_FALSE(table.tick(1000ms));
  EXPECT_FALSE(table.tick(5999ms));
  expect_nothing_placed();
  EXPECT_TRUE(table.tick(6000ms));
  expect_placed();
  EXPECT_FALSE(table.tick(7000ms));
}

TEST_F(Confirm, ALateTickConfirmsToo) {
  ASSERT_TRUE(table.propose(seat, move, 1000ms));
  EXPECT_TRUE(table.tick(1h));
  expect_placed();
}

TEST_F(Confirm, AnIllegalMoveDoesNotWait) {
  EXPECT_FALSE(table.propose(seat, "skip", 0ms));
  EXPECT_FALSE(table.propose(seat, "nonsense", 0ms));
  EXPECT_FALSE(table.propose(seat_at(1 - index_of(seat)), move, 0ms));
  EXPECT_FALSE(table.pending());
  expect_nothing_placed();
}

TEST_F(Confirm, AResignationTakesTheTileBack) {
  ASSERT_TRUE(table.propose(seat, move, 0ms));
  ASSERT_TRUE(table.resign(seat));
  EXPECT_FALSE(table.pending());
  EXPECT_FALSE(table.tick(1h));
  EXPECT_EQ(table.steps().size(), steps + 1);
}

TEST_F(Confirm, ARefusedActionLeavesItWaiting) {
  ASSERT_TRUE(table.propose(seat, move, 0ms));
  EXPECT_FALSE(table.resign(seat_at(5)));
  EXPECT_FALSE(table.time_up()) << "the game has no time limit";
  EXPECT_TRUE(table.pending());
  expect_nothing_placed();
}

TEST_F(Confirm, WhatWaitsIsNotInTheRecord) {
  const std::string before = print_record(table.record());
  ASSERT_TRUE(table.propose(seat, move, 0ms));
  EXPECT_EQ(print_record(table.record()), before);
}

TEST(WithoutConfirmation, AProposedMoveIsPlayed) {
  Table table = open_table("null-game", "", {"Ann", "Bob"}, 20);
  table.advance();
  EXPECT_TRUE(table.propose(seat_at(0), "take 2", 0ms));
  EXPECT_FALSE(table.pending());
  EXPECT_EQ(table.steps().size(), 2U);
}

}  // namespace
}  // namespace twenties
