#include "store/postgresql_migration.hpp"

#include "base/text.hpp"

namespace twenties {

namespace {

// An arbitrary number; it must be the same in every version of the program.
constexpr const char* begin =
    "BEGIN; SET LOCAL statement_timeout = 0; SELECT pg_advisory_xact_lock(2020212407);"
    "CREATE TABLE IF NOT EXISTS migrations (version bigint PRIMARY KEY, name bytea NOT NULL, "
    "applied timestamptz NOT NULL DEFAULT now())";
constexpr std::chrono::hours longest_migration(2);
constexpr PostgresqlStatement last_version = {"last_version",
                                              "SELECT coalesce(max(version), 0) FROM migrations"};
constexpr PostgresqlStatement record = {"record_migration",
                                        "INSERT INTO migrations (version, name) VALUES ($1, $2)"};

Result<void> apply(PostgresqlConnection& connection, const Migration& migration) {
  auto done = connection.script(std::string(migration.sql), longest_migration);
  if (!done) return done;
  return connection.run(record, PostgresqlValues().number(migration.version).bytes(migration.name))
      .map([](const PostgresqlRows& /*none*/) {});
}

Result<void> migrate_within(PostgresqlConnection& connection,
                            std::span<const Migration> migrations) {
  if (const auto begun = connection.script(begin, longest_migration); !begun) return begun;
  const auto rows = connection.run(last_version, {});
  if (!rows) return tl::unexpected(rows.error());
  const std::int64_t version = rows->number(0, 0);
  const int known = migrations.back().version;
  if (version > known) {
    return failure(cat("The database ", connection.where(), " has version ", version,
                       ", this program knows versions up to ", known,
                       ". Use the newer program that wrote it."));
  }
  for (const Migration& migration : migrations) {
    if (migration.version <= version) continue;
    if (const auto done = apply(connection, migration); !done) return done;
  }
  return connection.script("COMMIT", longest_migration);
}

}  // namespace

Result<void> migrate_postgresql(PostgresqlConnection& connection,
                                std::span<const Migration> migrations) {
  Result<void> done = migrate_within(connection, migrations);
  if (!done) (void)connection.script("ROLLBACK");
  return done;
}

}  // namespace twenties
