#include "base/text.hpp"
#include "games/null_game/rules.hpp"

namespace twenties::null_game {

ActionData NullGame::describe_move(const State& /*before*/, Seat /*seat*/, const Move& move) {
  return {.kind = "take", .tiles = {cat(move.count)}};
}

ActionData NullGame::describe_chance(const State& /*before*/, const Chance& chance) {
  return {.kind = "heap", .tiles = {cat(chance.heap)}};
}

}  // namespace twenties::null_game
