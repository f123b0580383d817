#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "base/bits.hpp"
#include "games/game_of_20/hand.hpp"

namespace twenties::game_of_20 {

inline constexpr int side = 5;
inline constexpr int square_count = side * side;
inline constexpr int centre_square = square_count / 2;  // c3

// A set of squares: bit i for the square i, counted row by row from a1.
using Squares = std::uint32_t;
inline constexpr Squares all_squares = (1U << square_count) - 1;
constexpr Squares only(int square) { return 1U << square; }

// The squares that share an edge with a square (3.3).
inline constexpr std::array<Squares, square_count> adjacent = [] {
  std::array<Squares, square_count> out{};
  for (int square = 0; square < square_count; ++square) {
    Squares& around = out[static_cast<std::size_t>(square)];
    if (square >= side) around |= only(square - side);
    if (square + side < square_count) around |= only(square + side);
    if (square % side > 0) around |= only(square - 1);
    if (square % side < side - 1) around |= only(square + 1);
  }
  return out;
}();

using SquareBytes = std::array<std::uint8_t, square_count>;

// The same with a byte per square: 255 for an adjacent one, 0 for any other.
inline constexpr std::array<SquareBytes, square_count> adjacent_bytes = [] {
  std::array<SquareBytes, square_count> out{};
  for (std::size_t square = 0; square < square_count; ++square) {
    for_each_bit(adjacent[square], [&](int i) { out[square][static_cast<std::size_t>(i)] = 255; });
  }
  return out;
}();

// The tiles on the board, and the square table: which empty squares take which tile. Everything but
// `tiles` follows from `tiles`; put() keeps it up to date.
struct Board {
  static constexpr std::size_t open_slot = 0;  // none or one adjacent tile: the lowest fits (3.4)
  static constexpr std::size_t dead_slot = 1;  // the adjacent tiles sum to more than 20

  // The square table. Every empty square is in one slot: one of the two above, or, with two or more
  // adjacent tiles, the one of their sum, 2 to 20, the only tile that fits there (3.5).
  std::array<Squares, highest_tile + 1> table{all_squares};
  Squares empty = all_squares;
  Squares beside_one = 0;  // squares, filled ones too, with at least one adjacent tile
  Squares beside_two = 0;  // with at least two
  SquareBytes sums{};      // of the adjacent tiles of each square, filled ones too
  SquareBytes tiles{};     // 0 on an empty square
  std::array<std::uint8_t, 6> spare{};

  [[nodiscard]] Squares open() const { return table[open_slot]; }
  [[nodiscard]] int tile(int square) const { return tiles[static_cast<std::size_t>(square)]; }
  [[nodiscard]] int sum(int square) const { return sums[static_cast<std::size_t>(square)]; }

  // Lays a tile on an empty square. Calls moved(square, slot) for each empty square that moves to
  // the slot of another sum, or of the dead squares.
  template <class Moved>
  void put(int square, int tile, Moved&& moved);
};

// The slot of an empty square with two adjacent tiles or more.
constexpr std::size_t slot_of_sum(unsigned sum) {
  return sum <= highest_tile ? sum : Board::dead_slot;
}

template <class Moved>
void Board::put(int square, int tile, Moved&& moved) {
  const auto at = static_cast<std::size_t>(square);
  const Squares around = adjacent[at];
  table[slot_of_sum(sums[at])] &= ~only(square);
  tiles[at] = static_cast<std::uint8_t>(tile);
  empty &= ~only(square);
  beside_two |= beside_one & around;
  beside_one |= around;
  table[open_slot] = empty & ~beside_two;
  for_each_bit(around & empty & beside_two, [&](int neighbour) {
    const unsigned sum = sums[static_cast<std::size_t>(neighbour)];
    table[slot_of_sum(sum)] &= ~only(neighbour);
    const std::size_t slot = slot_of_sum(sum + static_cast<unsigned>(tile));
    table[slot] |= only(neighbour);
    moved(neighbour, slot);
  });
  SquareBytes raised = sums;  // a copy without aliases, so that the loop is vectorised
  for (std::size_t i = 0; i < raised.size(); ++i) {
    raised[i] = static_cast<std::uint8_t>(raised[i] + (adjacent_bytes[at][i] & tile));
  }
  sums = raised;
}

}  // namespace twenties::game_of_20
