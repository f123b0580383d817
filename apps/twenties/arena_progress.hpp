#pragma once

#include <chrono>
#include <cstdint>

#include "bots/arena/arena.hpp"

namespace twenties {

// Tells on standard error how a contest goes: a bar that is drawn again in place on a terminal,
// otherwise, if asked for, a line every few seconds.
class ArenaProgress {
 public:
  ArenaProgress(const Arena& arena, bool wants_lines);

  // After each deal; `is_new` if it was played now and not earlier.
  void tell(const Standings& standings, bool is_new);
  // Removes the bar.
  void finish() const;

 private:
  using Clock = std::chrono::steady_clock;

  const Arena& arena_;
  bool is_terminal_;
  bool wants_lines_;
  Clock::time_point began_ = Clock::now();
  Clock::time_point due_ = Clock::now();
  std::uint64_t played_ = 0;
};

}  // namespace twenties
