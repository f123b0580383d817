#pragma once

#include <functional>
#include <memory>
#include <string>

#include "core/registry.hpp"
#include "server/bot_pool.hpp"
#include "server/bot_tables.hpp"
#include "server/guest_session.hpp"
#include "server/log.hpp"
#include "server/metrics.hpp"
#include "server/peer_servers.hpp"
#include "server/timer.hpp"
#include "server/workers.hpp"
#include "server/writer.hpp"

namespace twenties {

// Runs functions one after another, on some thread of the server.
using Strand = std::function<void(std::function<void()>)>;

// The services that tables use.
struct Services {
  const Registry& registry;
  Store& store;
  Writer& writer;
  Workers& readers;  // for reading the store without blocking a connection
  Workers& names;    // for writing people's names, one after another
  BotPool& bot_pool;
  BotTables& bot_tables;
  PeerServers& peers;
  Timer& timer;
  Metrics& metrics;
  const Log& log;
  std::function<std::int64_t()> now;
  std::function<Strand()> make_strand;
  std::shared_ptr<TokenMint> mint = std::make_shared<TokenMint>();
};

using SharedText = std::shared_ptr<const std::string>;

// A connection that receives messages about tables. All functions are thread-safe.
class Listener {
 public:
  Listener() = default;
  Listener(const Listener&) = delete;
  Listener& operator=(const Listener&) = delete;
  virtual ~Listener() = default;

  virtual void send(SharedText message) = 0;
  // A command was refused.
  virtual void refused() = 0;
  // Asks to make a table for them: 0, or the milliseconds after which to retry.
  virtual std::int64_t charge_table() = 0;
};

// Refusals of the server itself.
inline constexpr std::string_view store_clause = "store";  // it cannot be stored now
// What people are told when the store fails; the cause is for the log.
inline constexpr const char* cannot_read = "server.cannot-read";
inline constexpr const char* cannot_store = "server.cannot-store";
inline constexpr std::string_view rate_clause = "rate";  // rate limit

}  // namespace twenties
