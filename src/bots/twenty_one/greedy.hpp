#pragma once

#include "bots/choosing.hpp"
#include "games/twenty_one/rules.hpp"

namespace twenties::twenty_one {

// Marks for the most points now, and re-rolls if the expected points are higher than those of the
// current dice.
Move greedy(const State& state, Seat seat, Random& random);

}  // namespace twenties::twenty_one
