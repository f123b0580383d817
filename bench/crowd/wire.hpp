#pragma once

#include <chrono>
#include <functional>
#include <memory>
#include <string>
#include <string_view>

#include "core/result.hpp"

namespace twenties {

using Milliseconds = std::chrono::milliseconds;

// What one thread waits for: timers and connections. Everything but stop() belongs to that thread.
class Loop {
 public:
  Loop();
  Loop(const Loop&) = delete;
  Loop& operator=(const Loop&) = delete;
  ~Loop();

  // Runs until so much time has passed or stop() is called.
  void run_for(Milliseconds time);
  // Runs until the condition holds, which is looked at every few milliseconds; false if it does not
  // in time, or stop() was called before.
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

// The token that the server gives to a newcomer, waited for; empty if it gives none.
std::string ask_for_token(const Address& address);

// A WebSocket connection of a client, which is known to the server by its token.
class Wire {
 public:
  struct Ends {
    std::function<void()> opened;
    std::function<void(std::string_view text)> heard;
    std::function<void()> closed;  // or never opened; the last that is heard of it
  };

  static std::shared_ptr<Wire> open(Loop& loop, const Address& address, std::string_view token,
                                    Ends ends);
  Wire() = default;
  Wire(const Wire&) = delete;
  Wire& operator=(const Wire&) = delete;
  virtual ~Wire() = default;

  virtual void send(std::string text) = 0;
  // Ends it in the middle of whatever is said. Nothing is heard of it any more.
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
