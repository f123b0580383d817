#pragma once

#include <cstdint>

namespace twenties {

// Observations of one quantity, with mean and confidence interval. The same observations in the
// same order give the same bits.
class Sample {
 public:
  void add(double value);

  [[nodiscard]] std::uint64_t count() const { return count_; }
  [[nodiscard]] double mean() const { return mean_; }
  // Of one observation, from the sample; 0 for fewer than two.
  [[nodiscard]] double variance() const;
  // Half the width of the 95 % interval around the mean (Student's t); infinite for fewer than two
  // observations.
  [[nodiscard]] double half_width() const;

 private:
  std::uint64_t count_ = 0;
  double mean_ = 0;
  double squares_ = 0;  // sum of squared distances from the mean
};

}  // namespace twenties
