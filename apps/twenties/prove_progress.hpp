#pragma once

#include <chrono>
#include <string>

#include "bots/game_of_20/proof/standing.hpp"

namespace twenties {

// Tells on standard error how a proof goes: a bar that is drawn again in place on a terminal,
// otherwise a line every minute.
class ProveProgress {
 public:
  ProveProgress();

  void tell(const game_of_20::ProofStanding& standing);
  // Removes the bar.
  void finish() const;

 private:
  using Clock = std::chrono::steady_clock;

  bool is_terminal_;
  Clock::time_point due_ = Clock::now();
};

}  // namespace twenties
