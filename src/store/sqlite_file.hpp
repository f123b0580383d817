#pragma once

#include <span>
#include <string>

#include "core/result.hpp"
#include "store/migrations.hpp"
#include "store/sqlite_connection.hpp"

namespace twenties {

// Creates the file, readable only by its owner, if it does not exist.
Result<void> make_sqlite_file(const std::string& file);

// A connection whose commits survive a crash of the machine.
Result<SqliteConnection> connect_sqlite(const std::string& file);

// Checks the whole file for damage.
Result<void> check_sqlite(SqliteConnection& connection);

// Brings the database up to the last of the migrations: all of them or none. Refuses a database
// that is newer, or of another program.
Result<void> migrate_sqlite(SqliteConnection& connection, std::span<const Migration> migrations);

}  // namespace twenties
