#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "bots/search/budget.hpp"
#include "games/game_of_20/rules.hpp"

namespace twenties::game_of_20 {

// The best known line of a solo position in the placing stage.
struct SoloLine {
  int total = 0;            // what is left in both hands at its end
  std::vector<Move> moves;  // from the position to the end of the game
  bool is_best = false;     // proven: nothing is left, or every line was looked at
  std::size_t width = 0;    // positions side by side when it was found; a measure of the effort
};

inline constexpr std::size_t widest_solo = std::size_t{1} << 16U;

// Looks for the line that leaves least. All positions after so many tiles are kept side by side, at
// most `width` of them, those with the best prospects; the width is doubled twice from 1 until
// nothing is left, nothing more can be found, or the budget ends. A node is one position judged.
SoloLine solve_solo(const State& state, Budget& budget, std::size_t most_width = widest_solo);

}  // namespace twenties::game_of_20
