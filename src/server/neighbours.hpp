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

// The other servers on the same store. Each writes a sign of life every second; one whose sign has
// not changed for a while is lost, and so are the connections it had. Only the own clock is looked
// at, so the clocks of the servers need not agree.
class Neighbours {
 public:
  explicit Neighbours(std::string self) : self_(std::move(self)) {}

  [[nodiscard]] const std::string& self() const { return self_; }
  // What the store says now; gives those that are lost from now on.
  std::vector<std::string> see(std::span<const SignOfLife> signs, std::int64_t now);
  [[nodiscard]] bool is_running(std::string_view server) const;

 private:
  struct Known {
    std::int64_t sign = 0;
    std::int64_t changed = 0;  // on the own clock
    bool lost = false;
  };

  std::string self_;
  mutable std::mutex mutex_;
  std::map<std::string, Known, std::less<>> known_;
};

// A name that no other server has.
std::string fresh_server_name();

}  // namespace twenties
