#pragma once

#include "games/game_of_20/rules.hpp"

namespace twenties::game_of_20 {

// A deal of Game of 20 for two seats, ready for placing: a random centre and a random split of the
// tiles 3 to 20.
inline State random_deal(Random& random) {
  State state = GameOf20::start({});
  GameOf20::apply_chance(state,
                         {Chance::Kind::centre, static_cast<std::uint8_t>(1 + random.below(6))});
  GameOf20::apply_chance(state, {Chance::Kind::first, static_cast<std::uint8_t>(random.below(2))});
  GameOf20::Moves moves;
  while (state.stage == Stage::draft) {
    GameOf20::moves(state, seat_of(state, state.to_move), moves);
    GameOf20::apply(state, seat_of(state, state.to_move), moves[random.below(moves.size())]);
  }
  return state;
}

}  // namespace twenties::game_of_20
