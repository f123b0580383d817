#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "games/twenty_one/rules.hpp"

namespace twenties::twenty_one {

// Bit v - 1: the space with the printed value v is open. Dice are independent and all rows print
// the same values, so their colours do not matter for what one sheet can still bring.
using OpenSpaces = unsigned;
inline constexpr OpenSpaces all_open = 0b111111;
inline constexpr std::size_t open_sets = 64;

// Everything about a row that matters for later turns.
struct OpenRow {
  OpenSpaces open = all_open;
  int matches = 0;

  constexpr bool operator==(const OpenRow&) const = default;
};
inline constexpr OpenRow fresh_row{};

// One number for each possible row: [open][matches]. [0] holds complete rows.
template <class T>
using PerRow = std::array<std::array<T, space_count + 1>, open_sets>;

// Calls visit(row) for the 249 rows that are not complete, those with fewer open spaces not
// always first, but always before the rows that can become them.
template <class Visit>
void for_each_open_row(Visit&& visit) {
  for (OpenSpaces open = 1; open <= all_open; ++open) {
    for (int matches = 0; matches <= space_count - std::popcount(open); ++matches) {
      visit(OpenRow{open, matches});
    }
  }
}

constexpr OpenSpaces only_space(int value) { return 1U << static_cast<unsigned>(value - 1); }

// The space to cross out under the leftmost rule: values fall from left to right.
constexpr OpenSpaces leftmost(OpenSpaces open) { return std::bit_floor(open); }

// The current row of a seat.
OpenRow open_row(const Table& table, Seat seat);

// A mark by printed values instead of colours.
struct RowMark {
  OpenSpaces spaces = 0;
  bool crosses = false;  // then `spaces` is the one crossed out

  constexpr bool operator==(const RowMark&) const = default;
};

Move move_for(const Table& table, Seat seat, const RowMark& mark);
RowMark row_mark(const Table& table, Seat seat, const Move& move);

}  // namespace twenties::twenty_one
