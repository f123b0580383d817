#pragma once

#include "base/fixed_vector.hpp"
#include "core/seat.hpp"

namespace twenties {

// What a position is worth to each seat, if all go on as well as the bot knows how.
struct Evaluation {
  enum class Unit : std::uint8_t {
    points,  // expected final points, less the mean of the others' (of one alone: its own points);
             // more is better, also where the lower score wins
    wins,    // chance of winning, 0 to 1; a shared victory counts its share
  };

  Unit unit = Unit::points;
  FixedVector<double, max_seats> values;  // by seat
  double error = 0;    // standard error of the value of the seat to move; 0 if it is exact
  bool exact = false;  // true: no sampling and no judgement is in it
};

// How a finished game came out, in the same terms.
Evaluation outcome_of(Evaluation::Unit unit, const Scores& scores, SeatSet winners,
                      bool lower_score_wins);

}  // namespace twenties
