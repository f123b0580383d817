#pragma once

#include <sys/types.h>

#include <string>

#include "core/result.hpp"

namespace twenties {

// A PostgreSQL server for the tests of this program: started on first use, in its own folder with a
// unix socket, and stopped when the program ends in any way.
class PostgresqlForTests {
 public:
  // The server of this program, or why there is none; a test should fail then.
  static Result<PostgresqlForTests*> get();

  // The address of a new, empty database.
  Result<std::string> new_database();
  // Runs SQL as superuser, on a separate connection.
  Result<void> run(const std::string& sql) const;

  void stop();
  Result<void> start();
  // Suspends all of its processes, with their connections open, until they are resumed.
  void freeze() const;
  void thaw() const;
  // Where its socket is.
  [[nodiscard]] const std::string& folder() const { return folder_; }

  PostgresqlForTests() = default;
  PostgresqlForTests(const PostgresqlForTests&) = delete;
  PostgresqlForTests& operator=(const PostgresqlForTests&) = delete;
  ~PostgresqlForTests();

 private:
  Result<void> prepare();
  void signal_all(int signal) const;
  [[nodiscard]] std::string address(const std::string& database) const;

  std::string programs_;  // the folder with initdb and postgres
  std::string folder_;
  pid_t server_ = -1;
  int databases_ = 0;
};

}  // namespace twenties
