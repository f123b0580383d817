#pragma once

#include <algorithm>

#include "base/random.hpp"
#include "games/game_of_20/rules.hpp"

namespace twenties::game_of_20 {

inline void play_at_random(State& state, Random& random) {
  const Turn turn = GameOf20::turn(state);
  if (turn.is_chance()) {
    GameOf20::apply_chance(state,
                           GameOf20::draw(state, random.below(GameOf20::chance_total(state))));
    return;
  }
  GameOf20::Moves moves;
  GameOf20::moves(state, turn.seats.lowest(), moves);
  GameOf20::apply(state, turn.seats.lowest(), moves[random.below(moves.size())]);
}

// A random deal, and this many random actions of the placing stage, or fewer if the game ends.
inline State random_position(Random& random, int actions) {
  State state = GameOf20::start({});
  while (state.stage < Stage::placing) play_at_random(state, random);
  for (; actions > 0 && state.stage == Stage::placing; --actions) play_at_random(state, random);
  return state;
}

// The position with other hands, or another hand to move.
inline State with_hands(const State& state, Hand first, Hand second, std::size_t to_move) {
  State out = state;
  out.hands = {first.bits | std::uint64_t{second.bits} << 32U};
  out.to_move = static_cast<std::uint8_t>(to_move);
  out.stage = Stage::placing;
  const auto read = GameOf20::read_position(GameOf20::print_position(out));
  return read ? *read : state;
}

// The same tiles, dealt again: hands of any size, also empty ones.
inline State redealt(const State& state, Random& random) {
  std::array<std::uint32_t, 2> hands{};
  for (std::size_t hand = 0; hand < 2; ++hand) {
    state.hand(hand).for_each([&](int tile) {
      const std::size_t to = tile < 3 ? hand : random.below(3) == 0 ? hand ^ 1U : hand;
      hands[to] |= tile == 1 && (hands[to] & 2U) != 0 ? 1U : 1U << tile;
    });
  }
  return with_hands(state, {hands[0]}, {hands[1]}, random.below(2));
}

// Turned and mirrored: one of eight ways, 0 to 7.
inline State seen_otherwise(const State& state, int way) {
  State out = state;
  out.board = {};
  for (int square = 0; square < square_count; ++square) {
    const int tile = state.board.tile(square);
    if (tile == 0) continue;
    int row = square / side;
    int column = square % side;
    if ((way & 1) != 0) row = side - 1 - row;
    if ((way & 2) != 0) column = side - 1 - column;
    if ((way & 4) != 0) std::swap(row, column);
    out.board.put(row * side + column, tile, [](int, std::size_t) {});
  }
  return with_hands(out, state.hand(0), state.hand(1), state.to_move);
}

}  // namespace twenties::game_of_20
