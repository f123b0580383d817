#include "bots/sums_of_20/bots.hpp"

#include <array>
#include <chrono>

#include "bots/choosing.hpp"
#include "bots/sums_of_20/thinking_bot.hpp"
#include "games/sums_of_20/rules.hpp"

namespace twenties::sums_of_20 {

namespace {

using std::chrono_literals::operator""ms;

// A node is one rack whose plays are listed; noise is in points.
constexpr std::array<Level, 6> levels{{
    {"gentle", "often misses its best plays", "think", {.nodes = 100}, 60},
    {"steady", "plays well, but misses things", "think", {.nodes = 100}, 24},
    {"sharp", "weighs what it keeps and what you can answer", "think", {.nodes = 200}, 12},
    {"master",
     "tries its plays on many draws; exact once the pool is empty",
     "think",
     {.time = 1000ms}},
    {"greedy", "takes the most points now", "greedy"},
    {"random", "plays any legal move", "random"},
}};

std::unique_ptr<Bot> make(const Level& level) {
  if (level.engine == "think") return make_thinking_bot({.noise = level.noise});
  if (level.engine == "greedy") return make_choosing_bot<SumsOf20>(&greedy_move<SumsOf20>);
  return make_choosing_bot<SumsOf20>(&random_move<SumsOf20>);
}

}  // namespace

const GameBots& bots() {
  static const GameBots all{&SumsOf20::info(), levels, &make};
  return all;
}

}  // namespace twenties::sums_of_20
