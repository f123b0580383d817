#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/registry.hpp"
#include "match/table.hpp"
#include "terminal/board.hpp"
#include "terminal/style.hpp"

namespace twenties {

// Longer answers of the session, each a text that ends with a line break.

// All scores, part by part, as far as the viewer may know.
std::string score_report(const Registry& registry, const Table& table, Seat viewer,
                         const Style& style);

// The legal moves with their points. The argument is what stands behind `moves`: how many to list,
// and words that the moves must have.
std::string moves_report(const Game& game, Seat seat, std::string_view argument,
                         const Style& style);

// What the bot `sharp` would do at this seat, and what it expects of it.
std::string hint_report(const Table& table, Seat seat, const Style& style);

// The moves so far; a number as argument asks for the last ones only.
std::string history_report(const Table& table, Seat viewer, std::string_view argument,
                           const Style& style);

// Who won, with what, and why the game is over.
std::string result_report(const Table& table, const Style& style);

// Who plays what and with which options, for the beginning.
std::string opening_report(const Table& table, const Style& style);

// All commands, or one of them.
std::string help_report(const Board& board, std::string_view argument, const Style& style);

}  // namespace twenties
