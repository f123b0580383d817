#pragma once

#include <vector>

#include "bots/coach/judge.hpp"
#include "bots/twenty_four_seven/judgement.hpp"

namespace twenties::twenty_four_seven {

// What a placement does, in points.
struct PlacementTerms {
  int points = 0;
  int reply = 0;    // what the next hand can expect to score at best; all hands are equally likely
  int later = 0;    // the most that a tile of the own hand could score next, were the board as then
  int square = -1;  // where the next player could score most,
  int tile = 0;     // with which tile that nobody sees,
  int most = 0;     // and how much
};

PlacementTerms terms_of(const View& view, const Move& move);

// Why one placement is better than another, for the seat to move.
std::vector<Reason> reasons(const View& view, const Move& best, const Move& played);

}  // namespace twenties::twenty_four_seven
