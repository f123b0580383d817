#pragma once

namespace twenties {

// What the conformance suite needs to know about a game; each game's conformance.hpp specialises
// it, and src/games/null_game/conformance.hpp documents it.
template <class G>
struct ConformanceCases;

}  // namespace twenties
