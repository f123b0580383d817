#pragma once

#include <string>

#include "games/sums_of_20/rules.hpp"

namespace twenties::sums_of_20 {

// What is wrong with a state that no game can have, or nothing: tiles that are missing or too many,
// lines that are not 20, racks, counters and tallies that do not fit the phase or the board.
std::string inconsistency(const State& state);

}  // namespace twenties::sums_of_20
