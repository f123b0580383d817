#pragma once

#include <cstdint>

#include "games/game_of_20/rules.hpp"

namespace twenties::game_of_20 {

// A hash of all that matters for the future of a position of the placing stage, the same for the
// eight ways to turn and mirror the board: the empty squares, the sums around them and of how many
// tiles they are, the hands, and whose turn it is.
std::uint64_t symmetric_key(const State& state);

}  // namespace twenties::game_of_20
