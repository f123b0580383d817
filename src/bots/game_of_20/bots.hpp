#pragma once

#include "bots/bot.hpp"

namespace twenties::game_of_20 {

const GameBots& bots();

}  // namespace twenties::game_of_20
