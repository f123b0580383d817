#include "bots/arena/sample.hpp"

#include <cmath>
#include <limits>

namespace twenties {

namespace {

// The 97.5 % quantile of Student's t by degrees of freedom: an expansion around the normal 1.96,
// accurate to 0.01 from four degrees on.
double standard_errors(double freedom) {
  return 1.959964 + (2.372269 + (2.822497 + 2.555850 / freedom) / freedom) / freedom;
}

}  // namespace

void Sample::add(double value) {
  ++count_;
  const double before = value - mean_;
  mean_ += before / static_cast<double>(count_);
  squares_ += before * (value - mean_);
}

double Sample::variance() const {
  return count_ < 2 ? 0 : squares_ / static_cast<double>(count_ - 1);
}

double Sample::half_width() const {
  if (count_ < 2) return std::numeric_limits<double>::infinity();
  const auto count = static_cast<double>(count_);
  return standard_errors(count - 1) * std::sqrt(variance() / count);
}

}  // namespace twenties
