#include "bots/arena/stopping.hpp"

#include <algorithm>

namespace twenties {

namespace {

constexpr std::uint64_t fewest_deals_for_a_test = 10;
constexpr double fewest_deals_for_an_interval = 30;

// As if one more deal had been 0.3 off the mean, since a few equal results in a row prove nothing.
double cautious_variance(const Sample& share) {
  const auto count = static_cast<double>(share.count());
  return (share.variance() * (count - 1) + 0.09) / count;
}

}  // namespace

double ShareTest::evidence(const Sample& share) const {
  if (share.count() < 2) return 0;
  return static_cast<double>(share.count()) * (high - low) * (share.mean() - (low + high) / 2) /
         cautious_variance(share);
}

ShareTest::Verdict ShareTest::verdict(const Sample& share) const {
  if (share.count() < fewest_deals_for_a_test) return Verdict::undecided;
  const double found = evidence(share);
  if (found >= enough) return Verdict::high;
  return found <= -enough ? Verdict::low : Verdict::undecided;
}

// If all of n deals had the same winner, the share is within 3/n of that end (95 %).
bool is_narrow(const Sample& share, double half_width) {
  const double fewest = std::max(fewest_deals_for_an_interval, 1.5 / half_width);
  return static_cast<double>(share.count()) >= fewest && share.half_width() <= half_width;
}

}  // namespace twenties
