#include <gtest/gtest.h>

#include "games/twenty_one/referee_for_tests.hpp"
#include "games/twenty_one/rules.hpp"
#include "texts/words.hpp"

namespace twenties::twenty_one {
namespace {

std::string move_again(std::string_view text) {
  const auto move = TwentyOne::read_move(text);
  return move ? TwentyOne::print_move(*move) : "refused: " + in_english(move.error());
}

std::string chance_again(std::string_view text) {
  const auto chance = TwentyOne::read_chance(text);
  return chance ? TwentyOne::print_chance(*chance) : "refused: " + in_english(chance.error());
}

std::string options_again(std::string_view text) {
  const auto options = TwentyOne::read_options(text);
  return options ? TwentyOne::print_options(*options) : "refused: " + in_english(options.error());
}

std::string position_problem(std::string_view text) {
  const auto state = TwentyOne::read_position(text);
  return state ? "none" : in_english(state.error());
}

TEST(TwentyOneNotation, EveryMoveSurvivesItsText) {
  for (ColourSet colours = 1; colours <= all_colours; ++colours) {
    EXPECT_EQ(parse_move<TwentyOne>(TwentyOne::print_move(Move::write(colours))).value(),
              Move::write(colours));
  }
  for (int value = 1; value <= 6; ++value) {
    EXPECT_EQ(parse_move<TwentyOne>(TwentyOne::print_move(Move::cross(value))).value(),
              Move::cross(value));
  }
  EXPECT_EQ(parse_move<TwentyOne>("keep").value(), Move::keep());
  EXPECT_EQ(parse_move<TwentyOne>("reroll").value(), Move::reroll());
}

TEST(TwentyOneNotation, MovesAreReadAsPeopleTypeThem) {
  EXPECT_EQ(move_again("  Write  RED, blue "), "write blue red");
  EXPECT_EQ(move_again("write k b"), "write blue black");
  EXPECT_EQ(move_again("write RBK"), "write blue red black");
  EXPECT_EQ(move_again("write\tred\tgw"), "write green red white");
  EXPECT_EQ(move_again("CROSS 5"), "cross 5");
  EXPECT_EQ(move_again("Keep"), "keep");
  EXPECT_FALSE(parse_move<TwentyOne>("write red blue"));
  EXPECT_FALSE(parse_move<TwentyOne>("write RB"));
}

TEST(TwentyOneNotation, HostileMovesAreRefusedWithWords) {
  for (const std::string_view text : {"",
                                      " ",
                                      "write",
                                      "write red red",
                                      "write r red",
                                      "write purple",
                                      "write ,",
                                      "writered",
                                      "cross",
                                      "cross 0",
                                      "cross 7",
                                      "cross -1",
                                      "cross 5 4",
                                      "cross 99999999999",
                                      "cross five",
                                      "keep it",
                                      "reroll red",
                                      "roll",
                                      "\xff\xfe",
                                      "write \xc3\xa9",
                                      "write red\nblue\nred"}) {
    const auto move = TwentyOne::read_move(text);
    ASSERT_FALSE(move) << text;
    EXPECT_FALSE(move.error().message.empty());
  }
  EXPECT_FALSE(TwentyOne::read_move(std::string(100000, 'b')));
  EXPECT_FALSE(TwentyOne::read_move(std::string_view("keep\0", 5)));
  EXPECT_EQ(move_again("cross 8"),
            "refused: cross out a space by its printed value 1 to 6, as in \"cross 5\"; not "
            "\"cross 8\"");
  EXPECT_EQ(
      move_again("jump"),
      "refused: a move is \"keep\", \"reroll\", \"write blue red\" or \"cross 5\"; not \"jump\"");
}

TEST(TwentyOneNotation, ChanceIsReadAsPeopleTypeIt) {
  EXPECT_EQ(chance_again("sheets A C"), "sheets A C");
  EXPECT_EQ(chance_again("Sheets c,a"), "sheets C A");
  EXPECT_EQ(chance_again("first 2"), "first 2");
  EXPECT_EQ(chance_again("roll k4 b3 g1 r6 y2 w5"), "roll B3 G1 R6 Y2 W5 K4");
  EXPECT_EQ(chance_again("roll B 3, R 6"), "roll B3 R6");
  EXPECT_EQ(chance_again("roll b3r6"), "roll B3 R6");
}

TEST(TwentyOneNotation, HostileChanceIsRefusedWithWords) {
  for (const std::string_view text :
       {"", "sheets", "sheets G", "sheets ABCDEFA", "first", "first 0", "first 7", "first 1 2",
        "roll", "roll B", "roll B0", "roll B7", "roll X3", "roll B3 B4", "roll 3B", "reroll",
        "reroll B3", "roll B3 G1 R6 Y2 W5 K4 B3", "\x80\x81"}) {
    const auto chance = TwentyOne::read_chance(text);
    ASSERT_FALSE(chance) << text;
    EXPECT_FALSE(chance.error().message.empty());
  }
  EXPECT_FALSE(TwentyOne::read_chance("sheets " + std::string(100000, 'a')));
}

TEST(TwentyOneNotation, OptionsArePrintedInFull) {
  EXPECT_EQ(options_again(""), "players=2 sheets=random cross=any");
  EXPECT_EQ(options_again("cross=leftmost players=3"), "players=3 sheets=random cross=leftmost");
  EXPECT_EQ(options_again("sheets=c,a"), "players=2 sheets=C,A cross=any");
  EXPECT_EQ(options_again("players=6 sheets=FEDCBA"), "players=6 sheets=F,E,D,C,B,A cross=any");
}

TEST(TwentyOneNotation, BadOptionsAreRefusedWithWords) {
  EXPECT_EQ(
      options_again("players=3 sheets=A,C"),
      "refused: the option sheets is random, or names 3 different sheets for players=3, as in "
      "A,B,C; not \"A,C\" (2.1)");
  for (const std::string_view text :
       {"players=1", "players=7", "sheets=A,A", "sheets=A,G", "sheets=", "cross=right", "first=1",
        "players", "players=2 players=2"}) {
    EXPECT_FALSE(TwentyOne::read_options(text)) << text;
  }
}

TEST(TwentyOneNotation, APositionForEachPhase) {
  Referee game("players=2");
  EXPECT_EQ(game.position(), "players=2 sheets=random cross=any phase=sheets");
  game.chance("sheets D A");
  EXPECT_EQ(game.position(), "players=2 sheets=random cross=any phase=first dealt=D,A");
  game.chance("first 2");
  const std::string empty = "....../....../....../....../......,....../....../....../....../......";
  const std::string start = "players=2 sheets=random cross=any phase=";
  EXPECT_EQ(game.position(), start + "roll dealt=D,A active=2 rows=" + empty);
  game.chance("roll B3 G1 R6 Y2 W5 K4");
  EXPECT_EQ(game.position(),
            start + "decide dealt=D,A active=2 dice=B3,G1,R6,Y2,W5,K4 rows=" + empty);
  game.seat(2, "reroll");
  EXPECT_EQ(game.position(), start + "roll-again dealt=D,A active=2 dice=G1 rows=" + empty);
  game.chance("roll B1 R6 Y1 W5 K4");
  EXPECT_EQ(game.position(),
            start + "mark dealt=D,A active=2 dice=B1,G1,R6,Y1,W5,K4 rows=" + empty + " sealed=-,-");
  game.seat(2, "write blue green");
  EXPECT_EQ(game.position(), start + "mark dealt=D,A active=2 dice=B1,G1,R6,Y1,W5,K4 rows=" +
                                 empty + " sealed=-,BG");
  game.seat(1, "cross 5");
  EXPECT_EQ(game.position(), start +
                                 "roll dealt=D,A active=1 rows=.x..../....../....../....../......,"
                                 "1....1/....../....../....../......");
}

TEST(TwentyOneNotation, AReadPositionPlaysOn) {
  Referee game = Referee::at(
      "players=2 sheets=random cross=any phase=mark dealt=A,C active=1 dice=B3,G1,R6,Y2,W5,K4 "
      "rows=.5.31./....../....../....../......,.3.2../....../....../....../...... sealed=-,x4");
  EXPECT_EQ(game.turn(), Turn::of(seat_at(0)));
  EXPECT_EQ(game.seat(1, "write green black"), "allowed");
  EXPECT_EQ(game.state().rows[1][0].of(Colour::red), crossed);
}

TEST(TwentyOneNotation, ImpossiblePositionsAreRefusedWithTheirReason) {
  const std::string dealt = "players=2 sheets=random cross=any phase=roll dealt=A,C active=1 rows=";
  const std::string none = "/....../....../....../......";
  EXPECT_EQ(position_problem(dealt + ".6...." + none + ",......" + none),
            "seat 1, row 1: 6 is over the printed 5 (3.4)");
  EXPECT_EQ(position_problem(dealt + ".5..../6...../....../....../......,......" + none),
            "seat 1: row 2 is marked before row 1 is complete (3.8)");
  EXPECT_EQ(position_problem(dealt + "xx...." + none + ",5....." + none),
            "every player marks in every turn, but one sheet takes at least 2 turns and another at "
            "most 1 (3.3)");
  EXPECT_EQ(position_problem("players=2 sheets=random cross=leftmost phase=roll dealt=A,C active=1 "
                             "rows=.x...." +
                             none + ",x....." + none),
            "seat 1, row 1: space 5 is crossed out with an open space left of it (3.7)");
  const std::string full = "654321/654321/654321/654321/654321";
  EXPECT_EQ(position_problem(dealt + full + "," + full),
            "a fifth row is complete, so the game is over (4.3)");
  EXPECT_EQ(position_problem("players=2 phase=over dealt=A,C active=1 rows=......" + none +
                             ",......" + none),
            "the game is not over before a fifth row is complete (4.3)");
}

TEST(TwentyOneNotation, ImpossibleDiceAndSealedMarksAreRefused) {
  const std::string rows =
      " rows=....../....../....../....../......,....../....../....../....../......";
  const auto problem = [&](const std::string& phase, const std::string& dice,
                           const std::string& rest) {
    return position_problem("players=2 phase=" + phase + " dealt=A,C active=1 dice=" + dice + rows +
                            rest);
  };
  EXPECT_EQ(problem("decide", "B3,G1", ""), "all six dice are rolled (3.1)");
  EXPECT_EQ(problem("decide", "B1,G1,R1,Y1,W1,K1", ""), "six ones leave nothing to decide (3.2)");
  EXPECT_EQ(problem("roll-again", "B1,G2", ""),
            "before the second roll only locked dice are there: those that show 1 (3.2)");
  EXPECT_EQ(problem("roll-again", "-", ""), "none");
  EXPECT_EQ(problem("mark", "B2,G1,R1,Y1,W1,K1", " sealed=B,-"),
            "the mark B of seat 1 is refused (3.4)");
  EXPECT_EQ(problem("mark", "B1,G1,R1,Y1,W1,K1", " sealed=B,B"),
            "when all have marked, nothing is sealed (3.9)");
  EXPECT_EQ(problem("mark", "B1,G1,R1,Y1,W1,K1", " sealed=z,-"),
            "a mark is -, BR or x5, not \"z\"");
  EXPECT_EQ(problem("mark", "B1,G1,R1,Y1,W1,K1", " sealed=x9,-"),
            "a mark is -, BR or x5, not \"x9\"");
  EXPECT_EQ(problem("mark", "B1,G1,R1,Y1,W1,K1", " sealed=-"),
            "sealed has one mark, or -, for each player");
}

TEST(TwentyOneNotation, EveryCutOfAPositionIsRefusedOrComplete) {
  const std::string whole =
      "players=2 sheets=random cross=any phase=mark dealt=A,C active=1 dice=B3,G1,R6,Y2,W5,K4 "
      "rows=.5.31./....../....../....../......,.3.2../....../....../....../...... sealed=-,x4";
  ASSERT_EQ(position_problem(whole), "none");
  for (std::size_t length = 0; length < whole.size(); ++length) {
    EXPECT_FALSE(TwentyOne::read_position(whole.substr(0, length))) << whole.substr(0, length);
  }
  EXPECT_FALSE(TwentyOne::read_position(whole + " more"));
}

TEST(TwentyOneNotation, EveryChangedLetterGivesARefusalOrAPositionThatPrintsAgain) {
  const std::string whole =
      "players=2 sheets=A,C cross=any phase=mark dealt=A,C active=1 dice=B3,G1,R6,Y2,W5,K4 "
      "rows=.5.31./....../....../....../......,.3.2../....../....../....../...... sealed=-,x4";
  for (std::size_t at = 0; at < whole.size(); ++at) {
    for (int byte = 0; byte < 256; ++byte) {
      std::string changed = whole;
      changed[at] = static_cast<char>(byte);
      const auto state = TwentyOne::read_position(changed);
      if (!state) continue;
      const auto again = parse_position<TwentyOne>(TwentyOne::print_position(*state));
      ASSERT_TRUE(again) << changed;
      ASSERT_TRUE(same_bytes(*again, *state));
    }
  }
}

}  // namespace
}  // namespace twenties::twenty_one
