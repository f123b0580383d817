#pragma once

namespace twenties {

// What the conformance suite has to be told about a game; each game's conformance.hpp specialises
// it, and src/games/null_game/conformance.hpp says what belongs in it.
template <class G>
struct ConformanceCases;

}  // namespace twenties
