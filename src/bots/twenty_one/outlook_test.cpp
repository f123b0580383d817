#include "bots/twenty_one/outlook.hpp"

#include <gtest/gtest.h>

#include "bots/twenty_one/sheet_table.hpp"
#include "games/twenty_one/marking.hpp"

namespace twenties::twenty_one {
namespace {

// Two ways to the same number: the table by turns, and the plan without a price for them.
TEST(TwentyOnePlan, IsTheExactSheetWhereTurnsCostNothing) {
  for (const CrossRule cross :
       {CrossRule::any, CrossRule::leftmost, CrossRule::leftmost_by_choice}) {
    const RowPlan active({0, 1, cross});
    const SheetTable table(6, Active::always, cross);
    for_each_open_row([&](const OpenRow& row) {
      ASSERT_NEAR(active.worth(row), table.value(6, 1, row), 1e-9) << row.open;
    });
  }
}

TEST(TwentyOnePlan, MarksAsTheRulesAllowAndCountsTheirPoints) {
  const RowPlan plan({6, 0.5, CrossRule::leftmost});
  Random random(3);
  State state = TwentyOne::start({.players = 3, .leftmost = true});
  int marks = 0;
  for (Turn turn = TwentyOne::turn(state); !turn.is_over(); turn = TwentyOne::turn(state)) {
    if (turn.is_chance()) {
      const std::uint64_t ticket = random.below(TwentyOne::chance_total(state));
      TwentyOne::apply_chance(state, TwentyOne::draw(state, ticket));
      continue;
    }
    const Seat seat = turn.seats.lowest();
    if (state.phase == Phase::decide) {
      TwentyOne::apply(state, seat, random.below(2) == 0 ? Move::keep() : Move::reroll());
      continue;
    }
    const OpenRow row = open_row(state, seat);
    const Faces faces = faces_for(state, seat);
    const RowMark mark = plan.mark(row, roll_number(row.open, faces));
    const Move move = move_for(state, seat, mark);
    ASSERT_TRUE(TwentyOne::check(state, seat, move)) << TwentyOne::print_position(state);
    ASSERT_EQ(row_mark(state, seat, move), mark);
    ASSERT_EQ(points_of(row, faces, mark), mark_points(state, seat, mark_of(state, seat, move)));
    TwentyOne::apply(state, seat, move);
    ++marks;
  }
  EXPECT_GT(marks, 20);
}

TEST(TwentyOneOutlook, AccountsForEverySheet) {
  const Outlook outlook(RowPlan({6, 1.0 / 3, CrossRule::any}), 3);
  for (const int until : {0, 1, 2}) {
    for (const int rows_left : {1, 3, 5}) {
      for (const OpenRow row : {fresh_row, OpenRow{0b101, 2}, OpenRow{0b100000, 0}}) {
        double finished = 0;
        for (const AfterTurns& turn : outlook.of(rows_left, row, until)) {
          finished += turn.finished.chance;
          ASSERT_NEAR(finished + turn.unfinished.chance, 1, 1e-9);
        }
        EXPECT_NEAR(finished, 1, 1e-9);
      }
    }
  }
}

// Points and turns of the outlook give the worth that the plan was made for.
TEST(TwentyOneOutlook, ExpectsWhatThePlanPromises) {
  const RowPlan plan({6, 1, CrossRule::any});
  const Outlook alone(plan, 1);
  for (const OpenRow row : {fresh_row, OpenRow{0b110100, 1}}) {
    double worth = 0;
    int turns = 0;
    for (const AfterTurns& turn : alone.of(2, row, 0)) {
      worth += turn.finished.chance * (turn.finished.mean - 6 * turns);
      ++turns;
    }
    EXPECT_NEAR(worth, plan.worth(row) + plan.worth(fresh_row), 1e-9);
  }
}

// The one roll of the last space, by hand: value 6 is always written; a match as the third adds 3.
TEST(TwentyOneOutlook, KnowsTheLastSpace) {
  const Outlook outlook(RowPlan({6, 0.5, CrossRule::any}), 2);
  const AfterTurns& waiting = outlook.of(1, {0b100000, 2}, 1)[1];
  EXPECT_NEAR(waiting.finished.chance, 1, 1e-12);
  EXPECT_NEAR(waiting.finished.mean, (1 + 2 + 3 + 4 + 5 + 9) / 6.0, 1e-12);
  EXPECT_NEAR(waiting.finished.variance, (1 + 4 + 9 + 16 + 25 + 81) / 6.0 - 16, 1e-9);
  EXPECT_GT(outlook.of(1, {0b100000, 2}, 0)[1].finished.mean, waiting.finished.mean)
      << "who is active may roll again";
}

}  // namespace
}  // namespace twenties::twenty_one
