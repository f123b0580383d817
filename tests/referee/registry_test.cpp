#include "core/registry.hpp"

#include <gtest/gtest.h>

#include "referee/null_games.hpp"

namespace twenties {
namespace {

TEST(Registry, FindsByIdOrAliasInAnyCase) {
  const GameType* low = null_games().types()[1];
  for (const std::string_view name : {"low-null-game", "Low-Null-Game", "low", "LEAST"}) {
    EXPECT_EQ(null_games().find(name), low) << name;
  }
  EXPECT_EQ(null_games().find("null-game"), null_games().types()[0]);
}

TEST(Registry, FindsNothingElse) {
  for (const std::string_view name :
       {"", "null", "null-game ", "Low Null Game", "low-null-game2"}) {
    EXPECT_EQ(null_games().find(name), nullptr) << name;
  }
  EXPECT_EQ(null_games().require("chess").error().message,
            "there is no game \"chess\"; there are: null-game, low-null-game");
}

TEST(Registry, MakesGamesFromOptionsAndPositions) {
  const GameType& type = *null_games().find("null-game");
  EXPECT_EQ((*type.start("players=3"))->seats(), 3);
  EXPECT_EQ((*type.start(""))->options(), "players=2");
  EXPECT_FALSE(type.start("players=5"));
  const std::string position = "players=2 to-move=2 heap=5 taken=1,0";
  EXPECT_EQ((*type.from_position(position))->position(), position);
  EXPECT_FALSE(type.from_position("players=2 to-move=3 heap=5 taken=1,0"));
}

TEST(Registry, TypedDoorsOpenOnlyForTheirGame) {
  const auto game = *null_games().find("null-game")->start("");
  EXPECT_NE(game_of<null_game::NullGame>(*game), nullptr);
  EXPECT_EQ(game_of<LowNullGame>(*game), nullptr);
  const auto view = game->view(seat_at(1));
  EXPECT_EQ(view->viewer(), seat_at(1));
  EXPECT_NE(view_of<null_game::NullGame>(*view), nullptr);
  EXPECT_EQ(view_of<LowNullGame>(*view), nullptr);
}

}  // namespace
}  // namespace twenties
