#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "base/fixed_vector.hpp"
#include "games/sums_of_20/board.hpp"

namespace twenties::sums_of_20 {

// The value of the tiles kept on a rack for later turns, while the pool lasts: in tenths of a
// point, relative to the average. Fitted to games of the judge against itself by
// bench/training/fit_leaves.cpp, which writes leave_values.cpp.

inline constexpr int most_kept = rack_size - 1;
inline constexpr std::size_t leaves = 1001;  // choices of up to 4 tiles of 10 kinds
using LeaveValues = std::array<std::int16_t, leaves>;

extern const LeaveValues leave_values;

// Kept tiles, ascending: the tile 1 is 1, ..., a wild is 10.
using LeavePlaces = FixedVector<std::uint8_t, most_kept>;

namespace detail {

// Of i + 1 things out of n: leave_ways[i][n].
inline constexpr auto leave_ways = [] {
  std::array<std::array<std::uint16_t, kinds + rack_size>, most_kept> out{};
  for (std::size_t i = 0; i < most_kept; ++i) {
    for (std::size_t n = 1; n < out[i].size(); ++n) {
      const std::size_t fewer = i == 0 ? 1U : out[i - 1][n - 1];
      out[i][n] = static_cast<std::uint16_t>(out[i][n - 1] + fewer);
    }
  }
  return out;
}();

}  // namespace detail

// The place of a choice of up to 4 tiles in the table. Missing tiles count as 0 and come first;
// made strictly ascending, the numbers are a sum of binomials (the combinatorial number system).
inline std::size_t leave_index(const LeavePlaces& kept) {
  std::size_t index = 0;
  std::size_t place = most_kept - kept.size();
  for (const std::uint8_t tile : kept) {
    index += detail::leave_ways[place][tile + place];
    ++place;
  }
  return index;
}

inline std::size_t leave_index(const Counts& kept) {
  LeavePlaces places;
  for (std::size_t kind = 0; kind < kinds; ++kind) {
    for (int i = 0; i < kept[kind]; ++i) places.push_back(static_cast<std::uint8_t>(kind + 1));
  }
  return leave_index(places);
}

}  // namespace twenties::sums_of_20
