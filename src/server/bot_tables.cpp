#include "server/bot_tables.hpp"

#include <algorithm>

namespace twenties {

bool BotTables::is_room_for(const std::string& host) const {
  const std::scoped_lock lock(mutex_);
  const auto of_host =
      std::ranges::count_if(hosts_, [&](const auto& entry) { return entry.second == host; });
  return hosts_.size() < most_ && static_cast<std::size_t>(of_host) < most_of_a_host_;
}

void BotTables::begun(const std::string& host, const std::string& table) {
  const std::scoped_lock lock(mutex_);
  hosts_.insert_or_assign(table, host);
}

void BotTables::over(const std::string& table) {
  const std::scoped_lock lock(mutex_);
  hosts_.erase(table);
}

}  // namespace twenties
