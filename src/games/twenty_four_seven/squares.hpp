#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>

#include "core/square.hpp"

namespace twenties::twenty_four_seven {

inline constexpr int columns = 7;  // and as many rows: clause 1.1
inline constexpr int square_count = columns * columns;
inline constexpr int centre_square = 24;  // d4

inline std::string name_of(int square) { return square_name(square, columns); }

// A set of squares as bits, eight to a row: bit 8 * row + column + 1. Bit 0 of each row is outside
// the board, so that no step along a line wraps onto a square of the board.
using SquareSet = std::uint64_t;

constexpr int bit_of(int square) { return square + square / columns + 1; }
constexpr int square_of(int bit) { return bit - bit / 8 - 1; }
constexpr SquareSet set_of(int square) { return SquareSet{1} << bit_of(square); }

// The four ways a line can lie (3.2), with the step along it as one reads, and as a shift of bits.
enum class Axis : std::uint8_t { row, column, falling, rising };
inline constexpr int axis_count = 4;

struct Step {
  int columns;
  int rows;
};

inline constexpr std::array<Step, axis_count> reading_steps{{{1, 0}, {0, 1}, {1, 1}, {1, -1}}};
inline constexpr std::array<int, axis_count> bit_steps{1, 8, 9, 7};

constexpr bool on_board(int column, int row) {
  return column >= 0 && column < columns && row >= 0 && row < columns;
}

namespace detail {

constexpr SquareSet all_squares() {
  SquareSet out = 0;
  for (int square = 0; square < square_count; ++square) out |= set_of(square);
  return out;
}

// "Counting down the columns, every fifth square except the centre" (1.2).
constexpr SquareSet double_squares() {
  SquareSet out = 0;
  for (int count = 5; count <= square_count; count += 5) {
    const int square = (count - 1) % columns * columns + (count - 1) / columns;
    if (square != centre_square) out |= set_of(square);
  }
  return out;
}

}  // namespace detail

inline constexpr SquareSet all_squares = detail::all_squares();
inline constexpr SquareSet double_squares = detail::double_squares();

constexpr bool is_double(int square) { return (double_squares & set_of(square)) != 0; }

// The set and all squares next to it, diagonally too (3.1).
constexpr SquareSet grown(SquareSet set) {
  const SquareSet wide = set | set << 1 | set >> 1;
  return (wide | wide << 8 | wide >> 8) & all_squares;
}

}  // namespace twenties::twenty_four_seven
