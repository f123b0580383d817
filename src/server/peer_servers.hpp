#pragma once

#include <cstdint>
#include <map>
#include <mutex>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "store/store.hpp"

namespace twenties {

// The other servers on the same store. Each writes a heartbeat every second; one whose heartbeat
// has not changed for a while counts as lost, with all its connections. Only this server's clock is
// used, so clocks need not agree.
class PeerServers {
 public:
  explicit PeerServers(std::string self) : self_(std::move(self)) {}

  [[nodiscard]] const std::string& self() const { return self_; }
  // Takes the heartbeats in the store; returns the servers that are newly lost.
  std::vector<std::string> update(std::span<const Heartbeat> signs, std::int64_t now);
  [[nodiscard]] bool is_running(std::string_view server) const;

 private:
  struct Known {
    std::int64_t sign = 0;
    std::int64_t changed = 0;  // by this server's clock
    bool lost = false;
  };

  std::string self_;
  mutable std::mutex mutex_;
  std::map<std::string, Known, std::less<>> known_;
};

// A unique name for a server.
std::string fresh_server_name();

}  // namespace twenties
