#pragma once

#include "bots/coach/judge.hpp"

namespace twenties::twenty_four_seven {

const Judge& judge();

}  // namespace twenties::twenty_four_seven
