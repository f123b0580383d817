#include "server/timer.hpp"

#include <algorithm>
#include <chrono>
#include <utility>

namespace twenties {

namespace {

constexpr std::int64_t longest_delay = std::int64_t{100} * 24 * 3600 * 1000;

}  // namespace

std::int64_t system_now() {
  using std::chrono::duration_cast;
  using std::chrono::milliseconds;
  return duration_cast<milliseconds>(std::chrono::system_clock::now().time_since_epoch()).count();
}

std::function<std::int64_t()> steady_clock_from(std::int64_t wall_now,
                                                std::function<std::int64_t()> steady_now) {
  const std::int64_t offset = wall_now - steady_now();
  return [offset, steady_now = std::move(steady_now)] { return steady_now() + offset; };
}

std::function<std::int64_t()> steady_clock() {
  return steady_clock_from(system_now(), [] {
    using std::chrono::duration_cast;
    using std::chrono::milliseconds;
    const auto since = std::chrono::steady_clock::now().time_since_epoch();
    return std::int64_t{duration_cast<milliseconds>(since).count()};
  });
}

Timer::Timer() : thread_([this] { run(); }) {}

Timer::~Timer() { stop(); }

void Timer::stop() {
  {
    const std::scoped_lock lock(mutex_);
    closing_ = true;
  }
  changed_.notify_one();
  if (thread_.joinable()) thread_.join();
}

void Timer::after(std::int64_t delay, std::function<void()> call) {
  const auto moment = std::chrono::steady_clock::now() +
                      std::chrono::milliseconds(std::clamp<std::int64_t>(delay, 0, longest_delay));
  {
    const std::scoped_lock lock(mutex_);
    calls_.emplace(moment, std::move(call));
  }
  changed_.notify_one();
}

void Timer::run() {
  std::unique_lock lock(mutex_);
  while (!closing_) {
    if (calls_.empty()) {
      changed_.wait(lock);
    } else if (const auto next = calls_.begin()->first; next > std::chrono::steady_clock::now()) {
      changed_.wait_until(lock, next);
    } else {
      const auto call = std::move(calls_.extract(calls_.begin()).mapped());
      lock.unlock();
      call();
      lock.lock();
    }
  }
}

}  // namespace twenties
