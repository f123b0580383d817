#pragma once

#include "bots/choosing.hpp"
#include "games/twenty_one/rules.hpp"

namespace twenties::twenty_one {

// Marks for the most points now, and rolls again when that promises more than the dice as they
// lie.
Move greedy(const State& state, Seat seat, Random& random);

}  // namespace twenties::twenty_one
