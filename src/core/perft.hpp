#pragma once

#include <atomic>
#include <cstdint>

#include "core/rules.hpp"

namespace twenties {

// The number of different sequences of exactly `depth` actions. Each legal move and each distinct
// outcome of chance counts once, whatever its weight; where several seats may act at the same time,
// the lowest goes first. A game that ends earlier has no such sequence. Stops early, with a
// meaningless count, once `stop` is set.
template <Rules G>
std::uint64_t perft(const typename G::State& state, int depth, const std::atomic<bool>& stop) {
  if (depth == 0) return 1;
  const Turn turn = G::turn(state);
  if (turn.is_over() || stop.load(std::memory_order_relaxed)) return 0;
  std::uint64_t count = 0;
  if (turn.is_chance()) {
    Outcomes<typename G::Chance> outcomes;
    G::outcomes(state, outcomes);
    if (depth == 1) return outcomes.size();
    for (const auto& outcome : outcomes) {
      typename G::State next = state;
      G::apply_chance(next, outcome.chance);
      count += perft<G>(next, depth - 1, stop);
    }
    return count;
  }
  const Seat seat = turn.seats.lowest();
  typename G::Moves moves;
  G::moves(state, seat, moves);
  if (depth == 1) return moves.size();
  for (const auto& move : moves) {
    typename G::State next = state;
    G::apply(next, seat, move);
    count += perft<G>(next, depth - 1, stop);
  }
  return count;
}

}  // namespace twenties
