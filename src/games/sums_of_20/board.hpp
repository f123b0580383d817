#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace twenties::sums_of_20 {

inline constexpr int side = 15;
inline constexpr int squares = side * side;
inline constexpr int target = 20;  // what every line must sum to (3.3)
inline constexpr int rack_size = 5;
inline constexpr int most_players = 4;

// A tile as one byte: its number, 1 to 19, and whether it is a wild. In a rack or a trade a wild
// has no number yet. On the board 0 is an empty square.
using Tile = std::uint8_t;
inline constexpr Tile wild = 32;

constexpr int number_on(Tile tile) { return tile % wild; }
constexpr bool is_wild(Tile tile) { return tile >= wild; }

using Board = std::array<Tile, squares>;

// Yellow tiles by kind: how many of the numbers 1 to 9, and of wilds.
inline constexpr std::size_t kinds = 10;
inline constexpr std::size_t wild_kind = 9;
using Counts = std::array<std::uint8_t, kinds>;

constexpr std::size_t kind_of(Tile tile) {
  return is_wild(tile) ? wild_kind : static_cast<std::size_t>(tile - 1);
}
constexpr Tile tile_of(std::size_t kind) {
  return kind == wild_kind ? wild : static_cast<Tile>(kind + 1);
}

// The values of 1.2.
inline constexpr Counts yellow_supply{16, 16, 14, 12, 12, 10, 8, 6, 4, 2};
inline constexpr int yellow_tiles = 100;
inline constexpr int half_pool_out = yellow_tiles / 2;
inline constexpr int out_at_once = 5;  // the half of 6.1 is taken out in groups

// A colour of fixed tiles: its lowest number, and how many tiles there are of each from there on.
struct Colour {
  Tile lowest;
  Counts supply;
};
inline constexpr Colour red{1, {4, 5, 5, 5, 3}};
inline constexpr Colour blue{6, {3, 3, 4, 3, 3}};
inline constexpr Colour green{11, {1, 1, 1, 1, 1, 1}};

// The board of 1.3. R, B, G: spaces of the fixed tiles; +: "+10" squares.
inline constexpr std::string_view picture =
    "+......+......+"
    ".......RB....G."
    "...R..........."
    "...B..........."
    "...R...+..BR..."
    "..............."
    "..+.........+.."
    ".G....RBR....G."
    "..+.........+.."
    "..............."
    "...RB..+...R..."
    "...........B..."
    "...........R..."
    ".G....BR......."
    "+......+......+";
static_assert(picture.size() == squares);

constexpr bool is_plus_ten(int square) { return picture[static_cast<std::size_t>(square)] == '+'; }
constexpr bool is_fixed_space(int square) {
  const char mark = picture[static_cast<std::size_t>(square)];
  return mark == 'R' || mark == 'B' || mark == 'G';
}

// The spaces of the fixed tiles: the red ones in reading order, then the blue, then the green.
inline constexpr int fixed_tiles = 21;
inline constexpr std::array<std::uint8_t, fixed_tiles> fixed_spaces = [] {
  std::array<std::uint8_t, fixed_tiles> out{};
  std::size_t at = 0;
  for (const char mark : {'R', 'B', 'G'}) {
    for (std::size_t square = 0; square < squares; ++square) {
      if (picture[square] == mark) out[at++] = static_cast<std::uint8_t>(square);
    }
  }
  return out;
}();

// The fixed tiles are laid in five groups, small enough to list all outcomes of each.
struct LayGroup {
  const Colour* colour;
  std::uint8_t first;  // in fixed_spaces
  std::uint8_t count;
};
inline constexpr std::array<LayGroup, 5> lay_groups{
    {{&red, 0, 5}, {&red, 5, 5}, {&blue, 10, 4}, {&blue, 14, 3}, {&green, 17, 4}}};

}  // namespace twenties::sums_of_20
