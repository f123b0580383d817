#include "bots/twenty_four_seven/bots.hpp"

#include <array>

#include "bots/choosing.hpp"
#include "bots/twenty_four_seven/thinking.hpp"
#include "games/twenty_four_seven/rules.hpp"

namespace twenties::twenty_four_seven {

namespace {

using std::chrono_literals::operator""ms;

constexpr std::array<Level, 6> levels{{
    {"gentle", "looks for points, and does not see all of them", "points", {}, 20},
    {"steady", "takes points and tries to leave none", "judgement", {}, 10},
    {"sharp", "plays the best moves out in its mind", "short simulation", {.nodes = 2'500}, 0},
    {"master", "plays many games ahead, and knows the end", "simulation", {.time = 1000ms}, 0},
    {"greedy", "takes the most points now", "greedy"},
    {"random", "plays any legal move", "random"},
}};

std::unique_ptr<Bot> make(const Level& level) {
  if (level.engine == "points") return make_thinking_bot(Engine::points, level.noise);
  if (level.engine == "judgement") return make_thinking_bot(Engine::judgement, level.noise);
  if (level.engine == "short simulation")
    return make_thinking_bot(Engine::short_simulation, level.noise);
  if (level.engine == "simulation") return make_thinking_bot(Engine::simulation, level.noise);
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
