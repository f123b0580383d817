#pragma once

#include <array>
#include <cstdint>

#include "bots/game_of_20/solver/rows.hpp"
#include "games/game_of_20/rules.hpp"

namespace twenties::game_of_20 {

// What of a position can still matter: squares that may be filled and tiles that may be placed.
// Which tiles lie where is forgotten but for what they do to the squares beside them. The hand to
// move comes first, and it can place, unless the game is over.
//
// A square is described by a number: 32 for one adjacent tile or 64 for more, plus their sum. A sum
// that is too high, or that can never be of use, is `useless_sum`.
struct Future {
  static constexpr std::uint32_t useless_sum = 31;

  Rows possible{};  // the tiles, as bits, that a square may get at some time; 0: none, it is dead
  Rows around{};    // what is around each square, as said above
  std::array<std::uint32_t, 2> hands{};   // without the dead tiles; bits as in Hand
  std::array<std::uint32_t, 2> lowest{};  // the tiles of each hand that may go as its lowest
  std::array<Places, 2> playable{};
  Places live = 0;     // squares that may be filled
  Places open = 0;     // those with at most one adjacent tile
  Places touched = 0;  // squares, others too, with at least one adjacent tile
  Places alone = 0;    // live squares with no live neighbour: nothing will ever change around them

  [[nodiscard]] bool is_over() const { return playable[0] == 0; }
  [[nodiscard]] std::uint32_t around_place(int place) const {
    return around[static_cast<std::size_t>(place / lanes)][place % lanes];
  }
  [[nodiscard]] int sum(int place) const { return static_cast<int>(around_place(place) & 31U); }
  // What the hand to move puts on one of its playable places.
  [[nodiscard]] int tile(int place) const {
    return (open & place_bit(place)) != 0 ? Hand{hands[0]}.lowest() : sum(place);
  }
};

// A future and whether the hand that was to move is to move in it: the other one is skipped (3.6).
struct Next {
  Future future;
  bool same_hand = false;
};

// From a position in the placing stage of the game for two.
Next future_of(const State& state);
// After the hand to move has put its tile on one of its playable places.
void play(const Future& before, int place, Next& after);

// What the gain of a future, own tiles still to be placed minus those of the other hand, must lie
// in.
struct Gains {
  int low = 0;
  int high = 0;
};
Gains bounds_of(const Future& future);

}  // namespace twenties::game_of_20
