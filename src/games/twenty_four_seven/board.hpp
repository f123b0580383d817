#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "base/bits.hpp"
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

// What lies around a square on one axis: on each side an unbroken row of tiles that touches it, an
// empty square that ends this row, and perhaps another row behind that.
struct Surroundings {
  SquareSet line = 0;     // the rows on both sides: with a tile on the square they are one line
  SquareSet low_end = 0;  // nothing, or a bit outside the board, where a row reaches the edge
  SquareSet high_end = 0;
  int sum = 0;          // of the line
  int low_end_sum = 0;  // of what would be in line with a tile on the end, but for the square
  int high_end_sum = 0;
};

// Bit 0, outside the board, stands in for the end of a row that reaches the edge at the low side;
// at the high side there is no bit, and subtracting 1 makes it a mask of everything.
constexpr Surroundings look_along(const Board& board, SquareSet tiles, SquareSet low,
                                  SquareSet high) {
  const SquareSet low_gaps = (low & ~tiles) | 1;
  const SquareSet low_end = std::bit_floor(low_gaps);
  const SquareSet low_far = std::bit_floor((low_gaps ^ low_end) | 1);
  const SquareSet high_gaps = high & ~tiles;
  const SquareSet high_end = high_gaps & (0 - high_gaps);
  const SquareSet high_more = high_gaps ^ high_end;
  const SquareSet high_far = high_more & (0 - high_more);
  const SquareSet low_run = low & (0 - 2 * low_end);
  const SquareSet high_run = high & (high_end - 1);
  return {low_run | high_run,
          low_end,
          high_end,
          sum_on(board, low_run | high_run),
          sum_on(board, (low & (0 - 2 * low_far)) | high_run),
          sum_on(board, low_run | (high & (high_far - 1)))};
}

// On all four axes.
using AllSurroundings = std::array<Surroundings, axis_count>;

constexpr AllSurroundings look_around(const Board& board, int square) {
  const SquareSet tiles = tiles_on(board);
  const Rays& rays = rays_of[static_cast<std::size_t>(square)];
  AllSurroundings out;
  for (std::size_t axis = 0; axis < axis_count; ++axis) {
    out[axis] = look_along(board, tiles, rays.low[axis], rays.high[axis]);
  }
  return out;
}

// Puts a tile on an empty square. Only the two ends of each line through the square get a larger
// sum, and squares that had no tile next to them had no line at all; so nothing else changes.
constexpr void put(Board& board, const AllSurroundings& around, int square, int tile) {
  const SquareSet here = set_of(square);
  const SquareSet beside = grown(here);
  const SquareSet fresh = beside & ~board.near;
  board.near |= beside;
  std::array<SquareSet, highest_number + 1> no_more{};  // by the highest tile that still fits
  const auto limit = [&](SquareSet end, int sum) {
    no_more[static_cast<std::size_t>(std::clamp(most_in_a_line - sum, 0, highest_number))] |= end;
  };
  for (const Surroundings& axis : around) {
    limit(axis.low_end, axis.low_end_sum + tile);
    limit(axis.high_end, axis.high_end_sum + tile);
  }
  SquareSet gone = here;
  for (std::size_t number = 0; number < highest_number; ++number) {
    gone |= no_more[number];
    board.fits[number] = (board.fits[number] | fresh) & ~gone;
  }
  for (std::size_t plane = 0; plane < board.planes.size(); ++plane) {
    board.planes[plane] |= ((static_cast<unsigned>(tile) >> plane) & 1U) != 0 ? here : 0;
  }
}

// The tiles by square, 0 for none.
using Layout = std::array<std::uint8_t, square_count>;

// The board with these tiles, everything that follows from them computed anew.
Board board_of(const Layout& layout);

}  // namespace twenties::twenty_four_seven
