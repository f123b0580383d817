#pragma once

#include <optional>

#include "bots/arena/sample.hpp"

namespace twenties {

// A test of two hypotheses about the first player's share, taken after each deal: that it is at
// most `low`, or at least `high`. It may be wrong in 5 % of all cases, either way (generalised
// sequential probability ratio test, with the normal approximation over deals).
struct ShareTest {
  enum class Verdict { undecided, low, high };

  double low = 0.5;
  double high = 0.55;

  // The logarithm of how much more likely `high` makes the sample than `low` does.
  [[nodiscard]] double evidence(const Sample& share) const;
  [[nodiscard]] Verdict verdict(const Sample& share) const;

  // The threshold of a verdict: log((1 - 0.05) / 0.05).
  static constexpr double enough = 2.944438979166440;
};

// Whether the interval of a share is narrow enough. Requires enough deals for this to hold even if
// only wins were seen.
bool is_narrow(const Sample& share, double half_width);

// When a contest ends before its last deal.
struct StoppingRule {
  std::optional<ShareTest> test;
  std::optional<double> half_width;

  [[nodiscard]] bool is_done(const Sample& share) const {
    return (test && test->verdict(share) != ShareTest::Verdict::undecided) ||
           (half_width && is_narrow(share, *half_width));
  }
};

}  // namespace twenties
