#pragma once

#include <string>

#include "core/result.hpp"

namespace twenties {

// Where a PostgreSQL database is and how to get in. Only `where` is for the eyes of others.
struct PostgresqlAddress {
  std::string text;   // as libpq reads it
  std::string where;  // "twenties at db.example:5432"
  std::string password;

  // A message of libpq's in one line, with stars for the password.
  [[nodiscard]] std::string clean(std::string message) const;
};

// Refuses what is no address; its message says nothing of the text, which may hold a password.
Result<PostgresqlAddress> read_postgresql_address(const std::string& text);

}  // namespace twenties
