#include "bots/twenty_four_seven/bots.hpp"

#include <array>

#include "bots/choosing.hpp"
#include "games/twenty_four_seven/rules.hpp"

namespace twenties::twenty_four_seven {

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
  if (level.engine == "greedy")
    return make_choosing_bot<TwentyFourSeven>(&greedy_move<TwentyFourSeven>);
  return make_choosing_bot<TwentyFourSeven>(&random_move<TwentyFourSeven>);
}

}  // namespace

const GameBots& bots() {
  static const GameBots all{&TwentyFourSeven::info(), levels, &make};
  return all;
}

}  // namespace twenties::twenty_four_seven
