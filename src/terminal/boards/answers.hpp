#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/game.hpp"
#include "terminal/lines.hpp"

namespace twenties {

// A move to ask about, as a canonical text, with a short name for it.
struct AskedMove {
  std::string name;
  std::string move;
};

// What the game says of each move: its points part by part, or the clause that refuses it. Legal
// moves come first; moves with the same answer share one.
Lines answers(const Game& game, Seat seat, const std::vector<AskedMove>& questions,
              const Style& style);

// The answer for one move as a person types it, or why it is none.
Result<std::string> why_move(const Game& game, Seat seat, std::string_view typed,
                             const Style& style);

// The error for a question about moves that only a seat whose turn it is can ask. To be told with
// that seat as the reader.
Result<std::string> not_your_turn(const Game& game, Seat seat);

}  // namespace twenties
