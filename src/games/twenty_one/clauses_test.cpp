#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "games/twenty_one/marking.hpp"
#include "games/twenty_one/referee_for_tests.hpp"
#include "games/twenty_one/rules.hpp"
#include "texts/words.hpp"

// Sheet A begins G6 R5 K4 Y3 W2 B1, then K6 Y5 R4 B3 G2 W1. Sheet C begins W6 Y5 R4 B3 K2 G1.

namespace twenties::twenty_one {
namespace {

std::vector<std::string> marks_of(const Referee& game, int number) {
  TwentyOne::Moves moves;
  TwentyOne::moves(game.state(), seat_at(number - 1), moves);
  std::vector<std::string> texts;
  for (const Move& move : moves) texts.push_back(TwentyOne::print_move(move));
  return texts;
}

TEST(TwentyOne, Clause_1_1_SixDiceOneOfEachColour) {
  Referee game = table_of_two();
  EXPECT_EQ(TwentyOne::chance_total(game.state()), 46656U);
  EXPECT_EQ(game.chance("roll B1 G2 R3 Y4 W5 K6"), "allowed");
  EXPECT_EQ(game.state().dice.of(Colour::blue), 1);
  EXPECT_EQ(game.state().dice.of(Colour::black), 6);
  Chance seven{.kind = Chance::Kind::roll, .values = {7, 1, 1, 1, 1, 1}};
  EXPECT_EQ(in_english(TwentyOne::check_chance(table_of_two().state(), seven)),
            "a die shows 1 to 6, not 7 (1.1)");
}

TEST(TwentyOne, Clause_1_2_SixDifferentSheetsOfFiveRowsOfSixSpaces) {
  std::set<std::string> sheets;
  for (const auto& rows : sheet_letters) {
    std::string all;
    for (const std::string_view row : rows) all += row;
    EXPECT_EQ(all.size(), 30U);
    sheets.insert(all);
  }
  EXPECT_EQ(sheets.size(), 6U);
}

TEST(TwentyOne, Clause_1_3_EveryRowPrintsEachColourAndEachValueOnce) {
  for (const auto& rows : sheet_letters) {
    for (const std::string_view row : rows) {
      std::string sorted(row);
      std::ranges::sort(sorted);
      EXPECT_EQ(sorted, "BGKRWY") << row;
    }
  }
}

TEST(TwentyOne, Clause_1_3_ValuesFallFromSixToOneFromLeftToRight) {
  const PrintedRow& row = printed_sheets[0][0];
  EXPECT_EQ(row.values.of(Colour::green), 6);
  EXPECT_EQ(row.values.of(Colour::red), 5);
  EXPECT_EQ(row.values.of(Colour::black), 4);
  EXPECT_EQ(row.values.of(Colour::yellow), 3);
  EXPECT_EQ(row.values.of(Colour::white), 2);
  EXPECT_EQ(row.values.of(Colour::blue), 1);
}

TEST(TwentyOne, Clause_1_3_OverTheSixSheetsEveryColourStandsOnceAtEveryValueOfARow) {
  for (std::size_t row = 0; row < row_count; ++row) {
    for (std::size_t space = 0; space < space_count; ++space) {
      std::set<char> colours;
      for (const auto& sheet : sheet_letters) colours.insert(sheet[row][space]);
      EXPECT_EQ(colours.size(), 6U) << "row " << row + 1 << ", value " << 6 - space;
    }
  }
}

TEST(TwentyOne, Clause_1_3_OnASheetNoColourHasTheSameValueTwice) {
  for (const auto& sheet : sheet_letters) {
    for (std::size_t space = 0; space < space_count; ++space) {
      std::set<char> colours;
      for (const std::string_view row : sheet) colours.insert(row[space]);
      EXPECT_EQ(colours.size(), 5U) << sheet[0] << ", value " << 6 - space;
    }
  }
}

TEST(TwentyOne, Clause_2_1_EachPlayerGetsADifferentSheetAtRandom) {
  Referee game("players=3");
  EXPECT_TRUE(game.turn().is_chance());
  EXPECT_EQ(TwentyOne::chance_total(game.state()), 6U * 5 * 4);
  EXPECT_EQ(game.chance("sheets A C"), "3 players get 3 sheets, not 2 (2.1)");
  EXPECT_EQ(game.chance("sheets A B C D"), "3 players get 3 sheets, not 4 (2.1)");
  EXPECT_EQ(game.chance("first 1"), "the sheets come first (2.1)");
  EXPECT_EQ(TwentyOne::check_chance(game.state(), {Chance::Kind::sheets, {1, 1, 2}}).clause, "2.1");
  EXPECT_EQ(game.chance("sheets F B D"), "allowed");
  EXPECT_EQ(game.state().sheets[0], 5);
  EXPECT_EQ(game.state().sheets[2], 3);
}

TEST(TwentyOne, Clause_2_1_TheSetupMayNameTheSheets) {
  const Referee game("players=2 sheets=E,B");
  EXPECT_EQ(game.state().phase, Phase::first);
  EXPECT_EQ(game.state().sheets[0], 4);
  EXPECT_EQ(game.state().sheets[1], 1);
}

TEST(TwentyOne, Clause_2_1_TheSameSheetTwiceIsRefused) {
  const State state = TwentyOne::start({});
  const auto twice = TwentyOne::read_chance("sheets A A");
  ASSERT_TRUE(twice);
  EXPECT_EQ(in_english(TwentyOne::check_chance(state, *twice)),
            "each player gets a different sheet, A to F (2.1)");
}

TEST(TwentyOne, Clause_2_1_TwoToSixPlay) {
  EXPECT_FALSE(TwentyOne::read_options("players=1"));
  EXPECT_TRUE(TwentyOne::read_options("players=2"));
  EXPECT_TRUE(TwentyOne::read_options("players=6"));
  EXPECT_FALSE(TwentyOne::read_options("players=7"));
}

TEST(TwentyOne, Clause_2_2_TheStartingPlayerIsRandom) {
  Referee game("players=4 sheets=A,B,C,D");
  EXPECT_EQ(TwentyOne::chance_total(game.state()), 4U);
  EXPECT_EQ(game.chance("first 5"), "the starting player is a seat from 1 to 4 (2.2)");
  EXPECT_EQ(game.chance("roll B1 G1 R1 Y1 W1 K1"), "the starting player comes next (2.2)");
  EXPECT_EQ(game.chance("first 3"), "allowed");
  game.chance("roll B1 G2 R1 Y1 W1 K1");
  EXPECT_EQ(game.turn(), Turn::of(seat_at(2)));
}

TEST(TwentyOne, Clause_3_1_TheActivePlayerRollsAllSixDice) {
  Referee game = table_of_two();
  EXPECT_EQ(game.chance("roll B3 G1 R6 Y2 W5"), "all six dice are rolled: black is missing (3.1)");
  EXPECT_EQ(game.chance("sheets A C"), "now the dice are rolled (3.1)");
  EXPECT_EQ(game.chance("roll B3 G1 R6 Y2 W5 K4"), "allowed");
  EXPECT_EQ(game.turn(), Turn::of(seat_at(0)));
}

TEST(TwentyOne, Clause_3_2_ARerollTakesAllDiceThatDoNotShowOne) {
  Referee game = table_of_two();
  game.chance("roll B3 G1 R6 Y2 W1 K4");
  EXPECT_EQ(game.seat(2, "reroll"), "it is not the turn of seat 2; to move: seat 1");
  EXPECT_EQ(game.seat(1, "reroll"), "allowed");
  EXPECT_EQ(TwentyOne::chance_total(game.state()), 6U * 6 * 6 * 6);
  EXPECT_EQ(game.chance("roll B3 G2 R6 Y2 K4"), "green shows 1 and is locked (3.2)");
  EXPECT_EQ(game.chance("roll B3 R6 Y2"), "black does not show 1: it is rolled again (3.2)");
  EXPECT_EQ(game.chance("first 1"), "now the dice are rolled (3.2)");
  EXPECT_EQ(game.chance("roll B5 R2 Y2 K1"), "allowed");
  EXPECT_EQ(game.state().dice.of(Colour::green), 1);
  EXPECT_EQ(game.state().dice.of(Colour::white), 1);
  EXPECT_EQ(game.state().dice.of(Colour::blue), 5);
}

TEST(TwentyOne, Clause_3_2_OnlyOnceATurn) {
  Referee game = table_of_two();
  game.chance("roll B3 G1 R6 Y2 W1 K4");
  constexpr ColourSet green_and_white = only(Colour::green) | only(Colour::white);
  EXPECT_EQ(locked_dice(game.state()), green_and_white);
  game.seat(1, "reroll");
  EXPECT_EQ(locked_dice(game.state()), green_and_white);
  game.chance("roll B5 R2 Y2 K1");
  EXPECT_EQ(locked_dice(game.state()), 0) << "nothing is rolled again";
  EXPECT_EQ(game.turn(), Turn::of(SeatSet::first(2)));
  EXPECT_EQ(game.seat(1, "reroll"), "the dice are settled for this turn: write or cross out (3.2)");
}

TEST(TwentyOne, Clause_3_2_SixOnesLeaveNothingToDecide) {
  Referee game = table_of_two();
  EXPECT_EQ(game.chance("roll B1 G1 R1 Y1 W1 K1"), "allowed");
  EXPECT_EQ(game.turn(), Turn::of(SeatSet::first(2)));
  EXPECT_EQ(game.seat(1, "reroll"),
            "all dice show 1 and are locked: there is nothing to decide (3.2)");
}

TEST(TwentyOne, Clause_3_3_AfterTheDiceEveryPlayerMarksInAnyOrder) {
  Referee game = table_of_two();
  game.chance("roll B3 G1 R6 Y2 W5 K4");
  EXPECT_EQ(game.seat(1, "write green"),
            "marks come after the dice: keep them or reroll first (3.3)");
  EXPECT_EQ(game.seat(1, "keep"), "allowed");
  EXPECT_EQ(game.turn(), Turn::of(SeatSet::first(2)));
  EXPECT_EQ(game.seat(2, "write blue"), "allowed");
  EXPECT_EQ(game.seat(2, "write green"), "it is not the turn of seat 2; to move: seat 1");
  EXPECT_EQ(game.seat(1, "write green"), "allowed");
  EXPECT_TRUE(game.turn().is_chance());
}

TEST(TwentyOne, Clause_3_3_OnlyTheFirstRowThatIsNotCompleteIsMarked) {
  Referee game = Referee::at(
      "players=2 sheets=A,C cross=any phase=mark dealt=A,C active=1 dice=B3,G1,R6,Y2,W5,K4 "
      "rows=6543x1/....../....../....../......,65x.../....../....../....../...... sealed=-,-");
  const auto row = [&](int seat, int number) {
    return in_english(check_row(game.state(), seat_at(seat - 1), number));
  };
  EXPECT_EQ(row(1, 2), "allowed");
  EXPECT_EQ(row(1, 1), "row 1 is complete: row 2 is the one to mark (3.3)");
  EXPECT_EQ(row(1, 3), "row 3 is not open yet: row 2 is the one to mark (3.3)");
  EXPECT_EQ(row(2, 1), "allowed");
  EXPECT_EQ(row(2, 6), "a sheet has the rows 1 to 5, not 6 (1.2)");
  EXPECT_EQ(game.seat(2, "write blue"), "allowed");
  EXPECT_EQ(row(2, 1), "it is not the turn of seat 2; to move: seat 1");
}

TEST(TwentyOne, Clause_3_4_ADieIsWrittenIfItIsNotOverThePrintedValue) {
  Referee game = table_of_two();
  game.roll_and_keep("B2 G6 R4 Y4 W2 K6");
  EXPECT_EQ(game.seat(1, "write blue"), "blue shows 2, over the printed 1 of row 1 (3.4)");
  EXPECT_EQ(game.seat(1, "write green yellow"),
            "yellow shows 4, over the printed 3 of row 1 (3.4)");
  EXPECT_EQ(game.seat(1, "write green red white"), "allowed");
}

TEST(TwentyOne, Clause_3_4_TheSpaceMustBeOpen) {
  Referee game = table_of_two();
  game.roll_and_keep("B1 G6 R4 Y4 W2 K6");
  game.seat(1, "write red");
  game.seat(2, "cross 5");
  game.roll_and_keep("B1 G1 R1 Y1 W1 K1");
  EXPECT_EQ(game.seat(1, "write red"), "the red space of row 1 is already written (3.4)");
  EXPECT_EQ(game.seat(2, "write yellow"), "the yellow space of row 1 is already crossed out (3.4)");
}

TEST(TwentyOne, Clause_3_5_AnEqualValueIsAMatch) {
  Referee game = table_of_two();
  game.roll_and_keep("B1 G6 R4 Y3 W2 K6");
  const Effect effect = TwentyOne::explain_move(game.state(), seat_at(0),
                                                *TwentyOne::read_move("write green red yellow"));
  ASSERT_EQ(effect.parts.size(), 3U);
  EXPECT_EQ(in_english(effect.parts[0].what), "green 6 + red 4 + yellow 3 = 13");
  EXPECT_EQ(effect.parts[0].points, 13);
  EXPECT_EQ(in_english(effect.parts[1].what), "1st match of row 1 (green 6)");
  EXPECT_EQ(effect.parts[1].clause, "4.1");
  EXPECT_EQ(effect.parts[1].points, 1);
  EXPECT_EQ(in_english(effect.parts[2].what), "2nd match of row 1 (yellow 3)");
  EXPECT_EQ(effect.parts[2].points, 2);
}

TEST(TwentyOne, Clause_3_6_AsManyValuesAsOneLikesButAtLeastOne) {
  Referee game = table_of_two();
  game.roll_and_keep("B1 G1 R1 Y1 W1 K1");
  EXPECT_EQ(in_english(TwentyOne::check(game.state(), seat_at(0), Move::write(0))),
            "write at least one value (3.6)");
  EXPECT_EQ(marks_of(game, 1).size(), 63U + 6U);
  EXPECT_EQ(game.seat(1, "write white"), "allowed");
  EXPECT_EQ(game.seat(2, "write blue green red yellow white black"), "allowed");
}

TEST(TwentyOne, Clause_3_7_WhoCannotWriteCrossesOutOneSpace) {
  Referee game = Referee::at(
      "players=2 sheets=A,C cross=any phase=roll dealt=A,C active=1 "
      "rows=65432./....../....../....../......,65432./....../....../....../......");
  game.roll_and_keep("B2 G2 R6 Y6 W6 K6");
  EXPECT_EQ(marks_of(game, 1), std::vector<std::string>{"cross 1"});
  EXPECT_EQ(game.seat(1, "cross 2"), "the space 2 (white) of row 1 is already written (3.7)");
  EXPECT_EQ(game.seat(1, "cross 1"), "allowed");
  EXPECT_EQ(game.score(1), 20 + 15);
}

TEST(TwentyOne, Clause_3_7_CrossingIsAllowedToThoseWhoCouldWriteAndAnySpaceMayBeChosen) {
  Referee game = table_of_two();
  game.roll_and_keep("B1 G1 R1 Y1 W1 K1");
  EXPECT_EQ(game.seat(1, "cross 3"), "allowed");
  EXPECT_EQ(game.seat(2, "cross 6"), "allowed");
  EXPECT_EQ(game.score(1), 0);
  EXPECT_EQ(game.state().rows[0][0].of(Colour::yellow), crossed);
  game.roll_and_keep("B1 G1 R1 Y1 W1 K1");
  EXPECT_EQ(game.seat(1, "cross 3"), "the space 3 (yellow) of row 1 is already crossed out (3.7)");
  EXPECT_EQ(in_english(TwentyOne::check(game.state(), seat_at(0), Move::cross(9))),
            "a row has the spaces 6 to 1, not 9 (3.7)");
}

TEST(TwentyOne, Clause_3_7_WithCrossLeftmostOnlyWhoCannotWriteCrosses) {
  Referee game = table_of_two("cross=leftmost");
  game.roll_and_keep("B1 G1 R1 Y1 W1 K1");
  EXPECT_EQ(
      game.seat(1, "cross 6"),
      "with cross=leftmost you can cross out only if you cannot write; blue can be written (3.7)");
  for (const std::string& mark : marks_of(game, 1)) EXPECT_TRUE(mark.starts_with("write")) << mark;
}

TEST(TwentyOne, Clause_3_7_WithCrossLeftmostItIsTheLeftmostOpenSpace) {
  Referee game = Referee::at(
      "players=2 sheets=A,C cross=leftmost phase=roll dealt=A,C active=1 "
      "rows=6...1./....../....../....../......,65x.../....../....../....../......");
  game.roll_and_keep("B6 G6 R6 Y6 W6 K6");
  EXPECT_EQ(marks_of(game, 1), std::vector<std::string>{"cross 5"});
  EXPECT_EQ(game.seat(1, "cross 3"), "cross=leftmost: the leftmost open space is 5, not 3 (3.7)");
  EXPECT_EQ(game.seat(1, "cross 5"), "allowed");
  EXPECT_EQ(marks_of(game, 2), std::vector<std::string>{"cross 3"});
}

TEST(TwentyOne, Clause_3_7_CrossAnyIsTheSameInVersion1) {
  for (const int rules : {1, 2}) {
    Referee game = table_of_two("cross=any", rules);
    game.roll_and_keep("B1 G1 R1 Y1 W1 K1");
    EXPECT_EQ(game.seat(1, "cross 3"), "allowed") << rules;
    EXPECT_EQ(marks_of(game, 2).size(), 63U + 6U) << rules;
  }
}

TEST(TwentyOne, Clause_3_7_InVersion1CrossLeftmostAllowedCrossingByChoice) {
  Referee game = table_of_two("cross=leftmost", 1);
  game.roll_and_keep("B1 G1 R1 Y1 W1 K1");
  EXPECT_EQ(game.seat(1, "write green"), "allowed");
  EXPECT_EQ(game.seat(2, "cross 5"), "cross=leftmost: the leftmost open space is 6, not 5 (3.7)");
  EXPECT_EQ(game.seat(2, "cross 6"), "allowed");
  game.roll_and_keep("B1 G1 R1 Y1 W1 K1");
  EXPECT_EQ(game.seat(1, "cross 3"), "cross=leftmost: the leftmost open space is 5, not 3 (3.7)");
  EXPECT_EQ(marks_of(game, 1).back(), "cross 5");
}

TEST(TwentyOne, Clause_3_8_TheNextRowOpensWithTheNextRoll) {
  Referee game = Referee::at(
      "players=2 sheets=A,C cross=any phase=roll dealt=A,C active=1 "
      "rows=6543x./....../....../....../......,65x.../....../....../....../......");
  game.roll_and_keep("B1 G1 R1 Y1 W1 K1");
  EXPECT_EQ(marks_of(game, 1), (std::vector<std::string>{"write blue", "cross 1"}));
  EXPECT_EQ(game.seat(1, "write blue"), "allowed");
  EXPECT_EQ(game.seat(2, "write green"), "allowed");
  EXPECT_EQ(game.state().complete_rows[0], 1);
  EXPECT_EQ(game.state().complete_rows[1], 0);
  game.roll_and_keep("B4 G1 R1 Y1 W1 K1");
  EXPECT_EQ(game.seat(1, "write blue"), "blue shows 4, over the printed 3 of row 2 (3.4)");
  EXPECT_EQ(game.seat(1, "write black"), "allowed");
}

TEST(TwentyOne, Clause_3_8_ACompletedRowIsSaid) {
  const Referee game = Referee::at(
      "players=2 sheets=A,C cross=any phase=mark dealt=A,C active=1 dice=B1,G1,R1,Y1,W1,K1 "
      "rows=6543x./....../....../....../......,65x.../....../....../....../...... sealed=-,-");
  const Effect effect = TwentyOne::explain_move(game.state(), seat_at(0), Move::cross(1));
  ASSERT_EQ(effect.notes.size(), 2U);
  EXPECT_EQ(effect.notes[0].name, "crossed out");
  ASSERT_EQ(effect.notes[0].items.size(), 1U);
  EXPECT_EQ(in_english(effect.notes[0].items[0]), "blue 1");
  EXPECT_EQ(effect.notes[1].name, "completed");
  ASSERT_EQ(effect.notes[1].items.size(), 1U);
  EXPECT_EQ(in_english(effect.notes[1].items[0]), "row 1");
}

TEST(TwentyOne, Clause_3_9_MarksAreSealedUntilAllHaveMarked) {
  Referee game = table_of_two();
  game.roll_and_keep("B1 G6 R4 Y4 W2 K6");
  game.seat(1, "write green");
  const View own = TwentyOne::view(game.state(), seat_at(0));
  const View other = TwentyOne::view(game.state(), seat_at(1));
  const View spectator = TwentyOne::view(game.state(), nobody);
  EXPECT_EQ(TwentyOne::scores(game.state())[0], 7);
  EXPECT_EQ(TwentyOne::scores(own)[0], 7);
  EXPECT_EQ(TwentyOne::scores(other)[0], 0);
  EXPECT_EQ(TwentyOne::scores(spectator)[0], 0);
  EXPECT_TRUE(other.table.marked.has(seat_at(0)));
  EXPECT_EQ(other.own, Mark{});
  EXPECT_EQ(other.table.rows[0][0], Row{});
  game.seat(2, "write red");
  EXPECT_EQ(TwentyOne::scores(TwentyOne::view(game.state(), seat_at(1)))[0], 7);
  EXPECT_EQ(game.state().rows[0][0].of(Colour::green), 6);
}

TEST(TwentyOne, Clause_3_9_WhoImaginesSealedMarksTakesEachLegalMarkAsLikely) {
  Referee game = table_of_two();
  game.roll_and_keep("B6 G6 R5 Y6 W6 K6");
  game.seat(1, "write green");
  TwentyOne::Moves marks;
  State unmarked = game.state();
  unmarked.marked = {};
  TwentyOne::moves(unmarked, seat_at(0), marks);
  ASSERT_EQ(marks.size(), 3U + 6U);  // green, red, both; six crosses
  const View view = TwentyOne::view(game.state(), seat_at(1));
  std::vector<int> seen(marks.size());
  Random random(1);
  for (int sample = 0; sample < 9000; ++sample) {
    const State imagined = TwentyOne::imagine(view, random);
    const Move move = move_of(imagined, seat_at(0), imagined.sealed[0]);
    const auto* found = std::ranges::find(marks, move);
    ASSERT_NE(found, marks.end());
    ++seen[static_cast<std::size_t>(found - marks.begin())];
  }
  for (const int count : seen) EXPECT_NEAR(count, 1000, 150);
}

TEST(TwentyOne, Clause_4_1_MatchesAreWorth_0_1_3_6_10_15_21) {
  const std::vector<int> expected{0, 1, 3, 6, 10, 15, 21};
  for (int count = 0; count <= 6; ++count) {
    Row row;
    const PrintedRow& printed = printed_sheets[0][0];
    for (int value = 1; value <= 6; ++value) {
      row.set(printed.colour_of_value[static_cast<std::size_t>(value)],
              value <= count ? value : crossed);
    }
    const int sum = count * (count + 1) / 2;
    EXPECT_EQ(row_points(row, printed), sum + expected[static_cast<std::size_t>(count)]);
  }
}

TEST(TwentyOne, Clause_4_1_ACompleteRowIsExplained) {
  const Referee game = Referee::at(
      "players=2 sheets=A,C cross=any phase=roll dealt=A,C active=1 "
      "rows=653x21/4...../....../....../......,xxxxxx/....../....../....../......");
  const Parts parts = TwentyOne::explain_score(game.state(), seat_at(0));
  ASSERT_EQ(parts.size(), 3U);
  EXPECT_EQ(in_english(parts[0].what), "row 1: 6+5+3+2+1 = 17");
  EXPECT_EQ(parts[0].clause, "4.1");
  EXPECT_EQ(in_english(parts[1].what), "row 1: 4 matches");
  EXPECT_EQ(parts[1].points, 10);
  EXPECT_EQ(in_english(parts[2].what), "row 2 (not complete): 4");
  EXPECT_EQ(game.score(1), 17 + 10 + 4);
  const Parts crosses = TwentyOne::explain_score(game.state(), seat_at(1));
  ASSERT_EQ(crosses.size(), 1U);
  EXPECT_EQ(in_english(crosses[0].what), "row 1: 0");
}

TEST(TwentyOne, Clause_4_2_TheTurnPassesToTheLeft) {
  Referee game("players=3 sheets=A,B,C");
  game.chance("first 2");
  for (const int active : {2, 3, 1, 2}) {
    game.chance("roll B1 G2 R1 Y1 W1 K1");
    EXPECT_EQ(game.turn(), Turn::of(seat_at(active - 1)));
    game.seat(active, "keep");
    for (const int number : {1, 2, 3})
      EXPECT_EQ(game.seat(number, marks_of(game, number)[0]), "allowed");
  }
}

// Seat 1 needs one more space of the fifth row.
constexpr std::string_view last_space =
    "players=2 sheets=A,C cross=any phase=mark dealt=A,C active=1 dice=B1,G1,R1,Y1,W1,K1 "
    "rows=654321/654321/654321/654321/65432.,654321/654321/654321/654321/65.... sealed=-,-";

TEST(TwentyOne, Clause_4_3_TheGameEndsAfterTheTurnThatCompletesAFifthRowAndEverybodyMarks) {
  Referee game = Referee::at(last_space);
  EXPECT_EQ(game.seat(1, "write yellow"), "allowed");
  EXPECT_EQ(game.turn(), Turn::of(seat_at(1)));
  EXPECT_EQ(game.seat(2, "write green"), "allowed");
  EXPECT_TRUE(game.turn().is_over());
  const Ending ending = TwentyOne::ending(game.state());
  EXPECT_EQ(ending.clause, "4.3");
  EXPECT_EQ(in_english(ending.reason), "seat 1 completed the fifth row");
  EXPECT_EQ(game.score(1), 210);
  EXPECT_EQ(game.seat(1, "cross 1"), "the game is over");
  EXPECT_EQ(game.chance("roll B1 G1 R1 Y1 W1 K1"), "the game is over");
}

TEST(TwentyOne, Clause_4_3_TheLastMarkerMayCompleteTheRowToo) {
  Referee game = Referee::at(last_space);
  game.seat(2, "write blue green red yellow");
  EXPECT_FALSE(game.turn().is_over());
  game.seat(1, "cross 1");
  EXPECT_TRUE(game.turn().is_over());
  EXPECT_EQ(in_english(TwentyOne::ending(game.state()).reason),
            "seat 1 and seat 2 completed the fifth row");
}

TEST(TwentyOne, Clause_4_4_RowsThatAreNotCompleteCountAsTheyStand) {
  Referee game = Referee::at(last_space);
  game.seat(1, "write yellow");
  game.seat(2, "cross 4");
  EXPECT_EQ(game.score(2), 4 * 42 + 6 + 5 + 3);
  const Parts parts = TwentyOne::explain_score(game.state(), seat_at(1));
  EXPECT_EQ(in_english(parts[parts.size() - 2].what), "row 5 (not complete): 6+5 = 11");
  EXPECT_EQ(in_english(parts.back().what), "row 5 (not complete): 2 matches");
  EXPECT_EQ(parts.back().clause, "4.4");
}

TEST(TwentyOne, Clause_4_5_MostPointsWins) {
  Referee game = Referee::at(last_space);
  game.seat(1, "write yellow");
  game.seat(2, "cross 4");
  EXPECT_EQ(TwentyOne::winners(game.state()), SeatSet::of(seat_at(0)));
}

TEST(TwentyOne, Clause_4_5_EqualPointsShareTheVictory) {
  const Referee game = Referee::at(
      "players=2 sheets=A,C cross=any phase=over dealt=A,C active=1 "
      "rows=654321/654321/654321/654321/65432x,654321/654321/654321/654321/65432.");
  EXPECT_EQ(game.score(1), game.score(2));
  EXPECT_EQ(TwentyOne::winners(game.state()), SeatSet::first(2));
}

// The first turn as the rulebook tells it.
TEST(TwentyOne, Example_TheFirstTurnOfTheRulebook) {
  Referee game = table_of_two();
  EXPECT_EQ(game.chance("roll B4 G6 R6 Y3 W1 K5"), "allowed");
  EXPECT_EQ(game.seat(1, "reroll"), "allowed");
  EXPECT_EQ(game.chance("roll B2 G5 R5 Y3 K6"), "allowed");
  EXPECT_EQ(game.seat(1, "write red yellow white"), "allowed");
  EXPECT_EQ(game.seat(2, "write blue yellow"), "allowed");
  EXPECT_EQ(game.score(1), 5 + 3 + 1 + 3);
  EXPECT_EQ(game.score(2), 2 + 3);
  EXPECT_EQ(game.position(),
            "players=2 sheets=A,C cross=any phase=roll dealt=A,C active=2 "
            "rows=.5.31./....../....../....../......,.3.2../....../....../....../......");
}

// A row of the rulebook: 6 4 4 x 2 1 with four matches scores 17 + 10.
TEST(TwentyOne, Example_ARowWithACross) {
  const Referee game = Referee::at(
      "players=2 sheets=A,C cross=any phase=roll dealt=A,C active=1 "
      "rows=644x21/....../....../....../......,xxxxx./....../....../....../......");
  EXPECT_EQ(game.score(1), 17 + 10);
}

}  // namespace
}  // namespace twenties::twenty_one
