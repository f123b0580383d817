#pragma once

#include "bots/coach/judge.hpp"

namespace twenties::game_of_20 {

const Judge& judge();

}  // namespace twenties::game_of_20
