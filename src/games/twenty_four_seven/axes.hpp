#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "games/twenty_four_seven/squares.hpp"

namespace twenties::twenty_four_seven {

// Tables with which the tiles on one axis are read out of a SquareSet and added up, without looking
// at one square after another.
//
// The squares of an axis have places 1 to 7 on it: a row or diagonal by column, a column from the
// bottom. Places that a short diagonal does not have count as empty; so do 0 and 8.

// One axis of a square.
struct Sight {
  SquareSet squares = 0;     // all of the axis, the square too
  std::uint64_t gather = 0;  // the product with it has place n of the axis in bit 56 + n
  std::uint8_t place = 0;    // of the square
  std::uint8_t step = 0;     // place n is in bit origin + step * n, modulo 64; if it is not on the
  std::uint8_t origin = 0;   // board but next to it, this bit is not on the board either
};

// A square and its surroundings.
struct Site {
  SquareSet here = 0;
  SquareSet beside = 0;  // the square and those next to it
  int times = 1;         // 2 on a 2x square (4.6)
  int count = 0;         // of axes on which there are other squares: a corner has one less
  std::array<Sight, axis_count> sights{};

  [[nodiscard]] constexpr const Sight* begin() const { return sights.data(); }
  [[nodiscard]] constexpr const Sight* end() const { return sights.data() + count; }
};

// The nearest empty places on both sides of a place, and for those and the next ones behind them
// where the last place before them is in running_counts. All times 8.
struct Gaps {
  std::uint8_t low = 0;
  std::uint8_t high_last = 0;  // the high one itself is 8 more
  std::uint8_t low_far = 0;
  std::uint8_t high_far_last = 0;
};

namespace detail {

// The squares of a row or diagonal are in different columns, so adding up the rows, which this
// factor does in the highest byte, keeps them separate.
inline constexpr std::uint64_t gather_by_column = 0x0101010101010101;
// For a column: moves the square of each row to a bit of its own.
inline constexpr std::uint64_t gather_by_row = 0x8040201008040201;

constexpr Sight sight_of(int square, Axis axis) {
  const int column = square % columns;
  const int row = square / columns;
  const Step step = reading_steps[static_cast<std::size_t>(axis)];
  Sight sight;
  for (int n = -columns; n <= columns; ++n) {
    const int c = column + n * step.columns;
    const int r = row + n * step.rows;
    if (on_board(c, r)) sight.squares |= set_of(r * columns + c);
  }
  const bool down = axis == Axis::column;
  sight.gather = down ? gather_by_row >> (column + 1) : gather_by_column;
  sight.place = static_cast<std::uint8_t>(down ? columns - row : column + 1);
  sight.step = static_cast<std::uint8_t>((down ? -8 : 1 + 8 * step.rows) & 63);
  sight.origin = static_cast<std::uint8_t>((bit_of(square) - sight.step * sight.place) & 63);
  return sight;
}

constexpr Site site_at(int square) {
  Site out;
  out.here = set_of(square);
  out.beside = grown(out.here);
  out.times = is_double(square) ? 2 : 1;
  for (int axis = 0; axis < axis_count; ++axis) {
    const Sight sight = sight_of(square, static_cast<Axis>(axis));
    if (sight.squares != set_of(square)) out.sights[static_cast<std::size_t>(out.count++)] = sight;
  }
  return out;
}

constexpr Gaps gaps_at(unsigned taken, int place) {
  const auto is_gap = [&](int n) { return n <= 0 || n > columns || (taken >> (n - 1) & 1U) == 0; };
  int low = place - 1;
  while (!is_gap(low)) --low;
  int high = place + 1;
  while (!is_gap(high)) ++high;
  int low_far = low > 0 ? low - 1 : 0;
  while (!is_gap(low_far)) --low_far;
  int high_far = high <= columns ? high + 1 : high;
  while (!is_gap(high_far)) ++high_far;
  return {static_cast<std::uint8_t>(8 * low), static_cast<std::uint8_t>(8 * (high - 1)),
          static_cast<std::uint8_t>(8 * low_far), static_cast<std::uint8_t>(8 * (high_far - 1))};
}

}  // namespace detail

inline constexpr auto sites = [] {
  std::array<Site, square_count> out{};
  for (int square = 0; square < square_count; ++square) {
    out[static_cast<std::size_t>(square)] = detail::site_at(square);
  }
  return out;
}();

// Indexed by the taken places (place n in bit n - 1) and the viewing place.
inline constexpr auto gaps_beside = [] {
  std::array<std::array<Gaps, columns + 1>, 128> out{};
  for (unsigned taken = 0; taken < 128; ++taken) {
    for (int place = 1; place <= columns; ++place) {
      out[taken][static_cast<std::size_t>(place)] = detail::gaps_at(taken, place);
    }
  }
  return out;
}();

// Indexed by the taken places: byte n is how many of them there are from 1 to n.
inline constexpr auto running_counts = [] {
  std::array<std::uint64_t, 128> out{};
  for (std::uint64_t taken = 0; taken < 128; ++taken) {
    for (int place = 1; place <= columns; ++place) {
      std::uint64_t& counts = out[static_cast<std::size_t>(taken)];
      for (int n = place; n <= columns; ++n) counts += (taken >> (place - 1) & 1U) << (8 * n);
    }
  }
  return out;
}();

}  // namespace twenties::twenty_four_seven
