#pragma once

#include "bots/bot.hpp"

namespace twenties::sums_of_20 {

const GameBots& bots();

}  // namespace twenties::sums_of_20
