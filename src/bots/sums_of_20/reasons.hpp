#pragma once

#include <optional>
#include <vector>

#include "bots/coach/judge.hpp"
#include "games/sums_of_20/rules.hpp"

namespace twenties::sums_of_20 {

// What a turn does, in points.
struct TurnTerms {
  int points = 0;
  int kept = 0;                 // what the tiles that stay on the rack are worth, in tenths
  int reply = 0;                // of the next seat's best turn by the judge, whose rack lies open
  std::optional<Move> replied;  // that turn, unless the game is over
};

TurnTerms terms_of(const View& view, const Move& move);

// Why one turn is better than another, for the seat to move.
std::vector<Reason> reasons(const View& view, const Move& best, const Move& played);

}  // namespace twenties::sums_of_20
