#include <gtest/gtest.h>

#include "games/game_of_20/draft.hpp"
#include "games/game_of_20/rules.hpp"
#include "games/game_of_20/table_for_tests.hpp"
#include "texts/words.hpp"

namespace twenties::game_of_20 {
namespace {

constexpr int b2 = 6;
constexpr int b3 = 11;

std::string near_the_end_of(int players, int to_move) {
  return cat("players=", players, " ", near_the_end, to_move);
}

TEST(GameOf20, Clause_1_1_BoardIsFiveByFive) {
  EXPECT_TRUE(GameOf20::read_move("1 a1"));
  EXPECT_TRUE(GameOf20::read_move("1 e5"));
  EXPECT_FALSE(GameOf20::read_move("1 f1"));
  EXPECT_FALSE(GameOf20::read_move("1 a6"));
  EXPECT_EQ(std::popcount(drafted_table().state().board.empty), 24);
}

TEST(GameOf20, Clause_1_2_EachHandStartsWithOneOneTwo) {
  const State state = Table().state();
  EXPECT_EQ(state.hand(0), starting_hand);
  EXPECT_EQ(state.hand(1), starting_hand);
  EXPECT_EQ(in_english(GameOf20::explain_score(state, seat_at(0))[0].what), "tiles in hand: 1+1+2");
}

TEST(GameOf20, Clause_1_2_ThreeToTwentyExistOnceEach) {
  Table table;
  table.chance("centre 4").chance("first 1");
  EXPECT_EQ(table.says("take 2"), "2 is not in the draft: only the tiles 3 to 20 are (1.2)");
  table.play({"take 17"});
  EXPECT_EQ(table.says("take 17 18"), "there is only one 17, and seat 1 has it (1.2)");
  EXPECT_EQ(table.says("take 5 5"), "two different tiles: nobody can take 5 twice (1.2)");
  table.play({"take 3 20"});
  EXPECT_EQ(table.says("take 19 20"), "there is only one 20, and seat 2 has it (1.2)");
}

TEST(GameOf20, Clause_1_3_CentreTilesAreOneToSixUnlessTheOptionsSayLess) {
  EXPECT_EQ(Table().says_to_chance("centre 7"), "there is no centre tile 7, only 1-6 (1.3)");
  const Table even("centres=2,4,6");
  EXPECT_EQ(even.says_to_chance("centre 4"), "allowed");
  EXPECT_EQ(even.says_to_chance("centre 3"), "there is no centre tile 3, only 2,4,6 (1.3)");
  EXPECT_EQ(GameOf20::chance_total(even.state()), 3U);
}

TEST(GameOf20, Clause_2_1_OneCentreTileAtRandomOnC3) {
  Table table;
  EXPECT_EQ(GameOf20::chance_total(table.state()), 6U);
  EXPECT_EQ(table.says_to_chance("first 1"), "the centre tile comes before the draft (2.1)");
  table.chance("centre 5");
  EXPECT_EQ(table.state().board.tile(centre_square), 5);
  EXPECT_EQ(table.says_to_chance("centre 5"), "the centre tile is already there: 5 (2.1)");
}

TEST(GameOf20, Clause_2_2_ARandomPlayerDraftsFirst) {
  Table table;
  table.chance("centre 1");
  EXPECT_EQ(GameOf20::chance_total(table.state()), 2U);
  table.chance("first 2");
  EXPECT_EQ(table.seat(), seat_at(1));
}

TEST(GameOf20, Clause_2_2_OneTileFirstThenTwoInTurn) {
  Table table;
  table.chance("centre 1").chance("first 2");
  EXPECT_EQ(table.says("take 3 4"), "the first pick of the draft is one tile, not two (2.2)");
  table.play({"take 20"});
  EXPECT_EQ(table.seat(), seat_at(0));
  EXPECT_EQ(table.says("take 3"), "take two tiles, not one (2.2)");
  table.play({"take 3 4"});
  EXPECT_EQ(table.seat(), seat_at(1));
}

TEST(GameOf20, Clause_2_2_TheDraftHasTenPicks) {
  EXPECT_EQ(pick_count, 10);
  Table table;
  EXPECT_EQ(pick_size(table.state()), 0) << "no centre tile yet";
  table.chance("centre 4").chance("first 1");
  int picks = 0;
  while (table.state().stage == Stage::draft) {
    GameOf20::Moves moves;
    GameOf20::moves(table.state(), table.seat(), moves);
    EXPECT_EQ(pick_number(table.state()), ++picks);
    EXPECT_EQ(pick_size(table.state()), moves[0].second == 0 ? 1 : 2);
    const std::string move = GameOf20::print_move(moves[0]);
    table.play({move});
  }
  EXPECT_EQ(picks, pick_count - 1) << "the last tile needs no choice";
}

TEST(GameOf20, Clause_2_2_NothingIsPlacedBeforeTheDraftIsOver) {
  Table table;
  table.chance("centre 1").chance("first 1").play({"take 20"});
  EXPECT_EQ(table.says("1 b3"), "the draft comes first: 17 tiles are to be taken (2.2)");
  EXPECT_EQ(table.says("skip"), "the draft comes first: 17 tiles are to be taken (2.2)");
  EXPECT_EQ(drafted_table().says("take 3 4"), "the draft is over: all tiles are taken (2.2)");
}

TEST(GameOf20, Clause_2_2_TheLastTileGoesToTheSecondPlayerAndEachHasTwelve) {
  const Table table = drafted_table();
  EXPECT_TRUE(table.state().hand(1).holds(3));
  EXPECT_EQ(table.state().hand(0).size(), 12);
  EXPECT_EQ(table.state().hand(1).size(), 12);
}

TEST(GameOf20, Clause_2_3_APickOfTwoIsOneMoveInAnyOrder) {
  EXPECT_EQ(*GameOf20::read_move("take 20 17"), *GameOf20::read_move("take 17 20"));
  EXPECT_EQ(GameOf20::print_move(*GameOf20::read_move("take 20 17")), "take 17 20");
}

TEST(GameOf20, Clause_2_3_TheLastTileIsAssignedWithoutAChoice) {
  const auto before = GameOf20::read_position(
      "board=.,.,.,.,./.,.,.,.,./.,.,4,.,./.,.,.,.,./.,.,.,.,. "
      "hands=1,1,2,8,9,12,13,16,17,20/1,1,2,6,7,10,11,14,15,18,19 to-move=1");
  ASSERT_TRUE(before) << in_english(before.error());
  const Effect effect = GameOf20::explain_move(*before, seat_at(0), Move::take(4, 5));
  ASSERT_EQ(effect.parts.size(), 2U);
  EXPECT_EQ(in_english(effect.parts[0].what), "4+5 into the hand");
  EXPECT_EQ(effect.parts[1].clause, "2.3");
  EXPECT_EQ(effect.parts[1].seat, seat_at(1));
  EXPECT_EQ(in_english(effect.parts[1].what), "the last tile, 3, goes to seat 2");
  EXPECT_EQ(effect.parts[1].points, 3);
  State after = *before;
  GameOf20::apply(after, seat_at(0), Move::take(4, 5));
  EXPECT_TRUE(same_bytes(after, drafted_table().state()));
}

TEST(GameOf20, Clause_2_4_AllHandsAreOpen) {
  const State state = drafted_table().state();
  for (const Seat viewer : {seat_at(0), seat_at(1), nobody}) {
    EXPECT_TRUE(same_bytes(GameOf20::view(state, viewer).state, state));
  }
  EXPECT_FALSE(GameOf20::info().has_hidden_information);
}

TEST(GameOf20, Clause_3_1_TheHigherHandSumStarts) {
  EXPECT_EQ(drafted_table().seat(), seat_at(0));  // 108 to 107
  Table other;
  other.chance("centre 4").chance("first 2");
  other.play({"take 20", "take 18 19", "take 16 17", "take 14 15", "take 12 13", "take 10 11",
              "take 8 9", "take 6 7", "take 4 5"});
  EXPECT_EQ(other.seat(), seat_at(1));
}

TEST(GameOf20, Clause_3_2_OneTileOnAnEmptySquare) {
  Table table = drafted_table();
  EXPECT_EQ(table.says("1 c3"), "c3 is not empty: 4 lies there (3.2)");
  EXPECT_EQ(table.says("3 b3"), "you have no 3, only 1 1 2 4 5 8 9 12 13 16 17 20 (3.2)");
  table.play({"1 b3"});
  EXPECT_EQ(table.state().board.tile(b3), 1);
  EXPECT_EQ(table.state().hand(0).size(), 11);
  EXPECT_EQ(table.seat(), seat_at(1));
}

TEST(GameOf20, Clause_3_2_WhoCanPlaceMust) {
  EXPECT_EQ(drafted_table().says("skip"), "you can place 1 on a1, so you must place (3.2)");
}

TEST(GameOf20, Clause_3_3_SquaresThatShareAnEdgeAreAdjacent) {
  // b3 and c2 touch b2 by an edge, c3 by a corner only; a corner of the board has two neighbours.
  Table table = drafted_table();
  table.play({"1 b3", "1 c2"});
  EXPECT_EQ(table.state().board.sum(b2), 2);
  EXPECT_EQ(std::popcount(adjacent[0]), 2);
  EXPECT_EQ(std::popcount(adjacent[2]), 3);
  EXPECT_EQ(std::popcount(adjacent[centre_square]), 4);
}

TEST(GameOf20, Clause_3_4_NoNeighbourTakesOnlyTheLowest) {
  const Table table = drafted_table();
  EXPECT_EQ(table.says("1 a1"), "allowed");
  EXPECT_EQ(table.says("5 a1"),
            "a1: with no neighbour only your lowest tile, 1, fits, not 5 (3.4)");
}

TEST(GameOf20, Clause_3_4_OneNeighbourTakesOnlyTheLowest) {
  Table table = drafted_table();
  EXPECT_EQ(table.says("4 b3"),
            "b3: with one neighbour only your lowest tile, 1, fits, not 4 (3.4)");
  table.play({"1 a1", "1 e5", "1 a5", "1 e1"});  // the 1s are gone: now the 2 is the lowest
  EXPECT_EQ(table.says("2 b3"), "allowed");
  EXPECT_EQ(table.says("4 b3"),
            "b3: with one neighbour only your lowest tile, 2, fits, not 4 (3.4)");
}

TEST(GameOf20, Clause_3_5_TwoNeighboursTakeOnlyTheirSum) {
  Table table = drafted_table();
  table.play({"1 b3", "1 c2"});
  EXPECT_EQ(table.says("5 b2"),
            "b2: its neighbours c2 1 and b3 1 sum to 2, so only a 2 fits, not 5 (3.5)");
  EXPECT_EQ(table.says("1 b2"),
            "b2: its neighbours c2 1 and b3 1 sum to 2, so only a 2 fits, not 1 (3.5)");
  EXPECT_EQ(table.says("2 b2"), "allowed");
}

TEST(GameOf20, Clause_3_5_NoTileFitsASumOverTwenty) {
  const Table table = Table::at(
      "board=1,.,.,3,20/19,1,4,18,./16,15,4,14,13/12,11,10,8,6/5,2,2,1,1 hands=9,17/7 to-move=2");
  EXPECT_EQ(table.says("7 e2"),
            "e2: its neighbours e1 20, d2 18 and e3 13 sum to 51, over 20, so no tile fits (3.5)");
}

TEST(GameOf20, Clause_3_6_WhoCannotPlaceIsSkippedAndMayPlaceLater) {
  Table table = Table::at(near_the_end_of(2, 1));
  EXPECT_EQ(table.moves(), "skip");
  EXPECT_TRUE(GameOf20::is_skip(*GameOf20::read_move("skip")));
  EXPECT_EQ(table.says("9 b1"),
            "b1: its neighbours a1 1 and b2 1 sum to 2, so only a 2 fits, not 9 (3.5)");
  table.play({"skip"});
  EXPECT_EQ(table.moves(), "7 c1");
  table.play({"7 c1"});
  EXPECT_EQ(table.moves(), "9 b1");
  EXPECT_FALSE(table.is_over());
}

TEST(GameOf20, Clause_3_6_AnEmptyHandIsSkippedToo) {
  Table table = Table::at(
      "board=1,.,.,3,20/19,1,4,18,17/16,15,4,14,13/12,11,10,8,6/5,2,2,1,1 hands=-/7,9 to-move=1");
  EXPECT_EQ(table.moves(), "skip");
  table.play({"skip", "7 c1", "skip", "9 b1"});
  EXPECT_TRUE(table.is_over());
}

TEST(GameOf20, Clause_4_1_EndsWhenNeitherCanPlace) {
  const Table table = Table::at(dead_corners);
  EXPECT_TRUE(table.is_over());
  const Ending ending = GameOf20::ending(table.state());
  EXPECT_EQ(ending.clause, "4.1");
  EXPECT_EQ(in_english(ending.reason), "neither seat can place; tiles left: 20 and 9 11");
  EXPECT_EQ(in_english(GameOf20::check(table.state(), seat_at(0), Move::skip())),
            "the game is over");
}

TEST(GameOf20, Clause_4_2_TheScoreIsTheSumOfTheTilesLeft) {
  const State state = Table::at(dead_corners).state();
  const Parts parts = GameOf20::explain_score(state, seat_at(1));
  ASSERT_EQ(parts.size(), 1U);
  EXPECT_EQ(parts[0].clause, "4.2");
  EXPECT_EQ(in_english(parts[0].what), "tiles left: 9+11");
  EXPECT_EQ(parts[0].points, 20);
}

TEST(GameOf20, Clause_4_2_TheLowerScoreWins) {
  const Table table = Table::at(
      "board=.,18,1,17,./19,1,2,1,16/3,4,5,5,6/15,2,1,7,9/.,14,10,12,13 hands=20/8,11 to-move=1");
  ASSERT_TRUE(table.is_over());
  EXPECT_EQ(table.score(1), 20);
  EXPECT_EQ(table.score(2), 19);
  EXPECT_EQ(GameOf20::winners(table.state()), SeatSet::of(seat_at(1)));
  EXPECT_TRUE(GameOf20::info().lower_score_wins);
}

TEST(GameOf20, Clause_4_2_APlacedTileNoLongerCounts) {
  const State before = drafted_table().state();
  const Effect effect = GameOf20::explain_move(before, seat_at(0), Move::place(1, 0));
  ASSERT_EQ(effect.parts.size(), 1U);
  EXPECT_EQ(effect.parts[0].clause, "4.2");
  EXPECT_EQ(in_english(effect.parts[0].what), "1 leaves the hand");
  EXPECT_EQ(effect.parts[0].points, -1);
}

TEST(GameOf20, Clause_4_3_EqualScoresAreADraw) {
  const Table table = Table::at(dead_corners);
  EXPECT_EQ(table.score(1), 20);
  EXPECT_EQ(table.score(2), 20);
  EXPECT_EQ(GameOf20::winners(table.state()), SeatSet::first(2));
}

TEST(GameOf20, Clause_5_1_OnePersonPlaysBothHandsDraftIncluded) {
  Table table("players=1");
  EXPECT_EQ(GameOf20::seats(table.state()), 1);
  table.chance("centre 4").chance("first 2");
  EXPECT_EQ(table.seat(), seat_at(0));
  EXPECT_EQ(table.state().to_move, 1);
  table.play({"take 20"});
  EXPECT_EQ(table.seat(), seat_at(0));
  EXPECT_EQ(table.state().to_move, 0);
  EXPECT_EQ(table.says("take 19 20"), "there is only one 20, and hand 2 has it (1.2)");
  Table placing = drafted_table("players=1");
  placing.play({"1 b3"});
  EXPECT_EQ(placing.seat(), seat_at(0));
  EXPECT_EQ(placing.says("4 c2"), "hand 2 has no 4, only 1 1 2 3 6 7 10 11 14 15 18 19 (3.2)");
}

TEST(GameOf20, Clause_5_2_EndsAtOnceWhenTheHandToMoveCannotPlace) {
  const Table table = Table::at(near_the_end_of(1, 1));
  EXPECT_TRUE(table.is_over());  // hand 2 could still place its 7
  const Ending ending = GameOf20::ending(table.state());
  EXPECT_EQ(ending.clause, "5.2");
  EXPECT_EQ(in_english(ending.reason), "hand 1 cannot place; tiles left: 9 and 7");
}

TEST(GameOf20, Clause_5_2_AnEmptyHandCannotPlaceEither) {
  Table table = Table::at(near_the_end_of(1, 2));
  table.play({"7 c1", "9 b1"});
  EXPECT_TRUE(table.is_over());
  EXPECT_EQ(in_english(GameOf20::ending(table.state()).reason), "both hands are empty");
}

TEST(GameOf20, Clause_5_3_TheScoreIsTheSumOfBothHands) {
  const Table table = Table::at(near_the_end_of(1, 1));
  EXPECT_EQ(table.score(1), 16);
  const Parts parts = GameOf20::explain_score(table.state(), seat_at(0));
  ASSERT_EQ(parts.size(), 2U);
  EXPECT_EQ(in_english(parts[0].what), "tiles left, hand 1: 9");
  EXPECT_EQ(in_english(parts[1].what), "tiles left, hand 2: 7");
  EXPECT_EQ(parts[0].clause, "5.3");
  EXPECT_TRUE(GameOf20::winners(table.state()).empty());
}

TEST(GameOf20, Clause_5_3_ZeroIsPerfect) {
  Table table = Table::at(near_the_end_of(1, 2));
  table.play({"7 c1", "9 b1"});
  EXPECT_EQ(table.score(1), 0);
  EXPECT_EQ(GameOf20::winners(table.state()), SeatSet::of(seat_at(0)));
}

TEST(GameOf20, Example_FirstTilesAroundTheCentre) {
  Table table = drafted_table();
  // b3 has one adjacent tile, so only a 1 fits there.
  EXPECT_EQ(table.says("1 b3"), "allowed");
  EXPECT_EQ(table.says("2 b3"),
            "b3: with one neighbour only your lowest tile, 1, fits, not 2 (3.4)");
  table.play({"1 b3"});
  // c2 has the one adjacent tile 4, b2 the one adjacent tile b3.
  for (const std::string_view square : {"c2", "b2"}) {
    EXPECT_EQ(table.says(cat("1 ", square)), "allowed");
    EXPECT_EQ(table.says(cat("2 ", square)),
              cat(square, ": with one neighbour only your lowest tile, 1, fits, not 2 (3.4)"));
  }
  table.play({"1 c2"});
  EXPECT_EQ(table.says("2 b2"), "allowed");
  EXPECT_EQ(table.says("1 b2"),
            "b2: its neighbours c2 1 and b3 1 sum to 2, so only a 2 fits, not 1 (3.5)");
}

TEST(GameOf20, Example_ASquareIsDeadUntilItsSumChanges) {
  Table table = Table::at(near_the_end_of(2, 2));
  // Nobody holds the 2 that b1 needs, until c1 is filled and b1 needs a 9.
  EXPECT_EQ(table.moves(), "7 c1");
  table.play({"7 c1"});
  EXPECT_EQ(table.moves(), "9 b1");
}

TEST(GameOf20, Example_ASumOverTwentyIsDeadForGood) {
  const State corners = Table::at(dead_corners).state();
  EXPECT_EQ(corners.board.table[Board::dead_slot], corners.board.empty);
  // With 7 on c1 there will be 14 + 1 + 7 = 22 around b1, and the explanation says so.
  Table table = Table::at(
      "board=14,.,.,3,20/19,1,4,18,17/16,15,4,1,13/12,11,10,8,6/5,2,2,1,1 hands=9/7 to-move=2");
  const Effect effect = GameOf20::explain_move(table.state(), seat_at(1), Move::place(7, 2));
  ASSERT_EQ(effect.notes.size(), 1U);
  EXPECT_EQ(effect.notes[0].name, "dead");
  ASSERT_EQ(effect.notes[0].items.size(), 1U);
  EXPECT_EQ(in_english(effect.notes[0].items[0]), "b1 22");
  table.play({"7 c1"});
  EXPECT_TRUE(table.is_over());
}

}  // namespace
}  // namespace twenties::game_of_20
