#include "games/registry.hpp"

#include <array>

#include "games/game_of_20/rules.hpp"
#include "games/null_game/rules.hpp"
#include "games/sums_of_20/rules.hpp"
#include "games/twenty_four_seven/rules.hpp"
#include "games/twenty_one/rules.hpp"

namespace twenties {

namespace {

template <Rules G>
const GameType* type_of() {
  static const GameTypeOf<G> type;
  return &type;
}

// A new game is one line here. The page that players get is built without the null game.
const auto& types() {
  static const std::array list{
      type_of<game_of_20::GameOf20>(), type_of<twenty_one::TwentyOne>(),
      type_of<sums_of_20::SumsOf20>(), type_of<twenty_four_seven::TwentyFourSeven>(),
#ifndef TWENTIES_WITHOUT_NULL_GAME
      type_of<null_game::NullGame>(),
#endif
  };
  return list;
}

#ifdef TWENTIES_WITHOUT_NULL_GAME
constexpr std::size_t unlisted = 0;
#else
constexpr std::size_t unlisted = 1;
#endif

}  // namespace

const Registry& all_games() {
  static const Registry registry{std::span{types()}.first(types().size() - unlisted)};
  return registry;
}

const Registry& all_games_and_null() {
  static const Registry registry{std::span{types()}, unlisted};
  return registry;
}

}  // namespace twenties
