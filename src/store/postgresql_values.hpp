#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace twenties {

// The values for $1, $2, ... of a statement, in the binary form of the protocol.
class PostgresqlValues {
 public:
  PostgresqlValues& number(std::int64_t value);
  PostgresqlValues& truth(bool value);
  PostgresqlValues& bytes(std::string_view value);
  PostgresqlValues& text(std::string_view value);
  PostgresqlValues& list(const std::vector<std::string>& values);  // of bytes

  // As libpq wants them.
  [[nodiscard]] int size() const { return static_cast<int>(values_.size()); }
  [[nodiscard]] const unsigned* types() const { return types_.data(); }
  [[nodiscard]] std::vector<const char*> pointers() const;
  [[nodiscard]] std::vector<int> lengths() const;

 private:
  PostgresqlValues& add(unsigned type, std::string value);

  std::vector<unsigned> types_;
  std::vector<std::string> values_;
};

// The binary forms of a bigint and of an array of bytea. Data that is too short reads as 0 or as
// empty.
std::int64_t read_postgresql_number(std::string_view bytes);
std::vector<std::string> read_postgresql_list(std::string_view bytes);

}  // namespace twenties
