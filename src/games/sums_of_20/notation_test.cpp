#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "games/sums_of_20/rules.hpp"
#include "games/sums_of_20/table_for_tests.hpp"
#include "texts/words.hpp"

namespace twenties::sums_of_20 {
namespace {

using Game = SumsOf20;

std::string canonical(std::string_view text) {
  const auto move = Game::read_move(text);
  return move ? Game::print_move(*move) : "error: " + in_english(move.error());
}

std::string canonical_chance(std::string_view text) {
  const auto chance = Game::read_chance(text);
  return chance ? Game::print_chance(*chance) : "error: " + in_english(chance.error());
}

std::string error_of_position(std::string_view text) {
  const auto state = Game::read_position(text);
  return state ? "" : in_english(state.error());
}

std::string replaced(std::string text, std::string_view from, std::string_view to) {
  const std::size_t at = text.find(from);
  EXPECT_NE(at, std::string::npos) << from << " in " << text;
  return at == std::string::npos ? text : text.replace(at, from.size(), to);
}

TEST(SumsOf20Notation, MovesInTheirOneCanonicalForm) {
  EXPECT_EQ(canonical("f8 down 4 7 1 8"), "f8 down 4 7 1 8");
  EXPECT_EQ(canonical("  PLAY F8 Down 4  7 1 8 "), "f8 down 4 7 1 8");
  EXPECT_EQ(canonical("f8 a 4 *19"), "f8 across 4 *19");
  EXPECT_EQ(canonical("o15 *1"), "o15 *1");
  EXPECT_EQ(canonical("trade * 4 3 *"), "trade 3 4 * *");
  EXPECT_EQ(canonical("PASS"), "pass");
}

TEST(SumsOf20Notation, OneTileHasNoDirection) {
  EXPECT_EQ(canonical("f8 down 4"), "f8 4");
  EXPECT_EQ(canonical("f8 across 4"), "f8 4");
  EXPECT_EQ(canonical("f8 4"), "f8 4");
  EXPECT_FALSE(parse_move<Game>("f8 down 4"));
}

TEST(SumsOf20Notation, WhatIsWrongWithAMoveIsSaid) {
  EXPECT_EQ(canonical("f8 4 7"), "error: say across or down when you play more than one tile");
  EXPECT_EQ(canonical("f8 *"), R"(error: name the number of the wild, from "*1" to "*19")");
  EXPECT_EQ(canonical("f8 10"), "error: a yellow tile is 1 to 9 or a wild *1 to *19, not \"10\"");
  EXPECT_EQ(canonical("f8 down 1 2 3 4 5 6"), "error: at most 5 tiles, not 6");
  EXPECT_EQ(canonical("f8 down"), "error: which tiles? Name one to five");
  EXPECT_EQ(canonical("f8 *20"), "error: a wild stands for 1 to 19, *1 to *19, not \"*20\"");
  EXPECT_EQ(canonical("*20"), "error: a wild stands for 1 to 19, *1 to *19, not \"*20\"");
  EXPECT_EQ(canonical("11 d5"), "error: the square comes first, as in \"f8 4\", not \"11 d5\"");
  EXPECT_EQ(canonical("trade *7"), "error: a yellow tile is 1 to 9 or *, not \"*7\"");
}

TEST(SumsOf20Notation, HostileMovesAreRefused) {
  for (const std::string_view text : {"",
                                      " ",
                                      "p8 1",
                                      "f16 1",
                                      "f0 1",
                                      "f8 0",
                                      "f8 -1",
                                      "f8 *0",
                                      "f8 *20",
                                      "f8 07",
                                      "f8 **3",
                                      "f8 down down 4 7",
                                      "f8 down across 4 7",
                                      "trade",
                                      "trade 0",
                                      "trade 10",
                                      "trade 1 2 3 4 5 6",
                                      "pass 1",
                                      "play",
                                      "play pass me",
                                      "skip",
                                      "f8 4 down 7",
                                      "f8down 4 7",
                                      "\xff\xfe",
                                      "f8 \x01",
                                      "f99999999999999999999 1",
                                      "f8 99999999999999999999",
                                      "*",
                                      "f8 down 4,7"}) {
    EXPECT_FALSE(Game::read_move(text)) << text;
  }
  EXPECT_FALSE(Game::read_move(std::string(100000, '*')));
  EXPECT_FALSE(Game::read_move(std::string("f8 4\0", 5)));
}

TEST(SumsOf20Notation, ChanceInItsOneCanonicalForm) {
  EXPECT_EQ(canonical_chance("LAY d3 1 h2 4 d5 2 g8 5 l5 3"), "lay h2 4 d3 1 d5 2 l5 3 g8 5");
  EXPECT_EQ(canonical_chance("lay n2 11 b8 16 n8 12 b14 13"), "lay n2 11 b8 16 n8 12 b14 13");
  EXPECT_EQ(canonical_chance("starter 7 * 3"), "starter 7 * 3") << "one for each seat, in order";
  EXPECT_EQ(canonical_chance("deal 1 * 4 5 8 2"), "deal 1 2 4 5 8 *");
  EXPECT_EQ(canonical_chance("draw 4 7 3"), "draw 4 3 7");
  EXPECT_EQ(canonical_chance("out 3 2 1 2 *"), "out 1 2 2 3 *");
}

TEST(SumsOf20Notation, HostileChanceIsRefused) {
  for (const std::string_view text : {"",
                                      "lay",
                                      "lay h2",
                                      "lay h2 4",
                                      "lay h2 4 d3 1 d5 2 l5 3 g8",
                                      "lay h2 4 h2 4 d5 2 l5 3 g8 5",
                                      "lay h2 17 d3 1 d5 2 l5 3 g8 5",
                                      "lay h2 *4 d3 1 d5 2 l5 3 g8 5",
                                      "lay a1 4 d3 1 d5 2 l5 3 g8 5",
                                      "starter",
                                      "starter 10 1",
                                      "starter *3 1",
                                      "deal",
                                      "deal 1",
                                      "deal 5 1 2 3 4 5",
                                      "deal 0 1",
                                      "draw 1",
                                      "draw 1 0",
                                      "draw 1 1 2 3 4 5 6",
                                      "out",
                                      "roll 3"}) {
    EXPECT_FALSE(Game::read_chance(text)) << text;
  }
}

TEST(SumsOf20Notation, Options) {
  EXPECT_EQ(Game::print_options(*Game::read_options("")), "players=2 pool=full time=none");
  EXPECT_EQ(Game::print_options(*Game::read_options("time=45 players=4 pool=half")),
            "players=4 pool=half time=45");
  for (const std::string_view text : {"time=0", "time=241", "time=soon", "time=", "time=030",
                                      "pool=quarter", "players=two", "seats=2", "time"}) {
    EXPECT_FALSE(Game::read_options(text)) << text;
  }
}

TEST(SumsOf20Notation, APositionIsOneReadableLine) {
  State state = with_racks("4 7 1 8 9", "1 1 2 2 *");
  play(state, first_seat, "f8 down 4 7 1 8");
  let_chance(state, "draw 1 1 2 3 4");
  EXPECT_EQ(Game::print_position(state),
            "players=2 pool=full time=none phase=play to-move=2 starter=1 idle=0 passes=0 "
            "time-up=no board=h2:4,i2:8,n2:11,d3:1,d4:6,d5:2,k5:7,l5:3,b8:12,f8:4,g8:2,h8:10,i8:4,"
            "n8:13,f9:7,f10:1,d11:4,e11:8,f11:8,l11:3,l12:9,l13:5,b14:14,g14:6,h14:3 "
            "racks=12349/1122* tally=3,4,0,0,0/0,0,0,0,0");
}

TEST(SumsOf20Notation, PositionsOfEveryPhaseReadBack) {
  const State fresh = Game::start({.players = 3, .half_pool = true, .minutes = 30});
  State tied = with_fixed_tiles({.players = 3});
  let_chance(tied, "starter 4 7 7");
  State out = with_fixed_tiles({.half_pool = true});
  let_chance(out, "starter 4 7");
  let_chance(out, "out 1 1 2 2 *");
  State traded = with_racks("4 7 1 8 9", "1 1 2 2 *", {.half_pool = true});
  play(traded, first_seat, "trade 4 7 1 8 9");
  State over = with_racks("4 7 1 8 9", "1 1 2 2 *");
  for (const int turn : {0, 1, 0, 1}) play(over, seat_at(turn), "pass");
  State over_in_version_1 = with_racks("4 7 1 8 9", "1 1 2 2 *", {.rules = 1});
  for (const int turn : {0, 1}) play(over_in_version_1, seat_at(turn), "pass");
  for (const State& state : {fresh, tied, out, traded, over, over_in_version_1}) {
    const std::string text = Game::print_position(state);
    const auto again = parse_position<Game>(text);
    ASSERT_TRUE(again) << text << "\n" << in_english(again.error());
    EXPECT_TRUE(same_bytes(*again, state)) << text;
  }
}

TEST(SumsOf20Notation, PositionsThatNoGameHasAreRefused) {
  State state = with_racks("4 7 1 8 9", "1 1 2 2 *");
  play(state, first_seat, "f8 down 4 7 1 8");
  let_chance(state, "draw 1 1 2 3 4");
  const std::string good = Game::print_position(state);
  ASSERT_EQ(error_of_position(good), "");
  const auto broken = [&](std::string_view from, std::string_view to) {
    return error_of_position(replaced(good, from, to));
  };
  EXPECT_EQ(broken("f9:7", "f9:6"), "the line from f8 is 4+6+1+8 = 19, not 20 (3.3)");
  EXPECT_EQ(broken("n2:11", "n2:13"), "the fixed tile 13 on n8 is not there (1.2)");
  EXPECT_EQ(broken("h2:4,", ""), "the fixed tile on h2 does not fit the phase (2.1)");
  EXPECT_EQ(broken("h2:4,", "a1:4,h2:4,"), "the tile on a1 does not touch the others (3.2)");
  EXPECT_EQ(broken("f9:7", "f9:17"), "f9 cannot have the tile 17 (1.2)");
  EXPECT_EQ(broken("f9:7", "f8:7"), "the board has two tiles on f8");
  EXPECT_EQ(broken("racks=12349", "racks=99999"), "there are only 4 yellow tiles 9 (1.2)");
  EXPECT_EQ(broken("racks=12349", "racks=1234"), "seat 1 cannot have 4 tiles now (2.3, 3.5)");
  EXPECT_EQ(broken("tally=3,", "tally=4,"), "the tallies have 4 sums, the board 3");
  EXPECT_EQ(broken("3,4,0,0,0", "3,4,1,0,0"),
            "the tallies have 1 sums over +10 squares, the board 0 to 0");
  EXPECT_EQ(broken("phase=play", "phase=over"), "no clause ends the game here (5.1, 5.2)");
  EXPECT_EQ(broken("time-up=no", "time-up=yes"), "the time cannot be up (6.2)");
  EXPECT_NE(broken("phase=play", "phase=deal"), "");
  EXPECT_NE(broken("phase=play", "phase=lay"), "");
  EXPECT_NE(broken("phase=play", "phase=draw"), "");
  EXPECT_EQ(broken("idle=0", "idle=1"), "") << "a pass";
  EXPECT_EQ(broken("idle=0 passes=0", "idle=1 passes=1"),
            "only version 1 of the rules counts passes (5.2)");
  EXPECT_EQ(error_of_position(cat("rules=1 ", replaced(good, "idle=0", "idle=1"))),
            "a turn was a trade, but no tile was traded");
  EXPECT_NE(broken("to-move=2", "to-move=3"), "");
  EXPECT_NE(broken("starter=1", "starter=1,2"), "");
  EXPECT_NE(broken("starter=1", "starter=1/77"), "");
  EXPECT_NE(broken("players=2", "players=3"), "");
  EXPECT_NE(broken("pool=full", "pool=half"), "");
}

TEST(SumsOf20Notation, TheTilesDrawnForTheStartStandBesideThoseWhoAreTied) {
  State tied = with_fixed_tiles({.players = 3});
  let_chance(tied, "starter 4 7 7");
  const std::string good = Game::print_position(tied);
  EXPECT_NE(good.find(" starter=2,3/477 "), std::string::npos) << good;
  const auto broken = [&](std::string_view to) {
    return error_of_position(replaced(good, "2,3/477", to));
  };
  EXPECT_EQ(broken("2,3/478"), "the tiles drawn for the start do not fit (2.2)");
  EXPECT_EQ(broken("2,3/7"), "the tiles drawn for the start do not fit (2.2)");
  EXPECT_EQ(broken("2,3/"), "tiles drawn for the start are written 44*, not \"\"");
  EXPECT_EQ(broken("2,3/4x7"), "tiles drawn for the start are written 44*, not \"4x7\"");
  EXPECT_NE(broken(cat("2,3/", std::string(101, '1'))), "");
  EXPECT_EQ(error_of_position(cat("rules=1 ", good)),
            "the tiles drawn for the start do not fit (2.2)");
}

TEST(SumsOf20Notation, APositionUnderOlderRulesBeginsWithTheirVersion) {
  const State now = with_racks("4 7 1 8 9", "1 1 2 2 *");
  const State before = with_racks("4 7 1 8 9", "1 1 2 2 *", {.rules = 1});
  const std::string text = Game::print_position(now);
  EXPECT_EQ(Game::print_position(before), cat("rules=1 ", text));
  EXPECT_TRUE(same_bytes(*Game::read_position(cat("rules=1 ", text)), before));
  EXPECT_TRUE(same_bytes(*Game::read_position(cat("rules=2 ", text)), now));
  EXPECT_FALSE(parse_position<Game>(cat("rules=2 ", text))) << "the newest is not written";
  EXPECT_EQ(error_of_position(cat("rules=3 ", text)),
            "this program plays versions 1 to 2 of the rules of Sums of 20, not \"3\"");
  EXPECT_NE(error_of_position(cat("rules=one ", text)), "");
  EXPECT_NE(error_of_position("rules=1"), "");
  EXPECT_NE(error_of_position(cat("rules=1 rules=1 ", text)), "");
  const View view = Game::view(before, first_seat);
  EXPECT_TRUE(Game::print_view(view).starts_with("rules=1 "));
  EXPECT_TRUE(same_bytes(*Game::read_view(Game::print_view(view), first_seat), view));
}

TEST(SumsOf20Notation, HostilePositionsAreRefused) {
  const std::string good = Game::print_position(with_racks("4 7 1 8 9", "1 1 2 2 *"));
  for (std::size_t length = 0; length < good.size(); ++length) {
    const auto cut = Game::read_position(std::string_view(good).substr(0, length));
    EXPECT_FALSE(cut) << good.substr(0, length);
  }
  EXPECT_FALSE(Game::read_position(std::string(5000, '=')));
  EXPECT_FALSE(Game::read_position(good + " out=1"));
  EXPECT_FALSE(Game::read_position(good + " " + good));
}

// Any change of single characters is refused, or gives a position that can be played on.
TEST(SumsOf20Notation, ChangedPositionsAreRefusedOrPlayable) {
  State state = with_racks("4 7 1 8 9", "1 1 2 2 *", {.minutes = 20});
  play(state, first_seat, "f8 down 4 7 1 8");
  const std::string good = Game::print_position(state);
  const std::string letters = "0123456789*,/:=-abo ";
  Random random(5);
  for (int i = 0; i < 3000; ++i) {
    std::string text = good;
    for (std::uint64_t change = 0; change <= random.below(2); ++change) {
      text[random.below(text.size())] = letters[random.below(letters.size())];
    }
    const auto read = Game::read_position(text);
    if (!read) continue;
    State played = *read;
    std::vector<Move> moves;
    while (!Game::turn(played).is_over()) {
      if (Game::turn(played).is_chance()) {
        Game::apply_chance(played, Game::draw(played, random.below(Game::chance_total(played))));
      } else {
        const Seat seat = seat_at(played.to_move);
        Game::moves(played, seat, moves);
        Game::apply(played, seat, moves[random.below(moves.size())]);
      }
    }
  }
}

}  // namespace
}  // namespace twenties::sums_of_20
