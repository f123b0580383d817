#pragma once

#include <functional>
#include <memory>
#include <string>

#include "core/registry.hpp"
#include "server/alarm.hpp"
#include "server/bot_pool.hpp"
#include "server/bot_tables.hpp"
#include "server/guest_session.hpp"
#include "server/log.hpp"
#include "server/metrics.hpp"
#include "server/neighbours.hpp"
#include "server/workers.hpp"
#include "server/writer.hpp"

namespace twenties {

// Runs what it is given, one after another, on some thread of the server.
using Strand = std::function<void(std::function<void()>)>;

// What tables need of the server around them.
struct Services {
  const Registry& registry;
  Store& store;
  Writer& writer;
  Workers& readers;  // where the store may be read without keeping a connection waiting
  Workers& names;    // where people's names are written, one after another
  BotPool& bot_pool;
  BotTables& bot_tables;
  Neighbours& neighbours;
  Alarm& alarm;
  Metrics& metrics;
  const Log& log;
  std::function<std::int64_t()> now;
  std::function<Strand()> make_strand;
  std::shared_ptr<TokenMint> mint = std::make_shared<TokenMint>();
};

using SharedText = std::shared_ptr<const std::string>;

// A connection that hears of tables. All functions may be called from any thread.
class Listener {
 public:
  Listener() = default;
  Listener(const Listener&) = delete;
  Listener& operator=(const Listener&) = delete;
  virtual ~Listener() = default;

  virtual void send(SharedText message) = 0;
  // Something was asked for in vain.
  virtual void refused() = 0;
  // A table is to be made for them: 0, or the milliseconds after which to try again.
  virtual std::int64_t charge_table() = 0;
};

// Refusals of the server itself.
inline constexpr std::string_view store_clause = "store";  // it cannot be written down now
// What people are told when the store fails; why it did is for the log.
inline constexpr const char* cannot_read = "server.cannot-read";
inline constexpr const char* cannot_store = "server.cannot-store";
inline constexpr std::string_view rate_clause = "rate";  // too much at a time

}  // namespace twenties
