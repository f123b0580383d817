#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "bots/sums_of_20/ending.hpp"
#include "texts/words.hpp"

namespace twenties::sums_of_20 {

struct SolveAnswer {
  EndingResult result;
  std::vector<std::string> best;
  std::uint64_t nodes = 0;
  double seconds = 0;
};

// A position of two players with an empty pool; or why the solver cannot help.
Result<State> read_solvable(std::string_view text);

// 0 seconds: as long as it takes.
SolveAnswer solve(const State& state, double seconds, Watch& watch);

std::string text_of(const SolveAnswer& answer, const Words& words);
std::string json_of(const SolveAnswer& answer);

}  // namespace twenties::sums_of_20
