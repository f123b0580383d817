#pragma once

#include <string>

#include "bots/bot.hpp"
#include "games/game_of_20/rules.hpp"
#include "texts/words.hpp"

namespace twenties::game_of_20 {

// What is known about a position in the draft, for the seat that is to pick.
struct DraftAnswer {
  Thought thought;
  double points = 0;  // an estimate
  double seconds = 0;
};

// Asks the strongest bot, which has the proofs. 0 seconds: as long as is usual.
DraftAnswer solve_draft(const State& state, double seconds, Watch& watch);

// What is proved, a line of picks, and the estimate.
std::string text_of(const DraftAnswer& answer, const Words& words);
std::string json_of(const DraftAnswer& answer);

}  // namespace twenties::game_of_20
