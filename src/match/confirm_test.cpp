// A placed tile of 24/7 can be taken back for five seconds (rulebook clause 3.3).

#include <gtest/gtest.h>

#include "match/local_match_for_tests.hpp"

namespace twenties {
namespace {

class Confirm : public testing::Test {
 protected:
  Confirm() : local("24-7", "", {"Ann", "Bob"}, 20) {
    seat = local.game().turn().seats.lowest();
    move = any_move(local.table(), seat, 1);
    hash = local.game().hash();
    steps = local.table().steps().size();
    local.now = 1000;
  }

  void expect_nothing_placed() const {
    EXPECT_EQ(local.game().hash(), hash);
    EXPECT_EQ(local.table().steps().size(), steps);
  }
  void expect_placed() const {
    EXPECT_FALSE(local.match.pending());
    ASSERT_GT(local.table().steps().size(), steps);
    EXPECT_EQ(local.table().steps()[steps].action, (Action{Action::Kind::move, seat, move}));
  }
  [[nodiscard]] Verdict confirm() { return local.match.confirm(local.me(), seat); }
  [[nodiscard]] Verdict take_back() { return local.match.take_back(local.me(), seat); }

  LocalMatch local;
  Seat seat{};
  std::string move;
  std::uint64_t hash = 0;
  std::size_t steps = 0;
};

TEST_F(Confirm, APlacedTileWaits) {
  ASSERT_TRUE(local.move(seat, move));
  ASSERT_TRUE(local.match.pending());
  EXPECT_EQ(local.match.pending()->seat, seat);
  EXPECT_EQ(local.match.pending()->text, move);
  EXPECT_EQ(local.match.pending()->deadline, 6000);
  expect_nothing_placed();
}

TEST_F(Confirm, WhileItWaitsNothingElseHappens) {
  ASSERT_TRUE(local.move(seat, move));
  EXPECT_FALSE(local.move(seat, move));
  EXPECT_FALSE(local.move(seat, any_move(local.table(), seat, 2)));
  EXPECT_EQ(local.match.pending()->text, move);
  expect_nothing_placed();
}

TEST_F(Confirm, ConfirmedItIsPlaced) {
  ASSERT_TRUE(local.move(seat, move));
  EXPECT_TRUE(confirm());
  expect_placed();
  EXPECT_FALSE(confirm()) << "only once";
}

TEST_F(Confirm, TakenBackItNeverWas) {
  ASSERT_TRUE(local.move(seat, move));
  EXPECT_TRUE(take_back());
  EXPECT_FALSE(local.match.pending());
  EXPECT_FALSE(take_back());
  EXPECT_FALSE(confirm());
  local.match.tick(3'600'000);
  expect_nothing_placed();
  EXPECT_TRUE(local.move(seat, any_move(local.table(), seat, 2))) << "another can be tried";
}

TEST_F(Confirm, UndoTakesBack) {
  ASSERT_TRUE(local.move(seat, move));
  EXPECT_TRUE(local.match.undo(local.me(), seat));
  EXPECT_FALSE(local.match.pending());
  expect_nothing_placed();
}

TEST_F(Confirm, TheDeadlineConfirms) {
  ASSERT_TRUE(local.move(seat, move));
  local.match.tick(1000);
  local.match.tick(5999);
  expect_nothing_placed();
  local.match.tick(6000);
  expect_placed();
  const std::size_t placed = local.table().steps().size();
  local.match.tick(7000);
  EXPECT_EQ(local.table().steps().size(), placed);
}

TEST_F(Confirm, ALateTickConfirmsToo) {
  ASSERT_TRUE(local.move(seat, move));
  local.match.tick(3'600'000);
  expect_placed();
}

TEST_F(Confirm, AnIllegalMoveDoesNotWait) {
  EXPECT_FALSE(local.move(seat, "skip"));
  EXPECT_FALSE(local.move(seat, "nonsense"));
  EXPECT_FALSE(local.move(seat_at(1 - index_of(seat)), move));
  EXPECT_FALSE(local.match.pending());
  expect_nothing_placed();
}

TEST_F(Confirm, AResignationTakesTheTileBack) {
  ASSERT_TRUE(local.move(seat, move));
  ASSERT_TRUE(local.match.resign(local.me(), seat));
  EXPECT_FALSE(local.match.pending());
  local.match.tick(3'600'000);
  EXPECT_EQ(local.table().steps().size(), steps + 1);
}

TEST_F(Confirm, ARefusedActionLeavesItWaiting) {
  ASSERT_TRUE(local.move(seat, move));
  EXPECT_FALSE(local.match.resign(local.me(), seat_at(5)));
  EXPECT_TRUE(local.match.pending());
  expect_nothing_placed();
}

TEST_F(Confirm, WhatWaitsIsNotInTheRecord) {
  const std::string before = print_record(local.table().record());
  ASSERT_TRUE(local.move(seat, move));
  EXPECT_EQ(print_record(local.table().record()), before);
}

TEST(WithoutConfirmation, AMoveIsPlayedAtOnce) {
  LocalMatch other_game("null-game", "", {"Ann", "Bob"}, 20);
  EXPECT_TRUE(other_game.move(seat_at(0), "take 2"));
  EXPECT_FALSE(other_game.match.pending());
  EXPECT_EQ(other_game.table().steps().size(), 2U);
  LocalMatch local("24-7", "", {"Ann", "Bob"}, 20, false);
  EXPECT_TRUE(local.decide(1));
  EXPECT_FALSE(local.match.pending());
}

}  // namespace
}  // namespace twenties
