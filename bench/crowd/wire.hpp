#pragma once

#include <chrono>
#include <functional>
#include <memory>
#include <string>
#include <string_view>

#include "core/result.hpp"

namespace twenties {

using Milliseconds = std::chrono::milliseconds;

// An event loop of one thread: timers and connections. Only stop() may be called from other
// threads.
class Loop {
 public:
  Loop();
  Loop(const Loop&) = delete;
  Loop& operator=(const Loop&) = delete;
  ~Loop();

  // Runs for this long or until stop() is called.
  void run_for(Milliseconds time);
  // Runs until the condition holds, which is checked every few milliseconds; false on a timeout or
  // after stop().
  bool run_until(const std::function<bool()>& condition, Milliseconds time);
  void after(Milliseconds time, std::function<void()> call);
  // From any thread, or a handler of signals.
  void stop();
  [[nodiscard]] bool is_stopped() const;

  struct Inside;
  [[nodiscard]] Inside& inside() { return *inside_; }

 private:
  std::unique_ptr<Inside> inside_;
};

// Where a server is.
struct Address {
  std::string host;
  int port = 0;
};

// Of a link such as http://127.0.0.1:2420.
Result<Address> read_address(std::string_view link);

// Requests the token of a new guest; empty if the server gives none.
std::string ask_for_token(const Address& address);

// A WebSocket connection of a client, which is known to the server by its token.
class Wire {
 public:
  struct Ends {
    std::function<void()> opened;
    std::function<void(std::string_view text)> heard;
    std::function<void()> closed;  // or could not be opened; the last callback
  };

  static std::shared_ptr<Wire> open(Loop& loop, const Address& address, std::string_view token,
                                    Ends ends);
  Wire() = default;
  Wire(const Wire&) = delete;
  Wire& operator=(const Wire&) = delete;
  virtual ~Wire() = default;

  virtual void send(std::string text) = 0;
  // Cuts the connection at once. No callback follows.
  virtual void cut() = 0;
};

// Makes HTTP requests, one at a time, over a connection that is kept.
class Counter {
 public:
  // The status is 0 if there was no answer.
  using Answer = std::function<void(int status, std::string_view body)>;

  static std::shared_ptr<Counter> open(Loop& loop);
  Counter() = default;
  Counter(const Counter&) = delete;
  Counter& operator=(const Counter&) = delete;
  virtual ~Counter() = default;

  virtual void post(const Address& address, std::string_view token, std::string_view target,
                    std::string body, Answer answer) = 0;
};

}  // namespace twenties
