#include "bots/twenty_one/row_plan.hpp"

namespace twenties::twenty_one {

RowPlan::RowPlan(const Pace& pace) : pace_(pace), rolls_(open_sets) {
  for_each_open_row([&](const OpenRow& row) { solve(row); });
}

// All rows that this one can become are solved.
void RowPlan::solve(const OpenRow& row) {
  const RowRolls& rolls = rolls_for(row.open);
  const auto matches = static_cast<std::size_t>(row.matches);
  Rolls& out = rolls_[row.open][matches];
  out.worth.resize(rolls.size());
  out.marks.resize(rolls.size());
  for (std::size_t roll = 0; roll < rolls.size(); ++roll) {
    const Faces faces = faces_of(row.open, roll);
    double most = -1e9;
    for_each_mark(row, faces, pace_.cross, [&](const RowMark& mark) {
      const double now = points_of(row, faces, mark) + worth(after_mark(row, faces, mark));
      if (now <= most) return;
      most = now;
      out.marks[roll] = mark;
    });
    out.worth[roll] = most;
  }
  twenty_one::reroll_worth(row.open, out.worth, out.again);
  worth_[row.open][matches] = pace_.active_share * active_expectation(row.open, out.worth) +
                              (1 - pace_.active_share) * plain_expectation(row.open, out.worth) -
                              pace_.price;
}

}  // namespace twenties::twenty_one
