#include "bots/arena/sample.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <initializer_list>

namespace twenties {
namespace {

Sample sample_of(std::initializer_list<double> values) {
  Sample out;
  for (const double value : values) out.add(value);
  return out;
}

TEST(Sample, MeanAndVariance) {
  const Sample sample = sample_of({2, 4, 4, 4, 5, 5, 7, 9});
  EXPECT_EQ(sample.count(), 8U);
  EXPECT_DOUBLE_EQ(sample.mean(), 5);
  EXPECT_DOUBLE_EQ(sample.variance(), 32.0 / 7);
}

TEST(Sample, OneObservationSaysNothingAboutItsInterval) {
  EXPECT_TRUE(std::isinf(Sample().half_width()));
  EXPECT_TRUE(std::isinf(sample_of({3}).half_width()));
}

// The quantiles of Student's t from statistical tables.
TEST(Sample, FewObservationsHaveAWiderInterval) {
  const auto factor = [](int count) {
    Sample sample;
    for (int i = 0; i < count; ++i) sample.add(i % 2);
    return sample.half_width() / std::sqrt(sample.variance() / count);
  };
  EXPECT_NEAR(factor(5), 2.776, 0.01);
  EXPECT_NEAR(factor(11), 2.228, 0.002);
  EXPECT_NEAR(factor(31), 2.042, 0.001);
  EXPECT_NEAR(factor(100'000), 1.960, 0.001);
}

}  // namespace
}  // namespace twenties
