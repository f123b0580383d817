#include "bots/twenty_four_seven/bots.hpp"

#include <array>

#include "bots/choosing.hpp"
#include "bots/twenty_four_seven/thinking.hpp"
#include "games/twenty_four_seven/rules.hpp"

namespace twenties::twenty_four_seven {

namespace {

using std::chrono_literals::operator""ms;

constexpr std::array<Level, 6> levels{{
    {"gentle", "catalogue.gentle-twenty-four-seven", "points", {}, 20},
    {"steady", "catalogue.steady-twenty-four-seven", "judgement", {}, 10},
    {"sharp", "catalogue.sharp-twenty-four-seven", "short simulation", {.nodes = 2'500}, 0},
    {"master", "catalogue.master-twenty-four-seven", "simulation", {.time = 1000ms}, 0},
    {"greedy", "catalogue.greedy-bot", "greedy"},
    {"random", "catalogue.random-bot", "random"},
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
