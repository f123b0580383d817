#pragma once

#include <cstdint>
#include <string>

#include "core/registry.hpp"

namespace twenties {

// A whole random game, written down as by a referee: each action, how many moves were legal, what
// it scored and by which clause, now and then the position, and in the end the result.
std::string playthrough(const GameType& type, int rules, const std::string& options,
                        std::uint64_t seed);

}  // namespace twenties
