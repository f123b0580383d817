#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>

#include "games/sums_of_20/board.hpp"

namespace twenties::sums_of_20 {

// A yellow tile as a play names it (a wild with its number), or as it lies in a rack.
constexpr bool is_playable(Tile tile, bool named) {
  if (!is_wild(tile)) return tile >= 1 && tile <= 9;
  return named ? tile > wild && tile < wild + target : tile == wild;
}

// Writes the tiles of a multiset in ascending order, wilds last.
constexpr void fill_tiles(const Counts& counts, std::array<Tile, rack_size>& out) {
  std::size_t at = 0;
  for (std::size_t kind = 0; kind < kinds; ++kind) {
    for (int i = 0; i < counts[kind]; ++i) out[at++] = tile_of(kind);
  }
}

// "7", "*" for a wild, "*9" for a wild with a number.
std::string print_tile(Tile tile);

// "1 4 4 8 *", or "-" when there is none.
std::string print_tiles(const Counts& counts);

// What print_tile writes, for any number from 1 to 19; wilds with or without number.
std::optional<Tile> read_tile(std::string_view text);

}  // namespace twenties::sums_of_20
