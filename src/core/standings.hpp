#pragma once

#include <algorithm>

#include "core/seat.hpp"

namespace twenties {

// All seats that share the best score.
inline SeatSet best_seats(const Scores& scores, bool lower_wins) {
  SeatSet out;
  if (scores.empty()) return out;
  const auto [least, most] = std::minmax_element(scores.begin(), scores.end());
  const int best = lower_wins ? *least : *most;
  for (std::size_t seat = 0; seat < scores.size(); ++seat) {
    if (scores[seat] == best) out.add(seat_at(static_cast<int>(seat)));
  }
  return out;
}

inline SeatSet highest(const Scores& scores) { return best_seats(scores, false); }
inline SeatSet lowest(const Scores& scores) { return best_seats(scores, true); }

}  // namespace twenties
