#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "bots/game_of_20/solver.hpp"
#include "texts/words.hpp"

namespace twenties::game_of_20 {

struct SolveSettings {
  Goal goal = Goal::exact;
  int threads = 1;
  std::size_t memory = 1024;  // MiB
  double seconds = 0;         // 0: as long as it takes
};

struct SolveAnswer {
  Solution solution;
  std::vector<std::string> best;
  bool is_complete = false;  // all that was asked for is proven
  double seconds = 0;
};

// A position of two players from the draft on; or why there is nothing to solve.
Result<State> read_solvable(std::string_view text);

// A position of the placing stage.
SolveAnswer solve(const State& state, const SolveSettings& settings, Watch& watch);

std::string text_of(const SolveAnswer& answer, const Words& words);
std::string json_of(const SolveAnswer& answer);
// How the bracket narrows.
std::string text_of(const Progress& progress, const Words& words);

}  // namespace twenties::game_of_20
