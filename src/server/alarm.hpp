#pragma once

#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <functional>
#include <map>
#include <mutex>
#include <thread>

namespace twenties {

// Milliseconds since 1970, by the wall clock, which somebody may set.
std::int64_t system_now();

// A clock that tells milliseconds since 1970 and runs steadily: it takes the time of day from the
// wall clock once, and goes on by the steady clock, whatever happens to the wall clock.
std::function<std::int64_t()> steady_clock_from(std::int64_t wall_now,
                                                std::function<std::int64_t()> steady_now);
// The same from the clocks of this machine.
std::function<std::int64_t()> steady_clock();

// Calls functions after a time, from one thread of its own. They must be short: they post the
// work to where it belongs.
class Alarm {
 public:
  Alarm();
  Alarm(const Alarm&) = delete;
  Alarm& operator=(const Alarm&) = delete;
  // What is not due yet is dropped.
  ~Alarm();
  // As the end of its life, but at a moment of the caller's choice; nothing is done after it.
  void stop();

  // Not before so many milliseconds have passed, 0 or more.
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
