#pragma once

#include "bots/game_of_20/choice.hpp"

namespace twenties::game_of_20 {

// A pick of the draft with two seats, by search over the picks with the learnt judgement of deals.
// It is never exact: what a deal is worth is judged.
Choice choose_pick(const Task& task);

// A pick of the draft alone: how the draft may go on is tried out, and the way after which the
// least is left leads.
Choice choose_solo_pick(const Task& task);

}  // namespace twenties::game_of_20
