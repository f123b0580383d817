#pragma once

#include <cstdint>
#include <optional>

#include "store/postgresql_connection.hpp"

namespace twenties {

// A connection that is opened on demand, and again after it breaks.
class PostgresqlSession {
 public:
  // With a key, which must be unique to this session: each connection waits until the previous one
  // has ended at the server too, so that none of its statements can still take effect.
  PostgresqlSession(PostgresqlAddress address, std::optional<std::int64_t> key)
      : address_(std::move(address)), key_(key) {}

  Result<PostgresqlConnection*> connection();
  // For statements that may run twice: retried once if the connection breaks.
  Result<PostgresqlRows> run(const PostgresqlStatement& statement, const PostgresqlValues& values);
  void close() { connection_.reset(); }

 private:
  Result<void> take_over(PostgresqlConnection& connection) const;

  PostgresqlAddress address_;
  std::optional<std::int64_t> key_;
  std::optional<PostgresqlConnection> connection_;
};

}  // namespace twenties
