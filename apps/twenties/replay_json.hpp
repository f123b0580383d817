#pragma once

#include <string>
#include <vector>

#include "core/replay.hpp"

namespace twenties {

// One action of a replay as a line of JSON; `game` is the game after it, `legal` the moves that
// were legal before it, if they are to be listed.
std::string step_json(const Step& step, const Game& game, const std::vector<std::string>* legal);

// The last line: how the game stands or came out, and the comments that belong to no action.
std::string result_json(const Game& game, const Record& record);

// A game after so many actions, as a line of JSON.
std::string position_json(int actions, const Game& game);

}  // namespace twenties
