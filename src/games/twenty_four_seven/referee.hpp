#pragma once

#include <initializer_list>
#include <string_view>

#include "games/twenty_four_seven/rules.hpp"

namespace twenties::twenty_four_seven {

// For tests: tables set up by hand, and random games.

inline TileSet tiles(std::initializer_list<int> numbers) {
  TileSet out;
  for (const int number : numbers) out.add(number);
  return out;
}

// The seven rows of a board, with a space or / between them: 1 to 9, T for a ten, all else empty.
inline Layout layout_of(std::string_view rows) {
  Layout layout{};
  std::size_t square = 0;
  for (const char letter : rows) {
    if (letter == ' ' || letter == '/') continue;
    if (letter == 'T') layout[square] = 10;
    if (letter >= '1' && letter <= '9') layout[square] = static_cast<std::uint8_t>(letter - '0');
    ++square;
  }
  return layout;
}

// Seat 1 is to place; all tiles that are neither on the board nor in a hand are in the bag, unless
// an empty one is asked for, and three of them aside.
inline State table(std::string_view rows, std::initializer_list<TileSet> hands,
                   bool empty_bag = false) {
  State state = TwentyFourSeven::start({.players = static_cast<int>(hands.size())});
  state.stage = Stage::place;
  state.board = board_of(layout_of(rows));
  for (const int tile : layout_of(rows)) {
    if (tile != 0) state.bag.remove(tile);
  }
  std::size_t seat = 0;
  for (const TileSet hand : hands) {
    hand.for_each([&](int tile) { state.bag.remove(tile); });
    state.hands[seat++] = hand;
  }
  while (state.aside.size() < aside_size) {
    const int tile = state.bag.at(state.bag.size() - 1);
    state.bag.remove(tile);
    state.aside.add(tile);
  }
  if (empty_bag) state.bag = {};
  return state;
}

inline Move move(std::string_view text) { return *TwentyFourSeven::read_move(text); }
inline State position(std::string_view text) { return *TwentyFourSeven::read_position(text); }
inline Chance chance(std::string_view text) { return *TwentyFourSeven::read_chance(text); }

// The points of a move, as apply() counts them.
inline int points(State state, std::string_view text) {
  const int before = TwentyFourSeven::scores(state)[state.to_move];
  const std::size_t seat = state.to_move;
  TwentyFourSeven::apply(state, seat_at(state.to_move), move(text));
  return TwentyFourSeven::scores(state)[seat] - before;
}

inline void step_at_random(State& state, Random& random) {
  using Game = TwentyFourSeven;
  if (Game::turn(state).is_chance()) {
    Game::apply_chance(state, Game::draw(state, random.below(Game::chance_total(state))));
    return;
  }
  Game::Moves moves;
  Game::moves(state, seat_at(state.to_move), moves);
  Game::apply(state, seat_at(state.to_move), moves[random.below(moves.size())]);
}

// Calls visit(state) for each position of a random game, from the start to the end.
template <class Visit>
void play_at_random(int players, Random& random, Visit&& visit) {
  State state = TwentyFourSeven::start({.players = players});
  while (true) {
    visit(static_cast<const State&>(state));
    if (TwentyFourSeven::turn(state).is_over()) return;
    step_at_random(state, random);
  }
}

}  // namespace twenties::twenty_four_seven
