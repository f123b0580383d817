#include "store/postgresql_session.hpp"

namespace twenties {

namespace {

// The previous connection holds the lock with our key; it may still be open at the server.
constexpr PostgresqlStatement end_former = {
    "end_former",
    "SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory' AND objsubid = 1 "
    "AND (classid::bigint << 32 | objid::bigint) = $1 AND pid <> pg_backend_pid() "
    "AND database = (SELECT oid FROM pg_database WHERE datname = current_database())"};
constexpr PostgresqlStatement hold_lock = {"hold_lock", "SELECT pg_advisory_lock($1)"};

// A commit must be on disk when it is acknowledged, whatever the database's settings.
constexpr const char* settings =
    "SET lock_timeout = '10s';"
    "SET statement_timeout = '12s';"
    "SELECT set_config('synchronous_commit', 'on', false) "
    "WHERE current_setting('synchronous_commit') = 'off'";

}  // namespace

Result<void> PostgresqlSession::take_over(PostgresqlConnection& connection) const {
  if (const auto set = connection.script(settings); !set) return set;
  if (!key_) return {};
  const PostgresqlValues values = PostgresqlValues().number(*key_);
  const auto ended = connection.run(end_former, values);
  if (!ended) return tl::unexpected(ended.error());
  const auto held = connection.run(hold_lock, values);
  if (!held) return tl::unexpected(held.error());
  return {};
}

Result<PostgresqlConnection*> PostgresqlSession::connection() {
  if (connection_ && !connection_->is_broken()) return &*connection_;
  connection_.reset();
  Result<PostgresqlConnection> opened = PostgresqlConnection::open(address_);
  if (!opened) return tl::unexpected(opened.error());
  if (const auto ready = take_over(*opened); !ready) return tl::unexpected(ready.error());
  connection_ = std::move(*opened);
  return &*connection_;
}

Result<PostgresqlRows> PostgresqlSession::run(const PostgresqlStatement& statement,
                                              const PostgresqlValues& values) {
  for (int attempt = 1;; ++attempt) {
    const auto current = connection();
    if (!current) return tl::unexpected(current.error());
    auto rows = (*current)->run(statement, values);
    const bool broke_off = (*current)->is_broken() && !(*current)->has_timed_out();
    const bool worth_it = broke_off || (*current)->may_try_again();
    if (rows || attempt == 2 || !worth_it) return rows;
  }
}

}  // namespace twenties
