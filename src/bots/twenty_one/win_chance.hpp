#pragma once

#include <cstddef>

#include "base/fixed_vector.hpp"
#include "bots/twenty_one/outlook.hpp"
#include "core/seat.hpp"

namespace twenties::twenty_one {

// A seat between two turns, for the race.
struct Runner {
  int rows_left = row_count;
  OpenRow row;
  int points = 0;
  int until_active = 0;  // how many turns others are active before this seat is
};

using Runners = FixedVector<Runner, max_seats>;  // by seat

// The chance that the seat wins, if all play by the plan of the outlook; a shared victory counts
// its share. Exact when the game is over. Otherwise points are taken as normally distributed, and
// the sheets as independent of each other.
double win_chance(const Outlook& outlook, const Runners& runners, std::size_t seat);

// The same for all seats; they add up to 1.
FixedVector<double, max_seats> win_chances(const Outlook& outlook, const Runners& runners);

// The standard normal distribution function, accurate to 0.0000003. It uses only sums, products and
// one division, so the bits are the same everywhere.
double normal_below(double x);

}  // namespace twenties::twenty_one
