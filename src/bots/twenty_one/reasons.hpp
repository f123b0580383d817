#pragma once

#include <vector>

#include "bots/coach/judge.hpp"
#include "bots/twenty_one/row_marks.hpp"
#include "games/twenty_one/rules.hpp"

namespace twenties::twenty_one {

// What a mark does for the seat's own sheet.
struct MarkTerms {
  int points = 0;
  double row = 0;    // points that the row is still likely to bring, by the plan
  double turns = 0;  // that the sheet is likely to take from here on
};

MarkTerms terms_of(const Table& table, Seat seat, const RowMark& mark);

// What the row is worth with the dice as they lie, and when they are rolled again.
struct RollTerms {
  double kept = 0;
  double rolled = 0;
};

RollTerms roll_terms_of(const Table& table, Seat seat);

// Why one mark is better than another, or to keep the dice than to roll them again.
std::vector<Reason> reasons(const Table& table, Seat seat, const Move& best, const Move& played);

}  // namespace twenties::twenty_one
