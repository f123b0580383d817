#pragma once

#include <string>
#include <string_view>

#include "bots/game_of_20/puzzle.hpp"

namespace twenties {

// A puzzle as one line of JSON, with its certificate or without.
std::string puzzle_json(const game_of_20::Puzzle& puzzle, bool with_certificate);

// Reads what puzzle_json() gave with its certificate; the effort is not read.
Result<game_of_20::Puzzle> read_puzzle_json(std::string_view line);

}  // namespace twenties
