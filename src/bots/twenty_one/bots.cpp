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
    {"gentle", "collects points and forgets the race", "collect", up_to_256_rolls, 2},
    {"steady", "knows that turns are dear, and often misjudges", "hurry", up_to_256_rolls, 2},
    {"sharp", "weighs points against turns, on its own sheet", "hurry", up_to_256_rolls, 0},
    {"master",
     "plays for the chance to win, and watches every sheet",
     "race",
     {.time = std::chrono::milliseconds(1000)}},
    {"greedy", "takes the most points now", "greedy"},
    {"random", "plays any legal move", "random"},
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
