#pragma once

#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <functional>
#include <map>
#include <mutex>
#include <thread>

namespace twenties {

// Milliseconds since 1970, as the server's tables count time.
std::int64_t system_now();

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
