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
    {"gentle", "catalogue.gentle-sums-of-20", "think", {.nodes = 100}, 60},
    {"steady", "catalogue.steady-sums-of-20", "think", {.nodes = 100}, 24},
    {"sharp", "catalogue.sharp-sums-of-20", "think", {.nodes = 200}, 12},
    {"master", "catalogue.master-sums-of-20", "think", {.time = 1000ms}},
    {"greedy", "catalogue.greedy-bot", "greedy"},
    {"random", "catalogue.random-bot", "random"},
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
