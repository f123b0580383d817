#pragma once

#include "bots/coach/judge.hpp"

namespace twenties::twenty_one {

const Judge& judge();

}  // namespace twenties::twenty_one
