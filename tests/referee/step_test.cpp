#include "core/step.hpp"

#include <gtest/gtest.h>

#include "games/registry.hpp"

namespace twenties {
namespace {

using Kind = Action::Kind;

std::unique_ptr<Game> after(std::initializer_list<const char*> chances) {
  auto game = std::move(*(*all_games().require("24-7"))->start("players=2"));
  for (const char* chance : chances) EXPECT_TRUE(perform(*game, {Kind::chance, nobody, chance}));
  return game;
}

TEST(Step, OthersLearnThatTilesWereDealtAndNotWhich) {
  const auto game = after({"aside 1 9 9", "centre 8"});
  const auto step = take_step(*game, {Kind::chance, nobody, "deal 1 2 7 7 8 10 10"}, 3);
  ASSERT_TRUE(step);
  EXPECT_EQ(step->seen_by(seat_at(0), 2), *step);
  for (const Seat viewer : {seat_at(1), nobody}) {
    const Step seen = step->seen_by(viewer, 2);
    EXPECT_TRUE(seen.hidden);
    EXPECT_EQ(seen.number, 3);
    EXPECT_EQ(seen.kind(), "chance");
    EXPECT_EQ(seen.action.text, "");
    EXPECT_EQ(seen.effect, Effect{});
    EXPECT_TRUE(seen.scores.empty());
  }
}

TEST(Step, ARefusedActionChangesNothing) {
  const auto game =
      after({"aside 1 9 9", "centre 8", "deal 1 2 7 7 8 10 10", "deal 2 1 2 3 4 5 6", "first 1"});
  const std::string before = game->position();
  const auto step = take_step(*game, {Kind::move, seat_at(0), "9 c3"}, 6);
  ASSERT_FALSE(step);
  EXPECT_FALSE(step.error().clause.empty());
  EXPECT_EQ(game->position(), before);
}

TEST(Step, TellsWhatAMoveBroughtAndHowTheScoresStand) {
  const auto game =
      after({"aside 1 9 9", "centre 8", "deal 1 2 7 7 8 10 10", "deal 2 1 2 3 4 5 6", "first 1"});
  const auto moves = game->moves(seat_at(0));
  ASSERT_FALSE(moves.empty());
  const auto step = take_step(*game, {Kind::move, seat_at(0), moves.front()}, 6);
  ASSERT_TRUE(step);
  EXPECT_EQ(step->kind(), "move");
  EXPECT_EQ(step->points(), game->scores()[0]);
  EXPECT_EQ(step->scores, game->scores());
  EXPECT_EQ(step->seen_by(nobody, 2), *step) << "moves are seen by all";
}

TEST(Step, HasOneNameForEachKind) {
  const auto name = [](Kind kind, bool is_skip = false) {
    Step step;
    step.action.kind = kind;
    step.is_skip = is_skip;
    return step.kind();
  };
  EXPECT_EQ(name(Kind::chance), "chance");
  EXPECT_EQ(name(Kind::move), "move");
  EXPECT_EQ(name(Kind::move, true), "skip");
  EXPECT_EQ(name(Kind::resign), "resign");
  EXPECT_EQ(name(Kind::flag), "flag");
  EXPECT_EQ(name(Kind::time_up), "time_up");
}

}  // namespace
}  // namespace twenties
