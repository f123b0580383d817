#include "games/sums_of_20/lines.hpp"

#include <vector>

#include "base/text.hpp"

namespace twenties::sums_of_20 {

namespace {

Tile tile_at(const Board& board, int square) { return board[static_cast<std::size_t>(square)]; }

// The next square in the direction, forwards or backwards; -1 past the edge.
int neighbour(int square, Direction direction, bool forwards) {
  const int at = direction == Direction::across ? square % side : square / side;
  if (forwards) return at + 1 < side ? square + step_of(direction) : -1;
  return at > 0 ? square - step_of(direction) : -1;
}

}  // namespace

bool Line::covers(int square) const {
  for (int at = 0; at < length; ++at) {
    if (this->square(at) == square) return true;
  }
  return false;
}

Line line_through(const Board& board, int square, Direction direction) {
  int first = square;
  for (int at = square; at >= 0 && tile_at(board, at) != 0; at = neighbour(at, direction, false)) {
    first = at;
  }
  Line line{.first = static_cast<std::uint8_t>(first), .direction = direction};
  for (int at = first; at >= 0 && tile_at(board, at) != 0; at = neighbour(at, direction, true)) {
    ++line.length;
    line.sum = static_cast<std::uint8_t>(line.sum + number_on(tile_at(board, at)));
  }
  return line;
}

std::string numbers_of(const Board& board, const Line& line) {
  std::string out;
  for (int at = 0; at < line.length; ++at) {
    out += cat(at == 0 ? "" : "+", number_on(tile_at(board, line.square(at))));
  }
  return out;
}

Value value_of(const Board& board, const Line& line) {
  std::vector<int> numbers;
  for (int at = 0; at < line.length; ++at) {
    numbers.push_back(number_on(tile_at(board, line.square(at))));
  }
  return Value::line(numbers);
}

std::optional<Placement> place(const Board& board, const Move& play) {
  Placement out;
  out.board = board;
  const Direction direction = play.act == Act::down ? Direction::down : Direction::across;
  if (tile_at(board, play.place) != 0) return std::nullopt;
  int square = play.place;
  for (std::size_t i = 0; i < play.count; ++i) {
    while (square >= 0 && tile_at(out.board, square) != 0) {
      square = neighbour(square, direction, true);
    }
    if (square < 0) return std::nullopt;
    out.board[static_cast<std::size_t>(square)] = play.tiles[i];
    out.squares.push_back(static_cast<std::uint8_t>(square));
  }
  return out;
}

bool touches(const Board& before, const Placement& placement) {
  for (const int square : placement.squares) {
    for (const Direction direction : {Direction::across, Direction::down}) {
      for (const bool forwards : {false, true}) {
        const int beside = neighbour(square, direction, forwards);
        if (beside >= 0 && tile_at(before, beside) != 0) return true;
      }
    }
  }
  return false;
}

Lines lines_made(const Placement& placement, Act act) {
  Lines out;
  const Direction direction = act == Act::down ? Direction::down : Direction::across;
  const auto add = [&](int square, Direction way) {
    const Line line = line_through(placement.board, square, way);
    if (line.length >= 2) out.push_back(line);
  };
  add(placement.squares[0], direction);
  for (const int square : placement.squares) add(square, other(direction));
  return out;
}

Tally tally_of(const Placement& placement, const Lines& lines) {
  Tally out;
  out.sums = static_cast<std::uint16_t>(lines.size());
  out.tiles = static_cast<std::uint16_t>(placement.squares.size());
  out.fives = placement.squares.size() == rack_size ? 1 : 0;
  for (const int square : placement.squares) {
    if (!is_plus_ten(square)) continue;
    for (const Line& line : lines) {
      if (line.covers(square)) ++out.tens;
    }
  }
  return out;
}

}  // namespace twenties::sums_of_20
