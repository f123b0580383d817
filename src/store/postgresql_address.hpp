#pragma once

#include <string>

#include "core/result.hpp"

namespace twenties {

// The address of a PostgreSQL database. Only `where` may be shown.
struct PostgresqlAddress {
  std::string text;   // as libpq reads it
  std::string where;  // "twenties at db.example:5432"
  std::string password;

  // A message of libpq in one line, with the password masked.
  [[nodiscard]] std::string clean(std::string message) const;
};

// Refuses an invalid address; the message does not quote it, since it may contain a password.
Result<PostgresqlAddress> read_postgresql_address(const std::string& text);

}  // namespace twenties
