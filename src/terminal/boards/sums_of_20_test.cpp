#include "terminal/boards/picture_for_tests.hpp"

namespace twenties {
namespace {

Played beginning(std::string_view first_rack = "deal 1 1 2 4 7 8") {
  return {"sums-of-20",
          "players=2",
          {"lay h2 4 d3 1 d5 2 l5 3 g8 2", "lay i8 4 d11 4 l11 3 l13 5 h14 1",
           "lay i2 6 d4 7 k5 9 h8 10", "lay e11 8 l12 9 g14 10", "lay n2 16 b8 15 n8 14 b14 13",
           "starter 9 3", first_rack, "deal 2 3 4 5 6 *"}};
}

// The second worked example of the rulebook.
Played three_sums() {
  Played played = beginning();
  played.then("1: f8 down 4 7 1 8");
  played.then("draw 1 1 5 7 9");
  return played;
}

TEST(SumsOf20Board, EmptyBoard) {
  EXPECT_EQ(Played("sums-of-20", "players=2").picture(), R"(
      a   b   c   d   e   f   g   h   i   j   k   l   m   n   o
   ┌────────────────────────────────────────────────────────────┐ Sums of 20
 1 │ +10  ·   ·   ·   ·   ·   ·  +10  ·   ·   ·   ·   ·   ·  +10│ pool: 100
 2 │  ·   ·   ·   ·   ·   ·   ·   R   B   ·   ·   ·   ·   G   · │
 3 │  ·   ·   ·   R   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   · │   Ann        0
 4 │  ·   ·   ·   B   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   · │  no tiles
 5 │  ·   ·   ·   R   ·   ·   ·  +10  ·   ·   B   R   ·   ·   · │
 6 │  ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   · │   Ben        0
 7 │  ·   ·  +10  ·   ·   ·   ·   ·   ·   ·   ·   ·  +10  ·   · │  no tiles
 8 │  ·   G   ·   ·   ·   ·   R   B   R   ·   ·   ·   ·   G   · │
 9 │  ·   ·  +10  ·   ·   ·   ·   ·   ·   ·   ·   ·  +10  ·   · │
10 │  ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   · │
11 │  ·   ·   ·   R   B   ·   ·  +10  ·   ·   ·   R   ·   ·   · │
12 │  ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   B   ·   ·   · │
13 │  ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   R   ·   ·   · │
14 │  ·   G   ·   ·   ·   ·   B   R   ·   ·   ·   ·   ·   ·   · │
15 │ +10  ·   ·   ·   ·   ·   ·  +10  ·   ·   ·   ·   ·   ·  +10│
   └────────────────────────────────────────────────────────────┘
)");
}

TEST(SumsOf20Board, Beginning) {
  EXPECT_EQ(beginning().picture(), R"(
      a   b   c   d   e   f   g   h   i   j   k   l   m   n   o
   ┌────────────────────────────────────────────────────────────┐ Sums of 20
 1 │ +10  ·   ·   ·   ·   ·   ·  +10  ·   ·   ·   ·   ·   ·  +10│ pool: 90
 2 │  ·   ·   ·   ·   ·   ·   ·  R4  B6   ·   ·   ·   ·  G16  · │
 3 │  ·   ·   ·  R1   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   · │ ▸ Ann        0
 4 │  ·   ·   ·  B7   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   · │   1 2 4 7 8
 5 │  ·   ·   ·  R2   ·   ·   ·  +10  ·   ·  B9  R3   ·   ·   · │
 6 │  ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   · │   Ben        0
 7 │  ·   ·  +10  ·   ·   ·   ·   ·   ·   ·   ·   ·  +10  ·   · │   3 4 5 6 *
 8 │  ·  G15  ·   ·   ·   ·  R2  B10 R4   ·   ·   ·   ·  G14  · │
 9 │  ·   ·  +10  ·   ·   ·   ·   ·   ·   ·   ·   ·  +10  ·   · │
10 │  ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   · │
11 │  ·   ·   ·  R4  B8   ·   ·  +10  ·   ·   ·  R3   ·   ·   · │
12 │  ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·  B9   ·   ·   · │
13 │  ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·  R5   ·   ·   · │
14 │  ·  G13  ·   ·   ·   ·  B10 R1   ·   ·   ·   ·   ·   ·   · │
15 │ +10  ·   ·   ·   ·   ·   ·  +10  ·   ·   ·   ·   ·   ·  +10│
   └────────────────────────────────────────────────────────────┘
)");
}

TEST(SumsOf20Board, LastPlayAndWilds) {
  Played played = three_sums();
  EXPECT_EQ(played.picture(), R"(
      a   b   c   d   e   f   g   h   i   j   k   l   m   n   o
   ┌────────────────────────────────────────────────────────────┐ Sums of 20
 1 │ +10  ·   ·   ·   ·   ·   ·  +10  ·   ·   ·   ·   ·   ·  +10│ pool: 86
 2 │  ·   ·   ·   ·   ·   ·   ·  R4  B6   ·   ·   ·   ·  G16  · │
 3 │  ·   ·   ·  R1   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   · │   Ann       42
 4 │  ·   ·   ·  B7   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   · │   1 2 5 7 9
 5 │  ·   ·   ·  R2   ·   ·   ·  +10  ·   ·  B9  R3   ·   ·   · │
 6 │  ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   · │ ▸ Ben        0
 7 │  ·   ·  +10  ·   ·   ·   ·   ·   ·   ·   ·   ·  +10  ·   · │   3 4 5 6 *
 8 │  ·  G15  ·   ·   · > 4  R2  B10 R4   ·   ·   ·   ·  G14  · │
 9 │  ·   ·  +10  ·   · > 7   ·   ·   ·   ·   ·   ·  +10  ·   · │
10 │  ·   ·   ·   ·   · > 1   ·   ·   ·   ·   ·   ·   ·   ·   · │
11 │  ·   ·   ·  R4  B8 > 8   ·  +10  ·   ·   ·  R3   ·   ·   · │
12 │  ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·  B9   ·   ·   · │
13 │  ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·  R5   ·   ·   · │
14 │  ·  G13  ·   ·   ·   ·  B10 R1   ·   ·   ·   ·   ·   ·   · │
15 │ +10  ·   ·   ·   ·   ·   ·  +10  ·   ·   ·   ·   ·   ·  +10│
   └────────────────────────────────────────────────────────────┘
)");
  played.then("2: g2 across 6 *4");
  EXPECT_EQ(played.picture(), R"(
      a   b   c   d   e   f   g   h   i   j   k   l   m   n   o
   ┌────────────────────────────────────────────────────────────┐ Sums of 20
 1 │ +10  ·   ·   ·   ·   ·   ·  +10  ·   ·   ·   ·   ·   ·  +10│ pool: 86
 2 │  ·   ·   ·   ·   ·   · > 6  R4  B6 >*4   ·   ·   ·  G16  · │
 3 │  ·   ·   ·  R1   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   · │   Ann       42
 4 │  ·   ·   ·  B7   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   · │   1 2 5 7 9
 5 │  ·   ·   ·  R2   ·   ·   ·  +10  ·   ·  B9  R3   ·   ·   · │
 6 │  ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   · │   Ben       16
 7 │  ·   ·  +10  ·   ·   ·   ·   ·   ·   ·   ·   ·  +10  ·   · │   3 4 5
 8 │  ·  G15  ·   ·   ·   4  R2  B10 R4   ·   ·   ·   ·  G14  · │
 9 │  ·   ·  +10  ·   ·   7   ·   ·   ·   ·   ·   ·  +10  ·   · │
10 │  ·   ·   ·   ·   ·   1   ·   ·   ·   ·   ·   ·   ·   ·   · │
11 │  ·   ·   ·  R4  B8   8   ·  +10  ·   ·   ·  R3   ·   ·   · │
12 │  ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·  B9   ·   ·   · │
13 │  ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·  R5   ·   ·   · │
14 │  ·  G13  ·   ·   ·   ·  B10 R1   ·   ·   ·   ·   ·   ·   · │
15 │ +10  ·   ·   ·   ·   ·   ·  +10  ·   ·   ·   ·   ·   ·  +10│
   └────────────────────────────────────────────────────────────┘
)");
}

// h14 lies between the tiles of the play and does not belong to it.
TEST(SumsOf20Board, LastPlayJumpsOverTiles) {
  Played played = beginning("deal 1 1 5 5 5 9");
  played.then("1: h12 down 5 5 9");
  EXPECT_EQ(played.picture(), R"(
      a   b   c   d   e   f   g   h   i   j   k   l   m   n   o
   ┌────────────────────────────────────────────────────────────┐ Sums of 20
 1 │ +10  ·   ·   ·   ·   ·   ·  +10  ·   ·   ·   ·   ·   ·  +10│ pool: 90
 2 │  ·   ·   ·   ·   ·   ·   ·  R4  B6   ·   ·   ·   ·  G16  · │
 3 │  ·   ·   ·  R1   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   · │   Ann       29
 4 │  ·   ·   ·  B7   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   · │   1 5
 5 │  ·   ·   ·  R2   ·   ·   ·  +10  ·   ·  B9  R3   ·   ·   · │
 6 │  ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   · │   Ben        0
 7 │  ·   ·  +10  ·   ·   ·   ·   ·   ·   ·   ·   ·  +10  ·   · │   3 4 5 6 *
 8 │  ·  G15  ·   ·   ·   ·  R2  B10 R4   ·   ·   ·   ·  G14  · │
 9 │  ·   ·  +10  ·   ·   ·   ·   ·   ·   ·   ·   ·  +10  ·   · │
10 │  ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   · │
11 │  ·   ·   ·  R4  B8   ·   ·  +10  ·   ·   ·  R3   ·   ·   · │
12 │  ·   ·   ·   ·   ·   ·   · > 5   ·   ·   ·  B9   ·   ·   · │
13 │  ·   ·   ·   ·   ·   ·   · > 5   ·   ·   ·  R5   ·   ·   · │
14 │  ·  G13  ·   ·   ·   ·  B10 R1   ·   ·   ·   ·   ·   ·   · │
15 │ +10  ·   ·   ·   ·   ·   · > 9   ·   ·   ·   ·   ·   ·  +10│
   └────────────────────────────────────────────────────────────┘
)");
}

// The 4 on j8 was there before, and only looks as if it came next in the play.
TEST(SumsOf20Board, LastPlayJumpsOverAnEqualTile) {
  Played played = beginning();
  for (const std::string_view action : {"1: j8 4", "draw 1 9", "2: trade 3 4 6 *", "draw 2 4 6 7 9",
                                        "1: trade 9", "draw 1 9", "2: j7 down 7 4 5"}) {
    played.then(action);
  }
  const std::string picture = played.picture();
  for (const std::string_view row : {"> 7 ", "R4   4 ", "> 4 ", "> 5 "}) {
    EXPECT_NE(picture.find(row), std::string::npos) << row << picture;
  }
}

TEST(SumsOf20Board, FourSeatsWithLongNames) {
  Played played("sums-of-20", "players=4",
                {"lay h2 4 d3 1 d5 2 l5 3 g8 2", "lay i8 4 d11 4 l11 3 l13 5 h14 1",
                 "lay i2 6 d4 7 k5 9 h8 10", "lay e11 8 l12 9 g14 10",
                 "lay n2 16 b8 15 n8 14 b14 13", "starter 1 2 9 3", "deal 1 1 1 1 1 1",
                 "deal 2 2 2 2 2 *", "deal 3 1 2 4 7 8", "deal 4 3 4 5 6 *"});
  Scene scene = played.scene();
  scene.names = {"Maximiliane", "bot greedy", "Ann", "Ben"};
  EXPECT_EQ("\n" + played.board().draw(*played.game().view(nobody), scene, {}), R"(
      a   b   c   d   e   f   g   h   i   j   k   l   m   n   o
   ┌────────────────────────────────────────────────────────────┐ Sums of 20
 1 │ +10  ·   ·   ·   ·   ·   ·  +10  ·   ·   ·   ·   ·   ·  +10│ pool: 80
 2 │  ·   ·   ·   ·   ·   ·   ·  R4  B6   ·   ·   ·   ·  G16  · │
 3 │  ·   ·   ·  R1   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   · │   Maximilia… 0
 4 │  ·   ·   ·  B7   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   · │   1 1 1 1 1
 5 │  ·   ·   ·  R2   ·   ·   ·  +10  ·   ·  B9  R3   ·   ·   · │
 6 │  ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   · │   bot greedy 0
 7 │  ·   ·  +10  ·   ·   ·   ·   ·   ·   ·   ·   ·  +10  ·   · │   2 2 2 2 *
 8 │  ·  G15  ·   ·   ·   ·  R2  B10 R4   ·   ·   ·   ·  G14  · │
 9 │  ·   ·  +10  ·   ·   ·   ·   ·   ·   ·   ·   ·  +10  ·   · │ ▸ Ann        0
10 │  ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   · │   1 2 4 7 8
11 │  ·   ·   ·  R4  B8   ·   ·  +10  ·   ·   ·  R3   ·   ·   · │
12 │  ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·  B9   ·   ·   · │   Ben        0
13 │  ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·  R5   ·   ·   · │   3 4 5 6 *
14 │  ·  G13  ·   ·   ·   ·  B10 R1   ·   ·   ·   ·   ·   ·   · │
15 │ +10  ·   ·   ·   ·   ·   ·  +10  ·   ·   ·   ·   ·   ·  +10│
   └────────────────────────────────────────────────────────────┘
)");
}

TEST(SumsOf20Board, OwnRack) {
  EXPECT_EQ(three_sums().hand(2), R"(
   3 4 5 6 *
)");
}

TEST(SumsOf20Board, ShowGivesTheBestPlayWithTheTileThere) {
  EXPECT_EQ(three_sums().show(2, "6"), R"(
      a   b   c   d   e   f   g   h   i   j   k   l   m   n   o
   ┌────────────────────────────────────────────────────────────┐ Where a 6
 1 │ +10  ·   ·  +19  ·   ·  +29 +42 +22 +65 +75 +75 +75  X  +75│ can go:
 2 │  ·  +29 +29 +19 +29 +29 +19 R4  B6  +19 +19 +22  X  G16  X │
 3 │ +55 +55 +55 R1  +55 +55 +55 +42 +22 +65 +65 +65 +65  X  +75│ +19 points of
 4 │ +65 +19 +19 B7  +19 +19 +29 +42 +29 +29 +19 +22 +32  ·  +75│ the best play
 5 │ +65 +22 +22 R2  +32 +32 +32 +42 +22 +16 B9  R3  +16 +16 +75│ with it there
 6 │ +65 +29 +85 +19 +29 +29 +22 +32 +29 +29 +19 +22 +52  ·  +65│
 7 │ +75  X  +85 +75 +75  X  +22 +29 +22  ·  +42 +42 +52 +75 +42│  X  in no play
 8 │  X  G15  X  +22  X   4  R2  B10 R4   X  +19 +22 +85 G14 +65│ of your rack
 9 │ +65  X  +85 +42 +29  7   X  +29 +22  ·  +42 +42 +52 +75 +42│
10 │ +65  ·  +85 +22  X   1  +55 +75 +65 +65 +65  X  +65 +65 +65│
11 │ +65  ·   X  R4  B8   8   X  +75 +32 +32 +32 R3  +22 +22 +32│
12 │ +65 +16 +32 +22 +19  X  +19 +75 +29 +19 +19 B9  +19 +19 +19│
13 │ +42 +16 +32 +32 +32 +29 +19 +75 +29 +22 +22 R5  +22 +22 +22│
14 │ +16 G13 +16 +22 +19 +16 B10 R1  +16 +65 +65  X  +65 +65 +65│
15 │ +42 +16 +42 +42 +32 +29 +19 +75 +29  ·   ·   ·   ·   ·  +10│
   └────────────────────────────────────────────────────────────┘
)");
}

TEST(SumsOf20Board, ShowRefusesWhatIsNotInTheRack) {
  EXPECT_EQ(three_sums().show(2, "9"), "error: you have no 9; your tiles: 3 4 5 6 *");
  EXPECT_EQ(three_sums().show(2, "16"), "error: you have no 16; your tiles: 3 4 5 6 *");
  EXPECT_EQ(three_sums().show(2, "x"),
            "error: \"x\" is not a tile: try \"show 7\"; your tiles: 3 4 5 6 *");
  EXPECT_EQ(three_sums().show(1, "1"), "error: it is not your turn; to move: seat 2");
}

TEST(SumsOf20Board, WhyAsksForEachTileAlone) {
  EXPECT_EQ(three_sums().why(2, "m8"), R"(
  6 *6   +13  in all:
         +10  6+14 = 20 (4.1)
          +3  1 yellow tile (4.1)
              squares: m8
  3        X  the row from m8 would be 3+14 = 17, not 20 (3.3)
  4        X  the row from m8 would be 4+14 = 18, not 20 (3.3)
  5        X  the row from m8 would be 5+14 = 19, not 20 (3.3)
  104 longer plays cover it; the best: m6 down 3 4 6 5 *2, 85 points
)");
  EXPECT_EQ(three_sums().why(2, "H8"), R"(
  3 4 5 6 *1     X  h8 is taken by 10 (3.1)
)");
}

TEST(SumsOf20Board, WhyTakesWholePlays) {
  EXPECT_EQ(beginning().why(1, "f8 down 4 7 1 8"), R"(
  f8 down 4 7 1 8   +42  in all:
                    +10  4+7+1+8 = 20 (4.1)
                    +10  4+2+10+4 = 20 (4.1)
                    +10  4+8+8 = 20 (4.1)
                    +12  4 yellow tiles (4.1)
                         squares: f8, f9, f10, f11
)");
  EXPECT_EQ(beginning().why(1, "f8 down 4 7 8 1"), R"(
  f8 down 4 7 8 1     X  the row from d11 would be 4+8+1 = 13, not 20 (3.3)
)");
  EXPECT_EQ(beginning().why(1, "trade 7 1"), R"(
  trade 1 7    -6  2 tiles traded (3.6)
)");
}

}  // namespace
}  // namespace twenties
