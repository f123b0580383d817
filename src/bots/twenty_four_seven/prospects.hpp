#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "games/twenty_four_seven/board.hpp"

namespace twenties::twenty_four_seven {

// A number for each tile, index = tile. Sixteen at once, where the machine supports it; unused ones
// are 0.
using ByTile [[gnu::vector_size(16)]] = std::uint8_t;

// All points of this game are multiples of ten, and the bots count in tens.
inline constexpr int points_in_one = 10;

// What every tile would score on every square, updated as tiles are placed. Bots need the points of
// all moves very often, and a placed tile changes only the two ends of each of its lines, and there
// only what they get from that line. Squares are named by their bit in a SquareSet.
class Prospects {
 public:
  explicit Prospects(const Board& board);

  void place(int bit, int tile);

  // A hash: equal for equal boards, and almost never for others.
  [[nodiscard]] std::uint64_t hash() const { return hash_; }
  // Where a tile may go; where a 1 may go is where anything may go.
  [[nodiscard]] SquareSet fits(int tile) const { return fits_[static_cast<std::size_t>(tile)]; }
  // In tens, for each tile; 0 for one that does not fit.
  [[nodiscard]] ByTile points(int bit) const { return points_[static_cast<std::size_t>(bit)]; }
  [[nodiscard]] int points(int bit, int tile) const { return points(bit)[tile]; }
  // The most that each tile can score now, anywhere.
  [[nodiscard]] ByTile best() const;
  // The same with the tile on that empty square; the board is unchanged afterwards.
  [[nodiscard]] ByTile best_after(int bit, int tile);

 private:
  // Bits of squares end here.
  static constexpr std::size_t bits = 56;

  // The surroundings of an empty square.
  struct Square {
    std::array<ByTile, axis_count> points{};      // from each axis alone, in tens, not yet doubled
    std::array<std::uint8_t, axis_count> sums{};  // of the tiles in line with it
  };

  // Calls visit(end, axis) for the empty squares that end the lines through a square with a tile.
  template <class Visit>
  void for_each_end(int bit, Visit&& visit) const;
  // Updates the square on one axis.
  void look(Square& square, int bit, std::size_t axis) const;
  void set_room(int bit, int room);
  static int room_of(const Square& square);
  static ByTile points_of(const Square& square, int bit);

  std::array<std::uint8_t, bits + 24> tiles_{};  // with a margin, for steps off the board
  std::array<std::uint8_t, bits> rooms_{};       // the highest tile that fits; 0 for none
  std::array<SquareSet, highest_number + 1> fits_{};
  std::array<ByTile, bits> points_{};
  std::array<Square, bits> squares_{};
  std::uint64_t hash_ = 0;
};

}  // namespace twenties::twenty_four_seven
