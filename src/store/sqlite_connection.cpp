#include "store/sqlite_connection.hpp"

#include <sqlite3.h>

#include "base/text.hpp"

namespace twenties {

namespace {

// How long a writer waits for another process before it gives up.
constexpr int patience_ms = 10'000;

std::string_view advice(int code) {
  switch (code & 0xff) {
    case SQLITE_FULL:
      return "The disk is full. Make room on it; a restart is not needed.";
    case SQLITE_IOERR:
      return "The disk does not take or give the data. Is it full, or broken?";
    case SQLITE_READONLY:
    case SQLITE_PERM:
    case SQLITE_CANTOPEN:
      return "The file and its folder must be there, and writable for the user who runs this.";
    case SQLITE_CORRUPT:
    case SQLITE_NOTADB:
      return "The file is damaged, or not a database. Move it away, or put a backup in its place.";
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
      return "Another program keeps the file locked. Close it and try again.";
    default:
      return "";
  }
}

std::string with_advice(std::string_view file, std::string_view problem, int code) {
  const std::string_view advised = advice(code);
  return cat("The database ", file, " failed: ", problem, ".", advised.empty() ? "" : " ", advised);
}

}  // namespace

void SqliteStatement::Finalize::operator()(sqlite3_stmt* statement) const {
  sqlite3_finalize(statement);
}

SqliteRows::~SqliteRows() {
  sqlite3_reset(statement_);
  sqlite3_clear_bindings(statement_);
}

bool SqliteRows::next() {
  if (in_trouble_) return false;
  const int code = sqlite3_step(statement_);
  in_trouble_ = code != SQLITE_ROW && code != SQLITE_DONE;
  return code == SQLITE_ROW;
}

bool SqliteRows::finish() {
  while (next()) {
  }
  return !in_trouble_;
}

std::int64_t SqliteRows::integer(int column) const {
  return sqlite3_column_int64(statement_, column);
}

std::string SqliteRows::text(int column) const {
  const unsigned char* bytes = sqlite3_column_text(statement_, column);
  if (bytes == nullptr) return {};
  const auto size = static_cast<std::size_t>(sqlite3_column_bytes(statement_, column));
  return {reinterpret_cast<const char*>(bytes), size};
}

void SqliteRows::bind(int place, std::int64_t value) {
  in_trouble_ |= sqlite3_bind_int64(statement_, place, value) != SQLITE_OK;
}

void SqliteRows::bind(int place, std::string_view value) {
  // A null pointer would be bound as NULL, and an empty view may have one.
  const char* bytes = value.empty() ? "" : value.data();
  in_trouble_ |= sqlite3_bind_text64(statement_, place, bytes, value.size(), SQLITE_TRANSIENT,
                                     SQLITE_UTF8) != SQLITE_OK;
}

void SqliteConnection::Close::operator()(sqlite3* connection) const {
  sqlite3_close_v2(connection);
}

Result<SqliteConnection> SqliteConnection::open(const std::string& file) {
  sqlite3* raw = nullptr;
  const int flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE;
  const int code = sqlite3_open_v2(file.c_str(), &raw, flags, nullptr);
  SqliteConnection connection;
  connection.connection_.reset(raw);
  connection.file_ = file;
  if (code != SQLITE_OK) return failure(with_advice(file, sqlite3_errstr(code), code));
  sqlite3_busy_timeout(raw, patience_ms);
  return connection;
}

Result<void> SqliteConnection::run(const std::string& sql) {
  if (sqlite3_exec(connection_.get(), sql.c_str(), nullptr, nullptr, nullptr) != SQLITE_OK) {
    return trouble();
  }
  return {};
}

Result<SqliteStatement> SqliteConnection::prepare(std::string_view sql) {
  sqlite3_stmt* raw = nullptr;
  const int code = sqlite3_prepare_v3(connection_.get(), sql.data(), static_cast<int>(sql.size()),
                                      SQLITE_PREPARE_PERSISTENT, &raw, nullptr);
  if (code != SQLITE_OK) return trouble();
  return SqliteStatement(raw);
}

Result<std::int64_t> SqliteConnection::number(std::string_view sql) {
  Result<SqliteStatement> statement = prepare(sql);
  if (!statement) return tl::unexpected(statement.error());
  SqliteRows rows = statement->run();
  if (!rows.next()) return trouble();
  return rows.integer(0);
}

Result<std::string> SqliteConnection::text(std::string_view sql) {
  Result<SqliteStatement> statement = prepare(sql);
  if (!statement) return tl::unexpected(statement.error());
  SqliteRows rows = statement->run();
  if (!rows.next()) return trouble();
  return rows.text(0);
}

void SqliteConnection::roll_back() {
  if (sqlite3_get_autocommit(connection_.get()) != 0) return;
  sqlite3_exec(connection_.get(), "ROLLBACK", nullptr, nullptr, nullptr);
}

std::int64_t SqliteConnection::changes() const { return sqlite3_changes64(connection_.get()); }

bool SqliteConnection::is_read_only() const {
  return sqlite3_db_readonly(connection_.get(), "main") != 0;
}

tl::unexpected<Error> SqliteConnection::trouble() const {
  const int code = sqlite3_extended_errcode(connection_.get());
  return failure(with_advice(file_, sqlite3_errmsg(connection_.get()), code));
}

bool SqliteConnection::is_busy() const {
  return (sqlite3_errcode(connection_.get()) & 0xff) == SQLITE_BUSY;
}

}  // namespace twenties
