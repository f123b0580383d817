#include "bots/twenty_one/best_marks.hpp"

#include <algorithm>
#include <limits>

namespace twenties::twenty_one {

namespace {

constexpr double never = -std::numeric_limits<double>::infinity();

// The worth of leaving a set of spaces open, [matches made with the dice not yet decided].
using Left = std::array<double, space_count + 1>;

// Decides the dice one after another, lowest value first, for all their kinds. `left` tells for
// each subset of the undecided spaces that stays open (bit 0: the next space) what that is worth,
// the dice decided so far played best; each decision halves it.
class Decider {
 public:
  // `crossed` is what it is worth to write nothing.
  Decider(const RowRolls& rolls, int matches, double crossed, bool by_choice,
          std::span<double> best)
      : rolls_(rolls), matches_(matches), crossed_(crossed), by_choice_(by_choice), best_(best) {}

  void decide(std::size_t space, std::span<const Left> left) {
    if (space == rolls_.values.size()) {
      const double written = left[0][0];
      const bool crosses = written == never || (by_choice_ && crossed_ > written);
      best_[count_++] = crosses ? crossed_ : written;
      return;
    }
    std::array<Left, open_sets / 2> room;
    const std::span<Left> next(room.data(), left.size() / 2);
    const int value = rolls_.values[space];
    for (int kind = 0; kind < kinds_of_die(value); ++kind) {
      decide_die(value, kind, left, next);
      decide(space + 1, next);
    }
  }

 private:
  // The die is written or not, whichever is worth more.
  void decide_die(int value, int kind, std::span<const Left> left, std::span<Left> next) const {
    const int face = kind + 1;
    const auto undecided = static_cast<std::size_t>(std::countr_zero(next.size()));
    for (std::size_t set = 0; set < next.size(); ++set) {
      const Left& open = left[2 * set + 1];
      const Left& written = left[2 * set];
      for (std::size_t made = 0; made <= undecided; ++made) {
        next[set][made] = open[made];
        if (face > value) continue;
        const bool match = face == value;
        const int points = face + (match ? matches_ + static_cast<int>(made) + 1 : 0);
        next[set][made] = std::max(open[made], points + written[made + (match ? 1U : 0U)]);
      }
    }
  }

  const RowRolls& rolls_;
  int matches_;
  double crossed_;
  bool by_choice_;
  std::span<double> best_;
  std::size_t count_ = 0;
};

// The spaces of `open` that the subset, counted in their order, stands for.
OpenSpaces spread(std::size_t subset, const RowRolls& rolls) {
  OpenSpaces spaces = 0;
  for_each_bit(subset,
               [&](int bit) { spaces |= only_space(rolls.values[static_cast<std::size_t>(bit)]); });
  return spaces;
}

}  // namespace

double best_cross(const OpenRow& row, const AfterMark& after, CrossRule cross) {
  const auto matches = static_cast<std::size_t>(row.matches);
  double best = after[row.open & ~leftmost(row.open)][matches];
  if (cross != CrossRule::any) return best;
  for_each_bit(row.open, [&](int bit) {
    best = std::max(best, after[row.open & ~only_space(bit + 1)][matches]);
  });
  return best;
}

// To leave all spaces open means that nothing was written, which is no choice among the dice.
void best_marks(const OpenRow& row, const AfterMark& after, CrossRule cross,
                std::span<double> best) {
  const RowRolls& rolls = rolls_for(row.open);
  const std::size_t spaces = rolls.values.size();
  std::array<Left, open_sets> room;
  const std::span<Left> left(room.data(), std::size_t{1} << spaces);
  for (std::size_t set = 0; set < left.size(); ++set) {
    const OpenSpaces open = spread(set, rolls);
    for (std::size_t made = 0; made <= spaces; ++made) {
      const std::size_t matches = static_cast<std::size_t>(row.matches) + made;
      left[set][made] = matches <= space_count ? after[open][matches] : 0;
    }
  }
  left.back()[0] = never;
  Decider(rolls, row.matches, best_cross(row, after, cross), cross != CrossRule::leftmost, best)
      .decide(0, left);
}

void reroll_worth(OpenSpaces open, std::span<const double> worth, AfterReroll& out) {
  const RowRolls& rolls = rolls_for(open);
  // First the sum over the rolls that show exactly these ones, with the chances of the others.
  out.fill(0);
  for (std::size_t roll = 0; roll < rolls.size(); ++roll) {
    out[rolls.ones[roll]] += rolls.chances[roll] * worth[roll];
  }
  // A die that is not locked may show 1 again; a locked one certainly does.
  for_each_bit(open, [&](int bit) {
    const OpenSpaces space = only_space(bit + 1);
    for (OpenSpaces locked = 0; locked <= all_open; ++locked) {
      if ((locked & space) != 0) continue;
      out[locked] += out[locked | space];
      out[locked | space] *= 6;
    }
  });
}

double plain_expectation(OpenSpaces open, std::span<const double> worth) {
  const RowRolls& rolls = rolls_for(open);
  double sum = 0;
  for (std::size_t roll = 0; roll < rolls.size(); ++roll) sum += rolls.chances[roll] * worth[roll];
  return sum;
}

double active_expectation(OpenSpaces open, std::span<const double> worth) {
  const RowRolls& rolls = rolls_for(open);
  AfterReroll again;
  reroll_worth(open, worth, again);
  double sum = 0;
  for (std::size_t roll = 0; roll < rolls.size(); ++roll) {
    sum += rolls.chances[roll] * std::max(worth[roll], again[rolls.ones[roll]]);
  }
  return sum;
}

}  // namespace twenties::twenty_one
