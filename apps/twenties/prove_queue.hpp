#pragma once

#include <chrono>
#include <memory>
#include <string>

#include "bots/game_of_20/proof/queue.hpp"

namespace twenties {

// The deals of one centre tile in a PostgreSQL database.
Result<std::unique_ptr<game_of_20::DealQueue>> open_deal_queue(const std::string& address,
                                                               int centre,
                                                               std::chrono::milliseconds lease);

}  // namespace twenties
