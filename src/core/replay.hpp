#pragma once

#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "core/game.hpp"
#include "core/record.hpp"
#include "core/registry.hpp"
#include "core/step.hpp"

namespace twenties {

// Replays a record action by action, checking each one.
class Replay {
 public:
  // Makes the game that the headers describe.
  static RecordResult<Replay> open(const Registry& registry, Record record);

  // The next action, or nothing at the end of the record; an error leaves the game as it was.
  RecordResult<std::optional<Step>> step();
  // All legal moves of the seat whose move comes next, sorted as texts; none before anything else.
  [[nodiscard]] std::vector<std::string> legal_moves() const;
  // After the last action.
  [[nodiscard]] RecordResult<std::monostate> check_result() const;

  [[nodiscard]] const Game& game() const { return *game_; }
  [[nodiscard]] const Record& record() const { return record_; }
  // Releases the game, to be continued.
  std::unique_ptr<Game> take_game() { return std::move(game_); }

 private:
  Replay(std::unique_ptr<Game> game, Record record)
      : game_(std::move(game)), record_(std::move(record)) {}

  std::unique_ptr<Game> game_;
  Record record_;
  std::size_t next_ = 0;
};

// That the result in the header, if there is one, is the one that was played.
RecordResult<std::monostate> check_result(const Game& game, const Record& record);

}  // namespace twenties
