#include "bots/twenty_one/sheet_table.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <tuple>

#include "games/twenty_one/marking.hpp"

namespace twenties::twenty_one {
namespace {

// The slow twin: plays the rules themselves, all rolls and all moves. Seat 1 owns the sheet; seat 2
// only crosses out. The dice of spaces that are not open do not matter and always show 6.
class SlowSheet {
 public:
  SlowSheet(Active active, CrossRule cross, int all_turns)
      : active_(active), cross_(cross), all_turns_(all_turns) {}

  double value(int rows_left, const OpenRow& row) {
    return before_roll(position(rows_left, row), all_turns_);
  }

 private:
  State position(int rows_left, const OpenRow& row) const {
    State state = TwentyOne::start({.sheets_named = true, .sheets = {0, 1}});
    state.cross = cross_;
    state.phase = Phase::roll;
    state.complete_rows[0] = static_cast<std::uint8_t>(row_count - rows_left);
    int matches = row.matches;
    for (int value = 1; value <= space_count; ++value) {
      if ((row.open & only_space(value)) != 0) continue;
      const Colour colour =
          printed_row(state, seat_at(0)).colour_of_value[static_cast<std::size_t>(value)];
      state.rows[0][state.complete_rows[0]].set(colour, matches-- > 0 ? value : crossed);
    }
    return state;
  }

  // The mean over all rolls of the dice that matter, of what visit gives for each.
  template <class Visit>
  double mean_over_rolls(const State& rolling, Visit&& visit) {
    const ColourSet rolled = rolling.dice.zeros();
    const ColourSet matter = rolled & current_row(rolling, seat_at(0)).zeros();
    int total = 1;
    for (int die = 0; die < std::popcount(matter); ++die) total *= 6;
    double sum = 0;
    for (int ticket = 0; ticket < total; ++ticket) {
      Chance chance{.kind = Chance::Kind::roll};
      int rest = ticket;
      for_each_colour(rolled, [&](Colour colour) {
        const bool matters = (matter & only(colour)) != 0;
        chance.values[static_cast<std::size_t>(colour)] =
            static_cast<std::uint8_t>(matters ? rest % 6 + 1 : 6);
        if (matters) rest /= 6;
      });
      State state = rolling;
      EXPECT_TRUE(TwentyOne::check_chance(state, chance));
      TwentyOne::apply_chance(state, chance);
      sum += visit(state);
    }
    return sum / total;
  }

  double before_roll(State state, int turns_left) {
    if (turns_left == 0 || TwentyOne::turn(state).is_over()) return 0;
    const Row& row = current_row(state, seat_at(0));
    const auto key = std::tuple(turns_left, state.complete_rows[0], row.ones, row.twos, row.fours);
    if (const auto found = known_.find(key); found != known_.end()) return found->second;
    const bool owner = active_ == Active::always ||
                       (active_ == Active::alternate && (all_turns_ - turns_left) % 2 == 0);
    state.active = owner ? 0 : 1;
    const double value = mean_over_rolls(
        state, [&](const State& rolled) { return after_first_roll(rolled, turns_left); });
    return known_[key] = value;
  }

  double after_first_roll(const State& state, int turns_left) {
    if (state.phase == Phase::mark) return best_mark(state, turns_left);  // six ones
    State kept = state;
    TwentyOne::apply(kept, seat_at(state.active), Move::keep());
    const double as_they_lie = best_mark(kept, turns_left);
    if (state.active != 0) return as_they_lie;
    State rolling = state;
    TwentyOne::apply(rolling, seat_at(0), Move::reroll());
    return std::max(as_they_lie, mean_over_rolls(rolling, [&](const State& rolled) {
                      return best_mark(rolled, turns_left);
                    }));
  }

  double best_mark(const State& state, int turns_left) {
    TwentyOne::Moves moves;
    TwentyOne::moves(state, seat_at(0), moves);
    TwentyOne::Moves others;
    TwentyOne::moves(state, seat_at(1), others);
    double best = -1;
    for (const Move& move : moves) {
      State after = state;
      TwentyOne::apply(after, seat_at(0), move);
      TwentyOne::apply(after, seat_at(1), others.back());
      const int points = after.points[0] - state.points[0];
      best = std::max(best, points + before_roll(after, turns_left - 1));
    }
    return best;
  }

  Active active_;
  CrossRule cross_;
  int all_turns_;
  std::map<std::tuple<int, std::uint8_t, std::uint8_t, std::uint8_t, std::uint8_t>, double> known_;
};

constexpr std::array all_ways{Active::always, Active::never, Active::alternate};
constexpr std::array all_rules{CrossRule::any, CrossRule::leftmost, CrossRule::leftmost_by_choice};

void expect_truth(Active active, CrossRule cross, int turns, int rows_left, const OpenRow& row) {
  SlowSheet slow(active, cross, turns);
  EXPECT_NEAR(SheetTable(turns, active, cross).value(turns, rows_left, row),
              slow.value(rows_left, row), 1e-9)
      << "open " << row.open << ", " << row.matches << " matches, " << turns << " turns, active "
      << static_cast<int>(active) << ", cross " << static_cast<int>(cross);
}

TEST(TwentyOneSheet, HasTheValueOfAllRollsAndAllMoves) {
  for (const Active active : all_ways) {
    for (const CrossRule cross : all_rules) {
      for (int turns = 1; turns <= 3; ++turns) {
        expect_truth(active, cross, turns, 1, {0b000001, 0});
        expect_truth(active, cross, turns, 1, {0b100000, 5});
        expect_truth(active, cross, turns, 1, {0b010010, 1});
        expect_truth(active, cross, turns, 1, {0b110000, 4});
      }
    }
  }
}

TEST(TwentyOneSheet, HasTheValueOfThreeOpenSpaces) {
  for (const CrossRule cross : all_rules) {
    expect_truth(Active::never, cross, 3, 1, {0b100110, 2});
    expect_truth(Active::alternate, cross, 2, 1, {0b011010, 0});
  }
  expect_truth(Active::always, CrossRule::any, 2, 1, {0b101001, 3});
}

// 3.8: the rest of the dice is lost when a row is complete, and the next row waits for its roll.
TEST(TwentyOneSheet, OpensTheNextRowWithTheNextRoll) {
  expect_truth(Active::never, CrossRule::any, 2, 2, {0b001000, 1});
}

TEST(TwentyOneSheet, ExpectsTenAndThreeQuartersOfOnePlainRoll) {
  for (const CrossRule cross : all_rules) {
    EXPECT_NEAR(SheetTable(1, Active::never, cross).value(), 10.75, 1e-12);
  }
}

TEST(TwentyOneSheet, IsWorthMoreWithMoreTurnsAndWithMoreFreedom) {
  for (const int turns : {1, 2, 7}) {
    for (const CrossRule cross : all_rules) {
      const SheetTable always(turns, Active::always, cross);
      const SheetTable alternate(turns, Active::alternate, cross);
      const SheetTable never(turns, Active::never, cross);
      EXPECT_GE(always.value(), alternate.value());
      EXPECT_GT(alternate.value(), never.value());
      EXPECT_GT(never.value(turns, 5, fresh_row), never.value(turns - 1, 5, fresh_row));
    }
    EXPECT_GE(SheetTable(turns, Active::always, CrossRule::any).value(),
              SheetTable(turns, Active::always, CrossRule::leftmost).value());
  }
  EXPECT_GT(SheetTable(2, Active::never, CrossRule::any).value(),
            SheetTable(2, Active::never, CrossRule::leftmost).value());
}

// Crossing out the leftmost space, the most valuable one, never beats writing: both versions of the
// rules (3.7) give a sheet the same value.
TEST(TwentyOneSheet, GainsNothingByCrossingTheLeftmostSpaceByChoice) {
  for (const Active active : all_ways) {
    const SheetTable table(30, active, CrossRule::leftmost);
    const SheetTable by_choice(30, active, CrossRule::leftmost_by_choice);
    for (const int turns : {2, 9, 30}) {
      EXPECT_DOUBLE_EQ(table.value(turns, 5, fresh_row), by_choice.value(turns, 5, fresh_row));
    }
  }
}

// No turn passes without a mark: six turns fill a row, and thirty the sheet.
TEST(TwentyOneSheet, GainsNothingFromTurnsBeyondItsSpaces) {
  const SheetTable table(33, Active::always, CrossRule::any);
  EXPECT_LT(table.value(5, 1, fresh_row), table.value(6, 1, fresh_row));
  EXPECT_DOUBLE_EQ(table.value(7, 1, fresh_row), table.value(6, 1, fresh_row));
  EXPECT_DOUBLE_EQ(table.value(31, 5, fresh_row), table.value(30, 5, fresh_row));
  EXPECT_DOUBLE_EQ(table.value(33, 5, fresh_row), table.value(30, 5, fresh_row));
}

// With enough turns for all, rows are independent.
TEST(TwentyOneSheet, HasFiveTimesTheValueOfARowWithTimeForAll) {
  for (const Active active : {Active::always, Active::never}) {
    const SheetTable table(30, active, CrossRule::leftmost);
    EXPECT_NEAR(table.value(), 5 * table.value(6, 1, fresh_row), 1e-9);
  }
}

}  // namespace
}  // namespace twenties::twenty_one
