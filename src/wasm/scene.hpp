#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "core/any_view.hpp"
#include "core/game.hpp"
#include "core/verdict.hpp"

namespace twenties {

// How a front end that draws sees one game: what lies where. One for each game, in
// scene_<game>.cpp.
class SceneWriter {
 public:
  SceneWriter() = default;
  SceneWriter(const SceneWriter&) = delete;
  SceneWriter& operator=(const SceneWriter&) = delete;
  virtual ~SceneWriter() = default;

  // Everything that the viewer can see, in the form of web/src/core/types.ts. The game is one that
  // fits the view.
  [[nodiscard]] virtual nlohmann::json scene(const AnyView& view, const Game& game) const = 0;
  // The moves that put a tile on each of the empty squares; games without such moves have none.
  [[nodiscard]] virtual std::vector<std::string> placings(const Game& /*game*/,
                                                          int /*tile*/) const {
    return {};
  }
  // Whether the seat may choose something in this row, counted from 1, of what lies before it.
  [[nodiscard]] virtual Verdict check_row(const Game& /*game*/, Seat /*seat*/, int /*row*/) const {
    return Verdict::allowed();
  }
};

const SceneWriter& scene_writer_of_game_of_20();
const SceneWriter& scene_writer_of_twenty_one();
const SceneWriter& scene_writer_of_sums_of_20();
const SceneWriter& scene_writer_of_twenty_four_seven();
const SceneWriter& scene_writer_of_null_game();

// nullptr for a game that nobody draws.
const SceneWriter* scene_writer_of(const GameInfo& game);

}  // namespace twenties
