#include "bots/twenty_one/outlook.hpp"

#include <algorithm>
#include <iterator>

namespace twenties::twenty_one {

namespace {

// The transitions of a row in one turn, by the resulting row: probability, and expected sums of
// points and of their squares.
struct Step {
  OpenRow row;
  double chance = 0;
  double points = 0;
  double squares = 0;
};
using Steps = std::vector<Step>;

// Sums from which mean and variance follow.
struct Sums {
  double chance = 0;
  double points = 0;
  double squares = 0;

  // The outlook `then` after the step.
  void add(const Step& step, const Sums& then) {
    chance += step.chance * then.chance;
    points += step.chance * then.points + step.points * then.chance;
    squares +=
        step.chance * then.squares + 2 * step.points * then.points + step.squares * then.chance;
  }
  [[nodiscard]] Chances summary() const {
    if (chance <= 0) return {};
    const double mean = points / chance;
    const double variance = squares / chance - mean * mean;
    return {chance, mean, variance > 0 ? variance : 0};
  }
};

struct TurnSums {
  Sums finished;
  Sums unfinished;
};
using SumsOverTurns = std::array<TurnSums, most_turns + 1>;

// How likely each roll is to be the one that is marked.
std::vector<double> marked_rolls(const RowPlan& plan, const OpenRow& row, bool active) {
  const RowRolls& rolls = rolls_for(row.open);
  if (!active) return rolls.chances;
  std::vector<double> out(rolls.size());
  std::array<double, open_sets> again{};  // by the ones that are locked
  for (std::size_t roll = 0; roll < rolls.size(); ++roll) {
    const bool keeps = plan.worth(row, roll) >= plan.reroll_worth(row, rolls.ones[roll]);
    (keeps ? out[roll] : again[rolls.ones[roll]]) += rolls.chances[roll];
  }
  for (OpenSpaces locked = 0; locked <= all_open; ++locked) {
    if (again[locked] == 0) continue;
    double share = again[locked];
    for (int die = 0; die < std::popcount(locked); ++die) share *= 6;
    for (std::size_t roll = 0; roll < rolls.size(); ++roll) {
      if ((rolls.ones[roll] & locked) == locked) out[roll] += share * rolls.chances[roll];
    }
  }
  return out;
}

Steps steps_of(const RowPlan& plan, const OpenRow& row, bool active) {
  const std::vector<double> chances = marked_rolls(plan, row, active);
  PerRow<Step> all{};
  for (std::size_t roll = 0; roll < chances.size(); ++roll) {
    const Faces faces = faces_of(row.open, roll);
    const RowMark mark = plan.mark(row, roll);
    const OpenRow after = after_mark(row, faces, mark);
    const int points = points_of(row, faces, mark);
    Step& step = all[after.open][static_cast<std::size_t>(after.matches)];
    step.row = after;
    step.chance += chances[roll];
    step.points += chances[roll] * points;
    step.squares += chances[roll] * points * points;
  }
  Steps steps;
  for (const auto& by_matches : all) {
    std::ranges::copy_if(by_matches, std::back_inserter(steps),
                         [](const Step& step) { return step.chance > 0; });
  }
  return steps;
}

void take_steps(const Steps& steps, const PerRow<SumsOverTurns>& then, std::size_t turns,
                SumsOverTurns& out) {
  out = {};
  out[0].unfinished.chance = 1;
  for (const Step& step : steps) {
    const SumsOverTurns& next = then[step.row.open][static_cast<std::size_t>(step.row.matches)];
    for (std::size_t turn = 1; turn <= turns; ++turn) {
      out[turn].finished.add(step, next[turn - 1].finished);
      out[turn].unfinished.add(step, next[turn - 1].unfinished);
    }
  }
}

Outlook::Turns summary(const SumsOverTurns& sums) {
  Outlook::Turns out;
  for (std::size_t turn = 0; turn < out.size(); ++turn) {
    out[turn] = {sums[turn].finished.summary(), sums[turn].unfinished.summary()};
  }
  return out;
}

}  // namespace

// By turns until active, the sums of all rows with the same number of rows left.
class Outlook::Builder {
 public:
  Builder(const RowPlan& plan, std::vector<Table>& tables) : tables_(tables), sums_(tables.size()) {
    for_each_open_row([&](const OpenRow& row) {
      for (const bool active : {false, true}) {
        steps_[active ? 1 : 0][row.open][static_cast<std::size_t>(row.matches)] =
            steps_of(plan, row, active);
      }
    });
  }

  void no_rows_left() {
    SumsOverTurns finished{};
    finished[0].finished.chance = 1;
    for (auto& sums : sums_) sums[all_open].fill(finished);
    for (Table& table : tables_) {
      for (auto& by_matches : table[0]) by_matches.fill(summary(finished));
    }
  }

  // From the sums with one row less.
  void one_more_row(std::size_t rows_left) {
    for (auto& sums : sums_) sums[0].fill(sums[all_open][0]);
    for_each_open_row([&](const OpenRow& row) {
      const auto matches = static_cast<std::size_t>(row.matches);
      for (std::size_t until = 0; until < sums_.size(); ++until) {
        const auto& then = sums_[until == 0 ? sums_.size() - 1 : until - 1];
        SumsOverTurns& now = sums_[until][row.open][matches];
        take_steps(steps_[until == 0 ? 1 : 0][row.open][matches], then, rows_left * space_count,
                   now);
        tables_[until][rows_left][row.open][matches] = summary(now);
      }
    });
  }

 private:
  std::vector<Table>& tables_;
  std::array<PerRow<Steps>, 2> steps_;  // of a player who is not active, and of one who is
  std::vector<PerRow<SumsOverTurns>> sums_;
};

Outlook::Outlook(const RowPlan& plan, int players)
    : tables_(static_cast<std::size_t>(players), Table(row_count + 1)) {
  Builder builder(plan, tables_);
  builder.no_rows_left();
  for (std::size_t rows_left = 1; rows_left <= row_count; ++rows_left) {
    builder.one_more_row(rows_left);
  }
}

}  // namespace twenties::twenty_one
