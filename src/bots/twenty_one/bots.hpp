#pragma once

#include "bots/bot.hpp"

namespace twenties::twenty_one {

const GameBots& bots();

}  // namespace twenties::twenty_one
