#pragma once

#include "bots/game_of_20/choice.hpp"

namespace twenties::game_of_20 {

// A move in the placement phase of the solo game: the first of the line that leaves least.
Choice choose_solo_place(const Task& task);

}  // namespace twenties::game_of_20
