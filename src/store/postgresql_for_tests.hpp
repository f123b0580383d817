#pragma once

#include <sys/types.h>

#include <string>

#include "core/result.hpp"

namespace twenties {

// A PostgreSQL server for the tests of this program: started when it is first asked for, in a
// folder of its own behind a unix socket, and gone with the program, however that ends.
class PostgresqlForTests {
 public:
  // The one of this program. Its error says why there is none; a test is to fail then.
  static Result<PostgresqlForTests*> get();

  // The address of a new, empty database.
  Result<std::string> new_database();
  // Runs SQL as the owner of everything, on a connection of its own.
  Result<void> run(const std::string& sql) const;

  void stop();
  Result<void> start();
  // All of its processes stand still, with their connections open, until they go on.
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
