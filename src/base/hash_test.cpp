#include "base/hash.hpp"

#include <gtest/gtest.h>

#include <array>
#include <numeric>
#include <set>

namespace twenties {
namespace {

template <std::size_t Size>
std::array<std::uint8_t, Size> counted_up() {
  std::array<std::uint8_t, Size> out{};
  std::iota(out.begin(), out.end(), std::uint8_t{0});
  return out;
}

TEST(Hash, IsTheSameEverywhere) {
  EXPECT_EQ(hash_bytes(std::array<std::uint8_t, 3>{1, 2, 3}), 0xd802d5529eeff4a1ULL);
  EXPECT_EQ(hash_bytes(counted_up<8>()), 0xa7c8166acac33df2ULL);
  EXPECT_EQ(hash_bytes(counted_up<20>()), 0xf9377e40a5b70059ULL);
}

template <std::size_t Size>
void expect_every_byte_counts() {
  std::set<std::uint64_t> hashes{hash_bytes(counted_up<Size>())};
  for (std::size_t at = 0; at < Size; ++at) {
    auto bytes = counted_up<Size>();
    bytes[at] ^= 0x80U;
    hashes.insert(hash_bytes(bytes));
  }
  EXPECT_EQ(hashes.size(), Size + 1);
}

TEST(Hash, EveryByteCounts) {
  expect_every_byte_counts<1>();
  expect_every_byte_counts<8>();
  expect_every_byte_counts<9>();
  expect_every_byte_counts<21>();
}

TEST(Hash, ZeroesOfEachLengthDiffer) {
  const std::set<std::uint64_t> hashes{
      hash_bytes(std::array<std::uint8_t, 1>{}), hash_bytes(std::array<std::uint8_t, 7>{}),
      hash_bytes(std::array<std::uint8_t, 8>{}), hash_bytes(std::array<std::uint8_t, 9>{})};
  EXPECT_EQ(hashes.size(), 4U);
}

TEST(Hash, SameBytesSeesTheLastByte) {
  auto other = counted_up<20>();
  EXPECT_TRUE(same_bytes(other, counted_up<20>()));
  ++other.back();
  EXPECT_FALSE(same_bytes(other, counted_up<20>()));
}

}  // namespace
}  // namespace twenties
