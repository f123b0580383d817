#include "store/postgresql_values.hpp"

#include <cstddef>

namespace twenties {

namespace {

// PostgreSQL's type ids.
constexpr unsigned bool_type = 16;
constexpr unsigned bytea_type = 17;
constexpr unsigned bigint_type = 20;
constexpr unsigned text_type = 25;
constexpr unsigned bytea_list_type = 1001;

void write_big_endian(std::string& out, std::uint64_t value, int bytes) {
  for (int shift = 8 * (bytes - 1); shift >= 0; shift -= 8) {
    out += static_cast<char>(static_cast<unsigned char>(value >> shift));
  }
}

std::uint64_t read_big_endian(std::string_view bytes) {
  std::uint64_t value = 0;
  for (const char byte : bytes) value = value << 8 | static_cast<unsigned char>(byte);
  return value;
}

// Takes this many bytes off the front.
std::string_view take(std::string_view& bytes, std::size_t count) {
  const std::string_view taken = bytes.substr(0, count);
  bytes.remove_prefix(taken.size());
  return taken;
}

}  // namespace

PostgresqlValues& PostgresqlValues::add(unsigned type, std::string value) {
  types_.push_back(type);
  values_.push_back(std::move(value));
  return *this;
}

PostgresqlValues& PostgresqlValues::number(std::int64_t value) {
  std::string bytes;
  write_big_endian(bytes, static_cast<std::uint64_t>(value), 8);
  return add(bigint_type, std::move(bytes));
}

PostgresqlValues& PostgresqlValues::truth(bool value) {
  return add(bool_type, std::string(1, value ? '\1' : '\0'));
}

PostgresqlValues& PostgresqlValues::bytes(std::string_view value) {
  return add(bytea_type, std::string(value));
}

PostgresqlValues& PostgresqlValues::text(std::string_view value) {
  return add(text_type, std::string(value));
}

// Dimensions, a flag for nulls, the type of the elements, their count, the number of the first;
// then each with its length.
PostgresqlValues& PostgresqlValues::list(const std::vector<std::string>& values) {
  std::string out;
  write_big_endian(out, values.empty() ? 0 : 1, 4);
  write_big_endian(out, 0, 4);
  write_big_endian(out, bytea_type, 4);
  if (!values.empty()) {
    write_big_endian(out, values.size(), 4);
    write_big_endian(out, 1, 4);
  }
  for (const std::string& value : values) {
    write_big_endian(out, value.size(), 4);
    out += value;
  }
  return add(bytea_list_type, std::move(out));
}

std::vector<const char*> PostgresqlValues::pointers() const {
  std::vector<const char*> pointers;
  pointers.reserve(values_.size());
  for (const std::string& value : values_) pointers.push_back(value.data());
  return pointers;
}

std::vector<int> PostgresqlValues::lengths() const {
  std::vector<int> lengths;
  lengths.reserve(values_.size());
  for (const std::string& value : values_) lengths.push_back(static_cast<int>(value.size()));
  return lengths;
}

std::int64_t read_postgresql_number(std::string_view bytes) {
  return bytes.size() == 8 ? static_cast<std::int64_t>(read_big_endian(bytes)) : 0;
}

std::vector<std::string> read_postgresql_list(std::string_view bytes) {
  std::vector<std::string> values;
  const std::uint64_t dimensions = read_big_endian(take(bytes, 4));
  take(bytes, 8);
  if (dimensions == 0) return values;
  const std::uint64_t count = read_big_endian(take(bytes, 4));
  take(bytes, 4);
  while (values.size() < count && !bytes.empty()) {
    const std::size_t size = read_big_endian(take(bytes, 4));
    values.emplace_back(take(bytes, size));
  }
  return values;
}

}  // namespace twenties
