#include "bots/coach/expectation.hpp"

#include <algorithm>
#include <cmath>

#include "bots/evaluation.hpp"

namespace twenties {

namespace {

double best_of_others(const std::array<double, max_seats>& points, std::size_t seats,
                      std::size_t seat) {
  double best = points[seat == 0 ? 1 : 0];
  for (std::size_t other = 0; other < seats; ++other) {
    if (other != seat) best = std::max(best, points[other]);
  }
  return best;
}

}  // namespace

Expectation result_of(const Scores& scores, SeatSet winners, bool lower_score_wins) {
  using Unit = Evaluation::Unit;
  const Evaluation points = outcome_of(Unit::points, scores, winners, lower_score_wins);
  const Evaluation wins = outcome_of(Unit::wins, scores, winners, lower_score_wins);
  Expectation out;
  for (std::size_t seat = 0; seat < scores.size(); ++seat) {
    out.points[seat] = points.values[seat];
    out.chances[seat] = wins.values[seat];
  }
  return out;
}

Expectation even(int seats) {
  Expectation out;
  for (int seat = 0; seat < seats; ++seat) {
    out.chances[static_cast<std::size_t>(seat)] = 1.0 / seats;
  }
  return out;
}

Expectation expectation_of(const std::array<double, max_seats>& points, int seats, double spread) {
  const auto count = static_cast<std::size_t>(seats);
  Expectation out;
  double all = 0;
  double chances = 0;
  for (std::size_t seat = 0; seat < count; ++seat) all += points[seat];
  for (std::size_t seat = 0; seat < count; ++seat) {
    const double rival = best_of_others(points, count, seat);
    const double lead = (points[seat] - rival) / spread;
    out.points[seat] = points[seat] - (all - points[seat]) / (seats - 1);
    out.chances[seat] = (1 + lead / std::sqrt(1 + lead * lead)) / 2;
    chances += out.chances[seat];
  }
  for (std::size_t seat = 0; seat < count; ++seat) out.chances[seat] /= chances;
  return out;
}

}  // namespace twenties
