#pragma once

#include <vector>

#include "bots/coach/judge.hpp"
#include "bots/game_of_20/proof/proved_centre.hpp"
#include "games/game_of_20/rules.hpp"

namespace twenties::game_of_20 {

// What is proved about a pick comes before what its samples say: a pick that keeps the proved
// result loses no chance, and for one that does not the best pick is one that does. `ranked` are
// the picks, the most promising first.
void go_by_proof(const State& state, const Move& played, const std::vector<Move>& ranked,
                 const ProvedCentre& proof, Comparison& choice);

}  // namespace twenties::game_of_20
