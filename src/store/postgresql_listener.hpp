#pragma once

#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <thread>

#include "store/postgresql_connection.hpp"
#include "store/store.hpp"

namespace twenties {

// What a writer sends to the other servers: its own id, the table and the new length of its log.
std::string print_news(std::string_view self, std::string_view table, std::uint64_t entries);

// A thread with its own connection that listens for appends of other servers.
class PostgresqlListener {
 public:
  // Notifications from `self` are ignored.
  PostgresqlListener(PostgresqlAddress address, std::string self);
  PostgresqlListener(const PostgresqlListener&) = delete;
  PostgresqlListener& operator=(const PostgresqlListener&) = delete;
  ~PostgresqlListener();

  // Everything committed after this is received.
  Result<void> start();
  // When it returns, the previous function is not running and will not be called again.
  void on_news(Store::News news);

 private:
  Result<void> connect();
  void listen();
  // Waits for the server, at most this long; false when it is time to stop.
  bool wait(int milliseconds);
  bool hear();
  void tell(std::string_view payload);
  void deliver(std::string_view table, std::uint64_t entries);

  PostgresqlAddress address_;
  std::string self_;
  std::mutex mutex_;
  Store::News news_;
  std::optional<PostgresqlConnection> connection_;
  int stop_ = -1;  // an eventfd
  std::thread thread_;
};

}  // namespace twenties
