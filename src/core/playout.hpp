#pragma once

#include <cstddef>

#include "core/rules.hpp"

namespace twenties {

// Plays on with uniformly random moves to the end, the lowest seat first where several may act, and
// reports each move of a seat: seen(move). `moves` is scratch space.
template <Rules G, class Seen>
void play_out(typename G::State& state, Random& random, typename G::Moves& moves, Seen&& seen) {
  while (true) {
    const Turn turn = G::turn(state);
    if (turn.is_over()) return;
    if (turn.is_chance()) {
      G::apply_chance(state, G::draw(state, random.below(G::chance_total(state))));
      continue;
    }
    const Seat seat = turn.seats.lowest();
    G::moves(state, seat, moves);
    const typename G::Move move = moves[static_cast<std::size_t>(random.below(moves.size()))];
    G::apply(state, seat, move);
    seen(move);
  }
}

}  // namespace twenties
