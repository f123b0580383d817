#pragma once

#include "bots/bot.hpp"

namespace twenties::twenty_four_seven {

const GameBots& bots();

}  // namespace twenties::twenty_four_seven
