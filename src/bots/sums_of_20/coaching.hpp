#pragma once

#include "bots/coach/judge.hpp"

namespace twenties::sums_of_20 {

const Judge& judge();

}  // namespace twenties::sums_of_20
