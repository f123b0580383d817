#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "base/fixed_vector.hpp"
#include "bots/twenty_one/open_row.hpp"

namespace twenties::twenty_one {

// What a roll can mean for one open space of the printed value v: its die shows 1 to v, or is too
// high, whatever it shows. Counted from 0, so that v itself stands for "too high".
constexpr int kinds_of_die(int value) { return value < 6 ? value + 1 : 6; }
constexpr int kind_of_die(int value, int face) { return face > value ? value : face - 1; }

inline constexpr std::size_t most_rolls = 4320;  // of a row with all spaces open

// The rolls that differ for a row with these open spaces: numbered with one digit for each space,
// the lowest value first.
struct RowRolls {
  FixedVector<std::uint8_t, space_count> values;  // of the open spaces, ascending
  std::vector<double> chances;                    // by roll; they add up to 1
  std::vector<std::uint8_t> ones;                 // by roll: the open spaces whose die shows 1

  [[nodiscard]] std::size_t size() const { return chances.size(); }
};

const RowRolls& rolls_for(OpenSpaces open);

// The faces of the dice by the printed value that they belong to on one row; [0] is not used.
using Faces = std::array<std::uint8_t, space_count + 1>;

std::size_t roll_number(OpenSpaces open, const Faces& faces);
// A roll with that number; dice that are too high show 6, dice of spaces that are not open too.
Faces faces_of(OpenSpaces open, std::size_t roll);

// The faces that the dice on the table show for the seat's current row.
Faces faces_for(const Table& table, Seat seat);

}  // namespace twenties::twenty_one
