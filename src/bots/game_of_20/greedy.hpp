#pragma once

#include "bots/choosing.hpp"
#include "games/game_of_20/rules.hpp"

namespace twenties::game_of_20 {

// Places the largest tile it can. Nothing scores in the draft, where it picks at random.
inline Move greedy(const State& state, Seat seat, Random& random) {
  if (state.stage == Stage::draft) return random_move<GameOf20>(state, seat, random);
  return greedy_move<GameOf20>(state, seat, random);
}

}  // namespace twenties::game_of_20
