#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "games/twenty_four_seven/conformance.hpp"
#include "games/twenty_four_seven/referee.hpp"
#include "texts/words.hpp"

namespace twenties::twenty_four_seven {
namespace {

using Game = TwentyFourSeven;

// A position with everything in it: tens, blocks, an empty bag, points.
const std::string late =
    "players=2 turn=1 board=77#497./#T31#98/9.##16#/65148#5/2.6#5T3/216#.43/2T#48.7 "
    "hands=9,10/2 aside=3,5,8 points=0,40,0,0,0/100,0,0,100,0";

std::string replaced(std::string text, std::string_view from, std::string_view to) {
  const std::size_t at = text.find(from);
  EXPECT_NE(at, std::string::npos) << from;
  return at == std::string::npos ? text : text.replace(at, from.size(), to);
}

std::string refused(std::string_view text) {
  const auto state = Game::read_position(text);
  return state ? "accepted" : in_english(state.error());
}

TEST(TwentyFourSevenNotation, GoesByItsIdAndItsNames) {
  EXPECT_EQ(Game::info().id, "twenty-four-seven");
  EXPECT_EQ(Game::info().title, "24/7");
  const auto names = Game::info().aliases;
  EXPECT_EQ((std::vector<std::string_view>(names.begin(), names.end())),
            (std::vector<std::string_view>{"24/7", "24-7", "247"}));
}

TEST(TwentyFourSevenNotation, OptionsAreTheNumberOfPlayers) {
  EXPECT_EQ(Game::print_options(*Game::read_options("")), "players=2");
  EXPECT_EQ(Game::print_options(*Game::read_options("players=4")), "players=4");
  EXPECT_FALSE(Game::read_options("players=1"));
  EXPECT_FALSE(Game::read_options("players=5"));
  EXPECT_FALSE(Game::read_options("tiles=40"));
}

TEST(TwentyFourSevenNotation, EveryMoveIsReadAsItIsPrinted) {
  const State state = Game::start({});
  Random random(1);
  int moves = 0;
  ConformanceCases<Game>::encodable_moves(state, random, [&](const Move& each) {
    const auto read = parse_move<Game>(Game::print_move(each));
    ASSERT_TRUE(read);
    EXPECT_EQ(*read, each);
    ++moves;
  });
  EXPECT_EQ(moves, 1 + 10 * 49);
}

TEST(TwentyFourSevenNotation, MovesMayBeTypedInSeveralWays) {
  for (const char* text : {"7 d4", "d4 7", " 7   D4 ", "7d4", "D4 7"}) {
    const auto read = Game::read_move(text);
    ASSERT_TRUE(read) << text;
    EXPECT_EQ(Game::print_move(*read), "7 d4");
  }
  EXPECT_EQ(Game::print_move(*Game::read_move("10G7")), "10 g7");
  EXPECT_EQ(Game::print_move(*Game::read_move("SKIP")), "skip");
  EXPECT_FALSE(parse_move<Game>("d4 7")) << "only the printed form is canonical";
}

TEST(TwentyFourSevenNotation, NonsenseIsNoMove) {
  for (const char* text :
       {"", " ", "7", "d4", "0 d4", "11 d4", "7 h4", "7 d8", "7 d0", "07 d4", "7 d4 d5", "7 7",
        "d4 d4", "skip 7", "d47", "-1 d4", "7 d04", "99999999999999999999 d4", "7 \xc3\xa4"}) {
    const auto read = Game::read_move(text);
    EXPECT_FALSE(read) << text;
    if (!read) {
      const std::string& message = in_english(read.error());
      EXPECT_TRUE(message.find("7 d4") != std::string::npos || message.starts_with("there is no"))
          << message;
    }
  }
}

TEST(TwentyFourSevenNotation, AWrongTileOrSquareIsNamed) {
  EXPECT_EQ(in_english(Game::read_move("11 d5").error()), "there is no tile 11: tiles are 1 to 10");
  EXPECT_EQ(in_english(Game::read_move("d5 0").error()), "there is no tile 0: tiles are 1 to 10");
  EXPECT_EQ(in_english(Game::read_move("7 H9").error()),
            "there is no square h9: squares are a1 to g7");
}

TEST(TwentyFourSevenNotation, ADealWithoutItsSeatSaysSo) {
  EXPECT_EQ(in_english(Game::read_chance("deal 5 6 7 8 8 9").error()),
            "a deal names its seat first, as in \"deal 1 4 5 6 7 8 8\"");
  State state = Game::start({.players = 2});
  Game::apply_chance(state, *Game::read_chance("aside 1 2 3"));
  Game::apply_chance(state, *Game::read_chance("centre 4"));
  EXPECT_EQ(in_english(Game::check_chance(state, *Game::read_chance("deal 2 3 5 6 7 8"))),
            "a deal names its seat first: seat 1 gets 6 tiles now (2.2)");
}

TEST(TwentyFourSevenNotation, ChanceIsReadAsItIsPrinted) {
  for (const char* text : {"aside 3 7 9", "centre 1", "deal 1 4 5 6 7 8 8", "deal 4 1 1 1 1 10",
                           "first 2", "draw 10"}) {
    const auto read = parse_chance<Game>(text);
    ASSERT_TRUE(read) << text;
    EXPECT_EQ(Game::print_chance(*read), text);
  }
  EXPECT_EQ(Game::print_chance(*Game::read_chance(" Deal 2  8 4 10 1 1 ")), "deal 2 1 1 4 8 10");
  EXPECT_FALSE(parse_chance<Game>("aside 9 3 7")) << "tiles ascend in the canonical form";
}

TEST(TwentyFourSevenNotation, NonsenseIsNoChance) {
  for (const char* text : {"", "draw", "draw 0", "draw 11", "aside", "aside 1 2 x", "first",
                           "first 0", "first 5", "first 1 2", "deal", "deal 1", "deal 0 1 2 3 4 5",
                           "deal 1 1 2 3 4 5 6 7", "roll 3", "centre -1", "draw 1 2 3 4 5 6 7"}) {
    EXPECT_FALSE(Game::read_chance(text)) << text;
  }
}

TEST(TwentyFourSevenNotation, TheFirstPositionHasEverythingInTheBag) {
  EXPECT_EQ(Game::print_position(Game::start({.players = 3})),
            "players=3 turn=aside board=......./......./......./......./......./......./....... "
            "hands=-/-/- aside=- points=0,0,0,0,0/0,0,0,0,0/0,0,0,0,0");
}

TEST(TwentyFourSevenNotation, EveryPositionOfAGameIsReadAsItIsPrinted) {
  for (int players = 2; players <= 4; ++players) {
    Random random(static_cast<std::uint64_t>(players));
    play_at_random(players, random, [](const State& state) {
      const std::string text = Game::print_position(state);
      const auto read = parse_position<Game>(text);
      ASSERT_TRUE(read) << text << ": " << in_english(read.error());
      EXPECT_TRUE(same_bytes(*read, state)) << text;
    });
  }
}

TEST(TwentyFourSevenNotation, PositionsMayBeTypedInAnyCaseAndOrderOfTiles) {
  std::string text = replaced(late, "hands=9,10/2", "Hands=10,9/2");
  text = replaced(text, "#T31#98", "#t31#98");
  text = replaced(text, "aside=3,5,8", "ASIDE=8,3,5");
  ASSERT_TRUE(Game::read_position(text)) << refused(text);
  EXPECT_EQ(Game::print_position(*Game::read_position(text)), late);
  EXPECT_FALSE(parse_position<Game>(text));
}

TEST(TwentyFourSevenNotation, AFalsePositionIsRefusedWithTheReason) {
  ASSERT_EQ(refused(late), "accepted");
  EXPECT_EQ(refused(replaced(late, "aside=3,5,8", "aside=3,5,5")),
            "there are more than four tiles 5 (1.1)");
  EXPECT_EQ(refused(replaced(late, "aside=3,5,8", "aside=3,5")),
            "3 tiles are set aside at this point (2.1)");
  EXPECT_EQ(refused(replaced(late, "65148#5", "651.8#5")), "there is no tile on d4 (2.1)");
  EXPECT_EQ(refused(replaced(late, "77#497.", "77.497.")), "there must be a block on c1 (3.4)");
  EXPECT_EQ(refused(replaced(late, "77#497.", "77#497#")), "there can be no block on g1 (3.4)");
  EXPECT_EQ(refused(replaced(late, "turn=1", "turn=over")),
            "somebody can place, so the game is not over (5.1)");
  EXPECT_EQ(refused(replaced(late, "hands=9,10/2", "hands=9,10/8")),
            "there are more than four tiles 8 (1.1)");
  EXPECT_EQ(refused(replaced(late, "turn=1", "turn=draw1")),
            "a tile is drawn only after a move, from a bag that is not empty (3.3)");
  EXPECT_EQ(refused(replaced(late, "points=0,40", "points=10,40")),
            "10 points are no multiple of 20 (4.1, 4.2, 4.3, 4.4)");
  EXPECT_EQ(refused(replaced(late, "points=0,40", "points=60000,40")),
            "60100 points are more than the tiles on the board can have brought");
}

TEST(TwentyFourSevenNotation, ALineAbove24OrATileApartIsRefused) {
  const std::string start =
      "players=2 turn=1 board=......./......./......./...4.../......./......./....... "
      "hands=1,2,3,4,5,6/1,2,3,4,5,6 aside=1,2,3 points=0,0,0,0,0/0,0,0,0,0";
  ASSERT_EQ(refused(start), "accepted");
  EXPECT_EQ(refused(replaced(start, "...4...", ".TT5...")), "a line through d4 sums to 25 (3.2)");
  EXPECT_EQ(refused(replaced(start, "...4...", ".T.4...")), "no tiles lead from d4 to b4 (3.1)");
  EXPECT_EQ(refused(replaced(start, "hands=1,2", "hands=2")),
            "the hands do not have the right number of tiles (2.2, 3.3)");
}

TEST(TwentyFourSevenNotation, BrokenTextsAreRefused) {
  for (const char* text :
       {"", "players=2", "players=9 turn=1 board= hands= aside= points=",
        "turn=1 players=2 a b c d", "players=2 turn=5 board=x hands=- aside=- points=0",
        "players=2 turn= board= hands= aside= points="}) {
    EXPECT_NE(refused(text), "accepted") << text;
  }
  EXPECT_NE(refused(replaced(late, "turn=1", "turn=3")), "accepted");
  EXPECT_NE(refused(replaced(late, "turn=1", "turn=deal1")), "accepted");
  EXPECT_NE(refused(replaced(late, "turn=1", "turn=first")), "accepted");
  EXPECT_NE(refused(replaced(late, "turn=1", "turn=over1")), "accepted");
  EXPECT_NE(refused(replaced(late, "77#497.", "77#497")), "accepted");
  EXPECT_NE(refused(replaced(late, "77#497.", "77#497.0")), "accepted");
  EXPECT_NE(refused(replaced(late, "77#497.", "77#497x")), "accepted");
  EXPECT_NE(refused(replaced(late, "hands=9,10/2", "hands=9,10")), "accepted");
  EXPECT_NE(refused(replaced(late, "hands=9,10/2", "hands=9,,10/2")), "accepted");
  EXPECT_NE(refused(late + " more"), "accepted");
}

// A changed text is either refused, or a position that can be played to its end.
TEST(TwentyFourSevenNotation, HostileTextsNeverMakeABrokenTable) {
  Random random(24);
  const std::string letters = "0123456789T#./,-= aturndeplysho1\n\t\xff";
  int accepted = 0;
  for (int trial = 0; trial < 4000; ++trial) {
    State state = Game::start({.players = 2 + trial % 3});
    for (auto steps = random.below(90); steps > 0 && !Game::turn(state).is_over(); --steps) {
      step_at_random(state, random);
    }
    std::string text = Game::print_position(state);
    for (auto changes = 1 + random.below(3); changes > 0; --changes) {
      text[random.below(text.size())] = letters[random.below(letters.size())];
    }
    const auto read = Game::read_position(text);
    if (!read) continue;
    ++accepted;
    state = *read;
    ASSERT_EQ(ConformanceCases<Game>::conserved(state), "") << text;
    ASSERT_TRUE(same_bytes(*Game::read_position(Game::print_position(state)), state));
    while (!Game::turn(state).is_over()) step_at_random(state, random);
    ASSERT_EQ(ConformanceCases<Game>::conserved(state), "") << text;
    for (const int score : Game::scores(state)) ASSERT_LE(score, Game::info().max_score);
  }
  EXPECT_GT(accepted, 20);
}

}  // namespace
}  // namespace twenties::twenty_four_seven
