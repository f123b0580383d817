#include "base/bits.hpp"

#include <gtest/gtest.h>

#include <cstdint>
#include <vector>

namespace twenties {
namespace {

template <class Mask>
std::vector<int> bits_of(Mask mask) {
  std::vector<int> out;
  for_each_bit(mask, [&](int bit) { out.push_back(bit); });
  return out;
}

TEST(Bits, VisitsSetBitsFromTheLowest) {
  EXPECT_EQ(bits_of(std::uint32_t{0}), std::vector<int>{});
  EXPECT_EQ(bits_of(std::uint32_t{0b101100}), (std::vector{2, 3, 5}));
}

TEST(Bits, KnowsTheHighestBitOfEveryWidth) {
  EXPECT_EQ(bits_of(std::uint8_t{0x81}), (std::vector{0, 7}));
  EXPECT_EQ(bits_of(std::uint16_t{0x8001}), (std::vector{0, 15}));
  EXPECT_EQ(bits_of(std::uint64_t{1} << 63U | 1U), (std::vector{0, 63}));
  EXPECT_EQ(bits_of(static_cast<std::uint8_t>(0xff)).size(), 8U);
}

TEST(Bits, FindsTheNthSetBit) {
  const std::uint64_t mask = std::uint64_t{1} << 63U | 0b101100U;
  EXPECT_EQ(nth_bit(mask, 0), 2);
  EXPECT_EQ(nth_bit(mask, 1), 3);
  EXPECT_EQ(nth_bit(mask, 2), 5);
  EXPECT_EQ(nth_bit(mask, 3), 63);
  EXPECT_EQ(nth_bit(std::uint8_t{0x80}, 0), 7);
}

}  // namespace
}  // namespace twenties
