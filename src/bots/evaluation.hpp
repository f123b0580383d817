#pragma once

#include "base/fixed_vector.hpp"
#include "core/seat.hpp"

namespace twenties {

// What is proved about the outcome for one seat: it lies in [low, high], where -1 is a loss, 0 a
// draw and 1 a win.
struct Proved {
  std::int8_t low = -1;
  std::int8_t high = 1;

  [[nodiscard]] bool is_known() const { return low == high; }
  [[nodiscard]] bool says_something() const { return low > -1 || high < 1; }
  // The same for the other one of two.
  [[nodiscard]] Proved of_other() const {
    return {static_cast<std::int8_t>(-high), static_cast<std::int8_t>(-low)};
  }
  bool operator==(const Proved&) const = default;
};

// The value of a position for each seat, if all play on as well as the bot can.
struct Evaluation {
  enum class Unit : std::uint8_t {
    points,  // expected final points, less the mean of the others' (of one alone: its own points);
             // more is better, also where the lower score wins
    wins,    // chance of winning, 0 to 1; a shared victory counts its share
  };

  Unit unit = Unit::points;
  FixedVector<double, max_seats> values;  // by seat
  double error = 0;    // standard error of the value of the seat to move; 0 if it is exact
  bool exact = false;  // true: computed without sampling and estimates
  Proved proved = {};  // for the seat to move, where more is proved than the values say
};

// The result of a finished game, in the same unit.
Evaluation outcome_of(Evaluation::Unit unit, const Scores& scores, SeatSet winners,
                      bool lower_score_wins);

}  // namespace twenties
