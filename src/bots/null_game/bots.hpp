#pragma once

#include "bots/bot.hpp"

namespace twenties::null_game {

const GameBots& bots();

}  // namespace twenties::null_game
