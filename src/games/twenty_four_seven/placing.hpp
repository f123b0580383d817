#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>

#include "games/twenty_four_seven/board.hpp"
#include "games/twenty_four_seven/tally.hpp"

namespace twenties::twenty_four_seven {

namespace detail {

// Four at once, where the machine supports it.
using FourSets [[gnu::vector_size(4 * sizeof(SquareSet))]] = SquareSet;
using FourRooms [[gnu::vector_size(4 * sizeof(std::int64_t))]] = std::int64_t;

// For each number from -1 to 12, the planes that its tiles are not in, as masks; index number + 1.
// No plane has a tile that is none of 1 to 10.
constexpr auto absent_planes = [] {
  std::array<std::array<SquareSet, 4>, highest_number + 4> out{};
  for (unsigned tile = 1; tile <= 12; ++tile) {
    for (std::size_t plane = 0; plane < 4; ++plane) {
      out[tile + 1][plane] = SquareSet{tile >> plane & 1U} - 1;
    }
  }
  return out;
}();

// The squares with a tile of this number; none for a number that is no tile.
constexpr SquareSet squares_with(const Board& board, int tile) {
  const auto& absent = absent_planes[static_cast<std::size_t>(tile) + 1];
  return (board.planes[0] ^ absent[0]) & (board.planes[1] ^ absent[1]) &
         (board.planes[2] ^ absent[2]) & (board.planes[3] ^ absent[3]);
}

constexpr SquareSet stepped(SquareSet set, int shift) {
  return shift > 0 ? set << shift : set >> -shift;
}

// How many tiles there are in a row beside `here`, where the tile is placed, whose numbers change
// by `change` with each step; a positive shift steps to later squares.
constexpr int chain(const Board& board, SquareSet here, int shift, int tile, int change) {
  int length = 0;
  while (true) {
    here = stepped(here, shift);
    tile += change;
    if ((here & squares_with(board, tile)) == 0) return length;
    ++length;
  }
}

// Runs and sets on one axis (4.2, 4.3).
constexpr void tally_axis(Tally& tally, const Board& board, const Site& site, int shift, int tile) {
  const auto length = [&](int change) {
    return 1 + chain(board, site.here, shift, tile, change) +
           chain(board, site.here, -shift, tile, -change);
  };
  const int runs = points_for_run(length(1)) + points_for_run(length(-1));
  tally.add(Category::runs, site.times * runs);
  tally.add(Category::sets, site.times * points_for_set(length(0)));
}

// The squares whose tiles can come next to the placed one in a run or set, and next but one.
struct Followers {
  SquareSet one;
  SquareSet two;
};

// Adds the squares, for each of four axes, on which the placed tile would be one of three in a row
// whose numbers go from `before` to `after` with later squares: as the first, second or third of
// them.
inline void add_one_of_three(FourSets& found, const Followers& before, const Followers& after) {
  constexpr FourSets once{bit_steps[0], bit_steps[1], bit_steps[2], bit_steps[3]};
  constexpr FourSets twice = once + once;
  const FourSets low = before.one << once;
  const FourSets high = after.one >> once;
  found |= (low & (high | before.two << twice)) | (high & after.two >> twice);
}

// Runs and sets on all axes. Few moves make one, so first test all axes at once for three tiles in
// a row.
inline void tally_runs_and_sets(Tally& tally, const Board& board, const Site& site, int tile) {
  const SquareSet equal = squares_with(board, tile);
  const Followers same{equal, equal};
  const Followers lower{squares_with(board, tile - 1), squares_with(board, tile - 2)};
  const Followers higher{squares_with(board, tile + 1), squares_with(board, tile + 2)};
  FourSets found{};
  add_one_of_three(found, lower, higher);
  add_one_of_three(found, higher, lower);
  add_one_of_three(found, same, same);
  if (((found[0] | found[1] | found[2] | found[3]) & site.here) == 0) [[likely]]
    return;
  for (const int shift : bit_steps) tally_axis(tally, board, site, shift, tile);
}

// How many lines of 7 and of 24 a placement makes, and how many of these have seven tiles.
struct LineCounts {
  unsigned others_for_7;  // what the other tiles of such a line sum to
  unsigned others_for_24;
  int sevens = 0;
  int twenty_fours = 0;
  int seven_tiles = 0;

  // A 7 makes no line of 7, because a line has at least two tiles; no line has this sum of other
  // tiles.
  constexpr explicit LineCounts(int tile)
      : others_for_7(tile < 7 ? 7U - static_cast<unsigned>(tile) : 99U),
        others_for_24(24U - static_cast<unsigned>(tile)) {}

  constexpr void add(const Surroundings& axis) {
    sevens += axis.sum == others_for_7 ? 1 : 0;
    if (axis.sum == others_for_24) [[unlikely]] {
      ++twenty_fours;
      seven_tiles += axis.length == columns ? 1 : 0;
    }
  }

  constexpr void score(Tally& tally, int times) const {
    tally.add(Category::sums_of_7, times * points_for_7 * sevens);
    tally.add(Category::sums_of_24, times * points_for_24 * twenty_fours);
    tally.add(Category::bonus, times * points_for_bonus * (seven_tiles + sevens * twenty_fours));
  }
};

// The ends of the new lines with the highest tile that still fits there, or less than 1.
struct Limits {
  struct End {
    SquareSet square = 0;
    std::int64_t room = 0;
  };

  std::array<End, 8> ends{};  // two on each axis
  std::size_t count = 0;

  constexpr void add(const Surroundings& axis, int tile) {
    const int room = most_in_a_line - tile;
    ends[count++] = {axis.low_end, room - static_cast<int>(axis.low_end_sum)};
    ends[count++] = {axis.high_end, room - static_cast<int>(axis.high_end_sum)};
  }
};

inline void put(Board& board, const Limits& limits, const Site& site, int tile) {
  // By number - 1, in three vectors.
  std::array<FourSets, 3> gone{};
  constexpr std::array<FourRooms, 3> numbers{
      {FourRooms{0, 1, 2, 3}, FourRooms{4, 5, 6, 7}, FourRooms{8, 9, 10, 11}}};
  for (const Limits::End& end : limits.ends) {
    for (std::size_t at = 0; at < gone.size(); ++at) {
      gone[at] |= reinterpret_cast<FourSets>(numbers[at] >= end.room) & end.square;
    }
  }
  std::array<SquareSet, 12> gone_for{};
  std::memcpy(gone_for.data(), gone.data(), sizeof(gone_for));
  const SquareSet fresh = site.beside & ~board.near;
  board.near |= site.beside;
  for (std::size_t number = 0; number < highest_number; ++number) {
    board.fits[number] = (board.fits[number] | fresh) & ~(gone_for[number] | site.here);
  }
  for (std::size_t plane = 0; plane < board.planes.size(); ++plane) {
    board.planes[plane] |= site.here & ~absent_planes[static_cast<std::size_t>(tile) + 1][plane];
  }
}

}  // namespace detail

// Puts a tile on an empty square and adds what it scores there (clause 4). Only the two ends of
// each line through the square get a larger sum, and squares that had no tile next to them had no
// line at all; so nothing else changes on the board.
inline void place(Board& board, Tally& tally, int square, int tile) {
  const Site& site = sites[static_cast<std::size_t>(square)];
  detail::LineCounts lines(tile);
  detail::Limits limits;
  for (const Sight& sight : site) {
    const Surroundings axis = look_along(board, sight);
    lines.add(axis);
    limits.add(axis, tile);
  }
  lines.score(tally, site.times);
  detail::tally_runs_and_sets(tally, board, site, tile);
  detail::put(board, limits, site, tile);
}

}  // namespace twenties::twenty_four_seven
