#pragma once

#include <vector>

#include "games/sums_of_20/rules.hpp"

namespace twenties {

// The squares of the tiles of the last play of Sums of 20, on the board after it. A play says where
// it begins and jumps over tiles that were there before; which ones those are is found by taking
// tiles away again: what is left has to be a board on which all sums are twenty.
std::vector<int> squares_of_last(const sums_of_20::Board& after, const sums_of_20::Move& play);

}  // namespace twenties
