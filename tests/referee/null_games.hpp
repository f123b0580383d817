#pragma once

#include <array>

#include "core/registry.hpp"
#include "games/null_game/rules.hpp"

namespace twenties {

// The null game with the opposite aim, under another name.
struct LowNullGame : null_game::NullGame {
  static const GameInfo& info() {
    static const GameInfo facts = [] {
      static constexpr std::array<std::string_view, 2> aliases{"low", "least"};
      GameInfo out = NullGame::info();
      out.id = "low-null-game";
      out.title = "Low Null Game";
      out.aliases = aliases;
      out.rules_version = 3;
      out.lower_score_wins = true;
      return out;
    }();
    return facts;
  }
};

inline const Registry& null_games() {
  static const GameTypeOf<null_game::NullGame> high;
  static const GameTypeOf<LowNullGame> low;
  static const std::array<const GameType*, 2> types{&high, &low};
  static const Registry registry{types};
  return registry;
}

}  // namespace twenties
