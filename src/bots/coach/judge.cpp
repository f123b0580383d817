#include "bots/coach/judge.hpp"

#include <algorithm>
#include <cmath>

namespace twenties {

Expectation PositionValue::mean() const {
  Expectation sum;
  for (const Expectation& sample : samples) sum += sample;
  return sum *= 1.0 / static_cast<double>(std::max<std::size_t>(samples.size(), 1));
}

Estimate difference(const PositionValue& a, const PositionValue& b) {
  const std::size_t count = std::max(a.samples.size(), b.samples.size());
  const auto sample = [](const PositionValue& value, std::size_t at) -> const Expectation& {
    return value.samples.size() == 1 ? value.samples[0] : value.samples[at];
  };
  Estimate out{.mean = a.mean() - b.mean(), .error = {}};
  if (count < 2) return out;
  for (std::size_t at = 0; at < count; ++at) {
    const Expectation off = sample(a, at) - sample(b, at) - out.mean;
    for (std::size_t seat = 0; seat < max_seats; ++seat) {
      out.error.points[seat] += off.points[seat] * off.points[seat];
      out.error.chances[seat] += off.chances[seat] * off.chances[seat];
    }
  }
  const double pairs = static_cast<double>(count) * static_cast<double>(count - 1);
  for (std::size_t seat = 0; seat < max_seats; ++seat) {
    out.error.points[seat] = std::sqrt(out.error.points[seat] / pairs);
    out.error.chances[seat] = std::sqrt(out.error.chances[seat] / pairs);
  }
  return out;
}

}  // namespace twenties
