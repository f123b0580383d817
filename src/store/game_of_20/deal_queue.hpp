#pragma once

#include <chrono>
#include <memory>
#include <string>

#include "bots/game_of_20/proof/queue.hpp"

namespace twenties::game_of_20 {

// The deals of one centre tile in a PostgreSQL database.
Result<std::unique_ptr<DealQueue>> open_deal_queue(const std::string& address, int centre,
                                                   std::chrono::milliseconds lease);

}  // namespace twenties::game_of_20
