#pragma once

#include "games/game_of_20/rules.hpp"

namespace twenties::game_of_20 {

// The draft in picks (2.2): the first takes one tile, all others two; what is left then goes to the
// hand that is due, as a pick of its own.

inline constexpr int pick_count = drafted_tiles.size() / 2 + 1;

// The pick that comes next, counted from 1.
inline int pick_number(const State& state) {
  const int taken = drafted_tiles.size() - state.pool().size();
  return (taken + 1) / 2 + 1;
}

// How many tiles it takes; 0 where no pick is to be made.
inline int pick_size(const State& state) {
  if (state.stage != Stage::draft) return 0;
  return state.pool() == drafted_tiles ? 1 : 2;
}

}  // namespace twenties::game_of_20
