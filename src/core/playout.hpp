#pragma once

#include <cstdint>

#include "core/rules.hpp"

namespace twenties {

// Plays on with uniformly random moves to the end, the lowest seat first where several may act;
// `moves` is scratch space. Returns how many moves of seats were made.
template <Rules G>
std::uint64_t play_out(typename G::State& state, Random& random, typename G::Moves& moves) {
  std::uint64_t played = 0;
  while (true) {
    const Turn turn = G::turn(state);
    if (turn.is_over()) return played;
    if (turn.is_chance()) {
      G::apply_chance(state, G::draw(state, random.below(G::chance_total(state))));
      continue;
    }
    const Seat seat = turn.seats.lowest();
    G::moves(state, seat, moves);
    G::apply(state, seat, moves[static_cast<std::size_t>(random.below(moves.size()))]);
    ++played;
  }
}

}  // namespace twenties
