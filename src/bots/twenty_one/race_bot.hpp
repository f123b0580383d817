#pragma once

#include <memory>

#include "bots/bot.hpp"

namespace twenties::twenty_one {

// Players of the race. All report the chance of winning; they differ in how they choose:
//   "race"     the move with the best chance of winning
//   "hurry"    the most points less a fixed price for each turn that the sheet takes
//   "collect"  the most points, as if there were no hurry
// The noise is in points, and for "race" in hundredths of a win. A node is one roll that is judged
// before rolling again.
std::unique_ptr<Bot> make_race_bot(const Level& level);

}  // namespace twenties::twenty_one
