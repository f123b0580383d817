#pragma once

#include <chrono>
#include <optional>

#include "match/table.hpp"

namespace twenties {

// The time limit that the options of a game set, after which its round ends; 0: none.
std::chrono::minutes time_limit(const Game& game);

// The time limit of a game that has one, on the clock of a console. It stands still while nobody
// plays: a saved game goes on with the time that was left.
class GameClock {
 public:
  // `played` is the time that was used before.
  GameClock(const Game& game, std::chrono::seconds played, std::chrono::milliseconds now);

  [[nodiscard]] std::chrono::seconds played(std::chrono::milliseconds now) const;
  // When the time is up; nothing if there is no limit.
  [[nodiscard]] std::optional<std::chrono::milliseconds> end() const;

 private:
  std::chrono::milliseconds start_;  // as if the whole game had been played without a pause
  std::chrono::minutes limit_{};
};

}  // namespace twenties
