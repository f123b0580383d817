#include "core/perft.hpp"

#include <gtest/gtest.h>

#include "core/playout.hpp"
#include "referee/null_games.hpp"

namespace twenties {
namespace {

using null_game::NullGame;

std::uint64_t from_start(int depth, int players) {
  return perft<NullGame>(NullGame::start({players}), depth, std::atomic<bool>(false));
}

// Three heaps; after that the sequences of takes of 1 and 2 whose sum is within the heap.
TEST(Perft, CountsTheNullGameAsByHand) {
  EXPECT_EQ(from_start(0, 2), 1U);
  EXPECT_EQ(from_start(1, 2), 3U);
  EXPECT_EQ(from_start(2, 2), 2U + 2 + 2);
  EXPECT_EQ(from_start(3, 2), 4U + 4 + 4);
  EXPECT_EQ(from_start(4, 2), 7U + 8 + 8);
  EXPECT_EQ(from_start(5, 2), 5U + 11 + 15);
  EXPECT_EQ(from_start(6, 2), 1U + 6 + 16);
  EXPECT_EQ(from_start(7, 2), 0U + 1 + 7);
  EXPECT_EQ(from_start(8, 2), 1U) << "seven single counters";
  EXPECT_EQ(from_start(9, 2), 0U) << "no game is so long";
}

TEST(Perft, ThePlayersDoNotChangeTheCount) {
  for (int depth = 0; depth <= 9; ++depth) EXPECT_EQ(from_start(depth, 4), from_start(depth, 2));
}

TEST(Perft, StopsWhenAsked) {
  const std::atomic<bool> stop(true);
  EXPECT_LT(perft<NullGame>(NullGame::start({}), 5, stop), from_start(5, 2));
}

TEST(Perft, IsTheSameThroughTheErasedGame) {
  const GameType& type = *null_games().find("null-game");
  const std::atomic<bool> stop(false);
  auto game = *type.start("");
  EXPECT_EQ(type.perft(*game, 5, stop), from_start(5, 2));
  ASSERT_TRUE(game->play_chance("heap 6"));
  EXPECT_EQ(type.perft(*game, 4, stop), 11U);
  EXPECT_EQ(null_games().find("low")->perft(*game, 4, stop), 0U) << "another game's type";
}

TEST(PlayOut, EndsTheGameAndShowsEveryMove) {
  for (std::uint64_t seed = 0; seed < 50; ++seed) {
    Random random(seed);
    NullGame::Moves moves;
    null_game::State state = NullGame::start({.players = 3});
    int played = 0;
    int taken = 0;
    play_out<NullGame>(state, random, moves, [&](const null_game::Move& move) {
      ++played;
      taken += move.count;
    });
    EXPECT_TRUE(NullGame::turn(state).is_over());
    EXPECT_EQ(taken, state.taken[0] + state.taken[1] + state.taken[2]);
    EXPECT_EQ(played % 3, state.to_move);
  }
}

}  // namespace
}  // namespace twenties
