// What moves and chance are made of, as data: the same for everybody who looks.

#include <gtest/gtest.h>

#include "core/step.hpp"
#include "games/registry.hpp"
#include "referee/null_games.hpp"

namespace twenties {
namespace {

using Names = std::vector<std::string>;

constexpr Seat one = seat_at(0);

std::unique_ptr<Game> game_at(std::string_view name, std::string_view position) {
  auto game = (*all_games().require(name))->from_position(position);
  EXPECT_TRUE(game) << position;
  return std::move(*game);
}

ActionData plain(std::string_view kind, Names tiles = {}, Names squares = {}) {
  ActionData out;
  out.kind = kind;
  out.tiles = std::move(tiles);
  out.squares = std::move(squares);
  return out;
}

ActionData for_seat(int seat, ActionData data) {
  data.seat = seat_at(seat - 1);
  return data;
}

TEST(ActionData, WhatIsNoMoveHasNoKind) {
  const auto game = *null_games().find("null-game")->start("");
  EXPECT_EQ(game->describe_move(one, "dance"), ActionData{});
  EXPECT_EQ(game->describe_chance("rain"), ActionData{});
  EXPECT_EQ(game->describe_move(one, "take 2"), plain("take", {"2"}));
}

TEST(ActionData, OfGameOf20) {
  const auto game =
      game_at("game-of-20",
              "players=2 centres=1-6 board=.,.,.,.,./.,.,1,.,./.,1,4,.,./.,.,.,.,./.,.,.,.,. "
              "hands=1,2,3,5,7,9,11,13,15,17,19/1,2,4,6,8,10,12,14,16,18,20 to-move=2");
  ActionData put = plain("put", {"2"}, {"b2"});
  put.lines = {{{"c2", "b3"}, 2, "around"}};
  EXPECT_EQ(game->describe_move(one, "2 b2"), put);
  EXPECT_EQ(game->describe_move(one, "take 4 5"), plain("take", {"4", "5"}));
  EXPECT_EQ(game->describe_move(one, "skip"), plain("skip"));
  EXPECT_EQ(game->describe_chance("centre 3"), plain("centre", {"3"}));
  EXPECT_EQ(game->describe_chance("first 2"), for_seat(2, plain("first")));
  const auto step = take_step(*game, {Action::Kind::move, seat_at(1), "2 b2"}, 1);
  ASSERT_TRUE(step);
  EXPECT_TRUE(step->data.lines.empty()) << "nothing scores";
}

TEST(ActionData, AHandBeginsWhereOneSeatHasBoth) {
  const auto game = *all_games().find("game-of-20")->start("players=1");
  ActionData first = plain("first");
  first.hand = 2;
  EXPECT_EQ(game->describe_chance("first 2"), first);
}

TEST(ActionData, OfTwentyFourSeven) {
  const std::string hands =
      "hands=1,7,9,9,10,10/1,2,3,4,5,6 aside=1,2,3 points=0,0,0,0,0/0,0,0,0,0";
  const auto game = game_at(
      "24-7",
      "players=2 turn=1 board=......./......./......./..78.../......./......./....... " + hands);
  ActionData put = plain("put", {"9"}, {"e4"});
  put.lines = {{{"c4", "d4", "e4"}, 24, "sum_of_24", 40, "", 70},
               {{"c4", "d4", "e4"}, 24, "run", 30, "", 70}};
  const ActionData found = game->describe_move(one, "9 e4");
  EXPECT_EQ(found, put);
  EXPECT_EQ(game->describe_move(one, "10 e4").lines[0].kind, "over");
  EXPECT_EQ(game->describe_chance("deal 2 1 4"), for_seat(2, plain("deal", {"1", "4"})));
  EXPECT_EQ(game->describe_chance("aside 1 4 9"), plain("aside", {"1", "4", "9"}));
  ASSERT_TRUE(game->play(one, "9 e4"));
  EXPECT_EQ(game->describe_chance("draw 8"), for_seat(1, plain("draw", {"8"})))
      << "for the seat that has placed";
}

TEST(ActionData, OfSumsOf20) {
  const auto game = *all_games().find("sums-of-20")->start("");
  ActionData play = plain("lay", {"4", "*7"}, {"f8", "f9"});
  play.way = "down";
  play.lines = {{{"f8", "f9"}, 11, "sum", 0, "under"}};
  EXPECT_EQ(game->describe_move(one, "f8 down 4 *7"), play);
  EXPECT_EQ(game->describe_move(one, "f8 9"), plain("put", {"9"}, {"f8"}));
  EXPECT_EQ(game->describe_move(one, "trade 3 *"), plain("trade", {"3", "*"}));
  EXPECT_EQ(game->describe_move(one, "pass"), plain("pass"));
  EXPECT_EQ(game->describe_move(one, "o15 across 1 2"), [] {
    ActionData over_the_edge = plain("lay", {"1", "2"}, {"o15"});
    over_the_edge.way = "across";
    return over_the_edge;
  }());
  EXPECT_EQ(game->describe_chance("draw 2 4 *"), for_seat(2, plain("draw", {"4", "*"})));
  EXPECT_EQ(game->describe_chance("starter 4 9"), plain("starter", {"4", "9"}));
}

TEST(ActionData, OfTwentyOne) {
  auto game = *all_games().find("21")->start("players=2");
  EXPECT_EQ(game->describe_move(one, "cross 6"), plain("cross")) << "there are no sheets yet";
  for (const std::string_view chance : {"sheets A B", "first 1"}) {
    ASSERT_TRUE(game->play_chance(chance));
  }
  ActionData roll = plain("roll");
  roll.dice = {{"blue", 3}, {"green", 1}, {"red", 6}, {"yellow", 2}, {"white", 5}, {"black", 4}};
  EXPECT_EQ(game->describe_chance("roll B3 G1 R6 Y2 W5 K4"), roll);
  EXPECT_EQ(game->describe_chance("first 2"), for_seat(2, plain("first")));
  ASSERT_TRUE(game->play_chance("roll B3 G1 R6 Y2 W5 K4"));
  ActionData keep = roll;
  keep.kind = "keep";
  EXPECT_EQ(game->describe_move(one, "keep"), keep) << "the dice that lie there";
  const ActionData write = game->describe_move(one, "write blue red");
  EXPECT_EQ(write.tiles, (Names{"blue", "red"}));
  EXPECT_EQ(write.squares.size(), 2U);
  EXPECT_EQ(write.dice, roll.dice);
  EXPECT_EQ(game->describe_move(nobody, "write blue red").tiles, Names{}) << "a spectator's sheet";
  EXPECT_EQ(game->describe_move(one, "cross 6").squares, Names{"6"});
}

}  // namespace
}  // namespace twenties
