#pragma once

#include <optional>

#include "bots/search/budget.hpp"
#include "bots/search/race.hpp"
#include "bots/twenty_four_seven/playout.hpp"

namespace twenties::twenty_four_seven {

// How a level simulates.
struct Effort {
  std::size_t candidates = 12;  // the best moves by evaluation, which are then played out
  Outlook outlook;
};

// A move with its estimates.
struct Valued {
  Placement placement;
  // The final points of each seat less the mean of the others', as far as one can tell.
  std::array<double, most_players> margins{};
  double error = 0;
};

struct Simulated {
  Valued best;
  std::optional<Valued> also;
};

// The static evaluation of a move: the points so far and the expected points of the next moves.
Valued judged_only(const View& view, const Judged& move);

// All moves of the seat to move, best first by static evaluation.
JudgedMoves judged_moves(const View& view);

// Plays the most promising moves out in the same sampled deals, and returns the best. `moves` are
// those of judged_moves(). A node is a move evaluated in a playout.
Simulated simulate(const View& view, const JudgedMoves& moves, const Effort& effort,
                   std::uint64_t seed, std::optional<Placement> also, Budget& budget);

}  // namespace twenties::twenty_four_seven
