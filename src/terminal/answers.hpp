#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/game.hpp"
#include "terminal/command.hpp"
#include "terminal/console.hpp"
#include "terminal/style.hpp"

namespace twenties {

// Answers about a game as one seat knows it, the same at this keyboard and at an online table.

// `show WHAT` and `why WHAT`; texts that end with a line break.
std::string show_answer(const Game& game, Seat seat, std::string_view what, const Style& style);
std::string why_answer(const Game& game, Seat seat, std::string_view what,
                       const std::vector<std::string>& names, const Style& style);

// What a placed tile will do when it is confirmed, as one sentence.
std::string placed_answer(const Game& game, Seat seat, std::string_view move,
                          const std::vector<std::string>& names, const Words& words);

// To a line that is neither a move nor one command; `error` says why it is no move.
std::string unknown_answer(const std::vector<Command>& guesses, std::string_view line,
                           const Message& error, const Words& speaker);

// The rulebook, or the clause of it that is asked for.
void tell_rules(Console& console, std::string_view book, std::string_view clause);

// The commands and legal moves that could stand in a line, for completion.
std::vector<std::string> phrases_for(const Game& game, Seat seat, std::string_view line,
                                     CommandList commands = all_commands());

}  // namespace twenties
