#pragma once

#include <string>

#include "core/replay.hpp"

namespace twenties {

// One action of a replay as a line of JSON; `game` is the game after it.
std::string step_json(const ReplayStep& step, const Game& game, bool with_legal);

// The last line: how the game stands or came out.
std::string result_json(const Game& game);

}  // namespace twenties
