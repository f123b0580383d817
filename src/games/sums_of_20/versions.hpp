#pragma once

#include <algorithm>

#include "games/sums_of_20/board.hpp"

// The differences between versions of the rules: one function for each clause.

namespace twenties::sums_of_20 {

inline constexpr int oldest_rules = 1;
inline constexpr int newest_version = 2;

// [2.2] Those who are tied draw again from what is left. In version 1 the tiles went back first.
constexpr bool keeps_start_tiles(int rules) { return rules >= 2; }

// [3.6] How many tiles of a rack may be traded: all of them while the pool has a tile. In version 1
// no more than the pool held.
constexpr int most_traded(int rules, int pool) {
  if (rules >= 2) return pool > 0 ? rack_size : 0;
  return std::min(pool, rack_size);
}

// [5.2] In version 1 one round of passes ended the game. Since then passes are idle turns like
// trades, and are not counted separately.
constexpr bool counts_passes(int rules) { return rules < 2; }

}  // namespace twenties::sums_of_20
