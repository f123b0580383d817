#pragma once

#include <span>

#include "core/result.hpp"
#include "store/migrations.hpp"
#include "store/postgresql_connection.hpp"

namespace twenties {

// Brings the database up to the last of the migrations: all of them or none. Servers that start at
// once wait for each other. Refuses a database that is newer.
Result<void> migrate_postgresql(PostgresqlConnection& connection,
                                std::span<const Migration> migrations);

}  // namespace twenties
