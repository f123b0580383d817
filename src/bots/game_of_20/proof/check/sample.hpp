#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "bots/game_of_20/proof/answer.hpp"

namespace twenties::game_of_20::check {

// Answers a question about a deal again. Nothing if it was stopped.
using Oracle = std::function<std::optional<bool>(const Deal& deal, Question question)>;

// A random sample of this many answers, or all if there are fewer.
std::vector<Answer> draw_sample(std::vector<Answer> answers, std::size_t count, std::uint64_t seed);

struct SampleResult {
  std::size_t right = 0;
  std::vector<Answer> wrong;
  bool was_stopped = false;
};

// Asks the oracle about each answer; `done` is told whether each is right.
SampleResult check_sample(const std::vector<Answer>& sample, const Oracle& oracle,
                          const std::function<void(const Answer& answer, bool is_right)>& done);

// The smallest share of wrong answers of which such a sample, none of it wrong, would have shown at
// least one with a probability of 95 %: 1 - 0.05^(1/count). 1 for none. (That is for draws with
// replacement; without it the probability is a little higher.)
double share_excluded(std::size_t count);

}  // namespace twenties::game_of_20::check
