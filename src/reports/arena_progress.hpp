#pragma once

#include <cstdint>
#include <string>

#include "bots/arena/arena.hpp"
#include "reports/progress_line.hpp"
#include "texts/words.hpp"

namespace twenties {

// "[####......] 40/100  A 0.5312 ± 0.0311, 3 min 20 s left"
std::string arena_progress(const Contest& contest, const Standings& standings, double seconds_left,
                           const Words& words);

// Tells on standard error how a contest goes: a bar on a terminal, otherwise, if asked for, a line
// every few seconds.
class ArenaProgress {
 public:
  ArenaProgress(const Arena& arena, bool wants_lines, const Words& words);

  // After each deal; `is_new` if it was played now and not read from a journal.
  void tell(const Standings& standings, bool is_new);
  void finish() const { line_.wipe(); }

 private:
  const Arena& arena_;
  Words words_;
  ProgressLine line_;
  ProgressLine::Clock::time_point began_ = ProgressLine::Clock::now();
  std::uint64_t played_ = 0;
};

}  // namespace twenties
