#pragma once

#include <cstddef>
#include <vector>

#include "bots/twenty_one/best_marks.hpp"
#include "bots/twenty_one/open_row.hpp"
#include "bots/twenty_one/row_marks.hpp"
#include "bots/twenty_one/row_rolls.hpp"

namespace twenties::twenty_one {

// How to play a row if each turn has a price in points, because the race may end.
struct Pace {
  double price = 0;
  double active_share = 0.5;  // the share of turns in which the owner may re-roll
  CrossRule cross = CrossRule::any;
};

// The best play of a row at a pace, with the exact worth of everything: points still to come less
// the price of the turns until the row is complete. One byte and one number for each roll of each
// of the 249 rows.
class RowPlan {
 public:
  explicit RowPlan(const Pace& pace);

  // Before the roll of a turn.
  [[nodiscard]] double worth(const OpenRow& row) const {
    return worth_[row.open][static_cast<std::size_t>(row.matches)];
  }
  // After the roll: points of the best mark and the rest of the row.
  [[nodiscard]] double worth(const OpenRow& row, std::size_t roll) const {
    return rolls_of(row).worth[roll];
  }
  [[nodiscard]] RowMark mark(const OpenRow& row, std::size_t roll) const {
    return rolls_of(row).marks[roll];
  }
  // When the dice that show 1 on these open spaces stay and all others are rolled again.
  [[nodiscard]] double reroll_worth(const OpenRow& row, OpenSpaces ones) const {
    return rolls_of(row).again[ones];
  }
  [[nodiscard]] const Pace& pace() const { return pace_; }

 private:
  struct Rolls {
    std::vector<double> worth;
    std::vector<RowMark> marks;
    AfterReroll again;
  };

  [[nodiscard]] const Rolls& rolls_of(const OpenRow& row) const {
    return rolls_[row.open][static_cast<std::size_t>(row.matches)];
  }
  void solve(const OpenRow& row);

  Pace pace_;
  AfterMark worth_{};                                      // 0 for complete rows
  std::vector<std::array<Rolls, space_count + 1>> rolls_;  // [open][matches]: too big for a stack
};

}  // namespace twenties::twenty_one
