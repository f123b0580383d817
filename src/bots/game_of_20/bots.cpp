#include "bots/game_of_20/bots.hpp"

#include <array>

#include "bots/choosing.hpp"
#include "bots/game_of_20/greedy.hpp"
#include "bots/game_of_20/search_bot.hpp"
#include "games/game_of_20/rules.hpp"

namespace twenties::game_of_20 {

namespace {

using std::chrono_literals::operator""ms;

// A node is one position evaluated; noise is in points.
constexpr std::array<Level, 6> levels{{
    {"gentle", "catalogue.gentle-game-of-20", "search", {.nodes = 100}, 40},
    {"steady", "catalogue.steady-game-of-20", "search", {.nodes = 300}, 6},
    {"sharp", "catalogue.sharp-game-of-20", "search", {.nodes = 3'000}, 1},
    {"master", "catalogue.master-game-of-20", "exact", {.time = 1000ms}},
    {"greedy", "catalogue.greedy-game-of-20", "greedy"},
    {"random", "catalogue.random-bot", "random"},
}};

std::unique_ptr<Bot> make(const Level& level) {
  if (level.engine == "greedy") return make_choosing_bot<GameOf20>(&greedy);
  if (level.engine == "random") return make_choosing_bot<GameOf20>(&random_move<GameOf20>);
  return make_search_bot(level);
}

}  // namespace

const GameBots& bots() {
  static const GameBots all{&GameOf20::info(), levels, &make};
  return all;
}

}  // namespace twenties::game_of_20
