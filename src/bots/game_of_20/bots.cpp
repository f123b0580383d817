#include "bots/game_of_20/bots.hpp"

#include <array>

#include "bots/choosing.hpp"
#include "bots/game_of_20/greedy.hpp"
#include "games/game_of_20/rules.hpp"

namespace twenties::game_of_20 {

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
  if (level.engine == "greedy") return make_choosing_bot<GameOf20>(&greedy);
  return make_choosing_bot<GameOf20>(&random_move<GameOf20>);
}

}  // namespace

const GameBots& bots() {
  static const GameBots all{&GameOf20::info(), levels, &make};
  return all;
}

}  // namespace twenties::game_of_20
