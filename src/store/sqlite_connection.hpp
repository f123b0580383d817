#pragma once

#include <concepts>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

#include "core/result.hpp"

struct sqlite3;
struct sqlite3_stmt;

namespace twenties {

class SqliteRows;

// A statement that is prepared once and run often.
class SqliteStatement {
 public:
  SqliteStatement() = default;
  explicit SqliteStatement(sqlite3_stmt* statement) : statement_(statement) {}

  // Runs it with values for its question marks, in order. One run at a time.
  template <class... Values>
  SqliteRows run(const Values&... values);

 private:
  struct Finalize {
    void operator()(sqlite3_stmt* statement) const;
  };
  std::unique_ptr<sqlite3_stmt, Finalize> statement_;
};

// One run of a statement, reset on destruction.
class SqliteRows {
 public:
  template <class... Values>
  explicit SqliteRows(sqlite3_stmt* statement, const Values&... values) : statement_(statement) {
    int place = 0;
    (bind_any(++place, values), ...);
  }
  SqliteRows(const SqliteRows&) = delete;
  SqliteRows& operator=(const SqliteRows&) = delete;
  ~SqliteRows();

  // Goes to the next row; false at the end or after an error.
  bool next();
  // Goes through all rows; false after an error.
  bool finish();
  [[nodiscard]] bool in_trouble() const { return in_trouble_; }

  [[nodiscard]] std::int64_t integer(int column) const;
  [[nodiscard]] std::string text(int column) const;

 private:
  template <class Value>
  void bind_any(int place, const Value& value) {
    if constexpr (std::integral<Value>) {
      bind(place, static_cast<std::int64_t>(value));
    } else {
      bind(place, std::string_view(value));
    }
  }
  void bind(int place, std::int64_t value);
  void bind(int place, std::string_view value);

  sqlite3_stmt* statement_;
  bool in_trouble_ = false;
};

template <class... Values>
SqliteRows SqliteStatement::run(const Values&... values) {
  return SqliteRows(statement_.get(), values...);
}

// A connection to a file. Not for several threads at once.
class SqliteConnection {
 public:
  static Result<SqliteConnection> open(const std::string& file);

  // Runs statements without results.
  Result<void> run(const std::string& sql);
  Result<SqliteStatement> prepare(std::string_view sql);
  // The number that a statement returns, such as PRAGMA user_version.
  Result<std::int64_t> number(std::string_view sql);

  // The same for a text.
  Result<std::string> text(std::string_view sql);

  // Rolls back a failed transaction, if there is one.
  void roll_back();
  [[nodiscard]] std::int64_t changes() const;
  [[nodiscard]] bool is_read_only() const;
  [[nodiscard]] const std::string& file() const { return file_; }
  // The last error, with what to do about it.
  [[nodiscard]] tl::unexpected<Error> trouble() const;
  [[nodiscard]] bool is_busy() const;

 private:
  struct Close {
    void operator()(sqlite3* connection) const;
  };
  std::unique_ptr<sqlite3, Close> connection_;
  std::string file_;
};

}  // namespace twenties
