#pragma once

#include <atomic>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace twenties {

// Limits for one move. 0: unlimited.
struct Limits {
  std::uint64_t nodes = 0;  // each engine defines its nodes; the same number gives the same move
  std::chrono::milliseconds time{};
  int threads = 1;
  std::size_t memory = std::size_t{64} << 20U;  // bytes, for tables
};

// Progress of a long search.
struct Progress {
  std::uint64_t nodes = 0;
  double share = -1;  // of the work, 0 to 1; -1 if unknown
  int low = 0;        // bounds of an exact value: it lies in [low, high]
  int high = 0;
  std::string_view stage;  // the current stage, of static storage
};

// Lets the caller stop a search and receives its progress. Both functions may be called from any
// thread of the search.
class Watch {
 public:
  Watch() = default;
  Watch(const Watch&) = delete;
  Watch& operator=(const Watch&) = delete;
  virtual ~Watch() = default;

  [[nodiscard]] virtual bool wants_stop() const { return false; }
  virtual void report(const Progress& /*progress*/) {}
};

// A flag that can be set from another thread or a signal handler.
class StopFlag : public Watch {
 public:
  void stop() { flag_.store(true, std::memory_order_relaxed); }
  void reset() { flag_.store(false, std::memory_order_relaxed); }
  [[nodiscard]] bool wants_stop() const override { return flag_.load(std::memory_order_relaxed); }

 private:
  std::atomic<bool> flag_ = false;
};

// What a search has spent of its limits; shared by all its threads.
class Budget {
 public:
  // The clock starts now.
  explicit Budget(const Limits& limits, Watch* watch = nullptr);
  Budget(const Budget&) = delete;
  Budget& operator=(const Budget&) = delete;
  ~Budget() = default;

  // Counts nodes, and returns whether the search must end. It checks the clock and the watch, so
  // call it about every 0.1 ms, with all nodes since the last call.
  bool spend(std::uint64_t nodes);
  // Whether an earlier spend() ended the search.
  [[nodiscard]] bool is_spent() const { return spent_.load(std::memory_order_relaxed); }

  // The used share of the nearest limit, 0 to 1; 0 without limits.
  [[nodiscard]] double used() const;
  [[nodiscard]] std::uint64_t nodes() const { return nodes_.load(std::memory_order_relaxed); }
  [[nodiscard]] std::chrono::nanoseconds elapsed() const;
  [[nodiscard]] const Limits& limits() const { return limits_; }
  void report(const Progress& progress) const;

 private:
  Limits limits_;
  Watch* watch_;
  std::chrono::steady_clock::time_point began_;
  std::atomic<std::uint64_t> nodes_ = 0;
  std::atomic<bool> spent_ = false;
};

}  // namespace twenties
