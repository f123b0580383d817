#pragma once

#include <string>
#include <string_view>

#include "core/game.hpp"
#include "terminal/style.hpp"

namespace twenties {

// What may be said at a table without help: which moves the rules allow, and not what they score.

// All legal moves, or those with these words in them, in the order of the game.
std::string plain_moves(const Game& game, Seat seat, std::string_view with, const Words& speaker);
// Whether the rules allow a move, and if not, why.
std::string plain_why(const Game& game, Seat seat, std::string_view typed, const Style& style);

}  // namespace twenties
