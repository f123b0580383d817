#pragma once

#include <array>
#include <atomic>
#include <cstdint>
#include <map>
#include <mutex>
#include <string>
#include <string_view>

namespace twenties {

// Counters for /metrics, in the text format of Prometheus.
class Metrics {
 public:
  std::atomic<std::int64_t> tables = 0;       // in memory
  std::atomic<std::int64_t> connections = 0;  // WebSocket connections that are open
  std::atomic<std::uint64_t> requests = 0;    // HTTP requests answered
  std::atomic<std::uint64_t> acknowledged = 0;
  std::atomic<std::uint64_t> resyncs = 0;  // clients that were sent missed events or a full view
  std::atomic<std::uint64_t> conflicts = 0;
  std::atomic<std::int64_t> store_written = 0;  // when something was last written to the store

  void count_rejected(std::string_view cause);
  // The time from the arrival of a command to its acknowledgement.
  void observe_latency(std::int64_t microseconds);

  [[nodiscard]] std::string text(std::size_t bots_waiting) const;

 private:
  // Upper bounds of the buckets, in milliseconds; the last bucket is unbounded.
  static constexpr std::array<int, 12> ends{1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000};

  std::array<std::atomic<std::uint64_t>, ends.size() + 1> buckets_{};
  std::atomic<std::uint64_t> latency_sum_ = 0;  // microseconds
  mutable std::mutex mutex_;
  std::map<std::string, std::uint64_t, std::less<>> rejected_;
};

}  // namespace twenties
