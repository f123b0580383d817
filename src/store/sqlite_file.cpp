#include "store/sqlite_file.hpp"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <chrono>
#include <cstring>
#include <thread>

#include "base/text.hpp"

namespace twenties {

namespace {

// "20.s": the application id of our files.
constexpr std::int64_t application_id = 0x32302e73;

// Two processes may do this at the same time, and SQLite does not wait here.
Result<void> use_wal(SqliteConnection& connection) {
  for (int attempt = 0;; ++attempt) {
    const Result<void> done = connection.run("PRAGMA journal_mode = WAL");
    if (done || attempt == 200 || !connection.is_busy()) return done;
    std::this_thread::sleep_for(std::chrono::milliseconds(20));
  }
}

Result<void> check_owner(SqliteConnection& connection) {
  const auto id = connection.number("PRAGMA application_id");
  if (!id) return tl::unexpected(id.error());
  if (*id == application_id) return {};
  const auto tables = connection.number("SELECT count(*) FROM sqlite_schema");
  if (!tables) return tl::unexpected(tables.error());
  if (*id == 0 && *tables == 0) return {};
  return failure(cat("The database ", connection.file(),
                     " belongs to another program. Give this one a file of its own."));
}

Result<void> apply(SqliteConnection& connection, std::span<const Migration> migrations,
                   std::int64_t version) {
  for (const Migration& migration : migrations) {
    if (migration.version <= version) continue;
    if (const auto done = connection.run(std::string(migration.sql)); !done) return done;
  }
  return connection.run(cat("PRAGMA application_id = ", application_id,
                            "; PRAGMA user_version = ", migrations.back().version, "; COMMIT"));
}

Result<void> migrate_within(SqliteConnection& connection, std::span<const Migration> migrations) {
  if (const auto owner = check_owner(connection); !owner) return owner;
  const auto version = connection.number("PRAGMA user_version");
  if (!version) return tl::unexpected(version.error());
  const int known = migrations.back().version;
  if (*version > known) {
    return failure(cat("The database ", connection.file(), " has version ", *version,
                       ", this program knows versions up to ", known,
                       ". Use the newer program that wrote it."));
  }
  if (*version == known) return connection.run("COMMIT");
  return apply(connection, migrations, *version);
}

}  // namespace

Result<void> make_sqlite_file(const std::string& file) {
  // Never opens an existing file: closing it would drop the locks of this process's other
  // connections to it.
  const int descriptor = ::open(file.c_str(), O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
  if (descriptor < 0) {
    if (errno == EEXIST) return {};
    return failure(cat("The database ", file, " cannot be made: ", std::strerror(errno),
                       ". Its folder must be there, and writable for the user who runs this."));
  }
  ::close(descriptor);
  return {};
}

Result<SqliteConnection> connect_sqlite(const std::string& file) {
  Result<SqliteConnection> connection = SqliteConnection::open(file);
  if (!connection) return connection;
  if (connection->is_read_only()) {
    return failure(cat("The database ", file,
                       " may only be read. The file and its folder must be "
                       "writable for the user who runs this."));
  }
  const auto wal = use_wal(*connection);
  const auto set = wal.and_then([&] {
    return connection->run(
        "PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;"
        "PRAGMA journal_size_limit = 67108864");
  });
  if (!set) return tl::unexpected(set.error());
  return connection;
}

Result<void> check_sqlite(SqliteConnection& connection) {
  const auto found = connection.text("PRAGMA quick_check(1)");
  if (!found) return tl::unexpected(found.error());
  if (*found == "ok") return {};
  return failure(cat("The database ", connection.file(), " is damaged: ", *found,
                     ". Move it away and put a backup in its place; what can still be read, the "
                     "program sqlite3 gives with .recover."));
}

Result<void> migrate_sqlite(SqliteConnection& connection, std::span<const Migration> migrations) {
  if (const auto begun = connection.run("BEGIN IMMEDIATE"); !begun) return begun;
  Result<void> done = migrate_within(connection, migrations);
  if (!done) connection.roll_back();
  return done;
}

}  // namespace twenties
