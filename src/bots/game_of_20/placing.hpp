#pragma once

#include "bots/game_of_20/choice.hpp"

namespace twenties::game_of_20 {

// A move in the placement phase with two seats: by alpha-beta with the learnt judgement, and by the
// solver where it is likely to finish within the limits.
Choice choose_place(const Task& task);

}  // namespace twenties::game_of_20
