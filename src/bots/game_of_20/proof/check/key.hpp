#pragma once

#include <bit>
#include <cstdint>

#include "bots/game_of_20/proof/check/position.hpp"

namespace twenties::game_of_20::check {

// A complete trimmed position: two positions with the same key are the same game from here on. It
// is not a hash, so there are no collisions. Turned and mirrored positions have the same key. The
// centre square must be filled. The words are laid out in key.cpp.
struct Key {
  std::uint64_t first = 0;
  std::uint64_t second = 0;
  std::uint64_t third = 0;
  std::uint32_t fourth = 0;

  bool operator==(const Key&) const = default;
  // How many tiles the hands have.
  [[nodiscard]] int tiles() const {
    return std::popcount(third & 0xff'fff8'0000U) + std::popcount(fourth >> 5U);
  }
};

Key key_of(const Position& position);

}  // namespace twenties::game_of_20::check
