#include <algorithm>
#include <array>

#include "bots/bot.hpp"
#include "bots/game_of_20/bots.hpp"
#include "bots/null_game/bots.hpp"
#include "bots/sums_of_20/bots.hpp"
#include "bots/twenty_four_seven/bots.hpp"
#include "bots/twenty_one/bots.hpp"

namespace twenties {

namespace {

constexpr std::array<std::string_view, 6> names{"gentle", "steady", "sharp",
                                                "master", "greedy", "random"};

// A new game is one line here.
const auto& all_bots() {
  static const std::array list{
      &game_of_20::bots(), &twenty_one::bots(), &sums_of_20::bots(), &twenty_four_seven::bots(),
#ifndef TWENTIES_WITHOUT_NULL_GAME
      &null_game::bots(),
#endif
  };
  return list;
}

}  // namespace

std::span<const std::string_view> level_names() { return names; }

const GameBots* bots_for(const GameInfo& game) {
  const auto found = std::ranges::find(all_bots(), &game, &GameBots::game);
  return found == all_bots().end() ? nullptr : *found;
}

std::optional<Player> make_player(const GameInfo& game, std::string_view name) {
  const GameBots* bots = bots_for(game);
  if (bots == nullptr) return std::nullopt;
  const auto level = std::ranges::find(bots->levels, name, &Level::name);
  if (level == bots->levels.end()) return std::nullopt;
  return Player{&*level, bots->make(*level)};
}

}  // namespace twenties
