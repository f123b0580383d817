#pragma once

#include <cstddef>
#include <memory>

#include "bots/bot.hpp"

namespace twenties::sums_of_20 {

struct Thinking {
  int rounds = 3;         // turns of each seat in a trial, the candidate's own included
  int end_in_sight = 14;  // with at most so many tiles in the pool a trial goes on to the end
  std::size_t candidates = 16;
  double noise = 0;  // how far it misjudges a turn, as a standard deviation in points
};

// Tries the turns that the judge likes most on many orders of the pool, all seats playing on as the
// judge would. Once the pool is empty and there are two players it searches to the end, unless it
// is one that misjudges. A node is one rack whose plays are listed.
std::unique_ptr<Bot> make_thinking_bot(const Thinking& thinking);

}  // namespace twenties::sums_of_20
