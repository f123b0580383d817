#include "games/twenty_four_seven/board.hpp"

namespace twenties::twenty_four_seven {

namespace {

// The highest number on the square that keeps all of its lines within 24.
int room_at(const Board& board, int square) {
  int most = 0;
  for (const Sight& sight : sites[static_cast<std::size_t>(square)]) {
    most = std::max(most, static_cast<int>(look_along(board, sight).sum));
  }
  return most_in_a_line - most;
}

}  // namespace

Board board_of(const Layout& layout) {
  Board board;
  for (int square = 0; square < square_count; ++square) {
    const unsigned tile = layout[static_cast<std::size_t>(square)];
    for (std::size_t plane = 0; plane < board.planes.size(); ++plane) {
      board.planes[plane] |= ((tile >> plane) & 1U) != 0 ? set_of(square) : 0;
    }
  }
  board.near = grown(tiles_on(board));
  for_each_bit(board.near & ~tiles_on(board), [&](int bit) {
    const int room = std::min(room_at(board, square_of(bit)), highest_number);
    for (int tile = 1; tile <= room; ++tile) {
      board.fits[static_cast<std::size_t>(tile - 1)] |= SquareSet{1} << bit;
    }
  });
  return board;
}

}  // namespace twenties::twenty_four_seven
