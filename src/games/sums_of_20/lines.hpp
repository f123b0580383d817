#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "base/fixed_vector.hpp"
#include "core/message.hpp"
#include "games/sums_of_20/rules.hpp"

namespace twenties::sums_of_20 {

enum class Direction : std::uint8_t { across, down };

constexpr int step_of(Direction direction) { return direction == Direction::across ? 1 : side; }
constexpr Direction other(Direction direction) {
  return direction == Direction::across ? Direction::down : Direction::across;
}

// A maximal run of adjacent tiles in a row or a column.
struct Line {
  std::uint8_t first = 0;
  std::uint8_t length = 0;
  Direction direction = Direction::across;
  std::uint8_t sum = 0;

  [[nodiscard]] constexpr int square(int at) const { return first + at * step_of(direction); }
  [[nodiscard]] bool covers(int square) const;
};

// The line through a square that has a tile.
Line line_through(const Board& board, int square, Direction direction);

// "2+8+2+7+1"
std::string numbers_of(const Board& board, const Line& line);
// The same with their sum, for messages.
Value value_of(const Board& board, const Line& line);

// A line of the board with how its sum stands to 20.
TouchedLine touched(const Line& line);

// The board after a play, and the squares of its tiles in order.
struct Placement {
  Board board;
  FixedVector<std::uint8_t, rack_size> squares;
};

// Puts the tiles of a play on empty squares from the first on, skipping occupied ones. Nothing if
// the first square is taken or the board ends too early; no other rule is checked.
std::optional<Placement> place(const Board& board, const Move& play);

// Whether one of the squares shares an edge with a tile.
bool touches(const Board& before, const Placement& placement);

// The lines of two or more tiles that contain a tile of the play: its own line first, then those
// that cross it in the order of its tiles.
using Lines = FixedVector<Line, rack_size + 1>;
Lines lines_made(const Placement& placement, Act act);

// What a legal play counts for (4.1 to 4.3).
Tally tally_of(const Placement& placement, const Lines& lines);

}  // namespace twenties::sums_of_20
