#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>

#include "core/draws.hpp"
#include "games/sums_of_20/rules.hpp"
#include "games/sums_of_20/table_for_tests.hpp"
#include "texts/words.hpp"

namespace twenties::sums_of_20 {
namespace {

using Game = SumsOf20;

TEST(SumsOf20, Clause_1_1_There_Are_22_Red_16_Blue_6_Green_And_100_Yellow_Tiles) {
  EXPECT_EQ(tiles_in(red.supply), 22);
  EXPECT_EQ(tiles_in(blue.supply), 16);
  EXPECT_EQ(tiles_in(green.supply), 6);
  EXPECT_EQ(tiles_in(yellow_supply), 98 + 2);
  EXPECT_EQ(yellow_supply[wild_kind], 2);
}

TEST(SumsOf20, Clause_1_2_ValuesOfTheTiles) {
  EXPECT_EQ(red.lowest, 1);
  EXPECT_EQ(red.supply, (Counts{4, 5, 5, 5, 3}));
  EXPECT_EQ(blue.lowest, 6);
  EXPECT_EQ(blue.supply, (Counts{3, 3, 4, 3, 3}));
  EXPECT_EQ(green.lowest, 11);
  EXPECT_EQ(green.supply, (Counts{1, 1, 1, 1, 1, 1}));
  EXPECT_EQ(yellow_supply, (Counts{16, 16, 14, 12, 12, 10, 8, 6, 4, 2}));
}

TEST(SumsOf20, Clause_1_3_TheBoardIsTheSameAfterAHalfTurn) {
  for (std::size_t square = 0; square < squares; ++square) {
    EXPECT_EQ(picture[square], picture[squares - 1 - square]);
  }
  EXPECT_EQ(std::ranges::count(picture, 'R'), 10);
  EXPECT_EQ(std::ranges::count(picture, 'B'), 7);
  EXPECT_EQ(std::ranges::count(picture, 'G'), 4);
  EXPECT_EQ(std::ranges::count(picture, '+'), 12);
  EXPECT_TRUE(is_plus_ten(square_at("h11")));
  EXPECT_EQ(picture[static_cast<std::size_t>(square_at("e11"))], 'B');
}

TEST(SumsOf20, Clause_2_1_FixedTilesGoOnTheSpacesOfTheirColour) {
  State state = Game::start({});
  ASSERT_TRUE(Game::turn(state).is_chance());
  let_chance(state, "lay h2 5 d3 5 d5 5 l5 4 g8 4");
  EXPECT_EQ(state.board[static_cast<std::size_t>(square_at("d5"))], 5);
  const Chance fourth_five = *Game::read_chance("lay i8 5 d11 1 l11 1 l13 1 h14 1");
  EXPECT_EQ(in_english(Game::check_chance(state, fourth_five)),
            "no 5 is left to draw for place 1 (2.1)");
  const Chance blue_on_red = *Game::read_chance("lay i8 6 d11 1 l11 1 l13 1 h14 1");
  EXPECT_EQ(Game::check_chance(state, blue_on_red).clause, "2.1");
  EXPECT_FALSE(Game::check_chance(state, *Game::read_chance("lay i2 8 d4 6 k5 7 h8 10")));
}

TEST(SumsOf20, Clause_2_1_TwoToFourPlayers) {
  EXPECT_FALSE(Game::read_options("players=1"));
  EXPECT_FALSE(Game::read_options("players=5"));
  EXPECT_EQ(Game::seats(Game::start(*Game::read_options("players=4"))), 4);
}

TEST(SumsOf20, Clause_2_2_TheHighestTileStarts) {
  State state = with_fixed_tiles({.players = 3});
  let_chance(state, "starter 4 9 6");
  EXPECT_EQ(state.starter, 1);
  EXPECT_EQ(state.pool, yellow_supply) << "the tiles go back";
}

TEST(SumsOf20, Clause_2_2_AWildIsHigherThanAnyNumber) {
  State state = with_fixed_tiles({.players = 3});
  let_chance(state, "starter 9 9 *");
  EXPECT_EQ(state.starter, 2);
}

TEST(SumsOf20, Clause_2_2_OnlyThoseTiedForTheHighestDrawAgain) {
  State state = with_fixed_tiles({.players = 4});
  let_chance(state, "starter * 3 * 9");
  EXPECT_EQ(state.phase, Phase::starter);
  EXPECT_FALSE(Game::check_chance(state, *Game::read_chance("starter 1 2 3 4")));
  let_chance(state, "starter 7 7");
  let_chance(state, "starter 2 3");
  EXPECT_EQ(state.starter, 2);
  EXPECT_EQ(state.phase, Phase::deal);
}

TEST(SumsOf20, Clause_2_2_ThoseWhoAreTiedDrawFromWhatIsLeft) {
  State state = with_fixed_tiles({.players = 4});
  let_chance(state, "starter * 3 * 9");
  EXPECT_EQ(tiles_in(state.pool), 96);
  EXPECT_EQ(in_english(Game::check_chance(state, *Game::read_chance("starter 7 *"))),
            "no wild is left to draw for place 2 (2.2)");
  let_chance(state, "starter 9 9");
  let_chance(state, "starter 8 9");
  EXPECT_EQ(state.starter, 2);
  EXPECT_EQ(state.pool, yellow_supply) << "now all of them go back";
  EXPECT_EQ(state.start_tiles, Counts{});
}

TEST(SumsOf20, Clause_2_2_AllGoBackWhenTooFewAreLeftForThoseWhoAreTied) {
  State state = with_fixed_tiles({});
  for (std::size_t kind = 0; kind < kinds; ++kind) {
    for (int i = 0; i < yellow_supply[kind]; i += 2) {
      const std::string tile = print_tile(tile_of(kind));
      let_chance(state, cat("starter ", tile, ' ', tile));
    }
  }
  EXPECT_EQ(state.phase, Phase::starter);
  EXPECT_EQ(state.pool, yellow_supply);
}

TEST(SumsOf20, Clause_2_2_InVersion1TheTilesWentBackBeforeEachDraw) {
  State state = with_fixed_tiles({.players = 4, .rules = 1});
  let_chance(state, "starter * 3 * 9");
  EXPECT_EQ(state.pool, yellow_supply);
  EXPECT_EQ(state.start_tiles, Counts{});
  let_chance(state, "starter * *");
  let_chance(state, "starter 7 *");
  EXPECT_EQ(state.starter, 2);
}

TEST(SumsOf20, Clause_2_3_EachPlayerGetsFiveOpenTiles) {
  const State state = with_racks("1 2 4 7 8", "* 9 3 3 1");
  EXPECT_EQ(tiles_in(state.pool), 90);
  EXPECT_TRUE(Game::turn(state).has(first_seat));
  for (const Seat viewer : {first_seat, second_seat, nobody}) {
    EXPECT_EQ(Game::view(state, viewer).racks[1], (Counts{1, 0, 2, 0, 0, 0, 0, 0, 1, 1}));
  }
}

TEST(SumsOf20, Clause_2_3_TheThirdWildCannotBeDealt) {
  State state = with_fixed_tiles({});
  let_chance(state, "starter 9 1");
  EXPECT_EQ(in_english(Game::check_chance(state, *Game::read_chance("deal 1 1 1 * *"))),
            "a deal names its seat first, then its tiles: \"deal 1\" and 5 tiles (2.3)");
  let_chance(state, "deal 1 1 1 1 * *");
  EXPECT_EQ(in_english(Game::check_chance(state, *Game::read_chance("deal 2 1 1 1 1 *"))),
            "no wild is left to draw for place 5 (2.3)");
}

TEST(SumsOf20, Clause_3_1_OnlyTilesOfYourRackOnEmptySquares) {
  const State state = with_racks("1 2 4 7 8", "1 1 1 1 1");
  EXPECT_EQ(in_english(verdict_on(state, first_seat, "a8 9")),
            "the rack has no 9, only 1 2 4 7 8 (3.1)");
  EXPECT_EQ(verdict_on(state, first_seat, "a8 across 8 8").clause, "3.1");
  EXPECT_EQ(verdict_on(state, first_seat, "a8 *8").clause, "3.1");
  EXPECT_EQ(in_english(verdict_on(state, first_seat, "b8 8")), "b8 is taken by 12 (3.1)");
}

TEST(SumsOf20, Clause_3_1_APlayStaysOnTheBoard) {
  const State state = with_racks("1 2 4 7 8", "1 1 1 1 1");
  EXPECT_EQ(in_english(verdict_on(state, first_seat, "m8 across 4 2 1")),
            "from m8 across there are fewer than 3 empty squares (3.1)");
  EXPECT_EQ(verdict_on(state, first_seat, "n14 down 4 2 1").clause, "3.1");
}

TEST(SumsOf20, Clause_3_2_TilesJumpOverTilesAndLeaveNoGap) {
  State state = with_racks("1 2 4 7 8", "1 1 1 1 1", {}, 2);
  play(state, first_seat, "c11 across 2 7 1");
  EXPECT_EQ(state.board[static_cast<std::size_t>(square_at("c11"))], 2);
  EXPECT_EQ(state.board[static_cast<std::size_t>(square_at("f11"))], 7);
  EXPECT_EQ(state.board[static_cast<std::size_t>(square_at("g11"))], 1);
}

TEST(SumsOf20, Clause_3_2_AtLeastOneTileTouches) {
  const State state = with_racks("1 4 7 8 9", "1 1 1 1 1");
  EXPECT_EQ(in_english(verdict_on(state, first_seat, "a1 across 4 7 9")),
            "no tile would touch one that is on the board already (3.2)");
  EXPECT_EQ(verdict_on(state, first_seat, "a9 1").clause, "3.2") << "a corner is no edge";
}

TEST(SumsOf20, Clause_3_3_EveryLineSumsToTwenty) {
  const State state = with_racks("1 4 7 8 9", "1 1 1 1 1");
  EXPECT_TRUE(verdict_on(state, first_seat, "a8 8"));
  EXPECT_EQ(in_english(verdict_on(state, first_seat, "a8 7")),
            "the row from a8 would be 7+12 = 19, not 20 (3.3)");
  EXPECT_EQ(in_english(verdict_on(state, first_seat, "n9 down 4 8")),
            "the column from n8 would be 13+4+8 = 25, not 20 (3.3)");
}

TEST(SumsOf20, Clause_3_4_AWildIsNamedAndKeepsItsNumber) {
  State state = with_racks("1 4 7 8 *", "1 1 1 1 1");
  EXPECT_FALSE(Game::read_move("a8 *"));
  EXPECT_FALSE(Game::read_move("a8 *20"));
  EXPECT_FALSE(Game::read_move("a8 *0"));
  EXPECT_EQ(verdict_on(state, first_seat, "a8 *9").clause, "3.3");
  play(state, first_seat, "a8 *8");
  EXPECT_EQ(state.board[static_cast<std::size_t>(square_at("a8"))], wild + 8);
  EXPECT_EQ(Game::scores(state)[0], 13);
  let_chance(state, "draw 1 2");
  EXPECT_EQ(in_english(verdict_on(state, second_seat, "a9 1")),
            "the column from a8 would be 8+1 = 9, not 20 (3.3)");
}

TEST(SumsOf20, Clause_3_4_AWildMayBeAsHighAs_19) {
  State state = with_racks("1 4 7 8 *", "1 1 1 1 1");
  state.board[static_cast<std::size_t>(square_at("a1"))] = 1;
  EXPECT_TRUE(verdict_on(state, first_seat, "b1 *19"));
}

TEST(SumsOf20, Clause_3_5_AfterAPlayTheRackIsFilledUpToFive) {
  State state = with_racks("1 4 7 8 9", "1 1 1 1 1");
  play(state, first_seat, "a8 8");
  ASSERT_TRUE(Game::turn(state).is_chance());
  EXPECT_EQ(in_english(Game::check_chance(state, *Game::read_chance("draw 1 3 7"))),
            "now 1 tile is drawn, not 2 (3.5)");
  EXPECT_EQ(in_english(Game::check_chance(state, *Game::read_chance("draw 2 3"))),
            "seat 1 draws now (3.5)");
  let_chance(state, "draw 1 3");
  EXPECT_EQ(tiles_in(state.racks[0]), rack_size);
  EXPECT_EQ(tiles_in(state.pool), 89);
}

TEST(SumsOf20, Clause_3_5_TheLastTilesOfThePoolAreDrawnEvenIfTooFew) {
  State state = with_racks("1 2 4 7 8", "1 1 1 1 1", {}, 2);
  state.pool = Counts{0, 0, 1, 0, 0, 0, 1};
  play(state, first_seat, "c11 across 2 7 1");
  let_chance(state, "draw 1 3 7");
  EXPECT_EQ(tiles_in(state.racks[0]), 4);
  EXPECT_TRUE(Game::turn(state).has(second_seat));
}

TEST(SumsOf20, Clause_3_6_ATradeCostsThreePointsForEachTile) {
  State state = with_racks("1 4 7 8 9", "1 1 1 1 1");
  play(state, first_seat, "trade 9 1");
  EXPECT_EQ(Game::scores(state)[0], -6);
  EXPECT_EQ(tiles_in(state.pool), 92) << "they are mixed in before drawing";
  EXPECT_EQ(state.pool[8], 4) << "so that a traded 9 can come back";
  let_chance(state, "draw 1 9 9");
  EXPECT_TRUE(Game::turn(state).has(second_seat));
}

int trades_in(const State& state) {
  std::vector<Move> moves;
  Game::moves(state, seat_at(state.to_move), moves);
  return static_cast<int>(std::ranges::count(moves, Act::trade, &Move::act));
}

TEST(SumsOf20, Clause_3_6_AnyNumberWhileThePoolHasATile) {
  State state = with_racks("1 4 7 8 9", "1 1 1 1 1");
  state.pool = Counts{0, 0, 1};
  EXPECT_EQ(trades_in(state), 31);
  play(state, first_seat, "trade 1 4 7 8 9");
  EXPECT_EQ(Game::scores(state)[0], -15);
  EXPECT_EQ(tiles_in(state.pool), 6) << "they are mixed in, so that five can be drawn";
  EXPECT_EQ(in_english(Game::check_chance(state, *Game::read_chance("draw 1 3"))),
            "now 5 tiles are drawn, not 1 (3.6)");
  let_chance(state, "draw 1 1 3 4 7 9");
  EXPECT_EQ(state.pool, (Counts{0, 0, 0, 0, 0, 0, 0, 1}));
  EXPECT_TRUE(Game::turn(state).has(second_seat));
}

TEST(SumsOf20, Clause_3_6_NoTradeWithoutATileInThePool) {
  for (const int rules : {1, 2}) {
    State state = with_racks("1 4 7 8 9", "1 1 1 1 1", {.rules = rules});
    state.pool = Counts{};
    EXPECT_EQ(in_english(verdict_on(state, first_seat, "trade 9")),
              "the pool is empty: nothing can be traded (3.6)");
    EXPECT_EQ(trades_in(state), 0);
  }
}

TEST(SumsOf20, Clause_3_6_OnlyTilesOfYourRack) {
  const State state = with_racks("1 4 7 8 9", "1 1 1 1 1");
  EXPECT_EQ(verdict_on(state, first_seat, "trade 2").clause, "3.6");
  EXPECT_EQ(verdict_on(state, first_seat, "trade *").clause, "3.6");
}

TEST(SumsOf20, Clause_3_6_InVersion1NotMoreTilesThanThePoolHeld) {
  State state = with_racks("1 4 7 8 9", "1 1 1 1 1", {.rules = 1});
  state.pool = Counts{1};
  EXPECT_EQ(trades_in(state), 5);
  EXPECT_TRUE(verdict_on(state, first_seat, "trade 9"));
  EXPECT_EQ(in_english(verdict_on(state, first_seat, "trade 8 9")),
            "the pool has 1 tile, too few to trade 2 (3.6)");
}

TEST(SumsOf20, Clause_3_7_APassCostsNothing) {
  State state = with_racks("1 4 7 8 9", "1 1 1 1 1");
  play(state, first_seat, "pass");
  EXPECT_EQ(Game::scores(state)[0], 0);
  EXPECT_TRUE(Game::turn(state).has(second_seat));
}

TEST(SumsOf20, Clause_3_8_PlayGoesClockwise) {
  State state = with_fixed_tiles({.players = 3});
  let_chance(state, "starter 1 1 4");
  for (int seat = 1; seat <= 3; ++seat) let_chance(state, cat("deal ", seat, " 1 1 2 2 3"));
  for (const int seat : {2, 0, 1}) {
    ASSERT_TRUE(Game::turn(state).has(seat_at(seat)));
    EXPECT_EQ(verdict_on(state, seat_at((seat + 1) % 3), "pass").clause, table_clause);
    play(state, seat_at(seat), seat == 0 ? "trade 1" : "pass");
    if (seat == 0) let_chance(state, "draw 1 5");
  }
  EXPECT_TRUE(Game::turn(state).has(seat_at(2)));
}

TEST(SumsOf20, Clause_4_1_TenForEachSumAndThreeForEachTile) {
  State state = with_racks("1 4 7 8 9", "1 1 1 1 1");
  play(state, first_seat, "a8 8");
  EXPECT_EQ(Game::scores(state)[0], 13);
  const Parts parts = Game::explain_score(state, first_seat);
  ASSERT_EQ(parts.size(), 2U);
  EXPECT_EQ(in_english(parts[0].what), "1 sum of twenty");
  EXPECT_EQ(in_english(parts[1].what), "1 yellow tile");
}

TEST(SumsOf20, Clause_4_2_ThirtyMoreForAllFiveTiles) {
  State state = with_racks("1 1 1 2 2", "1 1 1 1 1");
  const Effect effect = Game::explain_move(state, first_seat, move_of("n9 down 1 1 1 2 2"));
  EXPECT_EQ(in_english(effect.parts.back().what), "all five tiles");
  EXPECT_EQ(effect.parts.back().clause, "4.2");
  play(state, first_seat, "n9 down 1 1 1 2 2");
  EXPECT_EQ(Game::scores(state)[0], 10 + 5 * 3 + 30);
}

TEST(SumsOf20, Clause_4_2_NotForTheLastFourTiles) {
  State state = with_last_tiles({"1123", "9"});
  play(state, first_seat, "n9 down 1 1 2 3");
  EXPECT_EQ(Game::scores(state)[0], 10 + 4 * 3 + 1);
}

TEST(SumsOf20, Clause_4_3_APlusTenSquareCountsForTheRowAndForTheColumn) {
  State state = with_racks("1 4 5 8 9", "1 1 1 1 1");
  state.board[static_cast<std::size_t>(square_at("g5"))] = 15;
  state.board[static_cast<std::size_t>(square_at("h4"))] = 15;
  const Effect effect = Game::explain_move(state, first_seat, move_of("h5 5"));
  EXPECT_EQ(in_english(effect.parts.back().what), "+10 on h5 under 15+5");
  EXPECT_EQ(effect.parts.back().clause, "4.3");
  play(state, first_seat, "h5 5");
  EXPECT_EQ(Game::scores(state)[0], 2 * 10 + 3 + 2 * 10);
}

TEST(SumsOf20, Clause_4_3_NeverAgainLater) {
  State state = with_racks("1 4 5 8 *", "1 1 1 1 1");
  state.board[static_cast<std::size_t>(square_at("g5"))] = 15;
  state.board[static_cast<std::size_t>(square_at("h5"))] = 5;
  play(state, first_seat, "h4 *15");
  EXPECT_EQ(Game::scores(state)[0], 13);
}

TEST(SumsOf20, Clause_5_1_EndsWhenThePoolIsEmptyAndAPlayerIsOut) {
  State state = with_last_tiles({"8", "369"});
  play(state, first_seat, "a8 8");
  EXPECT_TRUE(Game::turn(state).is_over());
  EXPECT_EQ(Game::ending(state).clause, "5.1");
  EXPECT_EQ(in_english(Game::ending(state).reason),
            "the pool is empty and seat 1 has played its last tile");
}

TEST(SumsOf20, Clause_5_1_AnEmptyRackWithTilesInThePoolDraws) {
  State state = with_last_tiles({"8", "369"});
  state.pool = Counts{1};
  play(state, first_seat, "a8 8");
  EXPECT_TRUE(Game::turn(state).is_chance());
  let_chance(state, "draw 1 1");
  EXPECT_TRUE(Game::turn(state).has(second_seat));
}

TEST(SumsOf20, Clause_5_2_EndsWhenThePoolIsEmptyAndNoRackHasAPlay) {
  State state = with_last_tiles({"18", "1"});
  play(state, first_seat, "a8 8");
  EXPECT_TRUE(Game::turn(state).is_over());
  EXPECT_EQ(Game::ending(state).clause, "5.2");
  EXPECT_EQ(in_english(Game::ending(state).reason),
            "the pool is empty and no rack has a legal play: 1 | 1");
}

TEST(SumsOf20, Clause_5_2_GoesOnWhileOneRackHasAPlay) {
  State state = with_last_tiles({"18", "1", "6"});
  play(state, first_seat, "a8 8");
  EXPECT_TRUE(Game::turn(state).has(second_seat)) << "the 6 fits beside the 14 on b14";
}

TEST(SumsOf20, Clause_5_2_OneRoundOfPassesDoesNotEndTheGame) {
  State state = with_racks("1 4 7 8 9", "1 1 1 1 1");
  for (const Seat seat : {first_seat, second_seat, first_seat}) {
    play(state, seat, "pass");
    EXPECT_FALSE(Game::turn(state).is_over());
  }
  State played = state;
  play(state, second_seat, "pass");
  EXPECT_TRUE(Game::turn(state).is_over());
  EXPECT_EQ(in_english(Game::ending(state).reason),
            "two rounds, 4 turns, went by without a tile played");
  EXPECT_EQ(Game::ending(state).clause, "5.2");
  play(played, second_seat, "trade 1");
  let_chance(played, "draw 2 1");
  EXPECT_TRUE(Game::turn(played).is_over()) << "a trade plays no tile either";
}

TEST(SumsOf20, Clause_5_2_HowManyOfTheIdleTurnsArePassesDoesNotMatter) {
  State passes_first = with_racks("1 4 7 8 9", "1 1 1 1 1");
  State trade_first = passes_first;
  play(passes_first, first_seat, "pass");
  play(passes_first, second_seat, "pass");
  play(passes_first, first_seat, "trade 1");
  let_chance(passes_first, "draw 1 1");
  play(trade_first, first_seat, "trade 1");
  let_chance(trade_first, "draw 1 1");
  play(trade_first, second_seat, "pass");
  play(trade_first, first_seat, "pass");
  EXPECT_TRUE(same_bytes(passes_first, trade_first));
}

TEST(SumsOf20, Clause_5_2_InVersion1ARoundOfPassesEndedTheGame) {
  State state = with_racks("1 4 7 8 9", "1 1 1 1 1", {.rules = 1});
  play(state, first_seat, "pass");
  play(state, second_seat, "trade 1");
  let_chance(state, "draw 2 1");
  play(state, first_seat, "pass");
  EXPECT_FALSE(Game::turn(state).is_over()) << "the trade came between";
  play(state, second_seat, "pass");
  EXPECT_TRUE(Game::turn(state).is_over());
  EXPECT_EQ(in_english(Game::ending(state).reason), "all 2 players passed in turn");
}

TEST(SumsOf20, Clause_5_2_EndsAfterTwoRoundsWithoutAPlay) {
  for (const int rules : {1, 2}) {
    State state = with_racks("1 4 7 8 9", "1 1 1 1 1", {.rules = rules});
    for (int round = 0; round < 2; ++round) {
      play(state, first_seat, "pass");
      EXPECT_FALSE(Game::turn(state).is_over());
      play(state, second_seat, "trade 1");
      let_chance(state, "draw 2 1");
    }
    EXPECT_TRUE(Game::turn(state).is_over());
    EXPECT_EQ(in_english(Game::ending(state).reason),
              "two rounds, 4 turns, went by without a tile played");
  }
}

TEST(SumsOf20, Clause_5_2_APlayBeginsTheCountAgain) {
  State state = with_racks("1 4 7 8 9", "1 1 1 1 1");
  play(state, first_seat, "pass");
  play(state, second_seat, "trade 1");
  let_chance(state, "draw 2 1");
  play(state, first_seat, "a8 8");
  let_chance(state, "draw 1 1");
  EXPECT_EQ(state.idle, 0);
  play(state, second_seat, "pass");
  EXPECT_FALSE(Game::turn(state).is_over());
}

TEST(SumsOf20, Clause_5_3_WhoGoesOutFirstGetsAPointForEachTileLeftWithTheOthers) {
  State state = with_last_tiles({"8", "369", "1*"});
  const Effect effect = Game::explain_move(state, first_seat, move_of("a8 8"));
  EXPECT_EQ(in_english(effect.parts.back().what), "out first: 5 tiles left with the others");
  EXPECT_EQ(effect.parts.back().clause, "5.3");
  play(state, first_seat, "a8 8");
  EXPECT_EQ(Game::scores(state)[0], 13 + 5);
  EXPECT_EQ(Game::scores(state)[1], 0);
  EXPECT_EQ(points_of(Game::explain_score(state, first_seat), first_seat), 18);
}

TEST(SumsOf20, Clause_5_4_MostPointsWinsAndEqualPointsShare) {
  State state = with_last_tiles({"18", "1"});
  play(state, first_seat, "a8 8");
  EXPECT_EQ(Game::winners(state), SeatSet::of(first_seat));
  State equal = with_racks("1 4 7 8 9", "1 1 1 1 1");
  for (const int turn : {0, 1, 0, 1}) play(equal, seat_at(turn), "pass");
  EXPECT_EQ(Game::winners(equal), SeatSet::first(2));
}

TEST(SumsOf20, Clause_5_4_AScoreMayBeNegative) {
  State state = with_racks("1 4 7 8 9", "1 1 1 1 1");
  play(state, first_seat, "trade 1 4 7 8 9");
  EXPECT_EQ(Game::scores(state)[0], -15);
}

TEST(SumsOf20, Clause_6_1_HalfOfTheTilesStayOutAndNobodySeesWhich) {
  State state = with_fixed_tiles({.half_pool = true});
  let_chance(state, "starter 9 1");
  for (int handful = 0; handful < 10; ++handful) {
    ASSERT_EQ(state.phase, Phase::out);
    const Chance chance = Game::draw(state, 12345678);
    EXPECT_FALSE(Game::may_see(state, chance, first_seat));
    Game::apply_chance(state, chance);
  }
  EXPECT_EQ(tiles_in(state.out), 50);
  EXPECT_EQ(tiles_in(state.pool), 50);
  EXPECT_EQ(state.phase, Phase::deal);
  const View view = Game::view(state, first_seat);
  EXPECT_EQ(view.unseen, yellow_supply);
  EXPECT_EQ(view.pool_size, 50);
}

TEST(SumsOf20, Clause_6_2_WhenTheTimeIsUpTheRoundIsFinished) {
  State state = with_racks("1 4 7 8 9", "1 1 1 1 1", {.minutes = 20});
  play(state, first_seat, "a8 8");
  ASSERT_TRUE(Game::check_time_up(state));
  Game::time_up(state);
  EXPECT_EQ(in_english(Game::check_time_up(state)), "the time is already up (6.2)");
  let_chance(state, "draw 1 1");
  ASSERT_TRUE(Game::turn(state).has(second_seat)) << "so that both had equally many turns";
  play(state, second_seat, "pass");
  EXPECT_TRUE(Game::turn(state).is_over());
  EXPECT_EQ(Game::ending(state).clause, "6.2");
  EXPECT_EQ(in_english(Game::ending(state).reason),
            "the 20 minutes are up and the round is finished");
  EXPECT_EQ(Game::winners(state), SeatSet::of(first_seat));
}

TEST(SumsOf20, Clause_6_2_BetweenTwoRoundsItEndsAtOnce) {
  State state = with_racks("1 4 7 8 9", "1 1 1 1 1", {.minutes = 20});
  play(state, first_seat, "pass");
  play(state, second_seat, "trade 1");
  let_chance(state, "draw 2 1");
  Game::time_up(state);
  EXPECT_TRUE(Game::turn(state).is_over());
  EXPECT_EQ(Game::check_time_up(state).clause, table_clause);
}

TEST(SumsOf20, Clause_6_2_OnlyWithATimeLimitAndFromTheFirstTurnOn) {
  EXPECT_EQ(in_english(Game::check_time_up(with_racks("1 4 7 8 9", "1 1 1 1 1"))),
            "this game has no time limit (6.2)");
  EXPECT_EQ(Game::check_time_up(Game::start({.minutes = 20})).clause, "6.2");
}

TEST(SumsOf20, Example_TwoPlaysBesideAnEight) {
  const State before = with_racks("1 8 2 7 4", "1 1 1 1 1", {}, 2);
  State gap_filled = before;
  play(gap_filled, first_seat, "c11 across 2 7 1");
  EXPECT_EQ(Game::scores(gap_filled)[0], 19);
  State plus_ten = before;
  play(plus_ten, first_seat, "f11 across 2 7 1");
  EXPECT_EQ(Game::scores(plus_ten)[0], 29);
  const Effect effect = Game::explain_move(before, first_seat, move_of("f11 across 2 7 1"));
  ASSERT_EQ(effect.parts.size(), 3U);
  EXPECT_EQ(in_english(effect.parts[0].what), "2+8+2+7+1 = 20");
  EXPECT_EQ(in_english(effect.parts[1].what), "3 yellow tiles");
  EXPECT_EQ(in_english(effect.parts[2].what), "+10 on h11 under 2+8+2+7+1");
}

TEST(SumsOf20, Example_ThreeSumsWithFourTiles) {
  State state = with_racks("4 7 1 8 9", "1 1 1 1 1");
  EXPECT_EQ(in_english(verdict_on(state, first_seat, "f8 down 4 7 8 1")),
            "the row from d11 would be 4+8+1 = 13, not 20 (3.3)");
  const Effect effect = Game::explain_move(state, first_seat, move_of("f8 down 4 7 1 8"));
  ASSERT_EQ(effect.parts.size(), 4U);
  EXPECT_EQ(in_english(effect.parts[0].what), "4+7+1+8 = 20");
  EXPECT_EQ(in_english(effect.parts[1].what), "4+2+10+4 = 20");
  EXPECT_EQ(in_english(effect.parts[2].what), "4+8+8 = 20");
  EXPECT_EQ(effect.parts[3].points, 12);
  play(state, first_seat, "f8 down 4 7 1 8");
  EXPECT_EQ(Game::scores(state)[0], 42);
}

}  // namespace
}  // namespace twenties::sums_of_20
