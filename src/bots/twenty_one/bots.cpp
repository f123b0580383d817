#include "bots/twenty_one/bots.hpp"

#include <array>

#include "bots/choosing.hpp"
#include "bots/twenty_one/greedy.hpp"
#include "bots/twenty_one/race_bot.hpp"
#include "games/twenty_one/rules.hpp"

namespace twenties::twenty_one {

namespace {

constexpr Limits up_to_256_rolls{.nodes = 256};

constexpr std::array<Level, 6> levels{{
    {"gentle", "catalogue.gentle-twenty-one", "collect", up_to_256_rolls, 2},
    {"steady", "catalogue.steady-twenty-one", "hurry", up_to_256_rolls, 2},
    {"sharp", "catalogue.sharp-twenty-one", "hurry", up_to_256_rolls, 0},
    {"master", "catalogue.master-twenty-one", "race", {.time = std::chrono::milliseconds(1000)}},
    {"greedy", "catalogue.greedy-bot", "greedy"},
    {"random", "catalogue.random-bot", "random"},
}};

std::unique_ptr<Bot> make(const Level& level) {
  if (level.engine == "greedy") return make_choosing_bot<TwentyOne>(&greedy);
  if (level.engine == "random") return make_choosing_bot<TwentyOne>(&random_move<TwentyOne>);
  return make_race_bot(level);
}

}  // namespace

const GameBots& bots() {
  static const GameBots all{&TwentyOne::info(), levels, &make};
  return all;
}

}  // namespace twenties::twenty_one
