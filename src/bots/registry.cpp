#include <array>

#include "bots/choosing.hpp"
#include "bots/game_of_20/greedy.hpp"
#include "bots/twenty_one/greedy.hpp"
#include "games/null_game/rules.hpp"
#include "games/sums_of_20/rules.hpp"
#include "games/twenty_four_seven/rules.hpp"

namespace twenties {

namespace {

constexpr std::array<BotInfo, 2> levels{{
    {"greedy", "takes the most points now"},
    {"random", "plays any legal move"},
}};

using Maker = std::unique_ptr<Bot> (*)();

struct GameBots {
  const GameInfo* game;
  Maker greedy;
  Maker random;
};

template <Rules G>
std::unique_ptr<Bot> make_random() {
  return make_choosing_bot<G>(&random_move<G>);
}

template <Rules G, auto Choose = &greedy_move<G>>
std::unique_ptr<Bot> make_greedy() {
  return make_choosing_bot<G>(Choose);
}

template <Rules G, auto Choose = &greedy_move<G>>
GameBots bots_of() {
  return {&G::info(), &make_greedy<G, Choose>, &make_random<G>};
}

const auto& all_bots() {
  static const std::array list{
      bots_of<game_of_20::GameOf20, &game_of_20::greedy>(),
      bots_of<twenty_one::TwentyOne, &twenty_one::greedy>(),
      bots_of<sums_of_20::SumsOf20>(),
      bots_of<twenty_four_seven::TwentyFourSeven>(),
      bots_of<null_game::NullGame>(),
  };
  return list;
}

}  // namespace

std::span<const BotInfo> bot_levels() { return levels; }

std::unique_ptr<Bot> make_bot(const GameInfo& game, std::string_view name) {
  for (const GameBots& bots : all_bots()) {
    if (bots.game != &game) continue;
    if (name == "greedy") return bots.greedy();
    if (name == "random") return bots.random();
  }
  return nullptr;
}

}  // namespace twenties
