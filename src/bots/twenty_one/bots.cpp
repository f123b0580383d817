#include "bots/twenty_one/bots.hpp"

#include <array>

#include "bots/choosing.hpp"
#include "bots/twenty_one/greedy.hpp"
#include "games/twenty_one/rules.hpp"

namespace twenties::twenty_one {

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
  if (level.engine == "greedy") return make_choosing_bot<TwentyOne>(&greedy);
  return make_choosing_bot<TwentyOne>(&random_move<TwentyOne>);
}

}  // namespace

const GameBots& bots() {
  static const GameBots all{&TwentyOne::info(), levels, &make};
  return all;
}

}  // namespace twenties::twenty_one
