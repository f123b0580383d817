#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <set>
#include <string>
#include <vector>

#include "games/twenty_four_seven/conformance.hpp"
#include "games/twenty_four_seven/referee.hpp"
#include "texts/words.hpp"

namespace twenties::twenty_four_seven {
namespace {

using Game = TwentyFourSeven;
using testing::ElementsAre;

constexpr Seat first_seat{0};
constexpr Seat second_seat{1};

// What a move scores, one text a part: "4.1 row b4-d4 7+9+8 = 24: 40".
std::vector<std::string> parts(const State& state, std::string_view text) {
  std::vector<std::string> out;
  for (const Part& part : Game::explain_move(state, seat_at(state.to_move), move(text)).parts) {
    out.push_back(cat(part.clause, " ", in_english(part.what), ": ", part.points));
  }
  return out;
}

std::vector<std::string> blocks_of(const State& state, std::string_view text) {
  const Effect effect = Game::explain_move(state, seat_at(state.to_move), move(text));
  std::vector<std::string> out;
  for (const Message& item : effect.notes.at(0).items) out.push_back(in_english(item));
  return out;
}

std::string refusal(const State& state, std::string_view text) {
  return in_english(Game::check(state, seat_at(state.to_move), move(text)));
}

// A table in its setup, up to the action of chance with this number.
State set_up(std::initializer_list<std::string_view> actions, int players = 2) {
  State state = Game::start({.players = players});
  for (const std::string_view action : actions) {
    EXPECT_TRUE(Game::check_chance(state, chance(action))) << action;
    Game::apply_chance(state, chance(action));
  }
  return state;
}

constexpr std::string_view lone_four = "....... ....... ....... ...4... ....... ....... .......";

// --- 1 Material

TEST(TwentyFourSeven, Clause_1_1_SevenBySevenSquaresAndFourTilesOfEachNumber) {
  EXPECT_EQ(std::popcount(all_squares), 49);
  EXPECT_EQ(TileSet::box().size(), 40);
  for (int tile = 1; tile <= 10; ++tile) EXPECT_EQ(TileSet::box().count(tile), 4);
}

TEST(TwentyFourSeven, Clause_1_1_AFifthTileOfANumberCannotBeDrawn) {
  const State state = set_up({"aside 7 7 7", "centre 7"});
  const Verdict verdict = Game::check_chance(state, chance("deal 1 1 2 3 4 5 7"));
  EXPECT_EQ(in_english(verdict), "there is no such 7 in the bag: it has 0 (1.1)");
}

TEST(TwentyFourSeven, Clause_1_2_EightSquaresAreDouble) {
  std::set<std::string> names;
  for_each_bit(double_squares, [&](int bit) { names.insert(name_of(square_of(bit))); });
  EXPECT_THAT(names, ElementsAre("a5", "b3", "c1", "c6", "e2", "e7", "f5", "g3"));
}

// --- 2 Setup

TEST(TwentyFourSeven, Clause_2_1_ThreeTilesAsideAndAFourthOnTheCentre) {
  State state = Game::start({});
  EXPECT_EQ(Game::chance_total(state), 40U * 39 * 38);
  EXPECT_EQ(in_english(Game::check_chance(state, chance("centre 4"))),
            "three tiles are set aside now (2.1)");
  EXPECT_EQ(Game::check_chance(state, chance("aside 4 5")).clause, "2.1");
  state = set_up({"aside 9 3 7", "centre 1"});
  EXPECT_EQ(state.aside, tiles({3, 7, 9}));
  EXPECT_EQ(tile_at(state.board, *read_square("d4", 7, 7)), 1);
  EXPECT_EQ(state.bag.size(), 36);
}

TEST(TwentyFourSeven, Clause_2_1_NobodySeesTheTilesSetAside) {
  const State start = Game::start({});
  for (const Seat viewer : {first_seat, second_seat, nobody}) {
    EXPECT_FALSE(Game::may_see(start, chance("aside 3 7 9"), viewer));
    EXPECT_TRUE(Game::may_see(start, chance("centre 1"), viewer));
    EXPECT_TRUE(same_bytes(Game::view(set_up({"aside 3 7 9", "centre 1"}), viewer),
                           Game::view(set_up({"aside 2 2 10", "centre 1"}), viewer)));
  }
}

TEST(TwentyFourSeven, Clause_2_2_SixTilesForTwoPlayersAndFiveForMore) {
  const State two = set_up({"aside 3 7 9", "centre 1"}, 2);
  EXPECT_TRUE(Game::check_chance(two, chance("deal 1 4 5 6 7 8 8")));
  EXPECT_EQ(in_english(Game::check_chance(two, chance("deal 1 4 5 6 7 8"))),
            "a deal names its seat first: seat 1 gets 6 tiles now (2.2)");
  EXPECT_EQ(Game::check_chance(two, chance("deal 2 4 5 6 7 8 8")).clause, "2.2");
  for (const int players : {3, 4}) {
    const State more = set_up({"aside 3 7 9", "centre 1"}, players);
    EXPECT_TRUE(Game::check_chance(more, chance("deal 1 4 5 6 7 8")));
    EXPECT_EQ(Game::check_chance(more, chance("deal 1 4 5 6 7 8 8")).clause, "2.2");
  }
}

TEST(TwentyFourSeven, Clause_2_2_TheFirstPlayerIsRandom) {
  State state = set_up(
      {"aside 3 7 9", "centre 1", "deal 1 4 5 6 7 8", "deal 2 4 5 6 7 8", "deal 3 1 2 3 4 5"}, 3);
  EXPECT_EQ(Game::chance_total(state), 3U);
  EXPECT_EQ(Game::check_chance(state, chance("first 4")).clause, "2.2");
  Game::apply_chance(state, chance("first 2"));
  EXPECT_EQ(Game::turn(state), Turn::of(second_seat));
}

TEST(TwentyFourSeven, Clause_2_3_AHandIsSeenByItsOwnSeatOnly) {
  const State state = table(lone_four, {tiles({1, 2, 3}), tiles({5, 6, 7})});
  EXPECT_EQ(Game::view(state, first_seat).hand, tiles({1, 2, 3}));
  EXPECT_EQ(Game::view(state, second_seat).hand, tiles({5, 6, 7}));
  EXPECT_TRUE(Game::view(state, nobody).hand.empty());
  const State dealing = set_up({"aside 3 7 9", "centre 1"});
  EXPECT_TRUE(Game::may_see(dealing, chance("deal 1 4 5 6 7 8 8"), first_seat));
  EXPECT_FALSE(Game::may_see(dealing, chance("deal 1 4 5 6 7 8 8"), second_seat));
  EXPECT_FALSE(Game::may_see(dealing, chance("deal 1 4 5 6 7 8 8"), nobody));
}

TEST(TwentyFourSeven, Clause_2_3_TheSizesOfHandsAndBagArePublic) {
  const State state = table(lone_four, {tiles({1, 2, 3}), tiles({5, 6})});
  const View view = Game::view(state, nobody);
  EXPECT_EQ(view.hand_sizes[0], 3);
  EXPECT_EQ(view.hand_sizes[1], 2);
  EXPECT_EQ(view.bag_size, 40 - 1 - 5 - 3);
}

TEST(TwentyFourSeven, Clause_2_3_EachUnseenTileIsAsLikelyAside) {
  // 36 tiles are unseen; the one 9 among them is aside in 3 of 36 imagined tables.
  const State state = table(lone_four, {tiles({9, 9, 9}), tiles({5, 6, 7})});
  const View view = Game::view(state, first_seat);
  Random random(7);
  int aside = 0;
  constexpr int trials = 20'000;
  for (int trial = 0; trial < trials; ++trial) {
    aside += Game::imagine(view, random).aside.has(9) ? 1 : 0;
  }
  EXPECT_NEAR(aside, trials * 3 / 36, 150);
}

// --- 3 A turn

TEST(TwentyFourSeven, Clause_3_1_NextToATileIncludesDiagonally) {
  const State state = table(lone_four, {tiles({1}), tiles({2})});
  for (const char* square : {"c3", "d3", "e3", "c4", "e4", "c5", "d5", "e5"}) {
    EXPECT_EQ(refusal(state, cat("1 ", square)), "allowed");
  }
  EXPECT_EQ(refusal(state, "1 d2"), "d2 is not next to a tile (3.1)");
  EXPECT_EQ(refusal(state, "1 g7"), "g7 is not next to a tile (3.1)");
}

TEST(TwentyFourSeven, Clause_3_1_NotOnATile) {
  const State state = table(lone_four, {tiles({1}), tiles({2})});
  EXPECT_EQ(refusal(state, "1 d4"), "d4 is not empty: there is a 4 on it (3.1)");
}

TEST(TwentyFourSeven, Clause_3_1_OnlyATileFromTheHand) {
  const State state = table(lone_four, {tiles({1, 8, 8}), tiles({2})});
  EXPECT_EQ(refusal(state, "2 d3"), "seat 1 has no 2 to place; its hand: 1 8 8 (3.1)");
}

TEST(TwentyFourSeven, Clause_3_2_NoLineMayPass24) {
  const State state = table("....... ....... ....... .79.... ....... ....... .......",
                            {tiles({8, 9, 10}), tiles({2})});
  EXPECT_EQ(refusal(state, "8 d4"), "allowed");
  EXPECT_EQ(refusal(state, "9 d4"), "d4: the row would be 7+9+9 = 25, over 24 (3.2)");
  EXPECT_EQ(refusal(state, "10 a4"), "a4: the row would be 10+7+9 = 26, over 24 (3.2)");
}

TEST(TwentyFourSeven, Clause_3_2_AlsoDownAndOnDiagonals) {
  const State down =
      table("....... ...8... ...9... .......  ....... ....... .......", {tiles({8}), tiles({2})});
  EXPECT_EQ(refusal(down, "8 d4"), "d4: the column would be 8+9+8 = 25, over 24 (3.2)");
  const State falling =
      table(".8..... ..9.... ....... ....... ....... ....... .......", {tiles({8}), tiles({2})});
  EXPECT_EQ(refusal(falling, "8 d3"), "d3: the diagonal would be 8+9+8 = 25, over 24 (3.2)");
  const State rising =
      table("....... ....... ....... ....... ..9.... .8..... .......", {tiles({8}), tiles({2})});
  EXPECT_EQ(refusal(rising, "8 d4"), "d4: the diagonal would be 8+9+8 = 25, over 24 (3.2)");
}

TEST(TwentyFourSeven, Clause_3_2_ATileMayNotJoinTwoLinesToMoreThan24) {
  const State state =
      table("....... ....... ....... .79.9.. ....... ....... .......", {tiles({1}), tiles({2})});
  EXPECT_EQ(refusal(state, "1 d4"),
            "d4 is blocked: even with a 1 the row would be 7+9+1+9 = 26, over 24 (3.4)");
}

TEST(TwentyFourSeven, Example_3_2_ATileCountsWithBothLinesThatItJoins) {
  const State state =
      table("....... ....... ....... .79.5.. ....... ....... .......", {tiles({3, 4}), tiles({2})});
  EXPECT_EQ(refusal(state, "3 d4"), "allowed");
  EXPECT_EQ(refusal(state, "4 d4"), "d4: the row would be 7+9+4+5 = 25, over 24 (3.2)");
}

TEST(TwentyFourSeven, Clause_3_2_AGapEndsALine) {
  const State state =
      table("....... ....... ....... .79.9.. ....... ....... .......", {tiles({8}), tiles({2})});
  EXPECT_EQ(refusal(state, "8 a4"), "allowed");
}

TEST(TwentyFourSeven, Clause_3_3_TheMoverDrawsWhileTheBagLasts) {
  State state = table(lone_four, {tiles({1, 2}), tiles({2, 3})});
  Game::apply(state, first_seat, move("1 d3"));
  EXPECT_TRUE(Game::turn(state).is_chance());
  EXPECT_TRUE(Game::may_see(state, chance("draw 5"), first_seat));
  EXPECT_FALSE(Game::may_see(state, chance("draw 5"), second_seat));
  EXPECT_EQ(in_english(Game::check_chance(state, chance("first 1"))),
            "seat 1 draws one tile now (3.3)");
  Game::apply_chance(state, chance("draw 5"));
  EXPECT_EQ(state.hands[0], tiles({2, 5}));
  EXPECT_EQ(Game::turn(state), Turn::of(second_seat));
}

TEST(TwentyFourSeven, Clause_3_3_NobodyDrawsFromAnEmptyBag) {
  State state = table(lone_four, {tiles({1, 2}), tiles({2, 3})}, true);
  Game::apply(state, first_seat, move("1 d3"));
  EXPECT_EQ(state.hands[0], tiles({2}));
  EXPECT_EQ(Game::turn(state), Turn::of(second_seat));
}

TEST(TwentyFourSeven, Clause_3_4_ABlockWhereEvenA1WouldBeTooMuch) {
  const State state =
      table("....... ....... ....... .79.... ....... ....... .......", {tiles({7, 8}), tiles({2})});
  EXPECT_THAT(blocks_of(state, "8 d4"), ElementsAre("a4", "e4"));
  EXPECT_TRUE(blocks_of(state, "7 d4").empty()) << "23 leaves room for a 1";
}

TEST(TwentyFourSeven, Clause_3_4_ABlockBetweenTwoLinesThatTogetherPass23) {
  const State state =
      table("....... ....... ....... .79..8. ....... ....... .......", {tiles({1}), tiles({2})});
  EXPECT_THAT(blocks_of(state, "1 e4"), ElementsAre("d4")) << "7+9 and 1+8 meet there";
}

TEST(TwentyFourSeven, Clause_3_4_BlocksAreNotedInTheOrderOfSquares) {
  const State state =
      table("....... ....... ....... ..9T... ....9.. ....T.. .......", {tiles({5}), tiles({2})});
  EXPECT_THAT(blocks_of(state, "5 e4"), ElementsAre("e3", "b4", "f4", "e7"));
}

TEST(TwentyFourSeven, Clause_3_4_ABlockEndsALineAndGivesNoAdjacency) {
  State state =
      table("....... ....... ....... .79.... ....... ....... .......", {tiles({8, 9}), tiles({2})});
  Game::apply(state, first_seat, move("8 d4"));
  EXPECT_EQ(blocks_on(state.board),
            set_of(*read_square("a4", 7, 7)) | set_of(*read_square("e4", 7, 7)));
  EXPECT_EQ(highest_tile_that_fits(state.board, *read_square("f4", 7, 7)), 0);
  EXPECT_EQ(highest_tile_that_fits(state.board, *read_square("e5", 7, 7)), 10);
  Game::apply_chance(state, chance("draw 1"));
  EXPECT_EQ(in_english(Game::check(state, second_seat, move("2 f4"))),
            "f4 is not next to a tile (3.1)");
  EXPECT_EQ(Game::check(state, second_seat, move("2 e4")).clause, "3.4");
}

TEST(TwentyFourSeven, Clause_3_4_ABlockNeverGoesAway) {
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    Random random(seed);
    SquareSet before = 0;
    play_at_random(2, random, [&](const State& state) {
      EXPECT_EQ(before & ~blocks_on(state.board), 0U);
      before = blocks_on(state.board);
    });
  }
}

TEST(TwentyFourSeven, Clause_3_5_WhoCannotPlaceIsSkippedAndTheSkipIsRecorded) {
  State state = position(
      "players=2 turn=1 board=77#497./#T31#98/9.##16#/65148#5/2.6#5T3/216#.43/2T#48.7 "
      "hands=9,10/2 aside=3,5,8 points=0,40,0,0,0/100,0,0,100,0");
  Game::Moves moves;
  Game::moves(state, first_seat, moves);
  ASSERT_EQ(moves.size(), 1U);
  EXPECT_EQ(Game::print_move(moves[0]), "skip");
  EXPECT_TRUE(Game::is_skip(moves[0]));
  EXPECT_EQ(refusal(state, "skip"), "allowed");
  EXPECT_EQ(refusal(state, "9 g1"), "g1: the row would be 4+9+7+9 = 29, over 24 (3.2)");
  EXPECT_TRUE(Game::explain_move(state, first_seat, skip).parts.empty());
  Game::apply(state, first_seat, skip);
  EXPECT_EQ(Game::turn(state), Turn::of(second_seat));
  EXPECT_EQ(state.hands[0], tiles({9, 10}));
}

TEST(TwentyFourSeven, Clause_3_5_ASkipDrawsNoTile) {
  State state = position(
      "players=2 turn=2 board=...T324/...#17./...6633/...56#5/...9#84/....591/....462 "
      "hands=3,4,8,8,10,10/7,7,7,8,9,10 aside=2,5,9 points=0,0,30,0,0/60,0,0,0,0");
  const TileSet bag = state.bag;
  ASSERT_EQ(refusal(state, "skip"), "allowed");
  Game::apply(state, second_seat, skip);
  EXPECT_EQ(Game::turn(state), Turn::of(first_seat));
  EXPECT_EQ(state.bag, bag);
}

TEST(TwentyFourSeven, Clause_3_5_NobodyIsSkippedWhoCanPlace) {
  const State state = table(lone_four, {tiles({1, 8}), tiles({2})});
  EXPECT_EQ(refusal(state, "skip"), "seat 1 can place, for example 1 c3 (3.5)");
}

TEST(TwentyFourSeven, Clause_3_6_AChosenTileHasItsSquares) {
  const State state =
      table("....... ....... ....... .79.... ....... ....... .......", {tiles({8, 9}), tiles({2})});
  const auto highest = [&](std::string_view name) {
    return highest_tile_that_fits(state.board, *read_square(name, 7, 7));
  };
  EXPECT_EQ(highest("d4"), 8);
  EXPECT_EQ(highest("d3"), 10);
  EXPECT_EQ(highest("b4"), 0) << "there is a tile";
  EXPECT_EQ(highest("f4"), 0) << "it is next to none";
}

TEST(TwentyFourSeven, Clause_3_6_AMoveIsConfirmedAfterFiveSeconds) {
  EXPECT_EQ(Game::info().confirm_seconds, 5);
}

// --- 4 Score

TEST(TwentyFourSeven, Clause_4_1_ALineThatSumsTo7Scores20) {
  const State state = table(lone_four, {tiles({3}), tiles({2})});
  EXPECT_THAT(parts(state, "3 e4"), ElementsAre("4.1 row d4-e4 4+3 = 7: 20"));
  EXPECT_EQ(points(state, "3 e4"), 20);
}

TEST(TwentyFourSeven, Clause_4_1_ALineThatSumsTo24Scores40) {
  const State state =
      table("....... ....... ....... .79.... ....... ....... .......", {tiles({8}), tiles({2})});
  EXPECT_THAT(parts(state, "8 d4"), ElementsAre("4.1 row b4-d4 7+9+8 = 24: 40"));
  EXPECT_EQ(points(state, "8 d4"), 40);
}

TEST(TwentyFourSeven, Clause_4_1_A7AloneIsNoLine) {
  const State state =
      table("....... ....... ....... ...9... ....... ....... .......", {tiles({7}), tiles({2})});
  EXPECT_EQ(points(state, "7 d5"), 0);
}

TEST(TwentyFourSeven, Clause_4_1_AllTilesOfTheLineCount) {
  const State state =
      table("....... ....... ....... ..43... ....... ....... .......", {tiles({3}), tiles({2})});
  EXPECT_EQ(points(state, "3 b4"), 0) << "3+4 is 7, but the line is 3+4+3";
}

TEST(TwentyFourSeven, Clause_4_2_RunsOfThreeToSix) {
  const State state =
      table("....... ....... ....... 1234... ....... ....... .......", {tiles({5}), tiles({2})});
  EXPECT_THAT(parts(state, "5 e4"), ElementsAre("4.2 run 1 2 3 4 5 on the row a4-e4: 50"));
  EXPECT_EQ(points(table("....... ....... ....... ...23.. ....... ....... .......",
                         {tiles({1}), tiles({2})}),
                   "1 c4"),
            30);
  EXPECT_EQ(points(table("....... ....... ....... .234... ....... ....... .......",
                         {tiles({1}), tiles({2})}),
                   "1 a4"),
            40);
  EXPECT_EQ(points(table("....... ....... ....... .654.21 ....... ....... .......",
                         {tiles({3}), tiles({2})}),
                   "3 e4"),
            60);
}

TEST(TwentyFourSeven, Clause_4_2_ARunGoesUpOrDownInOrder) {
  const State state =
      table("....... ....... ....... ...53.. ....... ....... .......", {tiles({4}), tiles({2})});
  EXPECT_EQ(points(state, "4 c4"), 0) << "4 5 3 is in no order";
}

TEST(TwentyFourSeven, Clause_4_2_ARunMustContainThePlacedTile) {
  const State state =
      table("....... ....... ....... .123... ....... ....... .......", {tiles({9}), tiles({2})});
  EXPECT_EQ(points(state, "9 e4"), 0);
}

TEST(TwentyFourSeven, Clause_4_2_OnlyTheLongestRunInADirectionCounts) {
  const State state =
      table("....... ....... ....... ..12.4. ....... ....... .......", {tiles({3}), tiles({2})});
  EXPECT_THAT(parts(state, "3 e4"), ElementsAre("4.2 run 1 2 3 4 on the row c4-f4: 40"))
      << "and not 1 2 3 and 2 3 4 as well";
}

TEST(TwentyFourSeven, Example_4_2_OneTwoThreeTwoOneHasTwoRuns) {
  const State state =
      table("....... ....... ....... .12.21. ....... ....... .......", {tiles({3}), tiles({2})});
  EXPECT_THAT(parts(state, "3 d4"), ElementsAre("4.2 run 1 2 3 on the row b4-d4: 30",
                                                "4.2 run 3 2 1 on the row d4-f4: 30"));
  EXPECT_EQ(points(state, "3 d4"), 60);
}

TEST(TwentyFourSeven, Example_4_2_OneTwoThreeTwoHasOneRun) {
  const State state =
      table("....... ....... ....... .12.2.. ....... ....... .......", {tiles({3}), tiles({2})});
  EXPECT_THAT(parts(state, "3 d4"), ElementsAre("4.2 run 1 2 3 on the row b4-d4: 30"));
}

TEST(TwentyFourSeven, Clause_4_2_TwoRunsOfDifferentLengthsBothCount) {
  const State state =
      table("....... ....... ....... 123.32. ....... ....... .......", {tiles({4}), tiles({2})});
  EXPECT_THAT(parts(state, "4 d4"), ElementsAre("4.2 run 1 2 3 4 on the row a4-d4: 40",
                                                "4.2 run 4 3 2 on the row d4-f4: 30"));
}

TEST(TwentyFourSeven, Clause_4_3_SetsOfThreeAndFour) {
  const State three =
      table("....... ....... ....... ...2... ..2.... ....... .......", {tiles({2}), tiles({4})});
  EXPECT_THAT(parts(three, "2 e3"), ElementsAre("4.3 set 2 2 2 on the diagonal c5-e3: 50"));
  const State four =
      table("....... ....... ....... .55.5.. ....... ....... .......", {tiles({5}), tiles({4})});
  EXPECT_THAT(parts(four, "5 d4"), ElementsAre("4.3 set 5 5 5 5 on the row b4-e4: 60"));
  EXPECT_EQ(points(four, "5 d4"), 60);
}

TEST(TwentyFourSeven, Clause_4_3_ASetIsOfNeighboursWithThePlacedTile) {
  const State state =
      table("....... ....... ....... .22.2.. ....... ....... .......", {tiles({3, 2}), tiles({4})});
  EXPECT_EQ(points(state, "3 d4"), 0);
  EXPECT_EQ(points(table("....... ....... ....... .222... ....... ....... .......",
                         {tiles({3}), tiles({4})}),
                   "3 e4"),
            0)
      << "the set was there before";
}

TEST(TwentyFourSeven, Clause_4_4_BonusForASumOf24WithSevenTiles) {
  const State state =
      table("....... ....... ....... 424142. ....... ....... .......", {tiles({7}), tiles({3})});
  EXPECT_THAT(parts(state, "7 g4"),
              ElementsAre("4.1 row a4-g4 4+2+4+1+4+2+7 = 24: 40",
                          "4.4 bonus: 24 with seven tiles on the row a4-g4: 60"));
  EXPECT_EQ(points(state, "7 g4"), 100);
}

TEST(TwentyFourSeven, Clause_4_4_BonusForASumOf24AndASumOf7WithOneMove) {
  const State state =
      table("....... ....... ...T... ...T... ....3.. ....... .......", {tiles({4}), tiles({3})});
  EXPECT_THAT(parts(state, "4 d5"),
              ElementsAre("4.1 row d5-e5 4+3 = 7: 20", "4.1 column d3-d5 10+10+4 = 24: 40",
                          "4.4 bonus: 24 on the column d3-d5 and 7 on the row d5-e5: 60"));
  EXPECT_EQ(points(state, "4 d5"), 120);
}

TEST(TwentyFourSeven, Clause_4_4_EveryPairOf24And7HasItsBonus) {
  const State state =
      table("....... ....... .T..... ..T33.. .TT.... ....... .......", {tiles({4}), tiles({1})});
  EXPECT_THAT(parts(state, "4 d5"),
              ElementsAre("4.1 row b5-d5 10+10+4 = 24: 40", "4.1 column d4-d5 3+4 = 7: 20",
                          "4.1 diagonal b3-d5 10+10+4 = 24: 40", "4.1 diagonal d5-e4 4+3 = 7: 20",
                          "4.4 bonus: 24 on the row b5-d5 and 7 on the column d4-d5: 60",
                          "4.4 bonus: 24 on the row b5-d5 and 7 on the diagonal d5-e4: 60",
                          "4.4 bonus: 24 on the diagonal b3-d5 and 7 on the column d4-d5: 60",
                          "4.4 bonus: 24 on the diagonal b3-d5 and 7 on the diagonal d5-e4: 60"));
  EXPECT_EQ(points(state, "4 d5"), 360);
}

TEST(TwentyFourSeven, Clause_4_5_OneLineMayBeASumARunAndASetAtOnce) {
  const State sum_and_run =
      table("....... ....... ....... ..78... ....... ....... .......", {tiles({9}), tiles({1})});
  EXPECT_THAT(parts(sum_and_run, "9 e4"),
              ElementsAre("4.1 row c4-e4 7+8+9 = 24: 40", "4.2 run 7 8 9 on the row c4-e4: 30"));
  const State all_three =
      table("....... ....... ....... .33.456 ....... ....... .......", {tiles({3}), tiles({1})});
  EXPECT_THAT(parts(all_three, "3 d4"), ElementsAre("4.1 row b4-g4 3+3+3+4+5+6 = 24: 40",
                                                    "4.2 run 3 4 5 6 on the row d4-g4: 40",
                                                    "4.3 set 3 3 3 on the row b4-d4: 50"));
  EXPECT_EQ(points(all_three, "3 d4"), 130);
}

TEST(TwentyFourSeven, Clause_4_5_OneMoveMayScoreOnSeveralLines) {
  const State state =
      table("....... ....... ...43.. ...4... ....... ....... .......", {tiles({3}), tiles({1})});
  EXPECT_THAT(parts(state, "3 c4"),
              ElementsAre("4.1 row c4-d4 3+4 = 7: 20", "4.1 diagonal c4-d3 3+4 = 7: 20"));
}

TEST(TwentyFourSeven, Clause_4_6_ADoubleSquareDoublesAllPointsOfTheMove) {
  const State state =
      table("....... ....... ...T... ...T3.. ....3.. ....... .......", {tiles({4, 3}), tiles({3})});
  EXPECT_EQ(points(state, "3 f5"), 0) << "2x of nothing is nothing";
  const State run =
      table("....... ....... ....... ...5... ...34.. ....... .......", {tiles({5}), tiles({3})});
  EXPECT_THAT(parts(run, "5 f5"),
              ElementsAre("4.2 run 3 4 5 on the row d5-f5: 30", "4.6 2x square f5 doubles 30: 30"));
  EXPECT_EQ(points(run, "5 f5"), 60);
}

TEST(TwentyFourSeven, Clause_4_6_BonusesAreDoubledToo) {
  const State state =
      table("....... ....... ....... ...4... ....T3. ....T.. .......", {tiles({4}), tiles({3})});
  EXPECT_EQ(points(state, "4 e7"), 2 * 40);
  const State both =
      table("....... ....... ....... ...4... ....T.. ....T3. .......", {tiles({4}), tiles({3})});
  EXPECT_EQ(points(both, "4 e7"), 2 * (40 + 20 + 60));
  State after = both;
  Game::apply(after, first_seat, move("4 e7"));
  EXPECT_EQ(after.tallies[0].in(Category::sums_of_24), 80);
  EXPECT_EQ(after.tallies[0].in(Category::sums_of_7), 40);
  EXPECT_EQ(after.tallies[0].in(Category::bonus), 120);
}

// --- 5 End

TEST(TwentyFourSeven, Clause_5_1_EndsWhenNoPlayerHasALegalMove) {
  State state = position(
      "players=2 turn=2 board=77#497./#T31#98/9.##16#/65148#5/2.6#5T3/216#.43/2T#48.7 "
      "hands=9,10/2 aside=3,5,8 points=0,40,0,0,0/100,0,0,100,0");
  Game::apply(state, second_seat, move("2 g1"));
  EXPECT_TRUE(Game::turn(state).is_over());
  EXPECT_EQ(Game::ending(state).clause, "5.1");
  EXPECT_EQ(
      in_english(Game::ending(state).reason),
      "no player can place: 8 is the highest tile that fits, and all 2 tiles in hand are higher");
}

TEST(TwentyFourSeven, Clause_5_1_ASkippedPlayerDoesNotEndTheGame) {
  const State state = position(
      "players=2 turn=1 board=77#497./#T31#98/9.##16#/65148#5/2.6#5T3/216#.43/2T#48.7 "
      "hands=9,10/2 aside=3,5,8 points=0,40,0,0,0/100,0,0,100,0");
  EXPECT_FALSE(Game::turn(state).is_over());
}

TEST(TwentyFourSeven, Clause_5_1_EndsWhenNoPlayerHasATile) {
  State state = table(lone_four, {tiles({1}), tiles({})}, true);
  Game::apply(state, first_seat, move("1 d3"));
  EXPECT_TRUE(Game::turn(state).is_over());
  EXPECT_EQ(in_english(Game::ending(state).reason), "no player has a tile");
}

TEST(TwentyFourSeven, Clause_5_1_EndsWhenTheBoardIsFull) {
  const State state = position(
      "players=3 turn=over board=37#T2T1/555#1#6/9##3#77/#2TT#94/4#8862#/921#638/49#58#1 "
      "hands=-/3/- aside=4,6,7 points=0,80,0,50,0/20,0,0,0,0/0,120,0,0,0");
  EXPECT_TRUE(Game::turn(state).is_over());
  EXPECT_EQ(in_english(Game::ending(state).reason), "the board is full: 36 tiles and 13 blocks");
}

TEST(TwentyFourSeven, Clause_5_1_EndsWhenTheOnlyFreeSquareIsBehindBlocks) {
  const State state = position(
      "players=2 turn=over board=1T832#./T39#2##/T1##781/##974#8/345#498/5567#46/#6#T921 "
      "hands=7/6 aside=2,3,5 points=0,80,90,0,0/0,40,30,0,0");
  EXPECT_EQ(in_english(Game::ending(state).reason),
            "no player can place: no free square is next to a tile");
}

// A finished game with these points (from sums of 7) and tiles in hand.
State finished(std::initializer_list<int> points, std::initializer_list<TileSet> hands) {
  State state = table(lone_four, hands, true);
  state.stage = Stage::over;
  std::size_t seat = 0;
  for (const int sum : points) state.tallies[seat++].add(Category::sums_of_7, sum);
  return state;
}

TEST(TwentyFourSeven, Clause_5_2_MostPointsWin) {
  const State state = finished({40, 60, 20}, {tiles({}), tiles({9, 9}), tiles({})});
  EXPECT_EQ(Game::winners(state), SeatSet::of(second_seat));
}

TEST(TwentyFourSeven, Clause_5_2_OnEqualPointsFewerTilesWin) {
  const State state = finished({60, 60, 20}, {tiles({8, 9}), tiles({9}), tiles({})});
  EXPECT_EQ(Game::winners(state), SeatSet::of(second_seat));
}

TEST(TwentyFourSeven, Clause_5_2_StillEqualTheyShareTheVictory) {
  const State state = finished({60, 60, 60}, {tiles({9}), tiles({9, 10}), tiles({10})});
  EXPECT_EQ(Game::winners(state), SeatSet(0b101));
}

TEST(TwentyFourSeven, TheScoreIsExplainedByCategory) {
  State state = table(lone_four, {tiles({3}), tiles({2})});
  Game::apply(state, first_seat, move("3 e4"));
  const Parts found = Game::explain_score(state, first_seat);
  ASSERT_EQ(found.size(), 1U);
  EXPECT_EQ(found[0].clause, "4.1");
  EXPECT_EQ(in_english(found[0].what), "lines that sum to 7");
  EXPECT_EQ(found[0].points, 20);
}

}  // namespace
}  // namespace twenties::twenty_four_seven
