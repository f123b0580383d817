#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "games/game_of_20/conformance.hpp"
#include "games/game_of_20/rules.hpp"
#include "games/game_of_20/table_for_tests.hpp"
#include "texts/words.hpp"

namespace twenties::game_of_20 {
namespace {

std::string options_text(std::string_view text) {
  const auto options = GameOf20::read_options(text);
  return options ? GameOf20::print_options(*options) : in_english(options.error());
}

std::string move_text(std::string_view text) {
  const auto move = GameOf20::read_move(text);
  return move ? GameOf20::print_move(*move) : in_english(move.error());
}

std::string chance_text(std::string_view text) {
  const auto chance = GameOf20::read_chance(text);
  return chance ? GameOf20::print_chance(*chance) : in_english(chance.error());
}

// Nothing if the position can be read.
std::string fault(std::string_view text) {
  const auto state = GameOf20::read_position(text);
  return state ? "" : in_english(state.error());
}

TEST(GameOf20Notation, OptionsArePrintedInFull) {
  EXPECT_EQ(options_text(""), "players=2 centres=1-6");
  EXPECT_EQ(options_text("centres=6 players=1"), "players=1 centres=6");
}

TEST(GameOf20Notation, CentresAreAscendingWithRangesOfThreeOrMore) {
  EXPECT_EQ(options_text("centres=6,4,2"), "players=2 centres=2,4,6");
  EXPECT_EQ(options_text("centres=1,2,3,5"), "players=2 centres=1-3,5");
  EXPECT_EQ(options_text("centres=5-6,1"), "players=2 centres=1,5,6");
  EXPECT_EQ(options_text("centres=1-2"), "players=2 centres=1,2");
  EXPECT_EQ(options_text("centres=3-6,2,2"), "players=2 centres=2-6");
  for (unsigned set = 2; set <= all_centres; set += 2) {
    const Options options{.players = 2, .centres = static_cast<std::uint8_t>(set)};
    EXPECT_EQ(GameOf20::read_options(GameOf20::print_options(options))->centres, set);
  }
}

TEST(GameOf20Notation, BadOptionsAreRefused) {
  for (const std::string_view text :
       {"players=0", "players=3", "players=", "centres=", "centres=0", "centres=7", "centres=1-7",
        "centres=4-2", "centres=1,", "centres=,1", "centres=1--3", "centres=1-2-3", "centres=a",
        "centres=-3", "seats=2", "players=2 players=2", "players", "centres=99999999999999999"}) {
    EXPECT_FALSE(GameOf20::read_options(text)) << text;
  }
  EXPECT_EQ(options_text("centres=1-7"),
            "the centre tiles are any of 1 to 6, as in 1-6 or 2,4,6; not \"1-7\"");
}

TEST(GameOf20Notation, MovesInTheirCanonicalForm) {
  for (const std::string_view text : {"take 3", "take 17 20", "7 d4", "20 a1", "1 e5", "skip"}) {
    EXPECT_EQ(move_text(text), text);
    EXPECT_TRUE(parse_move<GameOf20>(text));
  }
}

TEST(GameOf20Notation, MovesAsPeopleTypeThem) {
  EXPECT_EQ(move_text("d4 7"), "7 d4");
  EXPECT_EQ(move_text("  D4   7 "), "7 d4");
  EXPECT_EQ(move_text("TAKE 20,17"), "take 17 20");
  EXPECT_EQ(move_text("Skip"), "skip");
  EXPECT_FALSE(parse_move<GameOf20>("d4 7"));
}

TEST(GameOf20Notation, EveryMoveSurvivesItsText) {
  Random random(1);
  ConformanceCases<GameOf20>::encodable_moves({}, random, [](const Move& move) {
    const std::string text = GameOf20::print_move(move);
    const auto again = parse_move<GameOf20>(text);
    ASSERT_TRUE(again) << text;
    EXPECT_EQ(*again, move) << text;
  });
}

TEST(GameOf20Notation, BadMovesAreRefused) {
  for (const std::string_view text : {"",
                                      " ",
                                      "take",
                                      "take 0",
                                      "take 21",
                                      "take 3 4 5",
                                      "take three",
                                      "7",
                                      "d4",
                                      "7 f4",
                                      "7 d6",
                                      "0 d4",
                                      "21 d4",
                                      "-1 d4",
                                      "7 7",
                                      "d4 d4",
                                      "7 d4 e4",
                                      "skip 1",
                                      "pass",
                                      "07 d4",
                                      "7 d04",
                                      "7d4",
                                      "take 99999999999999999999",
                                      "\n\t",
                                      "\xff\xfe",
                                      "take 3 \x01"}) {
    EXPECT_FALSE(GameOf20::read_move(text)) << text;
  }
  EXPECT_EQ(move_text("7 dd"),
            "a move is \"take 17 20\", \"7 d4\" or \"skip\", with tiles 1 to 20 and squares a1 to "
            "e5; not \"7 dd\"");
  EXPECT_EQ(move_text("7 f4"), "there is no square f4: squares are a1 to e5");
  EXPECT_EQ(move_text("21 d4"), "there is no tile 21: tiles are 1 to 20");
}

TEST(GameOf20Notation, Chance) {
  for (const std::string_view text : {"centre 1", "centre 6", "first 1", "first 2"}) {
    EXPECT_EQ(chance_text(text), text);
    EXPECT_TRUE(parse_chance<GameOf20>(text));
  }
  EXPECT_EQ(chance_text(" CENTRE  4"), "centre 4");
  for (const std::string_view text :
       {"", "centre", "centre 0", "centre 21", "first 0", "first 3", "first", "second 1", "4"}) {
    EXPECT_FALSE(GameOf20::read_chance(text)) << text;
  }
}

constexpr std::string_view lone_centre =
    "players=2 centres=1-6 board=.,.,.,.,./.,.,.,.,./.,.,4,.,./.,.,.,.,./.,.,.,.,. hands=";

TEST(GameOf20Notation, PositionsInTheirCanonicalForm) {
  EXPECT_EQ(GameOf20::print_position(Table().state()),
            "players=2 centres=1-6 board=.,.,.,.,./.,.,.,.,./.,.,.,.,./.,.,.,.,./.,.,.,.,. "
            "hands=1,1,2/1,1,2 to-move=centre");
  Table table;
  table.chance("centre 4");
  EXPECT_EQ(GameOf20::print_position(table.state()), cat(lone_centre, "1,1,2/1,1,2 to-move=first"));
  table.chance("first 2");
  EXPECT_EQ(GameOf20::print_position(table.state()), cat(lone_centre, "1,1,2/1,1,2 to-move=2"));
  table.play({"take 17"});
  EXPECT_EQ(GameOf20::print_position(table.state()), cat(lone_centre, "1,1,2/1,1,2,17 to-move=1"));
  EXPECT_EQ(
      GameOf20::print_position(drafted_table().state()),
      cat(lone_centre, "1,1,2,4,5,8,9,12,13,16,17,20/1,1,2,3,6,7,10,11,14,15,18,19 to-move=1"));
}

TEST(GameOf20Notation, PositionsAsPeopleTypeThem) {
  EXPECT_TRUE(same_bytes(*GameOf20::read_position(""), Table().state()));
  EXPECT_TRUE(same_bytes(*GameOf20::read_position("centres=2"), Table("centres=2").state()));
  const auto state = GameOf20::read_position(cat(lone_centre, "2,1,1/17,2,1,1 to-move=1"));
  ASSERT_TRUE(state) << in_english(state.error());
  EXPECT_EQ(GameOf20::print_position(*state), cat(lone_centre, "1,1,2/1,1,2,17 to-move=1"));
}

TEST(GameOf20Notation, BoardsThatCannotBeAreRefused) {
  EXPECT_EQ(fault("board=.,.,.,.,."), "the board has 5 rows, not 1");
  EXPECT_EQ(fault("board=.,.,.,./.,.,.,.,./.,.,.,.,./.,.,.,.,./.,.,.,.,."),
            "a row of the board has 5 squares, not 4");
  EXPECT_EQ(fault("board=21,.,.,.,./.,.,.,.,./.,.,.,.,./.,.,.,.,./.,.,.,.,."),
            "a square has a tile, 1 to 20, or a dot; not \"21\"");
  EXPECT_EQ(fault("board=1,.,.,.,./.,.,.,.,./.,.,.,.,./.,.,.,.,./.,.,.,.,."),
            "the board is empty before the centre tile comes (2.1)");
  EXPECT_EQ(fault("to-move=1"), "c3 must have one of the centre tiles 1-6 (2.1)");
  EXPECT_EQ(fault("board=.,.,.,.,./.,.,.,.,./.,.,9,.,./.,.,.,.,./.,.,.,.,. to-move=first"),
            "c3 must have one of the centre tiles 1-6 (2.1)");
  EXPECT_EQ(fault("centres=2 board=.,.,.,.,./.,.,.,.,./.,.,4,.,./.,.,.,.,./.,.,.,.,. to-move=1"),
            "c3 must have one of the centre tiles 2 (2.1)");
  EXPECT_EQ(fault("board=.,.,.,.,./.,.,.,.,./.,1,4,.,./.,.,.,.,./.,.,.,.,. to-move=first"),
            "before the draft only the centre tile is on the board (2.1)");
}

TEST(GameOf20Notation, HandsThatCannotBeAreRefused) {
  EXPECT_EQ(fault("hands=1,1,2"), "there are 2 hands, not 1");
  EXPECT_EQ(fault("hands=1,1,2/1,1,x"), "a tile in hand is 1 to 20, not \"x\"");
  EXPECT_EQ(fault("hands=1,1,1,2/1,1,2"), "seat 1 has too many tiles 1 (1.2)");
  EXPECT_EQ(fault("players=1 hands=1,1,2/2,2"), "hand 2 has too many tiles 2 (1.2)");
  EXPECT_EQ(fault("hands=1,1,2,3,4,5,6,7,8,9,10,11,12/1,1,2"),
            "seat 1 has more than 12 tiles (2.2)");
  EXPECT_EQ(fault("hands=1,1,2,3/1,1,2"), "before the draft the hands are 1,1,2 and 1,1,2 (1.2)");
  EXPECT_EQ(fault(cat(lone_centre, "1,1,2,3/1,1,2,3 to-move=1")),
            "in the draft each hand has 1,1,2, and no tile from 3 to 20 appears twice (1.2)");
  EXPECT_EQ(fault(cat(lone_centre, "1,1,2,3/1,1,2 to-move=1")),
            "no draft gives hands of 4 and 3 tiles with seat 1 to move (2.2)");
  EXPECT_EQ(fault(cat(lone_centre, "1,1,2,3/1,1,2,4 to-move=1")),
            "no draft gives hands of 4 and 4 tiles with seat 1 to move (2.2)");
}

TEST(GameOf20Notation, LostAndFoundTilesAreRefused) {
  EXPECT_EQ(fault(cat(near_the_end, "1")), "");
  EXPECT_EQ(
      fault("board=1,.,.,3,20/19,1,4,18,17/16,15,4,14,13/12,11,10,8,6/5,2,2,1,1 hands=9/- "
            "to-move=1"),
      "besides the centre tile there are 0 tiles 7 on the board and in the hands, not 1 (1.2)");
  EXPECT_EQ(
      fault("board=1,.,.,3,20/19,1,4,18,17/16,15,4,14,13/12,11,10,8,6/5,2,2,1,1 hands=9/8 "
            "to-move=1"),
      "besides the centre tile there are 0 tiles 7 on the board and in the hands, not 1 (1.2)");
}

TEST(GameOf20Notation, ImpossibleTurnsAreRefused) {
  EXPECT_EQ(fault("to-move=3"), "to-move is centre, first, 1 or 2; not \"3\"");
  EXPECT_EQ(fault(cat(lone_centre, "1,1,2,4,5,8,9,12,13,16,17,20/1,1,2,3,6,7,10,11,14,15,18,19 ",
                      "to-move=2")),
            "the higher hand sum starts: seat 1 (3.1)");
  EXPECT_EQ(fault("players=1 board=1,.,.,3,20/19,1,4,18,17/16,15,4,14,13/12,11,10,8,6/5,2,2,1,1 "
                  "hands=-/7,9 to-move=2"),
            "the hands place in turn (5.1)");
}

// Truncated or changed positions are either refused or valid.
TEST(GameOf20Notation, DamagedPositionsNeverGiveUnsoundStates) {
  Random random(20);
  const std::vector<std::string> good{
      GameOf20::print_position(drafted_table().state()), cat("players=2 ", near_the_end, "1"),
      cat("players=1 ", near_the_end, "2"), std::string(dead_corners)};
  constexpr std::string_view letters = "0123456789,./=- amotx";
  for (int round = 0; round < 20'000; ++round) {
    std::string text = good[random.below(good.size())];
    for (std::uint64_t edits = random.below(4); edits > 0; --edits) {
      text[random.below(text.size())] = letters[random.below(letters.size())];
    }
    if (random.below(8) == 0) text.resize(random.below(text.size()));
    const auto state = GameOf20::read_position(text);
    if (!state) {
      ASSERT_FALSE(state.error().message.empty()) << text;
      continue;
    }
    ASSERT_EQ(ConformanceCases<GameOf20>::conserved(*state), "") << text;
    ASSERT_TRUE(parse_position<GameOf20>(GameOf20::print_position(*state))) << text;
  }
}

}  // namespace
}  // namespace twenties::game_of_20
