#pragma once

#include "bots/bot.hpp"

namespace twenties::game_of_20 {

// A bot that searches, for solo and two-player games. Its engine is "search" or, with the solver,
// "exact".
std::unique_ptr<Bot> make_search_bot(const Level& level);

}  // namespace twenties::game_of_20
