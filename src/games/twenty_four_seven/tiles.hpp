#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "base/bits.hpp"

namespace twenties::twenty_four_seven {

inline constexpr int highest_number = 10;  // clause 1.1
inline constexpr int copies = 4;
inline constexpr int box_size = highest_number * copies;

// How many tiles of each number; index = number - 1. The form in which core/draws.hpp wants a bag.
using TileCounts = std::array<std::uint8_t, highest_number>;

// Some of the 40 tiles: a hand, the bag, or what is set aside. Four bits for each number, of which
// as many are set as there are tiles, from the lowest; so equal tiles are equal bits, and the n-th
// tile in ascending order is the n-th set bit.
class TileSet {
 public:
  constexpr TileSet() = default;
  static constexpr TileSet box() { return TileSet((std::uint64_t{1} << box_size) - 1); }

  [[nodiscard]] constexpr bool empty() const { return bits_ == 0; }
  [[nodiscard]] constexpr int size() const { return std::popcount(bits_); }
  [[nodiscard]] constexpr int count(int tile) const { return std::popcount(nibble(tile)); }
  [[nodiscard]] constexpr bool has(int tile) const { return (nibble(tile) & 1U) != 0; }
  // The set must not be empty.
  [[nodiscard]] constexpr int lowest() const { return tile_of(std::countr_zero(bits_)); }
  // The n-th tile, from 0, in ascending order.
  [[nodiscard]] constexpr int at(int place) const;

  constexpr void add(int tile) { bits_ |= (nibble(tile) + 1) << shift(tile); }
  constexpr void remove(int tile) { bits_ ^= (nibble(tile) ^ (nibble(tile) >> 1)) << shift(tile); }

  // Calls visit(tile) for each tile, ascending, equal ones as often as they are there.
  template <class Visit>
  constexpr void for_each(Visit&& visit) const {
    for_each_bit(bits_, [&](int bit) { visit(tile_of(bit)); });
  }
  // Calls visit(tile) once for each number that is there, ascending.
  template <class Visit>
  constexpr void for_each_number(Visit&& visit) const {
    for_each_bit(bits_ & lowest_copies, [&](int bit) { visit(tile_of(bit)); });
  }

  [[nodiscard]] constexpr TileCounts counts() const {
    TileCounts out{};
    for (int tile = 1; tile <= highest_number; ++tile) {
      out[static_cast<std::size_t>(tile - 1)] = static_cast<std::uint8_t>(count(tile));
    }
    return out;
  }

  constexpr bool operator==(const TileSet&) const = default;

 private:
  static constexpr std::uint64_t lowest_copies = 0x1111111111;

  constexpr explicit TileSet(std::uint64_t bits) : bits_(bits) {}
  static constexpr int tile_of(int bit) { return bit / copies + 1; }
  static constexpr int shift(int tile) { return (tile - 1) * copies; }
  [[nodiscard]] constexpr std::uint64_t nibble(int tile) const {
    return (bits_ >> shift(tile)) & 0xFU;
  }

  std::uint64_t bits_ = 0;
};

// Branchless, because every draw uses it: first the pair of numbers, from running totals in five
// bytes, then which of the two.
constexpr int TileSet::at(int place) const {
  constexpr std::uint64_t each = 0x0101010101;
  const auto wanted = static_cast<std::uint64_t>(place);
  const std::uint64_t twos = bits_ - ((bits_ >> 1) & (0x55 * each));
  const std::uint64_t fours = (twos & (0x33 * each)) + ((twos >> 2) & (0x33 * each));
  const std::uint64_t totals = ((fours + (fours >> 4)) & (0x0F * each)) * each;
  const std::uint64_t passed = ((wanted | 0x80) * each - (totals & (0xFF * each))) & (0x80 * each);
  const int pair = std::popcount(passed);
  const auto before = static_cast<int>(((totals << 8) >> (8 * pair)) & 0xFF);
  const int lower = 2 * pair + 1;
  return place - before < count(lower) ? lower : lower + 1;
}

}  // namespace twenties::twenty_four_seven
