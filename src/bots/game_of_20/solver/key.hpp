#pragma once

#include <cstdint>

#include "bots/game_of_20/solver/future.hpp"

namespace twenties::game_of_20 {

// By what a future is found again. Two futures with the same play in them, be it that one is a
// mirror image of the other or that lone squares lie elsewhere, have the same key.
struct Key {
  std::uint64_t place = 0;  // where to look
  std::uint64_t check = 0;  // what must stand there

  bool operator==(const Key&) const = default;
};

Key key_of(const Future& future);

}  // namespace twenties::game_of_20
