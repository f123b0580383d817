#include "terminal/seat_words.hpp"

#include <gtest/gtest.h>

namespace twenties {
namespace {

TEST(SeatWords, WhoSitsThereIsSpokenTo) {
  const Seat first = seat_at(0);
  EXPECT_EQ(spoken_to(first, "seat 1 has no 7; its hand: 1 3 (3.1)"),
            "you have no 7; your hand: 1 3 (3.1)");
  EXPECT_EQ(spoken_to(first, "there is only one 3, and seat 1 has it"),
            "there is only one 3, and you have it");
  EXPECT_EQ(spoken_to(first, "it is not the turn of seat 1; to move: seat 2"),
            "it is not your turn; to move: seat 2");
  EXPECT_EQ(spoken_to(first, "seat 1 resigned"), "you resigned");
  EXPECT_EQ(spoken_to(first, "seat 2 and seat 1 completed"), "seat 2 and you completed");
  EXPECT_EQ(spoken_to(first, "seat 12 has no 7; its hand: 1"), "seat 12 has no 7; its hand: 1");
  EXPECT_EQ(spoken_to(nobody, "seat 1 resigned"), "seat 1 resigned");
}

TEST(SeatWords, OthersAreCalledByTheirNames) {
  EXPECT_EQ(with_names("there is only one 3, and seat 2 has it", {"You", "Ben"}),
            "there is only one 3, and Ben has it");
  EXPECT_EQ(with_names("seat 1 can place, for example 3 d4", {"You", "Ben"}),
            "you can place, for example 3 d4");
  EXPECT_EQ(with_names("seat 1 resigned", {"Ann", "Ben"}), "Ann resigned");
  EXPECT_EQ(with_names("seat 1 resigned", {"seat 1", "seat 2"}), "seat 1 resigned");
}

}  // namespace
}  // namespace twenties
