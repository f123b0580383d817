#pragma once

#include <string>
#include <string_view>

#include "core/game.hpp"
#include "terminal/lines.hpp"

namespace twenties {

// What the game says of one move: its points part by part, or the clause that refuses it. The label
// stands at the left; the move is a canonical text.
Lines answer(const Game& game, Seat seat, std::string_view move, std::string_view label,
             const Style& style);

// The same for a move as a person types it, or why it is none.
Result<std::string> why_move(const Game& game, Seat seat, std::string_view typed,
                             const Style& style);

// The error for a question about moves that only a seat whose turn it is can ask.
Result<std::string> not_your_turn(const Game& game, Seat seat);

}  // namespace twenties
