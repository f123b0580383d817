#include "terminal/boards/picture_for_tests.hpp"

namespace twenties {
namespace {

Played three_moves() {
  return {"null-game", "players=2", {"heap 7", "1: take 2", "2: take 1", "1: take 2"}};
}

TEST(NullGameBoard, HeapAndCounters) {
  EXPECT_EQ(three_moves().picture(), R"(
Null Game

  Heap  2  ● ●

  Ann                        4  ● ● ● ●
▸ Ben                        1  ●
)");
}

TEST(NullGameBoard, OwnCounters) {
  EXPECT_EQ(three_moves().hand(1), R"(
4 counters  ● ● ● ●
)");
  EXPECT_EQ(three_moves().hand(0), "\n");
}

TEST(NullGameBoard, WhyAndShow) {
  EXPECT_EQ(three_moves().why(2, "take 2"), R"(
  take 2    +2  2 counters (2.1)
)");
  EXPECT_EQ(three_moves().why(1, "TAKE 2"), R"(
  take 2     X  it is not your turn; to move: seat 2
)");
  EXPECT_EQ(three_moves().why(2, "d4"), "error: a move is \"take 1\" or \"take 2\", not \"d4\"");
  EXPECT_EQ(three_moves().show(2, "7"), "error: the Null Game has no board to show anything on");
}

}  // namespace
}  // namespace twenties
