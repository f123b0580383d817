#pragma once

#include <array>
#include <cstdint>

#include "bots/search/budget.hpp"
#include "bots/twenty_one/outlook.hpp"
#include "bots/twenty_one/row_plan.hpp"
#include "bots/twenty_one/win_chance.hpp"

namespace twenties::twenty_one {

// The tables of a player of the race, about 4 MB for each player at the table.
struct RaceKnowledge {
  RaceKnowledge(int players, CrossRule cross);

  RowPlan plan;
  Outlook outlook;
};

// Both are computed on demand and kept.
const RaceKnowledge& race_knowledge(int players, CrossRule cross);
const RowPlan& plan_without_hurry(int players, CrossRule cross);

using WinChances = FixedVector<double, max_seats>;  // by seat

// The race as one seat sees it in the middle of a turn, when it decides about the dice or marks.
// The marks of the others are unknown: they are assumed to mark by the plan.
class Race {
 public:
  Race(const Table& table, Seat seat, const RaceKnowledge& knowledge);

  // The seat's chance of winning after its mark, and that of all seats.
  [[nodiscard]] double chance_after(const RowMark& mark) const;
  [[nodiscard]] WinChances chances_after(const RowMark& mark) const;
  [[nodiscard]] RowMark best_mark() const;

  // Before the marks, with the current dice; the seat marks by the plan or writes all it can.
  [[nodiscard]] WinChances chances_as_dice_lie() const;

  [[nodiscard]] const OpenRow& own_row() const { return now_[seat_].row; }
  [[nodiscard]] const Faces& own_faces() const { return faces_[seat_]; }
  [[nodiscard]] CrossRule cross() const { return knowledge_.plan.pace().cross; }

 private:
  [[nodiscard]] RowMark planned_mark(std::size_t seat) const;
  [[nodiscard]] Runner marked(std::size_t seat, const RowMark& mark) const;
  [[nodiscard]] Runners with(const RowMark& mark) const;

  const RaceKnowledge& knowledge_;
  std::size_t seat_;
  Runners now_;    // `until_active` counts from the next turn on
  Runners after_;  // the others with their planned marks
  std::array<Faces, most_players> faces_{};
};

// The mean over rolls of the dice that are not locked, with its standard error for the seat: over
// all rolls if there are not more than `samples`, otherwise over so many that are spread evenly.
struct RerollChances {
  WinChances chances;
  double error = 0;
};
RerollChances chances_after_reroll(const Table& table, Seat seat, const RaceKnowledge& knowledge,
                                   std::uint64_t samples, Budget& budget);

}  // namespace twenties::twenty_one
