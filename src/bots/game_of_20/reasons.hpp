#pragma once

#include <vector>

#include "bots/coach/judge.hpp"
#include "games/game_of_20/rules.hpp"

namespace twenties::game_of_20 {

// What a tile on a square does.
struct PlaceTerms {
  int tile = 0;           // what leaves the hand
  int others_tile = 0;    // the highest that the other hand can place next; 0: none
  int own_squares = 0;    // on which the hand could place next, were it its turn
  int other_squares = 0;  // on which the other hand can place
};

PlaceTerms terms_of(const State& state, const Move& move);
// What a pick of the draft is worth at first sight, in hundredths of a point.
int worth_of_pick(const State& state, const Move& pick);

// Why one move is better than another, for the hand to move.
std::vector<Reason> reasons(const State& state, const Move& best, const Move& played);

}  // namespace twenties::game_of_20
