#include "server/peer_servers.hpp"

#include <algorithm>

#include "match/fairness.hpp"

namespace twenties {

namespace {

constexpr std::int64_t lost_after = 10'000;  // milliseconds without a heartbeat

}  // namespace

std::string fresh_server_name() { return fresh_secret().substr(0, 16); }

std::vector<std::string> PeerServers::update(std::span<const Heartbeat> signs, std::int64_t now) {
  const std::scoped_lock lock(mutex_);
  for (const Heartbeat& sign : signs) {
    if (sign.server == self_) continue;
    const auto [known, is_new] = known_.try_emplace(sign.server, Known{sign.at, now});
    if (known->second.sign == sign.at && !is_new) continue;
    known->second = {sign.at, now};
  }
  std::vector<std::string> lost;
  for (auto& [server, known] : known_) {
    const bool is_there = std::ranges::find(signs, server, &Heartbeat::server) != signs.end();
    const bool is_silent = !is_there || now - known.changed > lost_after;
    if (is_silent && !known.lost) lost.push_back(server);
    known.lost = is_silent;
  }
  return lost;
}

bool PeerServers::is_running(std::string_view server) const {
  const std::scoped_lock lock(mutex_);
  const auto found = known_.find(server);
  return server == self_ || (found != known_.end() && !found->second.lost);
}

}  // namespace twenties
