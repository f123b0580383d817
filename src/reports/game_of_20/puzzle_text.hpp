#pragma once

#include <string>

#include "bots/game_of_20/puzzle.hpp"
#include "core/record.hpp"
#include "terminal/style.hpp"
#include "texts/words.hpp"

namespace twenties::game_of_20 {

// "Puzzle 7: win, medium ...", the board, and what is to be found.
std::string puzzle_text(const Puzzle& puzzle, const Style& style);
std::string kind_text(PuzzleKind kind, const Words& words);
// The line of a solo puzzle; of one to be won, what each move leads to.
std::string solution_text(const Puzzle& puzzle, const Words& words);
// The command that makes the puzzle again.
std::string command_of(const Puzzle& puzzle);

// A record that begins with the position, to be played on; the rival is the strongest bot.
Record record_of(const Puzzle& puzzle);

}  // namespace twenties::game_of_20
