#pragma once

#include <chrono>
#include <cstdint>
#include <memory>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.hpp"
#include "store/postgresql_address.hpp"
#include "store/postgresql_values.hpp"

struct pg_conn;
struct pg_result;

namespace twenties {

// The result of a statement.
class PostgresqlRows {
 public:
  explicit PostgresqlRows(pg_result* result) : result_(result) {}

  [[nodiscard]] int size() const;
  [[nodiscard]] std::string_view bytes(int row, int column) const;
  [[nodiscard]] std::int64_t number(int row, int column) const;
  [[nodiscard]] bool truth(int row, int column) const;
  [[nodiscard]] std::vector<std::string> list(int row, int column) const;

  [[nodiscard]] pg_result* raw() const { return result_.get(); }

 private:
  struct Clear {
    void operator()(pg_result* result) const;
  };
  std::unique_ptr<pg_result, Clear> result_;
};

// A statement with a name, under which each connection prepares it once.
struct PostgresqlStatement {
  const char* name;
  const char* sql;
};

struct PostgresqlCall {
  const PostgresqlStatement* statement;
  PostgresqlValues values;
};

// A connection. Not for several threads at once.
class PostgresqlConnection {
 public:
  static Result<PostgresqlConnection> open(const PostgresqlAddress& address);

  // How long an answer may take. A stalled database keeps connections open without answering, so
  // the connection is closed then.
  static constexpr std::chrono::seconds usual_patience{15};

  // Statements without values, separated by semicolons.
  Result<void> script(const std::string& sql, std::chrono::seconds patience = usual_patience);
  Result<PostgresqlRows> run(const PostgresqlStatement& statement, const PostgresqlValues& values);
  // One transaction, sent at once: as many answers as calls, or an error, and nothing is done. If
  // the connection breaks, the outcome is unknown.
  Result<std::vector<PostgresqlRows>> run_together(const std::vector<PostgresqlCall>& calls);

  [[nodiscard]] bool is_broken() const;
  // Whether it broke because no answer came in time.
  [[nodiscard]] bool has_timed_out() const { return timed_out_; }
  // Whether the last error was a conflict with another transaction, so that a retry can succeed.
  [[nodiscard]] bool may_try_again() const;
  [[nodiscard]] pg_conn* raw() const { return connection_.get(); }
  [[nodiscard]] const std::string& where() const { return address_.where; }
  [[nodiscard]] tl::unexpected<Error> trouble() const;

 private:
  [[nodiscard]] tl::unexpected<Error> not_in_time() const;
  struct Finish {
    void operator()(pg_conn* connection) const;
  };

  Result<PostgresqlRows> checked(pg_result* result);
  Result<void> prepare(const PostgresqlStatement& statement, const PostgresqlValues& values);
  bool send_all(const std::vector<PostgresqlCall>& calls);
  // Waits for an answer; if none comes in time, closes the connection and returns false.
  bool await_answer();
  // The answer to the last statement outside a pipeline; null if there is none.
  pg_result* only_answer(bool was_sent);
  pg_result* next_result();
  Result<std::vector<PostgresqlRows>> receive_all(std::size_t calls);

  std::unique_ptr<pg_conn, Finish> connection_;
  PostgresqlAddress address_;
  std::set<const PostgresqlStatement*> prepared_;
  std::string state_;  // the SQLSTATE of the last error
  std::chrono::steady_clock::time_point deadline_;
  bool timed_out_ = false;
};

}  // namespace twenties
