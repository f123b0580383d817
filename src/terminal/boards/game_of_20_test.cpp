#include "terminal/boards/picture_for_tests.hpp"

namespace twenties {
namespace {

Played beginning(std::string_view options = "players=2") {
  return {"game-of-20", options, {"centre 4", "first 1"}};
}

// Seat 1 has the sum 108 and begins.
Played after_draft(std::string_view options = "players=2") {
  const bool solo = options == "players=1";
  Played played = beginning(options);
  const std::vector<std::string_view> picks{"20",    "18 19", "16 17", "14 15", "12 13",
                                            "10 11", "8 9",   "6 7",   "4 5"};
  for (std::size_t i = 0; i < picks.size(); ++i) {
    played.then(cat(i % 2 == 0 || solo ? 1 : 2, ": take ", picks[i]));
  }
  return played;
}

Played in_the_middle(std::string_view options = "players=2") {
  const bool solo = options == "players=1";
  Played played = after_draft(options);
  played.then("1: 1 b3");
  played.then(solo ? "1: 1 c2" : "2: 1 c2");
  played.then("1: 2 b2");
  played.then(solo ? "1: 1 a3" : "2: 1 a3");
  played.then("1: 1 b1");
  return played;
}

TEST(GameOf20Board, DraftBegins) {
  EXPECT_EQ(beginning().picture(), R"(
Game of 20  the draft

  Pick 1 of 10: Ann takes one tile.
  ┌──┐┌──┐┌──┐┌──┐┌──┐┌──┐┌──┐┌──┐┌──┐┌──┐┌──┐┌──┐┌──┐┌──┐┌──┐┌──┐┌──┐┌──┐
  │ 3││ 4││ 5││ 6││ 7││ 8││ 9││10││11││12││13││14││15││16││17││18││19││20│
  └──┘└──┘└──┘└──┘└──┘└──┘└──┘└──┘└──┘└──┘└──┘└──┘└──┘└──┘└──┘└──┘└──┘└──┘

▸ Ann                       3 tiles, sum 4
   1  1  2

  Ben                       3 tiles, sum 4
   1  1  2

  On the centre square c3:  4
)");
}

TEST(GameOf20Board, DraftWithTilesTaken) {
  Played played = beginning();
  played.then("1: take 20");
  played.then("2: take 3 19");
  played.then("1: take 4 18");
  EXPECT_EQ(played.picture(), R"(
Game of 20  the draft

  Pick 4 of 10: Ben takes two tiles.
          ┌──┐┌──┐┌──┐┌──┐┌──┐┌──┐┌──┐┌──┐┌──┐┌──┐┌──┐┌──┐┌──┐
          │ 5││ 6││ 7││ 8││ 9││10││11││12││13││14││15││16││17│
          └──┘└──┘└──┘└──┘└──┘└──┘└──┘└──┘└──┘└──┘└──┘└──┘└──┘

  Ann                      6 tiles, sum 46
   1  1  2  4 18 20

▸ Ben                      5 tiles, sum 26
   1  1  2  3 19

  On the centre square c3:  4
)");
}

TEST(GameOf20Board, SpeaksToYou) {
  Played played = beginning();
  Scene scene = played.scene();
  scene.names = {"You", "greedy"};
  const std::string picture = played.board().draw(*played.game().view(seat_at(0)), scene, {});
  EXPECT_NE(picture.find("Pick 1 of 10: you take one tile."), std::string::npos) << picture;
}

TEST(GameOf20Board, BeforeTheCentreTile) {
  EXPECT_EQ(Played("game-of-20", "players=2").picture(), R"(
Game of 20  the draft

  The draft is about to begin.
  ┌──┐┌──┐┌──┐┌──┐┌──┐┌──┐┌──┐┌──┐┌──┐┌──┐┌──┐┌──┐┌──┐┌──┐┌──┐┌──┐┌──┐┌──┐
  │ 3││ 4││ 5││ 6││ 7││ 8││ 9││10││11││12││13││14││15││16││17││18││19││20│
  └──┘└──┘└──┘└──┘└──┘└──┘└──┘└──┘└──┘└──┘└──┘└──┘└──┘└──┘└──┘└──┘└──┘└──┘

  Ann                       3 tiles, sum 4
   1  1  2

  Ben                       3 tiles, sum 4
   1  1  2
)");
}

TEST(GameOf20Board, LastTileHasBrackets) {
  EXPECT_EQ(in_the_middle().picture(), R"(
      a     b     c     d     e      Game of 20
   ┌─────┬─────┬─────┬─────┬─────┐   get rid of your tiles: least left wins
 1 │     │[ 1 ]│     │     │     │
   ├─────┼─────┼─────┼─────┼─────┤     Ann                     9 tiles, sum 104
 2 │     │  2  │  1  │     │     │      4  5  8  9 12 13 16 17 20
   ├─────┼─────┼─────┼─────┼─────┤
 3 │  1  │  1  │  4  │     │     │   ▸ Ben                    10 tiles, sum 105
   ├─────┼─────┼─────┼─────┼─────┤      2  3  6  7 10 11 14 15 18 19
 4 │     │     │     │     │     │
   ├─────┼─────┼─────┼─────┼─────┤
 5 │     │     │     │     │     │
   └─────┴─────┴─────┴─────┴─────┘
)");
}

TEST(GameOf20Board, SoloShowsWhichHandIsToMove) {
  EXPECT_EQ(in_the_middle("players=1").picture(), R"(
      a     b     c     d     e      Game of 20
   ┌─────┬─────┬─────┬─────┬─────┐   get rid of your tiles: least left wins
 1 │     │[ 1 ]│     │     │     │
   ├─────┼─────┼─────┼─────┼─────┤     Hand 1                  9 tiles, sum 104
 2 │     │  2  │  1  │     │     │      4  5  8  9 12 13 16 17 20
   ├─────┼─────┼─────┼─────┼─────┤
 3 │  1  │  1  │  4  │     │     │   ▸ Hand 2                 10 tiles, sum 105
   ├─────┼─────┼─────┼─────┼─────┤      2  3  6  7 10 11 14 15 18 19
 4 │     │     │     │     │     │
   ├─────┼─────┼─────┼─────┼─────┤     Left in both hands: 209
 5 │     │     │     │     │     │
   └─────┴─────┴─────┴─────┴─────┘
)");
}

TEST(GameOf20Board, Hands) {
  EXPECT_EQ(in_the_middle().hand(2), R"(
   2  3  6  7 10 11 14 15 18 19  sum 105
)");
  EXPECT_EQ(in_the_middle("players=1").hand(1), R"(
  hand 1:  4  5  8  9 12 13 16 17 20  sum 104
  hand 2:  2  3  6  7 10 11 14 15 18 19  sum 105
)");
}

TEST(GameOf20Board, ShowMarksSquares) {
  EXPECT_EQ(in_the_middle().show(2, "3"), R"(
      a     b     c     d     e      Where the 3 may go
   ┌─────┬─────┬─────┬─────┬─────┐
 1 │  X  │  1  │  X  │  X  │  X  │     +    here
   ├─────┼─────┼─────┼─────┼─────┤     X    not here: ask, as in "why d4"
 2 │  +  │  2  │  1  │  X  │  X  │
   ├─────┼─────┼─────┼─────┼─────┤
 3 │  1  │  1  │  4  │  X  │  X  │
   ├─────┼─────┼─────┼─────┼─────┤
 4 │  X  │  X  │  X  │  X  │  X  │
   ├─────┼─────┼─────┼─────┼─────┤
 5 │  X  │  X  │  X  │  X  │  X  │
   └─────┴─────┴─────┴─────┴─────┘
)");
  EXPECT_EQ(in_the_middle().show(2, "2"), R"(
      a     b     c     d     e      Where the 2 may go
   ┌─────┬─────┬─────┬─────┬─────┐
 1 │  +  │  1  │  +  │  +  │  +  │     +    here
   ├─────┼─────┼─────┼─────┼─────┤     X    not here: ask, as in "why d4"
 2 │  X  │  2  │  1  │  +  │  +  │
   ├─────┼─────┼─────┼─────┼─────┤
 3 │  1  │  1  │  4  │  +  │  +  │
   ├─────┼─────┼─────┼─────┼─────┤
 4 │  +  │  +  │  +  │  +  │  +  │
   ├─────┼─────┼─────┼─────┼─────┤
 5 │  +  │  +  │  +  │  +  │  +  │
   └─────┴─────┴─────┴─────┴─────┘
)");
}

TEST(GameOf20Board, ShowRefusesWhatIsNoTileOfTheHand) {
  EXPECT_EQ(in_the_middle().show(2, "20"),
            "error: you have no 20; your tiles: 2 3 6 7 10 11 14 15 18 19");
  EXPECT_EQ(in_the_middle().show(2, "d4"),
            "error: \"d4\" is not a tile: try \"show 2\"; your tiles: 2 3 6 7 10 11 14 15 18 "
            "19");
  EXPECT_EQ(in_the_middle().show(2, ""),
            "error: which tile? For example \"show 2\"; your tiles: 2 3 6 7 10 11 14 15 18 19");
  EXPECT_EQ(in_the_middle().show(1, "5"), "error: it is not your turn; to move: seat 2");
  EXPECT_EQ(beginning().show(1, "5"), "error: tiles are placed after the draft");
}

TEST(GameOf20Board, WhyAsksForEachTile) {
  EXPECT_EQ(in_the_middle().why(2, "a2"), R"(
  3           -3  3 leaves the hand (4.2)
  2 6 … 19     X  a2: its neighbours b2 2 and a3 1 sum to 3, so only a 3 fits
                  (3.5)
)");
  EXPECT_EQ(in_the_middle().why(2, "E5"), R"(
  2           -2  2 leaves the hand (4.2)
  3 6 … 19     X  e5: with no neighbour only your lowest tile, 2, fits (3.4)
)");
  EXPECT_EQ(in_the_middle().why(2, "c3"), R"(
  2 3 … 19     X  c3 is not empty: 4 lies there (3.2)
)");
}

TEST(GameOf20Board, WhyTakesWholeMoves) {
  EXPECT_EQ(in_the_middle().why(2, "7 d4"), R"(
  7 d4     X  d4: with no neighbour only your lowest tile, 2, fits, not 7 (3.4)
)");
  EXPECT_EQ(beginning().why(1, "take 20 19"), R"(
  take 19 20     X  the first pick of the draft is one tile, not two (2.2)
)");
  EXPECT_EQ(beginning().why(2, "take 20"), R"(
  take 20     X  it is not your turn; to move: seat 1
)");
  EXPECT_EQ(beginning().why(1, "d4"), "error: tiles are placed after the draft");
}

}  // namespace
}  // namespace twenties
