#pragma once

#include <array>
#include <cstddef>

#include "core/seat.hpp"

namespace twenties {

// What each seat can expect of a game: final points ahead of the mean of the others (of one alone:
// its own points; more is better, also where the lower score wins), and the chance of winning, of
// which a shared victory counts its share.
struct Expectation {
  std::array<double, max_seats> points{};
  std::array<double, max_seats> chances{};

  Expectation& operator+=(const Expectation& other) {
    for (std::size_t seat = 0; seat < points.size(); ++seat) {
      points[seat] += other.points[seat];
      chances[seat] += other.chances[seat];
    }
    return *this;
  }
  Expectation& operator*=(double factor) {
    for (std::size_t seat = 0; seat < points.size(); ++seat) {
      points[seat] *= factor;
      chances[seat] *= factor;
    }
    return *this;
  }
  bool operator==(const Expectation&) const = default;
};

inline Expectation operator+(Expectation one, const Expectation& other) { return one += other; }
inline Expectation operator-(Expectation one, Expectation other) { return one += other *= -1; }

// How a finished game came out.
Expectation result_of(const Scores& scores, SeatSet winners, bool lower_score_wins);
// Of a game in which no seat is better off than another.
Expectation even(int seats);

// Of a game that is not over: by points so far, with what is to come, and by how far the rest of
// the game is likely to change a lead. Not exact, and the same on every machine.
Expectation expectation_of(const std::array<double, max_seats>& points, int seats, double spread);

// How far a mean lies from the truth, as a standard error; for each seat.
struct Estimate {
  Expectation mean;
  Expectation error;
};

}  // namespace twenties
