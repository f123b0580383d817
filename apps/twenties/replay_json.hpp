#pragma once

#include <string>

#include "core/replay.hpp"

namespace twenties {

// One action of a replay as a line of JSON; `game` is the game after it.
std::string step_json(const ReplayStep& step, const Game& game, bool with_legal);

// The last line: how the game stands or came out, and the comments that belong to no action.
std::string result_json(const Game& game, const Record& record);

// A game after so many actions, as a line of JSON.
std::string position_json(int actions, const Game& game);

}  // namespace twenties
