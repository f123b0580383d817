#pragma once

#include <array>
#include <cstddef>
#include <vector>

#include "bots/twenty_one/best_marks.hpp"
#include "bots/twenty_one/open_row.hpp"

namespace twenties::twenty_one {

// In which turns the owner of a sheet is the active player and may roll again.
enum class Active : std::uint8_t {
  always,
  never,
  alternate,  // in the first turn, the third, the fifth, ...
};

// The exact best expected points of one sheet, for every possible row and number of turns left, if
// its owner maximises points.
class SheetTable {
 public:
  SheetTable(int turns, Active active, CrossRule cross);

  // Of a sheet with this many rows left, the current one included, before the roll of a turn.
  [[nodiscard]] double value(int turns_left, int rows_left, const OpenRow& row) const {
    return layer(turns_left)[static_cast<std::size_t>(rows_left)][row.open]
                            [static_cast<std::size_t>(row.matches)];
  }
  // Of an empty sheet with all turns left.
  [[nodiscard]] double value() const { return value(turns_, row_count, fresh_row); }

  [[nodiscard]] int turns() const { return turns_; }
  [[nodiscard]] std::size_t bytes() const { return layers_.size() * sizeof(Layer); }

 private:
  using Layer = std::array<AfterMark, row_count + 1>;  // by rows left; nothing comes of 0 rows

  [[nodiscard]] const Layer& layer(int turns_left) const {
    return layers_[static_cast<std::size_t>(turns_left)];
  }
  void fill(int turns_left, bool active, CrossRule cross);

  int turns_;
  std::vector<Layer> layers_;  // by turns left
};

}  // namespace twenties::twenty_one
