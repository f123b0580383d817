#include "bots/sums_of_20/bots.hpp"

#include <array>

#include "bots/choosing.hpp"
#include "games/sums_of_20/rules.hpp"

namespace twenties::sums_of_20 {

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
  if (level.engine == "greedy") return make_choosing_bot<SumsOf20>(&greedy_move<SumsOf20>);
  return make_choosing_bot<SumsOf20>(&random_move<SumsOf20>);
}

}  // namespace

const GameBots& bots() {
  static const GameBots all{&SumsOf20::info(), levels, &make};
  return all;
}

}  // namespace twenties::sums_of_20
