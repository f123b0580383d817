#include "bots/null_game/bots.hpp"

#include <array>

#include "bots/choosing.hpp"
#include "games/null_game/rules.hpp"

namespace twenties::null_game {

namespace {

constexpr std::array<Level, 6> levels{{
    {"gentle", "plays without a plan", "random"},
    {"steady", "takes the most points now", "greedy"},
    {"sharp", "takes the most points now", "greedy"},
    {"master", "takes the most points now", "greedy"},
    {"greedy", "takes the most points now", "greedy"},
    {"random", "plays any legal move", "random"},
}};

std::unique_ptr<Bot> make(const Level& level) {
  if (level.engine == "greedy") return make_choosing_bot<NullGame>(&greedy_move<NullGame>);
  return make_choosing_bot<NullGame>(&random_move<NullGame>);
}

}  // namespace

const GameBots& bots() {
  static const GameBots all{&NullGame::info(), levels, &make};
  return all;
}

}  // namespace twenties::null_game
