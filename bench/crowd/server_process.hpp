#pragma once

#include <sys/types.h>

#include <cstdint>
#include <string>
#include <vector>

#include "core/result.hpp"
#include "crowd/wire.hpp"

namespace twenties {

// A server in a separate process, which ends with this one.
class ServerProcess {
 public:
  // Runs `program serve arguments...` and waits until it listens. `log` is the file for its
  // standard error.
  static Result<ServerProcess> start(const std::string& program,
                                     const std::vector<std::string>& arguments,
                                     const std::string& log);
  ServerProcess(ServerProcess&& other) noexcept;
  ServerProcess& operator=(ServerProcess&& other) noexcept;
  ServerProcess(const ServerProcess&) = delete;
  ServerProcess& operator=(const ServerProcess&) = delete;
  ~ServerProcess();

  [[nodiscard]] const Address& address() const { return address_; }
  [[nodiscard]] pid_t id() const { return id_; }
  // Kills it.
  void kill();
  // Asks it to stop.
  void terminate() const;
  // Whether it has ended; then exit_status() says how.
  bool has_ended();
  // -1 if it did not end by itself.
  [[nodiscard]] int exit_status() const { return exit_status_; }
  // Asks it to stop and waits; its exit status.
  int stop();

 private:
  ServerProcess() = default;
  bool wait(int flags);

  pid_t id_ = -1;
  int exit_status_ = -1;
  Address address_;
};

// The resources of a process.
struct Usage {
  std::int64_t memory = 0;  // bytes in memory
  double seconds = 0;       // of processors
};
Usage usage_of(pid_t process);

}  // namespace twenties
