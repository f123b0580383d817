#include "bots/evaluation.hpp"

#include <numeric>

namespace twenties {

namespace {

double points_of(const Scores& scores, std::size_t seat, bool lower_score_wins) {
  const double own = scores[seat];
  double margin = own;
  if (scores.size() > 1) {
    const double all = std::accumulate(scores.begin(), scores.end(), 0.0);
    margin = own - (all - own) / static_cast<double>(scores.size() - 1);
  }
  return lower_score_wins ? -margin : margin;
}

}  // namespace

Evaluation outcome_of(Evaluation::Unit unit, const Scores& scores, SeatSet winners,
                      bool lower_score_wins) {
  Evaluation out;
  out.unit = unit;
  out.exact = true;
  for (std::size_t seat = 0; seat < scores.size(); ++seat) {
    if (unit == Evaluation::Unit::points) {
      out.values.push_back(points_of(scores, seat, lower_score_wins));
    } else {
      const bool won = winners.has(seat_at(static_cast<int>(seat)));
      out.values.push_back(won ? 1.0 / winners.size() : 0.0);
    }
  }
  return out;
}

}  // namespace twenties
