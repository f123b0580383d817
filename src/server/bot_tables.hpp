#pragma once

#include <cstddef>
#include <map>
#include <mutex>
#include <string>

namespace twenties {

// Limits running games without people, per host and in total, since nobody waits for them and they
// use processor time constantly.
class BotTables {
 public:
  BotTables(std::size_t most_of_a_host, std::size_t most)
      : most_of_a_host_(most_of_a_host), most_(most) {}

  [[nodiscard]] bool is_room_for(const std::string& host) const;
  void begun(const std::string& host, const std::string& table);
  void over(const std::string& table);

 private:
  std::size_t most_of_a_host_;
  std::size_t most_;
  mutable std::mutex mutex_;
  std::map<std::string, std::string, std::less<>> hosts_;  // by table
};

}  // namespace twenties
