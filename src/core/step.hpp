#pragma once

#include <string_view>

#include "core/action_data.hpp"
#include "core/explanation.hpp"
#include "core/game.hpp"
#include "core/record.hpp"
#include "core/result.hpp"
#include "core/seat.hpp"
#include "core/verdict.hpp"

namespace twenties {

// One applied action with its effect, as tables, replays, clients and the page use it.
struct Step {
  int number = 0;  // of the action, from 1
  Action action;
  ActionData data;  // of a move or of chance; of its lines only those that count
  bool is_skip = false;
  Effect effect;
  SeatSet readers;      // the seats that may read the text of a chance action; all for others
  Scores scores;        // after it
  bool hidden = false;  // of a viewer's step: only others may know what it was

  // chance, move, skip, resign, flag or time_up
  [[nodiscard]] std::string_view kind() const;
  // The points that its seat gained.
  [[nodiscard]] int points() const;
  [[nodiscard]] bool may_be_read_by(Seat viewer, int seats) const;
  // The step as a viewer may know it; nobody stands for spectators.
  [[nodiscard]] Step seen_by(Seat viewer, int seats) const;

  bool operator==(const Step&) const = default;
};

// Carries out an action of any kind. A refused one changes nothing.
tl::expected<Step, Verdict> take_step(Game& game, const Action& action, int number);
// The same without its effect.
Verdict perform(Game& game, const Action& action);

}  // namespace twenties
