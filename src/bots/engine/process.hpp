#pragma once

#include <sys/types.h>

#include <chrono>
#include <cstddef>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.hpp"

namespace twenties {

// Another program that is talked to in lines over its standard input and output. It has its own
// process group; destroying this object kills the program and all processes that it started.
//
// Nothing that the program does or fails to do blocks the caller beyond a deadline: writing and
// reading go on side by side, and a reader that is gone raises no signal.
class Process {
 public:
  using Clock = std::chrono::steady_clock;

  struct Reading {
    enum class Event { line, timeout, closed, flood };
    Event event = Event::timeout;
    std::string line;  // without its end
  };

  static constexpr std::size_t longest_line = std::size_t{1} << 16U;  // bytes

  // The words of the command; the program is searched for in PATH.
  static Result<std::unique_ptr<Process>> start(const std::vector<std::string>& command);
  Process(const Process&) = delete;
  Process& operator=(const Process&) = delete;
  // Closes its input, gives it a moment to exit, and kills it.
  ~Process();

  // Queues a text, which is written during read calls.
  void send(std::string_view text) { outgoing_ += text; }
  Reading read_line(Clock::time_point deadline);
  // After its output was closed: "ended with status 3", or that it is still there.
  std::string how_it_ended();

 private:
  Process(pid_t id, int input, int output) : id_(id), input_(input), output_(output) {}

  bool take_line(std::string& line);
  void transfer(Clock::time_point deadline);
  void write_some();
  void read_some();
  [[nodiscard]] bool has_ended(std::chrono::milliseconds patience) const;

  pid_t id_;
  int input_;   // its standard input
  int output_;  // its standard output
  std::string outgoing_;
  std::string incoming_;
  bool is_closed_ = false;
};

}  // namespace twenties
