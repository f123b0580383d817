#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#if defined(__AVX2__)
#include <immintrin.h>
#endif

#include "games/game_of_20/board.hpp"

namespace twenties::game_of_20 {

// A number for each square of one row of the board, in the first five of eight lanes of a vector,
// so that a row is worked on at once. The other three lanes hold nothing that counts.
using Row = std::uint32_t __attribute__((vector_size(32)));
using Rows = std::array<Row, side>;

// A set of squares as the solver sees it: eight bits for each row, as many as a Row has lanes, so
// that neighbours are eight bits or one bit apart.
using Places = std::uint64_t;
inline constexpr int lanes = 8;
inline constexpr Places all_places = 0x1f'1f1f'1f1fULL;

constexpr int place_of(int square) { return square / side * lanes + square % side; }
constexpr int square_of(int place) { return place / lanes * side + place % lanes; }
constexpr Places place_bit(int place) { return Places{1} << place; }

// The places that share an edge with one of these.
constexpr Places around(Places places) {
  return (places << 1U | places >> 1U | places << lanes | places >> lanes) & all_places;
}

inline constexpr Row lane_bits{1, 2, 4, 8, 16, 32, 64, 128};
inline constexpr Row no_row{};

// The neighbours to the left and to the right; nothing that counts beyond the edge, as long as the
// three idle lanes are 0.
inline void from_left(const Row& row, Row& out) {
  out = __builtin_shufflevector(row, row, 7, 0, 1, 2, 3, 4, 5, 6);
}
inline void from_right(const Row& row, Row& out) {
  out = __builtin_shufflevector(row, row, 1, 2, 3, 4, 5, 6, 7, 0);
}

// A bit for each lane that is not 0.
inline std::uint32_t nonzero_lanes(const Row& row) {
#if defined(__AVX2__)
  const auto zero = reinterpret_cast<__m256>(row == no_row);
  return static_cast<std::uint32_t>(_mm256_movemask_ps(zero)) ^ 0xffU;
#else
  std::uint32_t out = 0;
  for (int lane = 0; lane < lanes; ++lane) out |= (row[lane] != 0 ? 1U : 0U) << lane;
  return out;
#endif
}

inline Places nonzero(const Rows& rows) {
  Places out = 0;
  for (std::size_t r = 0; r < rows.size(); ++r) {
    out |= Places{nonzero_lanes(rows[r])} << (lanes * r);
  }
  return out;
}

// All lanes in one.
inline std::uint32_t any_of(const Row& row) {
  Row folded = row | __builtin_shufflevector(row, row, 4, 5, 6, 7, 0, 1, 2, 3);
  folded |= __builtin_shufflevector(folded, folded, 2, 3, 0, 1, 6, 7, 4, 5);
  return folded[0] | folded[1];
}

}  // namespace twenties::game_of_20
