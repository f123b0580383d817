#pragma once

#include "bots/game_of_20/proof/check/position.hpp"

namespace twenties::game_of_20::check {

// What is known of a future difference: it lies in [low, high].
struct Range {
  int low = 0;
  int high = 0;
};

// Without looking ahead.
Range bounds(const Position& position);

}  // namespace twenties::game_of_20::check
