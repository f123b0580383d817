#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "core/any_view.hpp"
#include "core/game.hpp"
#include "core/verdict.hpp"

namespace twenties {

// Squares that belong together: a line that scores, that a sum is made of, or that forbids a move.
struct DrawnLine {
  std::vector<std::string> squares;
  int sum = 0;
  std::string_view kind;  // of static storage
  int points = 0;
  std::string_view reach = {};  // how a sum stands to what it has to be; or empty
  int together = 0;             // the points of all lines over the same squares
};

nlohmann::json json_of(const std::vector<DrawnLine>& lines);

// What a move touches, legal or not.
struct DrawnMove {
  std::vector<std::string> squares;  // in Twenty One the printed values of spaces
  std::vector<std::string> tiles;    // numbers, "*" for wilds, colours
  std::vector<DrawnLine> lines;
};

// How a front end that draws sees one game: what lies where, and what a move touches. One for each
// game, in scene_<game>.cpp.
class SceneWriter {
 public:
  SceneWriter() = default;
  SceneWriter(const SceneWriter&) = delete;
  SceneWriter& operator=(const SceneWriter&) = delete;
  virtual ~SceneWriter() = default;

  // Everything that the viewer can see, in the form of web/src/core/types.ts. The game is one that
  // fits the view.
  [[nodiscard]] virtual nlohmann::json scene(const AnyView& view, const Game& game) const = 0;
  [[nodiscard]] virtual DrawnMove draw(const Game& game, Seat seat,
                                       std::string_view move) const = 0;
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
