#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "base/bits.hpp"
#include "games/twenty_four_seven/axes.hpp"
#include "games/twenty_four_seven/squares.hpp"
#include "games/twenty_four_seven/tiles.hpp"

namespace twenties::twenty_four_seven {

inline constexpr int most_in_a_line = 24;  // clause 3.2

// The tiles on the board, and what follows from them. Blocks (3.4) follow too: sums only grow, so
// a block lies on each empty square next to a tile on which not even a 1 fits.
struct Board {
  std::array<SquareSet, 4> planes{};  // plane p: squares whose tile has bit p in its number
  SquareSet near = 0;                 // squares with a tile on them or next to them
  std::array<SquareSet, highest_number> fits{};  // by number - 1: where that tile may go (3.1, 3.2)
};

constexpr SquareSet tiles_on(const Board& board) {
  return board.planes[0] | board.planes[1] | board.planes[2] | board.planes[3];
}

constexpr SquareSet blocks_on(const Board& board) {
  return board.near & ~tiles_on(board) & ~board.fits[0];
}

// The sum of the tiles on some squares; empty squares count nothing.
constexpr int sum_on(const Board& board, SquareSet squares) {
  return std::popcount(board.planes[0] & squares) + 2 * std::popcount(board.planes[1] & squares) +
         4 * std::popcount(board.planes[2] & squares) +
         8 * std::popcount(board.planes[3] & squares);
}

// The tile on a square, 0 where there is none.
constexpr int tile_at(const Board& board, int square) { return sum_on(board, set_of(square)); }

// The highest tile that may be placed on a square: 0 where none may, because the square is taken
// or blocked or not next to a tile.
constexpr int highest_tile_that_fits(const Board& board, int square) {
  int tiles = 0;
  for (const SquareSet squares : board.fits) tiles += (squares & set_of(square)) != 0 ? 1 : 0;
  return tiles;
}

// What lies around a square on one axis: the line through it, were there a tile on it, the empty
// squares that end this line, and what is in line with those on their other sides.
struct Surroundings {
  unsigned length = 0;    // of the line, with the square
  unsigned sum = 0;       // of the line; a tile on the square counts
  SquareSet low_end = 0;  // outside the board where the line reaches the edge
  SquareSet high_end = 0;
  unsigned low_end_sum = 0;  // of the line and the tiles behind that end
  unsigned high_end_sum = 0;
};

constexpr Surroundings look_along(const Board& board, const Sight& sight) {
  const auto taken = [&](std::size_t plane) {
    return (board.planes[plane] & sight.squares) * sight.gather >> 57;
  };
  const std::array<SquareSet, 4> planes{taken(0), taken(1), taken(2), taken(3)};
  const std::uint64_t totals = running_counts[planes[0]] + 2 * running_counts[planes[1]] +
                               4 * running_counts[planes[2]] + 8 * running_counts[planes[3]];
  const Gaps gaps = gaps_beside[planes[0] | planes[1] | planes[2] | planes[3]][sight.place];
  const auto at = [&](unsigned place) {
    return SquareSet{1} << ((sight.origin + sight.step * place) & 63U);
  };
  const unsigned below = static_cast<std::uint8_t>(totals >> gaps.low);
  const unsigned above = static_cast<std::uint8_t>(totals >> gaps.high_last);
  const unsigned low = gaps.low / 8U;
  const unsigned high = gaps.high_last / 8U + 1;
  return {high - low - 1,
          above - below,
          at(low),
          at(high),
          above - static_cast<std::uint8_t>(totals >> gaps.low_far),
          static_cast<std::uint8_t>(totals >> gaps.high_far_last) - below};
}

// The tiles by square, 0 for none.
using Layout = std::array<std::uint8_t, square_count>;

// The board with these tiles, with everything derived from them recomputed.
Board board_of(const Layout& layout);

}  // namespace twenties::twenty_four_seven
