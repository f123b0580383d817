#pragma once

#include "base/fixed_vector.hpp"
#include "core/rules.hpp"

namespace twenties {

// The value of a position for each seat if every seat maximises its own, in expectation over
// chance: the whole tree, for small games, and as a slow twin of faster searches. worth(state)
// values a finished game by seat.
template <Rules G, class Worth>
auto full_tree_value(const typename G::State& state, Worth&& worth) {
  using Values = decltype(worth(state));
  const Turn turn = G::turn(state);
  if (turn.is_over()) return worth(state);
  Values best{};
  if (turn.is_chance()) {
    Outcomes<typename G::Chance> outcomes;
    G::outcomes(state, outcomes);
    const auto total = static_cast<double>(G::chance_total(state));
    for (int seat = 0; seat < G::seats(state); ++seat) best.push_back(0);
    for (const auto& [chance, weight] : outcomes) {
      typename G::State after = state;
      G::apply_chance(after, chance);
      const Values values = full_tree_value<G>(after, worth);
      for (std::size_t seat = 0; seat < values.size(); ++seat) {
        best[seat] += values[seat] * static_cast<double>(weight) / total;
      }
    }
    return best;
  }
  const Seat seat = turn.seats.lowest();
  const auto index = static_cast<std::size_t>(index_of(seat));
  typename G::Moves moves;
  G::moves(state, seat, moves);
  for (const auto& move : moves) {
    typename G::State after = state;
    G::apply(after, seat, move);
    const Values values = full_tree_value<G>(after, worth);
    if (best.empty() || values[index] > best[index]) best = values;
  }
  return best;
}

}  // namespace twenties
