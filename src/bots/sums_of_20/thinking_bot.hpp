#pragma once

#include <cstddef>
#include <memory>

#include "bots/bot.hpp"

namespace twenties::sums_of_20 {

struct Thinking {
  int rounds = 3;         // turns of each seat in a trial, the candidate's own included
  int end_in_sight = 14;  // with at most this many tiles in the pool a trial continues to the end
  std::size_t candidates = 16;
  double noise = 0;  // noise of the evaluation: a standard deviation in points
};

// Tries the turns that the judge rates highest on many orders of the pool, with all seats playing
// on as the judge would. With two players and an empty pool it searches to the end, unless it has
// noise. A node is one rack whose plays are listed.
std::unique_ptr<Bot> make_thinking_bot(const Thinking& thinking);

}  // namespace twenties::sums_of_20
