#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "games/game_of_20/rules.hpp"

namespace twenties::game_of_20 {

inline constexpr int tiles_dealt = 9;  // of 3 to 20, to each hand
inline constexpr std::size_t deals_per_centre = 24'310;

// What a finished draft leaves to be played: the centre tile and which nine of the tiles 3 to 20
// the hand with the higher sum holds. That hand places first (3.1). Who drafted first does not
// matter any more, so that each split of the tiles is one deal.
struct Deal {
  int centre = 1;
  Hand first;  // the drafted tiles of the hand that places first

  // The split with these nine tiles in one of the hands.
  static Deal of(int centre, Hand nine);
  [[nodiscard]] Hand second() const { return {drafted_tiles.bits & ~first.bits}; }
  // The position before the first tile is placed; the first hand is that of seat 1.
  [[nodiscard]] State position() const;
  // Numbers the deals of a centre, 0 to deals_per_centre - 1, in the order of their hands as masks.
  [[nodiscard]] std::size_t index() const;
  static Deal at(int centre, std::size_t index);

  bool operator==(const Deal&) const = default;
};

// "4:3,5,8,9,10,14,17,19,20". Reads only what it would print.
std::string print_deal(const Deal& deal);
std::optional<Deal> read_deal(std::string_view text);

}  // namespace twenties::game_of_20
