#include "bots/game_of_20/proof/check/bounds.hpp"

#include <bit>

namespace twenties::game_of_20::check {

namespace {

using SquaresOfTile = std::array<Squares, highest_tile + 1>;

SquaresOfTile squares_of_tiles(const Position& position) {
  SquaresOfTile out{};
  for_each_bit(position.live, [&](int square) {
    for_each_bit(position.fits[static_cast<std::size_t>(square)],
                 [&](int tile) { out[static_cast<std::size_t>(tile)] |= only(square); });
  });
  return out;
}

// Tiles that are given different squares, each one that it fits.
class Seating {
 public:
  explicit Seating(const SquaresOfTile& squares) : squares_(squares) {}

  // Finds room for one more tile, if others may move to another of their squares.
  bool seat(std::size_t tile) {
    tried_ = 0;
    return find(tile);
  }

 private:
  bool find(std::size_t tile) {
    const Squares free = squares_[tile] & ~taken_;
    if (free != 0) {
      give(std::countr_zero(free), tile);
      return true;
    }
    for (Squares left = squares_[tile] & ~tried_; left != 0; left = squares_[tile] & ~tried_) {
      const int square = std::countr_zero(left);
      tried_ |= only(square);
      if (find(owner_[static_cast<std::size_t>(square)])) {
        give(square, tile);
        return true;
      }
    }
    return false;
  }

  void give(int square, std::size_t tile) {
    taken_ |= only(square);
    owner_[static_cast<std::size_t>(square)] = static_cast<std::uint8_t>(tile);
  }

  const SquaresOfTile& squares_;
  std::array<std::uint8_t, square_count> owner_{};
  Squares taken_ = 0;
  Squares tried_ = 0;
};

// Lemma 4. The tiles that a hand will place go to different squares, each to one that it fits.
// Among all sets of tiles that can be seated like that, one of the greatest sum is found by taking
// the tiles from the highest down, each if there is room for it beside those taken before: such
// sets are the independent sets of a transversal matroid. So the hand cannot place more than this.
int most(Hand hand, const SquaresOfTile& squares) {
  Seating seating(squares);
  int sum = 0;
  for (std::uint32_t left = hand.bits; left != 0;) {
    const int bit = 31 - std::countl_zero(left);
    left ^= 1U << bit;
    const int tile = bit == 0 ? 1 : bit;
    if (seating.seat(static_cast<std::size_t>(tile))) sum += tile;
  }
  return sum;
}

// Lemma 5. A square that takes the tile t and has no live neighbour takes t for ever. If one hand
// alone holds the t, then the game cannot end before it is placed, there or elsewhere, since until
// then that hand has a move (4.1).
Values waited_for(const Position& position) {
  Values out = 0;
  for_each_bit(position.isolated() & position.beside_two,
               [&](int square) { out |= 1U << position.sums[static_cast<std::size_t>(square)]; });
  return out;
}

}  // namespace

Range bounds(const Position& position) {
  const SquaresOfTile squares = squares_of_tiles(position);
  const Values waited = waited_for(position);
  const auto [mine, theirs] = position.hands;
  const int sure = Hand{mine.bits & waited & ~theirs.bits}.sum();
  const int theirs_sure = Hand{theirs.bits & waited & ~mine.bits}.sum();
  return {.low = sure - most(theirs, squares), .high = most(mine, squares) - theirs_sure};
}

}  // namespace twenties::game_of_20::check
