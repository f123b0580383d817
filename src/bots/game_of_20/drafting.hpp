#pragma once

#include "bots/game_of_20/choice.hpp"
#include "bots/game_of_20/proof/proved_centre.hpp"

namespace twenties::game_of_20 {

// A pick of the two-player draft, by search over the picks with the learnt evaluation of deals.
// That is an estimate, never exact; but who wins may be proved, and tasks that ask for exact values
// use the proof.
Choice choose_pick(const Task& task);

// The same with what is proved about this centre tile. As long as a win is proved, or else a draw,
// only picks that keep it are considered, and of these the one that the search prefers.
Choice choose_pick(const Task& task, const ProvedCentre* proof);

// A pick of the solo draft: samples continuations and follows the one after which the least is
// left.
Choice choose_solo_pick(const Task& task);

}  // namespace twenties::game_of_20
