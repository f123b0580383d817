#pragma once

#include "bots/coach/judge.hpp"

namespace twenties::null_game {

const Judge& judge();

}  // namespace twenties::null_game
