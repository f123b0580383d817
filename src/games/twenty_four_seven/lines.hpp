#pragma once

#include <string>
#include <vector>

#include "base/fixed_vector.hpp"
#include "core/message.hpp"
#include "games/twenty_four_seven/board.hpp"
#include "games/twenty_four_seven/squares.hpp"

namespace twenties::twenty_four_seven {

// Lines and their scores, computed square by square as in the rulebook, for explanations. The fast
// counterpart is place().

inline Value square_value(int square) { return Value::square(name_of(square)); }

// Consecutive squares in reading order, with their tiles.
struct Line {
  struct Place {
    std::uint8_t square = 0;
    std::uint8_t tile = 0;
  };

  Axis axis = Axis::row;
  std::size_t placed = 0;  // where in the line the new tile is
  FixedVector<Place, columns> places;

  [[nodiscard]] int sum() const;
  [[nodiscard]] Line part(std::size_t from, std::size_t to) const;  // both included
  [[nodiscard]] Message name() const;                               // "row b4-d4"
  [[nodiscard]] Value adding() const;                               // "7+9+8 = 24"
  [[nodiscard]] std::string tiles() const;                          // "7 9 8"
};

// For messages: row, column or diagonal.
const char* word_for(Axis axis);

// The line through a square on an axis, as if the tile lay there.
Line line_through(const Board& board, int square, int tile, Axis axis);

// One thing that a placement scores, not yet doubled.
struct Combination {
  enum class Kind : std::uint8_t { sum_of_7, sum_of_24, run, set, seven_tiles, both_sums };

  Kind kind = Kind::sum_of_7;
  int points = 0;
  Line line;     // for a run or set, only its own tiles
  Line other{};  // for both_sums, the line of 7
};

// Everything that the tile scores on an empty square, line by line, the bonuses for pairs last.
std::vector<Combination> combinations(const Board& board, int square, int tile);

}  // namespace twenties::twenty_four_seven
