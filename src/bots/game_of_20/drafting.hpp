#pragma once

#include "bots/game_of_20/choice.hpp"
#include "bots/game_of_20/proof/proved_centre.hpp"

namespace twenties::game_of_20 {

// A pick of the draft with two seats, by search over the picks with the learnt judgement of deals.
// What a deal is worth is judged, so that it is never exact; but who wins may be proved, and a task
// that wants what is exact goes by that.
Choice choose_pick(const Task& task);

// The same with what is proved about this centre tile. As long as a win is proved, or else a draw,
// only picks that keep it are taken, and of these the one that the search likes most.
Choice choose_pick(const Task& task, const ProvedCentre* proof);

// A pick of the draft alone: how the draft may go on is tried out, and the way after which the
// least is left leads.
Choice choose_solo_pick(const Task& task);

}  // namespace twenties::game_of_20
