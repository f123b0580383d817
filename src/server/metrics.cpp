#include "server/metrics.hpp"

#include <algorithm>

#include "base/text.hpp"

namespace twenties {

namespace {

std::string head(std::string_view name, std::string_view type, std::string_view help) {
  return cat("# HELP twenties_", name, " ", help, "\n# TYPE twenties_", name, " ", type, "\n");
}

std::string single(std::string_view name, std::string_view type, std::string_view help,
                   std::int64_t value) {
  return cat(head(name, type, help), "twenties_", name, " ", value, "\n");
}

std::string seconds(std::uint64_t microseconds) {
  const std::string rest = std::to_string(1'000'000 + microseconds % 1'000'000);
  return cat(microseconds / 1'000'000, ".", std::string_view(rest).substr(1));
}

}  // namespace

void Metrics::count_rejected(std::string_view cause) {
  const std::scoped_lock lock(mutex_);
  const auto found = rejected_.find(cause);
  if (found != rejected_.end()) {
    ++found->second;
  } else {
    rejected_.emplace(cause, 1);
  }
}

void Metrics::observe_latency(std::int64_t microseconds) {
  const auto* end = std::ranges::find_if(
      ends, [&](int milliseconds) { return microseconds <= std::int64_t{1000} * milliseconds; });
  ++buckets_[static_cast<std::size_t>(end - ends.begin())];
  latency_sum_ += static_cast<std::uint64_t>(std::max<std::int64_t>(0, microseconds));
}

std::string Metrics::text(std::size_t bots_waiting) const {
  const auto plain = [](const auto& value) { return static_cast<std::int64_t>(value.load()); };
  std::string out = single("tables", "gauge", "Tables in memory.", plain(tables));
  out += single("connections", "gauge", "Open WebSocket connections.", plain(connections));
  out += single("http_requests_total", "counter", "HTTP requests answered.", plain(requests));
  out += single("acknowledged_total", "counter", "Commands that are on disk and acknowledged.",
                plain(acknowledged));
  out += single("resyncs_total", "counter", "Clients that were sent what they had missed.",
                plain(resyncs));
  out += single("conflicts_total", "counter", "Appends that another writer came before.",
                plain(conflicts));
  out += single("bots_waiting", "gauge", "Bots that wait for a thread to think on.",
                static_cast<std::int64_t>(bots_waiting));
  out += head("rejected_total", "counter", "Messages and requests refused, by cause.");
  {
    const std::scoped_lock lock(mutex_);
    for (const auto& [cause, count] : rejected_) {
      out += cat("twenties_rejected_total{cause=\"", cause, "\"} ", count, "\n");
    }
  }
  out += head("latency_seconds", "histogram", "From the arrival of a command to its answer.");
  std::uint64_t sum = 0;
  for (std::size_t i = 0; i < ends.size(); ++i) {
    sum += buckets_[i].load();
    out += cat("twenties_latency_seconds_bucket{le=\"",
               seconds(static_cast<std::uint64_t>(ends[i]) * 1000), "\"} ", sum, "\n");
  }
  sum += buckets_.back().load();
  out += cat("twenties_latency_seconds_bucket{le=\"+Inf\"} ", sum, "\n");
  out += cat("twenties_latency_seconds_sum ", seconds(latency_sum_.load()), "\n");
  out += cat("twenties_latency_seconds_count ", sum, "\n");
  return out;
}

}  // namespace twenties
