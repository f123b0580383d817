#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "bots/twenty_four_seven/endgame.hpp"
#include "texts/words.hpp"

namespace twenties::twenty_four_seven {

struct SolveSettings {
  int threads = 1;
  double seconds = 0;  // 0: as long as it takes
};

struct SolveAnswer {
  double value = 0;
  std::vector<std::string> best{};
  std::optional<SolvedEnding> solved{};  // nothing if the time was too short: a guess
  std::uint64_t nodes = 0;
  double seconds = 0;
};

// A position of two players with an empty bag; or why it cannot be solved. `seat` counts from 1
// and has to be the one to move; 0 stands for it, whichever it is.
Result<State> read_solvable(std::string_view text, int seat);

// Uses only what the seat to move may know.
SolveAnswer solve(const State& state, const SolveSettings& settings);

std::string text_of(const SolveAnswer& answer, const Words& words);
std::string json_of(const SolveAnswer& answer);

}  // namespace twenties::twenty_four_seven
