#pragma once

#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <functional>
#include <map>
#include <mutex>
#include <thread>

namespace twenties {

// Milliseconds since 1970 by the wall clock, which can be set at any time.
std::int64_t system_now();

// A steady clock in milliseconds since 1970: it reads the wall clock once and continues with the
// steady clock, so later changes of the wall clock have no effect.
std::function<std::int64_t()> steady_clock_from(std::int64_t wall_now,
                                                std::function<std::int64_t()> steady_now);
// The same from the clocks of this machine.
std::function<std::int64_t()> steady_clock();

// A timer that calls functions from its own thread. They must be short, and post the real work
// elsewhere.
class Timer {
 public:
  Timer();
  Timer(const Timer&) = delete;
  Timer& operator=(const Timer&) = delete;
  // Drops what is not due yet.
  ~Timer();
  // Does what the destructor does, at a time of the caller's choice; nothing runs afterwards.
  void stop();

  // After at least this many milliseconds, 0 or more.
  void after(std::int64_t delay, std::function<void()> call);

 private:
  void run();

  std::mutex mutex_;
  std::condition_variable changed_;
  std::multimap<std::chrono::steady_clock::time_point, std::function<void()>> calls_;
  bool closing_ = false;
  std::thread thread_;
};

}  // namespace twenties
