#include "wasm/scene.hpp"

#include "games/game_of_20/rules.hpp"
#include "games/null_game/rules.hpp"
#include "games/sums_of_20/rules.hpp"
#include "games/twenty_four_seven/rules.hpp"
#include "games/twenty_one/rules.hpp"

namespace twenties {

// A new game is one line here.
const SceneWriter* scene_writer_of(const GameInfo& game) {
  if (&game == &game_of_20::GameOf20::info()) return &scene_writer_of_game_of_20();
  if (&game == &twenty_one::TwentyOne::info()) return &scene_writer_of_twenty_one();
  if (&game == &sums_of_20::SumsOf20::info()) return &scene_writer_of_sums_of_20();
  if (&game == &twenty_four_seven::TwentyFourSeven::info())
    return &scene_writer_of_twenty_four_seven();
#ifndef TWENTIES_WITHOUT_NULL_GAME
  if (&game == &null_game::NullGame::info()) return &scene_writer_of_null_game();
#endif
  return nullptr;
}

}  // namespace twenties
