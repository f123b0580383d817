#include "bots/twenty_one/best_marks.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

#include "bots/twenty_one/row_marks.hpp"

namespace twenties::twenty_one {
namespace {

AfterMark any_worth(std::uint64_t seed) {
  Random random(seed);
  AfterMark after{};
  for (auto& by_matches : after) {
    for (double& worth : by_matches) worth = static_cast<double>(random.below(4000)) / 100 - 10;
  }
  return after;
}

// The slow twin: every legal mark of the roll.
double best_of_all_marks(const OpenRow& row, std::size_t roll, const AfterMark& after,
                         CrossRule cross) {
  const Faces faces = faces_of(row.open, roll);
  double best = -1000;
  for_each_mark(row, faces, cross, [&](const RowMark& mark) {
    const OpenRow then = after_mark(row, faces, mark);
    best = std::max(best, points_of(row, faces, mark) +
                              after[then.open][static_cast<std::size_t>(then.matches)]);
  });
  return best;
}

TEST(TwentyOneBestMarks, OneDieAfterAnotherFindsWhatAllMarksFind) {
  for (const CrossRule cross :
       {CrossRule::any, CrossRule::leftmost, CrossRule::leftmost_by_choice}) {
    const AfterMark after = any_worth(20);
    std::size_t rows = 0;
    for_each_open_row([&](const OpenRow& row) {
      ++rows;
      if (row.open == all_open && cross != CrossRule::leftmost)
        return;  // once is enough: the row is large
      std::vector<double> best(rolls_for(row.open).size());
      best_marks(row, after, cross, best);
      for (std::size_t roll = 0; roll < best.size(); ++roll) {
        ASSERT_NEAR(best[roll], best_of_all_marks(row, roll, after, cross), 1e-9)
            << row.open << ' ' << row.matches << ' ' << roll;
      }
    });
    EXPECT_EQ(rows, 249U);
  }
}

// Calls visit(faces) for all rolls of the open spaces' dice; the others show 6.
template <class Visit>
void for_all_faces(OpenSpaces open, Visit&& visit, Faces faces = {0, 6, 6, 6, 6, 6, 6}) {
  if (open == 0) {
    visit(faces);
    return;
  }
  const auto value = static_cast<std::size_t>(std::countr_zero(open)) + 1;
  for (std::uint8_t face = 1; face <= 6; ++face) {
    faces[value] = face;
    for_all_faces(open & (open - 1), visit, faces);
  }
}

TEST(TwentyOneRolls, AreNumberedWithTheirChances) {
  for (const OpenSpaces open : {0b1U, 0b100000U, 0b1011U, 0b110100U, all_open}) {
    const RowRolls& rolls = rolls_for(open);
    std::vector<double> count(rolls.size());
    double total = 0;
    for_all_faces(open, [&](const Faces& faces) {
      const std::size_t number = roll_number(open, faces);
      ++count.at(number);
      ++total;
      OpenSpaces ones = 0;
      for_each_bit(open, [&](int bit) {
        if (faces[static_cast<std::size_t>(bit) + 1] == 1) ones |= only_space(bit + 1);
      });
      ASSERT_EQ(rolls.ones[number], ones);
      ASSERT_EQ(roll_number(open, faces_of(open, number)), number);
    });
    for (std::size_t roll = 0; roll < count.size(); ++roll) {
      ASSERT_NEAR(count[roll] / total, rolls.chances[roll], 1e-12);
    }
  }
  EXPECT_EQ(rolls_for(all_open).size(), most_rolls);
}

TEST(TwentyOneRolls, DiceThatShowOneStayWhenTheOthersAreRolledAgain) {
  constexpr OpenSpaces open = 0b101101;
  const RowRolls& rolls = rolls_for(open);
  Random random(1);
  std::vector<double> worth(rolls.size());
  for (double& number : worth) number = static_cast<double>(random.below(1000));
  AfterReroll again;
  reroll_worth(open, worth, again);
  for (OpenSpaces locked = open;; locked = (locked - 1) & open) {
    double sum = 0;
    double total = 0;
    for_all_faces(open & ~locked, [&](Faces faces) {
      for_each_bit(locked, [&](int bit) { faces[static_cast<std::size_t>(bit) + 1] = 1; });
      sum += worth[roll_number(open, faces)];
      ++total;
    });
    ASSERT_NEAR(again[locked], sum / total, 1e-9) << locked;
    if (locked == 0) break;
  }
}

}  // namespace
}  // namespace twenties::twenty_one
