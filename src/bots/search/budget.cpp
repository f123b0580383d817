#include "bots/search/budget.hpp"

#include <algorithm>

namespace twenties {

Budget::Budget(const Limits& limits, Watch* watch)
    : limits_(limits), watch_(watch), began_(std::chrono::steady_clock::now()) {}

bool Budget::spend(std::uint64_t nodes) {
  const std::uint64_t total = nodes_.fetch_add(nodes, std::memory_order_relaxed) + nodes;
  if (is_spent()) return true;
  const bool over = (limits_.nodes != 0 && total >= limits_.nodes) ||
                    (watch_ != nullptr && watch_->wants_stop()) ||
                    (limits_.time.count() != 0 && elapsed() >= limits_.time);
  if (over) spent_.store(true, std::memory_order_relaxed);
  return over;
}

double Budget::used() const {
  double share = 0;
  if (limits_.nodes != 0) {
    share = static_cast<double>(nodes()) / static_cast<double>(limits_.nodes);
  }
  if (limits_.time.count() != 0) {
    const std::chrono::duration<double> whole = limits_.time;
    share = std::max(share, std::chrono::duration<double>(elapsed()).count() / whole.count());
  }
  return std::min(share, 1.0);
}

std::chrono::nanoseconds Budget::elapsed() const {
  return std::chrono::steady_clock::now() - began_;
}

void Budget::report(const Progress& progress) const {
  if (watch_ != nullptr) watch_->report(progress);
}

}  // namespace twenties
