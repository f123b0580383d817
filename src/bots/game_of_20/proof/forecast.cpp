#include "bots/game_of_20/proof/forecast.hpp"

#include <algorithm>

namespace twenties::game_of_20 {

namespace {

constexpr std::size_t deals_between = 500;
constexpr std::size_t recent = 60;

}  // namespace

Forecast::Forecast(Snapshot snapshot)
    : snapshot_(std::move(snapshot)), thread_([this] { run(); }) {}

Forecast::~Forecast() {
  {
    const std::scoped_lock lock(mutex_);
    stop_.stop();
  }
  changed_.notify_all();
  thread_.join();
}

void Forecast::note(std::size_t answered) {
  const std::scoped_lock lock(mutex_);
  answered_ = answered;
  changed_.notify_all();
}

std::optional<std::size_t> Forecast::needed() const {
  const std::scoped_lock lock(mutex_);
  if (!needed_then_) return std::nullopt;
  const std::size_t since = answered_ - answered_then_;
  return *needed_then_ > since ? *needed_then_ - since : 1;
}

void Forecast::run() {
  while (!stop_.wants_stop()) {
    std::size_t now = 0;
    {
      const std::scoped_lock lock(mutex_);
      now = answered_;
    }
    const auto needed = simulate(snapshot_(), judgement_deviation, now + 1, stop_);
    std::unique_lock lock(mutex_);
    if (needed) {
      needed_then_ = needed;
      answered_then_ = now;
    }
    const std::size_t due =
        now + std::clamp<std::size_t>(needed.value_or(0) / 4, 20, deals_between);
    changed_.wait(lock, [&] { return stop_.wants_stop() || answered_ >= due; });
  }
}

void Pace::note(double processor_seconds) {
  entries_.push_back({std::chrono::steady_clock::now(), processor_seconds});
  if (entries_.size() <= recent) return;
  began_ = entries_.front().when;
  entries_.pop_front();
}

double Pace::processor_seconds_per_deal() const {
  double sum = 0;
  for (const Entry& entry : entries_) sum += entry.seconds;
  return entries_.empty() ? 0 : sum / static_cast<double>(entries_.size());
}

double Pace::deals_per_second() const {
  if (entries_.empty()) return 0;
  const std::chrono::duration<double> span = entries_.back().when - began_;
  return static_cast<double>(entries_.size()) / std::max(span.count(), 1e-6);
}

}  // namespace twenties::game_of_20
