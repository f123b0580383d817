#include "terminal/boards/picture_for_tests.hpp"

namespace twenties {
namespace {

Played beginning() {
  return {"24/7",
          "players=2",
          {"aside 3 8 8", "centre 1", "deal 1 1 2 3 7 7 8", "deal 2 1 2 3 7 9 10", "first 1"}};
}

Played in_the_middle() {
  Played played = beginning();
  for (const std::string_view action :
       {"1: 2 e4", "draw 5", "2: 9 f3", "draw 4", "1: 5 f5", "draw 1", "2: 3 f4", "draw 6",
        "1: 1 g4", "draw 6", "2: 7 f6", "draw 8"}) {
    played.then(action);
  }
  return played;
}

TEST(TwentyFourSevenBoard, Beginning) {
  EXPECT_EQ(beginning().picture(), R"(
      a     b     c     d     e     f     g      24/7
   ┌─────┬─────┬─────┬─────┬─────┬─────┬─────┐   24 tiles in the bag
 1 │     │     │ 2x  │     │     │     │     │
   ├─────┼─────┼─────┼─────┼─────┼─────┼─────┤   ▸ Ann                        0
 2 │     │     │     │     │ 2x  │     │     │      1  2  3  7  7  8
   ├─────┼─────┼─────┼─────┼─────┼─────┼─────┤
 3 │     │ 2x  │     │     │     │     │ 2x  │     Ben                        0
   ├─────┼─────┼─────┼─────┼─────┼─────┼─────┤     ▒▒ ▒▒ ▒▒ ▒▒ ▒▒ ▒▒  6 tiles
 4 │     │     │     │  1  │     │     │     │
   ├─────┼─────┼─────┼─────┼─────┼─────┼─────┤
 5 │ 2x  │     │     │     │     │ 2x  │     │
   ├─────┼─────┼─────┼─────┼─────┼─────┼─────┤
 6 │     │     │ 2x  │     │     │     │     │
   ├─────┼─────┼─────┼─────┼─────┼─────┼─────┤
 7 │     │     │     │     │ 2x  │     │     │
   └─────┴─────┴─────┴─────┴─────┴─────┴─────┘
)");
}

TEST(TwentyFourSevenBoard, BlocksAndTheLastTile) {
  EXPECT_EQ(in_the_middle().picture(1), R"(
      a     b     c     d     e     f     g      24/7
   ┌─────┬─────┬─────┬─────┬─────┬─────┬─────┐   18 tiles in the bag
 1 │     │     │ 2x  │     │     │     │     │
   ├─────┼─────┼─────┼─────┼─────┼─────┼─────┤   ▸ Ann                       60
 2 │     │     │     │     │ 2x  │▒▒▒▒▒│     │      1  3  6  7  7  8
   ├─────┼─────┼─────┼─────┼─────┼─────┼─────┤
 3 │     │ 2x  │     │     │     │  9  │ 2x  │     Ben                       70
   ├─────┼─────┼─────┼─────┼─────┼─────┼─────┤     ▒▒ ▒▒ ▒▒ ▒▒ ▒▒ ▒▒  6 tiles
 4 │     │     │     │  1  │  2  │  3  │  1  │
   ├─────┼─────┼─────┼─────┼─────┼─────┼─────┤
 5 │ 2x  │     │     │     │     │  5  │     │
   ├─────┼─────┼─────┼─────┼─────┼─────┼─────┤
 6 │     │     │ 2x  │     │     │[ 7 ]│     │
   ├─────┼─────┼─────┼─────┼─────┼─────┼─────┤
 7 │     │     │     │     │ 2x  │▒▒▒▒▒│     │
   └─────┴─────┴─────┴─────┴─────┴─────┴─────┘
)");
}

TEST(TwentyFourSevenBoard, SpectatorSeesNoHand) {
  const std::string picture = in_the_middle().picture(0);
  const std::size_t first = picture.find("▒▒ ▒▒ ▒▒ ▒▒ ▒▒ ▒▒  6 tiles");
  EXPECT_NE(first, std::string::npos) << picture;
  EXPECT_NE(picture.find("▒▒ ▒▒ ▒▒ ▒▒ ▒▒ ▒▒  6 tiles", first + 1), std::string::npos) << picture;
  EXPECT_EQ(in_the_middle().hand(0), "\n");
}

TEST(TwentyFourSevenBoard, FourSeats) {
  Played played("24/7", "players=4",
                {"aside 3 8 8", "centre 10", "deal 1 1 1 2 3 4", "deal 2 2 3 4 5 6",
                 "deal 3 4 5 6 7 8", "deal 4 6 7 9 9 10", "first 4", "4: 10 d5", "draw 10"});
  EXPECT_EQ(played.picture(4), R"(
      a     b     c     d     e     f     g      24/7
   ┌─────┬─────┬─────┬─────┬─────┬─────┬─────┐   15 tiles in the bag
 1 │     │     │ 2x  │     │     │     │     │
   ├─────┼─────┼─────┼─────┼─────┼─────┼─────┤   ▸ Ann                        0
 2 │     │     │     │     │ 2x  │     │     │     ▒▒ ▒▒ ▒▒ ▒▒ ▒▒  5 tiles
   ├─────┼─────┼─────┼─────┼─────┼─────┼─────┤
 3 │     │ 2x  │     │     │     │     │ 2x  │     Ben                        0
   ├─────┼─────┼─────┼─────┼─────┼─────┼─────┤     ▒▒ ▒▒ ▒▒ ▒▒ ▒▒  5 tiles
 4 │     │     │     │ 10  │     │     │     │
   ├─────┼─────┼─────┼─────┼─────┼─────┼─────┤     Cleo                       0
 5 │ 2x  │     │     │[10 ]│     │ 2x  │     │     ▒▒ ▒▒ ▒▒ ▒▒ ▒▒  5 tiles
   ├─────┼─────┼─────┼─────┼─────┼─────┼─────┤
 6 │     │     │ 2x  │     │     │     │     │     Dora                       0
   ├─────┼─────┼─────┼─────┼─────┼─────┼─────┤      6  7  9  9 10
 7 │     │     │     │     │ 2x  │     │     │
   └─────┴─────┴─────┴─────┴─────┴─────┴─────┘
)");
}

TEST(TwentyFourSevenBoard, OwnHand) {
  EXPECT_EQ(in_the_middle().hand(2), R"(
   1  2  4  6  8 10
)");
}

TEST(TwentyFourSevenBoard, ShowMarksSquares) {
  EXPECT_EQ(in_the_middle().show(1, "1"), R"(
      a     b     c     d     e     f     g      Where the 1 may go
   ┌─────┬─────┬─────┬─────┬─────┬─────┬─────┐
 1 │  X  │  X  │  X  │  X  │  X  │  X  │  X  │    +40   it would score 40
   ├─────┼─────┼─────┼─────┼─────┼─────┼─────┤     +    it would score nothing
 2 │  X  │  X  │  X  │  X  │  +  │▒▒▒▒▒│  +  │     X    not here:
   ├─────┼─────┼─────┼─────┼─────┼─────┼─────┤          ask, as in "why d4"
 3 │  X  │  X  │  +  │  +  │  +  │  9  │  +  │
   ├─────┼─────┼─────┼─────┼─────┼─────┼─────┤
 4 │  X  │  X  │  +  │  1  │  2  │  3  │  1  │
   ├─────┼─────┼─────┼─────┼─────┼─────┼─────┤
 5 │  X  │  X  │  +  │  +  │  +  │  5  │  +  │
   ├─────┼─────┼─────┼─────┼─────┼─────┼─────┤
 6 │  X  │  X  │  X  │  X  │ +20 │  7  │  +  │
   ├─────┼─────┼─────┼─────┼─────┼─────┼─────┤
 7 │  X  │  X  │  X  │  X  │  +  │▒▒▒▒▒│  +  │
   └─────┴─────┴─────┴─────┴─────┴─────┴─────┘
)");
}

TEST(TwentyFourSevenBoard, ShowKnowsOnlyTheOwnHand) {
  EXPECT_EQ(in_the_middle().show(1, "10"), "error: you have no 10; your tiles: 1 3 6 7 7 8");
  EXPECT_EQ(in_the_middle().show(1, "11"),
            "error: \"11\" is not a tile: try \"show 1\"; your tiles: 1 3 6 7 8");
  EXPECT_EQ(in_the_middle().show(2, "10"), "error: it is not your turn; to move: seat 1");
}

TEST(TwentyFourSevenBoard, WhyAsksForEachTile) {
  EXPECT_EQ(in_the_middle().why(1, "e6"), R"(
  1         +20  diagonal e6-g4 1+5+1 = 7 (4.1)
  3 6 7 8     0  allowed, no points
)");
  EXPECT_EQ(in_the_middle().why(1, "G6"), R"(
  1 3 6 7 8     0  allowed, no points
)");
  EXPECT_EQ(in_the_middle().why(1, "f2"), R"(
  1 3 6 7 8     X  f2 is blocked: even with a 1 the column would be 1+9+3+5+7 =
                   25, over 24 (3.4)
)");
  EXPECT_EQ(in_the_middle().why(1, "a1"), R"(
  1 3 6 7 8     X  a1 is not next to a tile (3.1)
)");
}

TEST(TwentyFourSevenBoard, WhyTakesWholeMoves) {
  EXPECT_EQ(in_the_middle().why(1, "1 e6"), R"(
  1 e6   +20  diagonal e6-g4 1+5+1 = 7 (4.1)
)");
  EXPECT_EQ(in_the_middle().why(2, "10 e5"), R"(
  10 e5     X  it is not your turn; to move: seat 1
)");
  EXPECT_EQ(in_the_middle().why(1, "h9"),
            "error: a move is a tile and a square, \"7 d4\", or \"skip\", not \"h9\"");
}

}  // namespace
}  // namespace twenties
