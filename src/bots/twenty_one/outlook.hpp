#pragma once

#include <array>
#include <cstddef>
#include <vector>

#include "bots/twenty_one/row_plan.hpp"

namespace twenties::twenty_one {

// The state of a sheet after some turns: probabilities, and the points written since.
struct Chances {
  double chance = 0;
  double mean = 0;
  double variance = 0;
};

struct AfterTurns {
  Chances finished;    // the fifth row was completed in the last of these turns
  Chances unfinished;  // it is not complete yet
};

inline constexpr int most_turns = row_count * space_count;  // no turn passes without a mark

// The future of a sheet played by a plan, turn by turn. Exact for the plan, except that its owner
// re-rolls as if alone at the table.
class Outlook {
 public:
  Outlook(const RowPlan& plan, int players);

  // After so many turns; [0] is now. A sheet without rows left is finished now.
  using Turns = std::array<AfterTurns, most_turns + 1>;

  // `until_active`: how many turns others are active before the owner of the sheet is.
  [[nodiscard]] const Turns& of(int rows_left, const OpenRow& row, int until_active) const {
    return tables_[static_cast<std::size_t>(until_active)][static_cast<std::size_t>(rows_left)]
                  [row.open][static_cast<std::size_t>(row.matches)];
  }
  [[nodiscard]] std::size_t bytes() const {
    return tables_.size() * (row_count + 1) * sizeof(PerRow<Turns>);
  }

 private:
  using Table = std::vector<PerRow<Turns>>;  // by rows left
  class Builder;

  std::vector<Table> tables_;  // by turns until active
};

}  // namespace twenties::twenty_one
