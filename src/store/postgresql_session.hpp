#pragma once

#include <cstdint>
#include <optional>

#include "store/postgresql_connection.hpp"

namespace twenties {

// A connection that is opened when it is needed, and again after it broke.
class PostgresqlSession {
 public:
  // With a key, which must be this session's own: each connection waits until the one before it is
  // over at the server too, so that nothing it was doing can still happen.
  PostgresqlSession(PostgresqlAddress address, std::optional<std::int64_t> key)
      : address_(std::move(address)), key_(key) {}

  Result<PostgresqlConnection*> connection();
  // For what may be done twice: it is tried once more if the connection broke.
  Result<PostgresqlRows> run(const PostgresqlStatement& statement, const PostgresqlValues& values);
  void close() { connection_.reset(); }

 private:
  Result<void> take_over(PostgresqlConnection& connection) const;

  PostgresqlAddress address_;
  std::optional<std::int64_t> key_;
  std::optional<PostgresqlConnection> connection_;
};

}  // namespace twenties
