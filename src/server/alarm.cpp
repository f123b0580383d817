#include "server/alarm.hpp"

#include <algorithm>
#include <chrono>
#include <utility>

namespace twenties {

namespace {

// The clock of the machine can be set: no wait is longer than this.
constexpr std::int64_t longest_wait = 1000;

}  // namespace

std::int64_t system_now() {
  using std::chrono::duration_cast;
  using std::chrono::milliseconds;
  return duration_cast<milliseconds>(std::chrono::system_clock::now().time_since_epoch()).count();
}

Alarm::Alarm() : thread_([this] { run(); }) {}

Alarm::~Alarm() { stop(); }

void Alarm::stop() {
  {
    const std::scoped_lock lock(mutex_);
    closing_ = true;
  }
  changed_.notify_one();
  if (thread_.joinable()) thread_.join();
}

void Alarm::at(std::int64_t moment, std::function<void()> call) {
  {
    const std::scoped_lock lock(mutex_);
    calls_.emplace(moment, std::move(call));
  }
  changed_.notify_one();
}

void Alarm::run() {
  std::unique_lock lock(mutex_);
  while (!closing_) {
    const std::int64_t now = system_now();
    if (!calls_.empty() && calls_.begin()->first <= now) {
      const auto call = std::move(calls_.extract(calls_.begin()).mapped());
      lock.unlock();
      call();
      lock.lock();
      continue;
    }
    const std::int64_t wait =
        calls_.empty() ? longest_wait : std::min(longest_wait, calls_.begin()->first - now);
    changed_.wait_for(lock, std::chrono::milliseconds(std::max<std::int64_t>(1, wait)));
  }
}

}  // namespace twenties
