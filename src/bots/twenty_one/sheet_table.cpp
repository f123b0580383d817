#include "bots/twenty_one/sheet_table.hpp"

namespace twenties::twenty_one {

SheetTable::SheetTable(int turns, Active active, CrossRule cross)
    : turns_(turns), layers_(static_cast<std::size_t>(turns) + 1) {
  for (int left = 1; left <= turns; ++left) {
    const bool is_first_third_fifth = (turns - left) % 2 == 0;
    fill(left, active == Active::always || (active == Active::alternate && is_first_third_fifth),
         cross);
  }
}

// From the layer with one turn less.
void SheetTable::fill(int turns_left, bool active, CrossRule cross) {
  const Layer& before = layer(turns_left - 1);
  Layer& now = layers_[static_cast<std::size_t>(turns_left)];
  std::vector<double> best(most_rolls);
  for (std::size_t rows = 1; rows <= row_count; ++rows) {
    // No turn passes without a mark: more turns than spaces change nothing. Two turns ago the same
    // player was active.
    if (turns_left >= static_cast<int>(rows) * space_count + 2) {
      now[rows] = layer(turns_left - 2)[rows];
      continue;
    }
    AfterMark after = before[rows];
    after[0].fill(before[rows - 1][all_open][0]);  // the next row opens with the next roll (3.8)
    for_each_open_row([&](const OpenRow& row) {
      best_marks(row, after, cross, best);
      now[rows][row.open][static_cast<std::size_t>(row.matches)] =
          active ? active_expectation(row.open, best) : plain_expectation(row.open, best);
    });
  }
}

}  // namespace twenties::twenty_one
