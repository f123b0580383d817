#include "terminal/boards/last_play.hpp"

#include "games/sums_of_20/lines.hpp"

namespace twenties {

namespace {

using namespace sums_of_20;

bool is_sum(const Line& line) { return line.length == 1 || line.sum == target; }

// Whether every yellow tile touches another tile and stands in sums of twenty only.
bool is_settled(const Board& board) {
  for (int square = 0; square < sums_of_20::squares; ++square) {
    if (board[static_cast<std::size_t>(square)] == 0 || is_fixed_space(square)) continue;
    const Line across = line_through(board, square, Direction::across);
    const Line down = line_through(board, square, Direction::down);
    const bool alone = across.length == 1 && down.length == 1;
    if (alone || !is_sum(across) || !is_sum(down)) return false;
  }
  return true;
}

class Search {
 public:
  Search(const Board& after, const Move& play) : board_(after), play_(&play) {}

  // Takes away the tiles of the play from the one at `tile` on, the first of them at `square` or
  // further on in the line.
  bool take_away(std::size_t tile, int square) {
    if (tile == play_->count) return is_settled(board_);
    const int step = step_of(play_->act == Act::down ? Direction::down : Direction::across);
    for (; square < sums_of_20::squares; square += step) {
      Tile& there = board_[static_cast<std::size_t>(square)];
      if (there == 0) return false;
      if (there == play_->tiles[tile] && !is_fixed_space(square)) {
        there = 0;
        found_.push_back(square);
        if (take_away(tile + 1, square + step)) return true;
        found_.pop_back();
        there = play_->tiles[tile];
      }
      if (tile == 0) return false;  // the first tile lies where the play begins
    }
    return false;
  }
  [[nodiscard]] const std::vector<int>& found() const { return found_; }

 private:
  Board board_;
  const Move* play_;
  std::vector<int> found_;
};

}  // namespace

std::vector<int> squares_of_last(const Board& after, const Move& play) {
  Search search(after, play);
  return search.take_away(0, play.place) ? search.found() : std::vector<int>{};
}

}  // namespace twenties
