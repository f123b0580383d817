#include "games/sums_of_20/loose_tiles.hpp"

#include <algorithm>
#include <array>

#include "core/draws.hpp"
#include "games/sums_of_20/lines.hpp"

namespace twenties::sums_of_20 {

tl::expected<Move, Verdict> play_of(const Board& before, const std::vector<LooseTile>& tiles) {
  const auto no_play = [](std::string_view clause, const char* id) {
    return tl::unexpected(Verdict::refused(clause, Message(id)));
  };
  if (tiles.empty()) return no_play("3.1", "sums-of-20.nothing-laid");
  if (std::ranges::any_of(tiles, [](const LooseTile& t) { return number_on(t.tile) == 0; })) {
    return no_play("3.4", "sums-of-20.wild-without-number");
  }
  const auto same = [&](auto&& of) {
    return std::ranges::all_of(tiles, [&](const LooseTile& t) { return of(t) == of(tiles[0]); });
  };
  const bool across = same([](const LooseTile& t) { return t.square / side; });
  const bool down = same([](const LooseTile& t) { return t.square % side; });
  if (!across && !down) return no_play("3.1", "sums-of-20.not-in-line");
  Move move;
  move.act = tiles.size() == 1 ? Act::one : across ? Act::across : Act::down;
  move.place = static_cast<std::uint8_t>(tiles[0].square);
  move.count = static_cast<std::uint8_t>(tiles.size());
  std::ranges::transform(tiles, move.tiles.begin(), &LooseTile::tile);
  const auto placement = place(before, move);
  const bool fits =
      placement && std::ranges::equal(placement->squares, tiles, {}, {}, &LooseTile::square);
  if (!fits) return no_play("3.2", "sums-of-20.gap");
  return move;
}

namespace {

constexpr int line_of(int square, Direction direction) {
  return direction == Direction::across ? square / side : square % side;
}
constexpr int place_in_line(int square, Direction direction) {
  return line_of(square, other(direction));
}

// The board with tiles that could become a play in one direction.
class GrowingPlay {
 public:
  GrowingPlay(const Board& board, const std::vector<LooseTile>& tiles, Direction direction)
      : board_(board), tiles_(tiles), direction_(direction) {}

  // [3.1]
  [[nodiscard]] bool is_in_line() const {
    return std::ranges::all_of(tiles_, [&](const LooseTile& tile) {
      return line_of(tile.square, direction_) == line_of(tiles_[0].square, direction_);
    });
  }

  // [3.3] More tiles of the play do not change the lines that cross it: these sum to 20 already, or
  // can with a wild without a number.
  [[nodiscard]] bool crosses_well() {
    for (const LooseTile& tile : tiles_) {
      const Line crossing = line_through(board_, tile.square, other(direction_));
      const bool is_open = number_on(tile.tile) == 0;
      if (crossing.length > 1 && (is_open ? crossing.sum >= target : crossing.sum != target)) {
        return false;
      }
      if (!is_open) continue;
      // Wilds that no line crosses can have any number.
      least_ += crossing.length > 1 ? target - crossing.sum : 1;
      is_free_ = is_free_ || crossing.length == 1;
    }
    return true;
  }

  // [3.2, 3.3] What lies between the tiles and next to them, in their own line.
  [[nodiscard]] bool may_reach_its_sum(bool touches_board, int left) {
    const Line head = line_through(board_, tiles_.front().square, direction_);
    const Line tail = line_through(board_, tiles_.back().square, direction_);
    const int last = tail.square(tail.length - 1);
    int gaps = 0;
    int length = 0;
    for (int square = head.first; square <= last; square += step_of(direction_)) {
      const Tile tile = board_[static_cast<std::size_t>(square)];
      ++length;
      gaps += tile == 0 ? 1 : 0;
      least_ += tile == 0 ? 1 : number_on(tile);
    }
    if (gaps > left || (length > 1 && least_ > target)) return false;
    if (gaps > 0) return true;
    const bool is_done = length == 1 || least_ == target || is_free_;
    if (touches_board && is_done) return true;
    const bool has_room =
        place_in_line(head.first, direction_) > 0 || place_in_line(last, direction_) + 1 < side;
    return left > 0 && least_ < target && has_room;
  }

 private:
  const Board& board_;
  const std::vector<LooseTile>& tiles_;
  Direction direction_;
  int least_ = 0;         // what the line of the play sums to at least
  bool is_free_ = false;  // a wild may still have any number
};

}  // namespace

bool may_become_play(const Board& before, const std::vector<LooseTile>& tiles, const Counts& rack) {
  Counts rest = rack;
  Board board = before;
  Placement placement{before, {}};
  for (const LooseTile& tile : tiles) {
    if (rest[kind_of(tile.tile)]-- == 0) return false;
    board[static_cast<std::size_t>(tile.square)] = tile.tile;
    placement.squares.push_back(static_cast<std::uint8_t>(tile.square));
  }
  const int left = tiles_in(rest);
  if (tiles.empty()) return left > 0;
  const bool touches_board = touches(before, placement);
  return std::ranges::any_of(std::array{Direction::across, Direction::down}, [&](Direction along) {
    GrowingPlay play(board, tiles, along);
    return play.is_in_line() && play.crosses_well() && play.may_reach_its_sum(touches_board, left);
  });
}

}  // namespace twenties::sums_of_20
