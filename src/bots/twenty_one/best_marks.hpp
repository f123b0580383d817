#pragma once

#include <span>

#include "bots/twenty_one/open_row.hpp"
#include "bots/twenty_one/row_rolls.hpp"

namespace twenties::twenty_one {

// The value, besides the points marked so far, of continuing with the row after a mark.
using AfterMark = PerRow<double>;

// The worth of the best mark of every roll of the row: its points and what comes after it. `best`
// has room for all of rolls_for(row.open).
void best_marks(const OpenRow& row, const AfterMark& after, CrossRule cross,
                std::span<double> best);

// The most that crossing out leads to.
double best_cross(const OpenRow& row, const AfterMark& after, CrossRule cross);

// By the set of open spaces whose dice show 1 and are locked: the expectation of rolling the other
// dice again, if each roll is worth what `worth` says.
using AfterReroll = std::array<double, open_sets>;
void reroll_worth(OpenSpaces open, std::span<const double> worth, AfterReroll& out);

// The expectation over all first rolls: as they lie, or the better of that and rolling again.
double plain_expectation(OpenSpaces open, std::span<const double> worth);
double active_expectation(OpenSpaces open, std::span<const double> worth);

}  // namespace twenties::twenty_one
