#pragma once

#include <algorithm>

#include "games/game_of_20/rules.hpp"

namespace twenties::game_of_20 {

// The slow twins of the searches, for tests: every line to the end of the game, by the rules alone.

// What the other hand has left minus what the hand to move has left, with best play.
inline int slow_value(const State& state) {
  const std::size_t hand = state.to_move;
  if (state.stage == Stage::over) return state.hand_sums[hand ^ 1U] - state.hand_sums[hand];
  GameOf20::Moves moves;
  GameOf20::moves(state, seat_of(state, hand), moves);
  int best = -1000;
  for (const Move& move : moves) {
    State after = state;
    GameOf20::apply(after, seat_of(state, hand), move);
    best = std::max(best, -slow_value(after));
  }
  return best;
}

// The value of one move for the hand that makes it.
inline int slow_value_of(const State& state, const Move& move) {
  State after = state;
  GameOf20::apply(after, seat_of(state, state.to_move), move);
  return -slow_value(after);
}

// The least that can be left in the solo game.
inline int slow_solo_total(const State& state) {
  if (state.stage == Stage::over) return GameOf20::scores(state)[0];
  GameOf20::Moves moves;
  GameOf20::moves(state, seat_at(0), moves);
  int best = 1000;
  for (const Move& move : moves) {
    State after = state;
    GameOf20::apply(after, seat_at(0), move);
    best = std::min(best, slow_solo_total(after));
  }
  return best;
}

// A position of the placing stage after random moves, with about this many empty squares; it may be
// over.
inline State late_position(std::uint64_t seed, int players, int empty) {
  Random random(seed);
  State state = GameOf20::start({.players = players});
  GameOf20::Moves moves;
  while (state.stage < Stage::placing ||
         (state.stage == Stage::placing && std::popcount(state.board.empty) > empty)) {
    if (GameOf20::turn(state).is_chance()) {
      GameOf20::apply_chance(state,
                             GameOf20::draw(state, random.below(GameOf20::chance_total(state))));
      continue;
    }
    const Seat seat = seat_of(state, state.to_move);
    GameOf20::moves(state, seat, moves);
    GameOf20::apply(state, seat, moves[random.below(moves.size())]);
  }
  return state;
}

// Calls visit(state) for a number of such positions that are not over.
template <class Visit>
void for_late_positions(int count, int players, int empty, Visit&& visit) {
  for (std::uint64_t seed = 1; count > 0; ++seed) {
    const State state = late_position(seed, players, empty);
    if (state.stage != Stage::placing) continue;
    visit(state);
    --count;
  }
}

}  // namespace twenties::game_of_20
