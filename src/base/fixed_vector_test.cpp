#include "base/fixed_vector.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

namespace twenties {
namespace {

static_assert(std::is_trivially_copyable_v<FixedVector<int, 4>>);
static_assert(FixedVector<int, 4>::capacity() == 4);

FixedVector<int, 4> filled() {
  FixedVector<int, 4> out;
  for (const int value : {30, 10, 40, 20}) out.push_back(value);
  return out;
}

TEST(FixedVector, StartsEmpty) {
  const FixedVector<int, 4> vector;
  EXPECT_TRUE(vector.empty());
  EXPECT_EQ(vector.size(), 0U);
  EXPECT_EQ(vector.begin(), vector.end());
}

TEST(FixedVector, HoldsWhatWasPushedUpToItsCapacity) {
  const FixedVector<int, 4> vector = filled();
  EXPECT_EQ(vector.size(), vector.capacity());
  EXPECT_EQ(std::vector<int>(vector.begin(), vector.end()), (std::vector{30, 10, 40, 20}));
  EXPECT_EQ(vector[2], 40);
  EXPECT_EQ(vector.back(), 20);
}

TEST(FixedVector, PopsFromTheEndAndClears) {
  FixedVector<int, 4> vector = filled();
  vector.pop_back();
  EXPECT_EQ(vector.size(), 3U);
  EXPECT_EQ(vector.back(), 40);
  vector.push_back(50);
  EXPECT_EQ(vector.back(), 50);
  vector.clear();
  EXPECT_TRUE(vector.empty());
}

TEST(FixedVector, CanBeChangedInPlace) {
  FixedVector<int, 4> vector = filled();
  vector[0] = 5;
  std::sort(vector.begin(), vector.end());
  EXPECT_EQ(std::vector<int>(vector.begin(), vector.end()), (std::vector{5, 10, 20, 40}));
}

TEST(FixedVector, CopiesAreTheirOwn) {
  FixedVector<int, 4> vector = filled();
  const FixedVector<int, 4> copy = vector;
  vector.clear();
  EXPECT_EQ(copy.size(), 4U);
  EXPECT_EQ(copy[3], 20);
}

#ifndef NDEBUG
TEST(FixedVectorDeathTest, MisuseStopsADebugBuild) {
  FixedVector<int, 4> vector = filled();
  EXPECT_DEATH(vector.push_back(1), "size_ < Capacity");
  vector.clear();
  EXPECT_DEATH(vector.pop_back(), "size_ > 0");
}
#endif

}  // namespace
}  // namespace twenties
