#pragma once

#include <optional>

#include "bots/search/budget.hpp"
#include "bots/search/race.hpp"
#include "bots/twenty_four_seven/playout.hpp"

namespace twenties::twenty_four_seven {

// How a level simulates.
struct Effort {
  std::size_t candidates = 12;  // the best moves by judgement, which are then played out
  Outlook outlook;
};

// A move with what is known of it.
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

// What judgement alone makes of a move: the points so far and what the next moves bring.
Valued judged_only(const View& view, const Judged& move);

// All moves of the seat to move, best first by judgement alone.
JudgedMoves judged_moves(const View& view);

// Plays the most promising moves out in the same imagined games, and tells the best. `moves` are
// those of judged_moves(). A node is a move that is judged in an imagined game.
Simulated simulate(const View& view, const JudgedMoves& moves, const Effort& effort,
                   std::uint64_t seed, std::optional<Placement> also, Budget& budget);

}  // namespace twenties::twenty_four_seven
