#pragma once

#include <condition_variable>
#include <cstdint>
#include <functional>
#include <map>
#include <mutex>
#include <thread>

namespace twenties {

// Milliseconds since 1970, as the server's tables count time.
std::int64_t system_now();

// Calls functions at their time, from one thread of its own. They must be short: they post the
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

  void at(std::int64_t moment, std::function<void()> call);

 private:
  void run();

  std::mutex mutex_;
  std::condition_variable changed_;
  std::multimap<std::int64_t, std::function<void()>> calls_;
  bool closing_ = false;
  std::thread thread_;
};

}  // namespace twenties
