#pragma once

#include <gtest/gtest.h>

#include "games/game_of_20/conformance.hpp"
#include "games/null_game/conformance.hpp"
#include "games/sums_of_20/conformance.hpp"
#include "games/twenty_four_seven/conformance.hpp"
#include "games/twenty_one/conformance.hpp"

namespace twenties {

// Every registered game; a test compares this list with the registry.
using AllGames = testing::Types<game_of_20::GameOf20, twenty_one::TwentyOne, sums_of_20::SumsOf20,
                                twenty_four_seven::TwentyFourSeven, null_game::NullGame>;

struct GameNames {
  template <class G>
  static std::string GetName(int /*index*/) {  // NOLINT(readability-identifier-naming)
    std::string out;
    for (const char c : G::info().id) {
      if (c != '-') out += c;
    }
    return out;
  }
};

}  // namespace twenties
