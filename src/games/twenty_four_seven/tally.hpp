#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "games/twenty_four_seven/board.hpp"

namespace twenties::twenty_four_seven {

inline constexpr int points_for_7 = 20;  // clause 4.1
inline constexpr int points_for_24 = 40;
inline constexpr int points_for_bonus = 60;  // clause 4.4

constexpr int points_for_run(int length) { return length < 3 ? 0 : 10 * length; }       // 4.2
constexpr int points_for_set(int length) { return length < 3 ? 0 : 20 + 10 * length; }  // 4.3

// What the points of a seat came from.
enum class Category : std::uint8_t { sums_of_7, sums_of_24, runs, sets, bonus };
inline constexpr std::size_t category_count = 5;

// Points by category, doubled ones as they counted.
struct Tally {
  std::array<std::uint16_t, category_count> points{};

  constexpr void add(Category category, int more) {
    std::uint16_t& sum = points[static_cast<std::size_t>(category)];
    sum = static_cast<std::uint16_t>(sum + more);
  }
  [[nodiscard]] constexpr int in(Category category) const {
    return points[static_cast<std::size_t>(category)];
  }
  [[nodiscard]] constexpr int total() const {
    int sum = 0;
    for (const int part : points) sum += part;
    return sum;
  }
};

namespace detail {

// The squares with a tile of this number.
constexpr SquareSet squares_with(const Board& board, int tile) {
  SquareSet out = tiles_on(board);
  for (std::size_t plane = 0; plane < board.planes.size(); ++plane) {
    const bool set = ((static_cast<unsigned>(tile) >> plane) & 1U) != 0;
    out &= set ? board.planes[plane] : ~board.planes[plane];
  }
  return out;
}

// How many tiles in a row beside `here` have numbers that change by `change` with each step; a
// positive shift steps to later squares. `first` are the squares where the first of them can be.
constexpr int chain(const Board& board, SquareSet here, int shift, int tile, int change,
                    SquareSet first) {
  int length = 0;
  for (SquareSet fitting = first;; fitting = squares_with(board, tile + change)) {
    here = shift > 0 ? here << shift : here >> -shift;
    if ((here & fitting) == 0) return length;
    tile += change;
    ++length;
  }
}

// The squares with tiles one lower than the placed one, equal to it, and one higher.
struct Alike {
  SquareSet lower;
  SquareSet equal;
  SquareSet higher;
};

// Runs and sets on one axis (4.2, 4.3).
constexpr void tally_axis(Tally& tally, const Board& board, const Alike& alike, SquareSet here,
                          int shift, int tile, int times) {
  const int rising = 1 + chain(board, here, shift, tile, 1, alike.higher) +
                     chain(board, here, -shift, tile, -1, alike.lower);
  const int falling = 1 + chain(board, here, shift, tile, -1, alike.lower) +
                      chain(board, here, -shift, tile, 1, alike.higher);
  const int equal = 1 + chain(board, here, shift, tile, 0, alike.equal) +
                    chain(board, here, -shift, tile, 0, alike.equal);
  tally.add(Category::runs, times * (points_for_run(rising) + points_for_run(falling)));
  tally.add(Category::sets, times * points_for_set(equal));
}

}  // namespace detail

// Adds what a tile scores on an empty square, before it is put there (clause 4).
constexpr void score_placement(Tally& tally, const Board& board, const AllSurroundings& around,
                               int square, int tile) {
  int sevens = 0;
  int twenty_fours = 0;
  int full_lines = 0;
  for (const Surroundings& axis : around) {
    const bool is_24 = axis.sum + tile == 24;
    sevens += axis.sum != 0 && axis.sum + tile == 7 ? 1 : 0;
    twenty_fours += is_24 ? 1 : 0;
    full_lines += is_24 && std::popcount(axis.line) == columns - 1 ? 1 : 0;
  }
  const int times = is_double(square) ? 2 : 1;  // clause 4.6
  tally.add(Category::sums_of_7, times * points_for_7 * sevens);
  tally.add(Category::sums_of_24, times * points_for_24 * twenty_fours);
  tally.add(Category::bonus, times * points_for_bonus * (full_lines + sevens * twenty_fours));

  // A run or set needs a neighbour with the same number, one less or one more.
  const SquareSet here = set_of(square);
  const detail::Alike alike{detail::squares_with(board, tile - 1),
                            detail::squares_with(board, tile),
                            detail::squares_with(board, tile + 1)};
  const SquareSet beside = grown(here) & (alike.lower | alike.equal | alike.higher);
  if (beside == 0) return;
  for (const int shift : bit_steps) {
    if ((beside & (here << shift | here >> shift)) == 0) continue;
    detail::tally_axis(tally, board, alike, here, shift, tile, times);
  }
}

}  // namespace twenties::twenty_four_seven
