#pragma once

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "base/bits.hpp"

namespace twenties::game_of_20 {

inline constexpr int highest_tile = 20;
inline constexpr int lowest_drafted = 3;
inline constexpr int hand_size = 12;  // of each hand when the draft is over

// The tiles of one hand as a mask: bit t for the tile t. Only the 1 comes twice (1.2), so bit 0,
// which no tile needs, stands for a second 1. A single 1 is always bit 1, never bit 0.
struct Hand {
  std::uint32_t bits = 0;

  [[nodiscard]] constexpr bool empty() const { return bits == 0; }
  [[nodiscard]] constexpr int size() const { return std::popcount(bits); }
  [[nodiscard]] constexpr bool holds(int tile) const { return (bits >> tile & 1U) != 0; }
  // Of a hand that is not empty.
  [[nodiscard]] constexpr int lowest() const { return std::max(std::countr_zero(bits), 1); }

  // The bit to clear when a tile leaves the hand: of two 1s the one in bit 0, the lowest.
  [[nodiscard]] constexpr std::uint32_t bit_of(int tile) const {
    return (tile == 1 ? bits & (0U - bits) : 1U << tile) & bits;
  }

  // Calls visit(tile) for each tile, lowest first.
  template <class Visit>
  constexpr void for_each(Visit&& visit) const {
    for_each_bit(bits, [&](int bit) { visit(std::max(bit, 1)); });
  }
  [[nodiscard]] constexpr int sum() const {
    int total = 0;
    for_each([&](int tile) { total += tile; });
    return total;
  }
  constexpr bool operator==(const Hand&) const = default;
};

inline constexpr Hand starting_hand{0b111};                   // 1, 1, 2
inline constexpr Hand drafted_tiles{(1U << 21) - (1U << 3)};  // 3 to 20
inline constexpr std::uint32_t ones = 0b11;                   // the bits of the 1s in a hand

// A mask for each of the two hands, in one word, so that operations handle both at once.
struct ByHand {
  std::uint64_t word = 0;

  // The same mask for both.
  static constexpr ByHand both(std::uint32_t mask) { return {mask * 0x1'0000'0001ULL}; }
  // A mask for one hand and nothing for the other.
  static constexpr ByHand one(std::size_t hand, std::uint32_t mask) {
    return {std::uint64_t{mask} << (32 * hand)};
  }

  constexpr std::uint32_t operator[](std::size_t hand) const {
    return static_cast<std::uint32_t>(word >> (32 * hand));
  }
  constexpr void add(ByHand other) { word |= other.word; }
  constexpr void remove(ByHand other) { word &= ~other.word; }
};

}  // namespace twenties::game_of_20
