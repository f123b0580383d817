#include "core/registry.hpp"

#include <gtest/gtest.h>

#include "games/registry.hpp"
#include "referee/null_games.hpp"
#include "texts/words.hpp"

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
  EXPECT_EQ(in_english(null_games().require("chess").error()),
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

TEST(Registry, MakesGamesByTheVersionsOfTheRulesThatThereAre) {
  const GameType& null = *null_games().find("null-game");
  EXPECT_EQ((*null.start("", 1))->rules_version(), 1);
  EXPECT_EQ(in_english(null.start("", 2).error()),
            "this program plays version 1 of the rules of Null Game, not \"2\"");
  EXPECT_FALSE(null.from_position("players=2 to-move=2 heap=5 taken=1,0", 2));
  const GameType& sums = *all_games().find("sums-of-20");
  EXPECT_EQ((*sums.start(""))->rules_version(), 2);
  EXPECT_EQ((*sums.start("", 1))->rules_version(), 1);
  EXPECT_EQ((*sums.start("", 1))->options(), (*sums.start(""))->options());
  EXPECT_EQ(in_english(sums.start("", 3).error()),
            "this program plays versions 1 to 2 of the rules of Sums of 20, not \"3\"");
}

TEST(Registry, APositionNamesItsRulesOrIsToldThem) {
  const GameType& type = *all_games().find("twenty-one");
  const std::string position = "players=2 sheets=A,C cross=leftmost phase=first dealt=A,C";
  const std::string old = "rules=1 " + position;
  EXPECT_EQ((*type.from_position(position))->rules_version(), 2);
  EXPECT_EQ((*type.from_position(position, 2))->position(), position);
  EXPECT_EQ((*type.from_position(position, 1))->position(), old);
  EXPECT_EQ((*type.from_position(old))->rules_version(), 1);
  EXPECT_EQ((*type.from_position(old, 1))->position(), old);
  EXPECT_EQ(in_english(type.from_position(old, 2).error()),
            "the position follows version 1 of the rules, not 2");
  EXPECT_FALSE(type.from_position("rules=7 " + position));
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
