#pragma once

#include <cstdint>

namespace twenties {

// One number for how all bots of all games play: fixed positions, fixed seeds, fixed nodes. It is
// the same with every compiler and on every machine, and changes when, and only when, a bot plays
// or judges differently.
std::uint64_t play_signature();
// The same for games that follow the first version of their rules.
std::uint64_t play_signature_of_version_1();

}  // namespace twenties
