#include "terminal/boards/picture_for_tests.hpp"

namespace twenties {
namespace {

Played beginning() {
  return {"twenty-one", "players=2 sheets=A,D", {"first 1", "roll B1 G3 R3 Y6 W3 K5"}};
}

Played in_the_middle() {
  Played played = beginning();
  for (const std::string_view action :
       {"1: keep", "1: write blue green red", "2: write blue red white", "roll B2 G3 R2 Y1 W6 K3",
        "2: keep", "1: write yellow black", "2: write yellow black", "roll B6 G1 R3 Y1 W6 K6",
        "1: reroll", "roll B2 R3 W5 K4", "1: cross 2", "2: write green", "roll B4 G6 R1 Y3 W5 K6",
        "2: keep"}) {
    played.then(action);
  }
  return played;
}

TEST(TwentyOneBoard, DiceToKeepOrReroll) {
  EXPECT_EQ(beginning().picture(), R"(
Twenty One  Ann: keep the dice, or reroll all but the 1s
   ┏━━━┓   ╭───╮   ╭───╮   ╭───╮   ╭───╮   ╭───╮
   ┃ 1 ┃   │ 3 │   │ 3 │   │ 6 │   │ 3 │   │ 5 │
   ┗━━━┛   ╰───╯   ╰───╯   ╰───╯   ╰───╯   ╰───╯
   blue    green    red   yellow   white   black
  locked
▸ Ann  A                             0    Ben  D                             0
     6    5    4    3    2    1              6    5    4    3    2    1
  ┌────┬────┬────┬────┬────┬────┐         ┌────┬────┬────┬────┬────┬────┐
▸1│G   │R   │K   │Y   │W   │B   │       ▸1│R   │B   │W   │K   │G   │Y   │
 2│K   │Y   │R   │B   │G   │W   │        2│G   │R   │Y   │W   │K   │B   │
 3│B   │K   │G   │W   │Y   │R   │        3│W   │G   │R   │Y   │B   │K   │
 4│Y   │W   │B   │R   │K   │G   │        4│B   │Y   │K   │G   │R   │W   │
 5│R   │G   │W   │K   │B   │Y   │        5│Y   │K   │B   │R   │W   │G   │
  └────┴────┴────┴────┴────┴────┘         └────┴────┴────┴────┴────┴────┘
)");
}

TEST(TwentyOneBoard, DiceToRollAgain) {
  Played played = beginning();
  played.then("1: reroll");
  EXPECT_EQ(played.picture(), R"(
Twenty One  Ann rolls again
   ┏━━━┓   ╭───╮   ╭───╮   ╭───╮   ╭───╮   ╭───╮
   ┃ 1 ┃   │   │   │   │   │   │   │   │   │   │
   ┗━━━┛   ╰───╯   ╰───╯   ╰───╯   ╰───╯   ╰───╯
   blue    green    red   yellow   white   black
  locked
  Ann  A                             0    Ben  D                             0
     6    5    4    3    2    1              6    5    4    3    2    1
  ┌────┬────┬────┬────┬────┬────┐         ┌────┬────┬────┬────┬────┬────┐
▸1│G   │R   │K   │Y   │W   │B   │       ▸1│R   │B   │W   │K   │G   │Y   │
 2│K   │Y   │R   │B   │G   │W   │        2│G   │R   │Y   │W   │K   │B   │
 3│B   │K   │G   │W   │Y   │R   │        3│W   │G   │R   │Y   │B   │K   │
 4│Y   │W   │B   │R   │K   │G   │        4│B   │Y   │K   │G   │R   │W   │
 5│R   │G   │W   │K   │B   │Y   │        5│Y   │K   │B   │R   │W   │G   │
  └────┴────┴────┴────┴────┴────┘         └────┴────┴────┴────┴────┴────┘
)");
}

TEST(TwentyOneBoard, MarksMatchesCrossesAndTotals) {
  EXPECT_EQ(in_the_middle().picture(), R"(
Twenty One  Ben rolled: everybody writes or crosses
   ╭───╮   ╭───╮   ╭───╮   ╭───╮   ╭───╮   ╭───╮
   │ 4 │   │ 6 │   │ 1 │   │ 3 │   │ 5 │   │ 6 │
   ╰───╯   ╰───╯   ╰───╯   ╰───╯   ╰───╯   ╰───╯
   blue    green    red   yellow   white   black

▸ Ann  A                            12  ▸ Ben  D                            15
     6    5    4    3    2    1              6    5    4    3    2    1
  ┌────┬────┬────┬────┬────┬────┐         ┌────┬────┬────┬────┬────┬────┐
 1│G 3 │R 3 │K 3 │Y 1 │W x │B 1■│ 12     1│R 3 │B 1 │W 3 │K 3■│G 1 │Y 1■│ 15
▸2│K   │Y   │R   │B   │G   │W   │       ▸2│G   │R   │Y   │W   │K   │B   │
 3│B   │K   │G   │W   │Y   │R   │        3│W   │G   │R   │Y   │B   │K   │
 4│Y   │W   │B   │R   │K   │G   │        4│B   │Y   │K   │G   │R   │W   │
 5│R   │G   │W   │K   │B   │Y   │        5│Y   │K   │B   │R   │W   │G   │
  └────┴────┴────┴────┴────┴────┘         └────┴────┴────┴────┴────┴────┘
)");
}

TEST(TwentyOneBoard, SealedMarksAreSeenByTheirSeatOnly) {
  Played played = in_the_middle();
  played.then("1: write red yellow");
  EXPECT_EQ(played.picture(1), R"(
Twenty One  Ben rolled: everybody writes or crosses
   ╭───╮   ╭───╮   ╭───╮   ╭───╮   ╭───╮   ╭───╮
   │ 4 │   │ 6 │   │ 1 │   │ 3 │   │ 5 │   │ 6 │
   ╰───╯   ╰───╯   ╰───╯   ╰───╯   ╰───╯   ╰───╯
   blue    green    red   yellow   white   black

  Ann  A                    sealed  16  ▸ Ben  D                            15
     6    5    4    3    2    1              6    5    4    3    2    1
  ┌────┬────┬────┬────┬────┬────┐         ┌────┬────┬────┬────┬────┬────┐
 1│G 3 │R 3 │K 3 │Y 1 │W x │B 1■│ 12     1│R 3 │B 1 │W 3 │K 3■│G 1 │Y 1■│ 15
▸2│K   │Y 3?│R 1?│B   │G   │W   │       ▸2│G   │R   │Y   │W   │K   │B   │
 3│B   │K   │G   │W   │Y   │R   │        3│W   │G   │R   │Y   │B   │K   │
 4│Y   │W   │B   │R   │K   │G   │        4│B   │Y   │K   │G   │R   │W   │
 5│R   │G   │W   │K   │B   │Y   │        5│Y   │K   │B   │R   │W   │G   │
  └────┴────┴────┴────┴────┴────┘         └────┴────┴────┴────┴────┴────┘
)");
  EXPECT_EQ(played.picture(2), R"(
Twenty One  Ben rolled: everybody writes or crosses
   ╭───╮   ╭───╮   ╭───╮   ╭───╮   ╭───╮   ╭───╮
   │ 4 │   │ 6 │   │ 1 │   │ 3 │   │ 5 │   │ 6 │
   ╰───╯   ╰───╯   ╰───╯   ╰───╯   ╰───╯   ╰───╯
   blue    green    red   yellow   white   black

  Ann  A                    sealed  12  ▸ Ben  D                            15
     6    5    4    3    2    1              6    5    4    3    2    1
  ┌────┬────┬────┬────┬────┬────┐         ┌────┬────┬────┬────┬────┬────┐
 1│G 3 │R 3 │K 3 │Y 1 │W x │B 1■│ 12     1│R 3 │B 1 │W 3 │K 3■│G 1 │Y 1■│ 15
▸2│K   │Y   │R   │B   │G   │W   │       ▸2│G   │R   │Y   │W   │K   │B   │
 3│B   │K   │G   │W   │Y   │R   │        3│W   │G   │R   │Y   │B   │K   │
 4│Y   │W   │B   │R   │K   │G   │        4│B   │Y   │K   │G   │R   │W   │
 5│R   │G   │W   │K   │B   │Y   │        5│Y   │K   │B   │R   │W   │G   │
  └────┴────┴────┴────┴────┴────┘         └────┴────┴────┴────┴────┴────┘
)");
}

TEST(TwentyOneBoard, BeforeTheSheetsAreGiven) {
  EXPECT_EQ(Played("twenty-one", "players=3").picture(),
            "\nTwenty One  the sheets are about to be dealt\n");
}

TEST(TwentyOneBoard, ThreeSheetsInARow) {
  Played played("twenty-one", "players=3 sheets=A,B,C", {"first 3", "roll B1 G3 R3 Y6 W3 K5"});
  EXPECT_EQ(played.picture(), R"(
Twenty One  Cleo: keep the dice, or reroll all but the 1s
   ┏━━━┓   ╭───╮   ╭───╮   ╭───╮   ╭───╮   ╭───╮
   ┃ 1 ┃   │ 3 │   │ 3 │   │ 6 │   │ 3 │   │ 5 │
   ┗━━━┛   ╰───╯   ╰───╯   ╰───╯   ╰───╯   ╰───╯
   blue    green    red   yellow   white   black
  locked
  Ann  A                0    Ben  B                0  ▸ Cleo  C               0
    6  5  4  3  2  1           6  5  4  3  2  1           6  5  4  3  2  1
  ┌──────────────────┐       ┌──────────────────┐       ┌──────────────────┐
▸1│G  R  K  Y  W  B  │     ▸1│K  W  B  G  Y  R  │     ▸1│W  Y  R  B  K  G  │
 2│K  Y  R  B  G  W  │      2│W  B  G  K  R  Y  │      2│B  K  W  G  Y  R  │
 3│B  K  G  W  Y  R  │      3│R  Y  W  B  K  G  │      3│Y  B  K  R  G  W  │
 4│Y  W  B  R  K  G  │      4│G  K  R  Y  W  B  │      4│R  G  Y  W  B  K  │
 5│R  G  W  K  B  Y  │      5│B  R  Y  W  G  K  │      5│K  W  G  Y  R  B  │
  └──────────────────┘       └──────────────────┘       └──────────────────┘
)");
}

TEST(TwentyOneBoard, SixSheetsInTwoRows) {
  Played played("twenty-one", "players=6 sheets=A,B,C,D,E,F",
                {"first 2", "roll B1 G3 R3 Y6 W3 K5", "2: keep", "1: write green"});
  EXPECT_EQ(played.picture(), R"(
Twenty One  Ben rolled: everybody writes or crosses
   blue 1   green 3   red 3   yellow 6   white 3   black 5

  Ann  A       sealed   3  ▸ Ben  B                0  ▸ Cleo  C               0
    6  5  4  3  2  1           6  5  4  3  2  1           6  5  4  3  2  1
  ┌──────────────────┐       ┌──────────────────┐       ┌──────────────────┐
▸1│G3?R  K  Y  W  B  │     ▸1│K  W  B  G  Y  R  │     ▸1│W  Y  R  B  K  G  │
 2│K  Y  R  B  G  W  │      2│W  B  G  K  R  Y  │      2│B  K  W  G  Y  R  │
 3│B  K  G  W  Y  R  │      3│R  Y  W  B  K  G  │      3│Y  B  K  R  G  W  │
 4│Y  W  B  R  K  G  │      4│G  K  R  Y  W  B  │      4│R  G  Y  W  B  K  │
 5│R  G  W  K  B  Y  │      5│B  R  Y  W  G  K  │      5│K  W  G  Y  R  B  │
  └──────────────────┘       └──────────────────┘       └──────────────────┘
▸ Dora  D               0  ▸ Emil  E               0  ▸ Fred  F               0
    6  5  4  3  2  1           6  5  4  3  2  1           6  5  4  3  2  1
  ┌──────────────────┐       ┌──────────────────┐       ┌──────────────────┐
▸1│R  B  W  K  G  Y  │     ▸1│Y  K  G  R  B  W  │     ▸1│B  G  Y  W  R  K  │
 2│G  R  Y  W  K  B  │      2│R  G  B  Y  W  K  │      2│Y  W  K  R  B  G  │
 3│W  G  R  Y  B  K  │      3│G  W  Y  K  R  B  │      3│K  R  B  G  W  Y  │
 4│B  Y  K  G  R  W  │      4│K  R  W  B  G  Y  │      4│W  B  G  K  Y  R  │
 5│Y  K  B  R  W  G  │      5│W  B  K  G  Y  R  │      5│G  Y  R  B  K  W  │
  └──────────────────┘       └──────────────────┘       └──────────────────┘
)");
}

TEST(TwentyOneBoard, OwnSheet) {
  EXPECT_EQ(in_the_middle().hand(2), R"(
   blue 4   green 6   red 1   yellow 3   white 5   black 6

  Your sheet  D                     15
     6    5    4    3    2    1
  ┌────┬────┬────┬────┬────┬────┐
 1│R 3 │B 1 │W 3 │K 3■│G 1 │Y 1■│ 15
▸2│G   │R   │Y   │W   │K   │B   │
 3│W   │G   │R   │Y   │B   │K   │
 4│B   │Y   │K   │G   │R   │W   │
 5│Y   │K   │B   │R   │W   │G   │
  └────┴────┴────┴────┴────┴────┘
)");
}

TEST(TwentyOneBoard, ShowTellsWhatEachDieWouldScore) {
  EXPECT_EQ(in_the_middle().show(2, ""), R"(
  row 2        6        5        4        3        2        1
             green     red     yellow   white    black     blue
  marked
  die          6        1        3        5        6        4
  write        +7       +1       +3       X        X        X
)");
  EXPECT_EQ(in_the_middle().show(1, "blue Y"), R"(
  row 2        6        5        4        3        2        1
             black    yellow    red      blue    green    white
  marked
  die          6        3        1        4        6        5
  write        +7       +3       +1       X        X        X

  write blue yellow     X  blue shows 4, over the printed 3 of row 2 (3.4)
)");
  EXPECT_EQ(in_the_middle().show(1, "7"),
            "error: say which colours, as in \"show red\", or \"show\" alone; not \"7\"");
  EXPECT_EQ(beginning().show(2, "red"), "error: it is not your turn; to move: seat 1");
}

TEST(TwentyOneBoard, WhyOfAColourOrAPrintedValue) {
  EXPECT_EQ(in_the_middle().why(2, "green"), R"(
  write green    +7  in all:
                 +6  green 6 (4.1)
                 +1  1st match of row 2 (green 6) (4.1)
  cross 6         0  allowed, no points
                     crossed out: green 6
)");
  EXPECT_EQ(in_the_middle().why(1, "5"), R"(
  write yellow    +3  yellow 3 (4.1)
  cross 5          0  allowed, no points
                      crossed out: yellow 5
)");
  EXPECT_EQ(beginning().why(1, "red"), R"(
  write red, cross 5     X  marks come after the dice: keep them or reroll first
                            (3.3)
)");
}

TEST(TwentyOneBoard, WhyTakesWholeMoves) {
  EXPECT_EQ(in_the_middle().why(1, "write red blue"), R"(
  write blue red     X  blue shows 4, over the printed 3 of row 2 (3.4)
)");
  EXPECT_EQ(beginning().why(1, "reroll"), R"(
  reroll     0  allowed, no points
                rolled again: green 3, red 3, yellow 6, white 3, black 5
                locked: blue 1
)");
  EXPECT_EQ(beginning().why(1, "d4"),
            "error: a move is \"keep\", \"reroll\", \"write blue red\" or \"cross 5\"; not \"d4\"");
}

}  // namespace
}  // namespace twenties
