#pragma once

#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <deque>
#include <functional>
#include <mutex>
#include <optional>
#include <thread>

#include "bots/game_of_20/proof/draft_search.hpp"
#include "bots/search/budget.hpp"

namespace twenties::game_of_20 {

// The stop rule: a centre tile that is projected to need more than this after its first 1,000 deals
// should wait until the others are proved.
inline constexpr std::size_t deals_before_rule = 1000;
inline constexpr std::size_t most_deals = 20'000;
inline constexpr double most_processor_hours = 40;

// The assumed error of the evaluation of deals, in hundredths of a point.
inline constexpr int judgement_deviation = 1000;

// Repeatedly simulates the rest of a proof on its own thread, to estimate how many more deals are
// needed.
class Forecast {
 public:
  // Returns the current search; called on the thread of the forecast.
  using Snapshot = std::function<DraftSearch()>;

  explicit Forecast(Snapshot snapshot);
  Forecast(const Forecast&) = delete;
  Forecast& operator=(const Forecast&) = delete;
  ~Forecast();

  // After each deal: how many are answered since the start.
  void note(std::size_t answered);
  // Nothing until the first simulation has ended.
  [[nodiscard]] std::optional<std::size_t> needed() const;

 private:
  void run();

  Snapshot snapshot_;
  StopFlag stop_;
  mutable std::mutex mutex_;
  std::condition_variable changed_;
  std::size_t answered_ = 0;
  std::size_t answered_then_ = 0;
  std::optional<std::size_t> needed_then_;
  std::thread thread_;
};

// How many seconds a deal takes, by the last of them.
class Pace {
 public:
  void note(double processor_seconds);
  [[nodiscard]] double processor_seconds_per_deal() const;
  // Deals in a second of wall time, by all workers together.
  [[nodiscard]] double deals_per_second() const;

 private:
  struct Entry {
    std::chrono::steady_clock::time_point when;
    double seconds;
  };
  std::chrono::steady_clock::time_point began_ = std::chrono::steady_clock::now();
  std::deque<Entry> entries_;
};

}  // namespace twenties::game_of_20
