#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "games/game_of_20/rules.hpp"

// The checker's own model of the placing stage. It is written from the rules and shares with the
// solver only the notation of deals, so that an error would have to be made twice.
namespace twenties::game_of_20::check {

// A set of tile values: bit t for the tile t. (A Hand also has bit 0, for a second 1.)
using Values = std::uint32_t;

Values values_of(Hand hand);

// A position without what can no longer matter: filled squares, squares that nobody can ever fill,
// and tiles that can never be placed. trim() proves that this loses nothing. The hands play for the
// *future difference*: the sum of the tiles that the hand to move will still place minus the sum of
// those that the other hand will.
struct Position {
  std::array<Hand, 2> hands;  // the hand to move first; only tiles that may still be placed
  Squares live = 0;           // empty squares that may still be filled
  Squares beside_one = 0;     // squares with a filled neighbour or more
  Squares beside_two = 0;     // with two or more
  Values by_sum = 0;          // tiles that may still be placed by 3.5 somewhere
  // Of the filled neighbours of each live square.
  std::array<std::uint8_t, square_count> sums{};
  // For each live square what may still be placed there by 3.5, and by either clause. These are
  // never too small: they hold at least all that can happen from here on.
  std::array<Values, square_count> summed{};
  std::array<Values, square_count> fits{};

  // Squares that take the lowest tile (3.4).
  [[nodiscard]] Squares open() const { return live & ~beside_two; }
  // Squares whose neighbours will not change any more.
  [[nodiscard]] Squares isolated() const;
  // The squares on which a hand can place now.
  [[nodiscard]] Squares playable(std::size_t hand) const;
  // What the hand to move would place on a playable square.
  [[nodiscard]] int tile_for(int square) const;
};

// What is left of a two-player position of the placing stage, and what its dead tiles and hands
// contribute: value = difference + future difference, for the hand to move.
struct Start {
  Position position;
  int difference = 0;
};
Start start_of(const State& state);

// Places on a playable square; the other hand is to move. Gives the tile. Trims.
int place(Position& position, int square);
// The turn passes (3.6).
void pass(Position& position);

// The tiles of a hand that may still go as its lowest, and those that are dead, as bits of the
// hand.
struct Parts {
  std::uint32_t lowest = 0;
  std::uint32_t dead = 0;
};
Parts parts_of(Hand hand, Values by_sum, int open);

// Leaves out what cannot matter.
void trim(Position& position);

}  // namespace twenties::game_of_20::check
