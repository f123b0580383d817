#pragma once

#include <nlohmann/json.hpp>
#include <optional>
#include <string_view>

#include "core/any_view.hpp"
#include "core/game.hpp"
#include "core/registry.hpp"
#include "wasm/answers.hpp"
#include "wasm/request.hpp"

namespace twenties {

// What a page asks of one game: what lies where, and questions of its own. One for each game, in
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
  // What this game alone is asked, by the name of the question; nothing if it has no such question.
  // web/src/games/<game> asks, and describes the answers.
  [[nodiscard]] virtual std::optional<Answer> answer(std::string_view /*question*/,
                                                     const GameType& /*type*/,
                                                     const Request& /*request*/) const {
    return std::nullopt;
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
