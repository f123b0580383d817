#pragma once

#include <bit>
#include <cstdint>

#include "games/twenty_one/colours.hpp"

namespace twenties::twenty_one {

// A number from 0 to 7 for each of the six colours, kept as three sets: the colours whose number
// contains a one, a two, a four. So all six are compared or copied at once, and take three bytes.
struct SixValues {
  std::uint8_t ones = 0;
  std::uint8_t twos = 0;
  std::uint8_t fours = 0;

  [[nodiscard]] constexpr int of(Colour colour) const {
    const auto shift = static_cast<unsigned>(colour);
    return static_cast<int>((ones >> shift & 1U) + 2 * (twos >> shift & 1U) +
                            4 * (fours >> shift & 1U));
  }
  constexpr void set(Colour colour, int value) {
    remove(only(colour));
    const auto number = static_cast<unsigned>(value);
    const auto shift = static_cast<unsigned>(colour);
    add({static_cast<std::uint8_t>((number & 1U) << shift),
         static_cast<std::uint8_t>((number >> 1U & 1U) << shift),
         static_cast<std::uint8_t>((number >> 2U & 1U) << shift)},
        all_colours);
  }

  // Copies the numbers of these colours; they must be 0 here.
  constexpr void add(const SixValues& from, ColourSet colours) {
    ones = static_cast<std::uint8_t>(ones | (from.ones & colours));
    twos = static_cast<std::uint8_t>(twos | (from.twos & colours));
    fours = static_cast<std::uint8_t>(fours | (from.fours & colours));
  }
  // Makes the numbers of these colours 0.
  constexpr void remove(ColourSet colours) {
    ones = static_cast<std::uint8_t>(ones & ~colours);
    twos = static_cast<std::uint8_t>(twos & ~colours);
    fours = static_cast<std::uint8_t>(fours & ~colours);
  }

  [[nodiscard]] constexpr ColourSet zeros() const {
    return all_colours & ~static_cast<ColourSet>(ones | twos | fours);
  }
  [[nodiscard]] constexpr ColourSet sevens() const {
    return static_cast<ColourSet>(ones & twos & fours);
  }
  [[nodiscard]] constexpr int sum(ColourSet colours) const {
    return std::popcount(ones & colours) + 2 * std::popcount(twos & colours) +
           4 * std::popcount(fours & colours);
  }
  constexpr bool operator==(const SixValues&) const = default;
};

inline constexpr SixValues six_sevens{all_colours, all_colours, all_colours};

// The colours that have the same number in both.
constexpr ColourSet where_equal(const SixValues& a, const SixValues& b) {
  const int differ = (a.ones ^ b.ones) | (a.twos ^ b.twos) | (a.fours ^ b.fours);
  return all_colours & ~static_cast<ColourSet>(differ);
}

// The colours whose number in a is not higher than that in b.
constexpr ColourSet where_at_most(const SixValues& a, const SixValues& b) {
  const int higher_ones = a.ones & ~b.ones;
  const int higher_twos = (a.twos & ~b.twos) | (~(a.twos ^ b.twos) & higher_ones);
  const int higher = (a.fours & ~b.fours) | (~(a.fours ^ b.fours) & higher_twos);
  return all_colours & ~static_cast<ColourSet>(higher);
}

}  // namespace twenties::twenty_one
