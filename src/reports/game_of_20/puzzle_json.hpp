#pragma once

#include <string>
#include <string_view>

#include "bots/game_of_20/puzzle.hpp"

namespace twenties::game_of_20 {

// A puzzle as one line of JSON, with its certificate or without.
std::string puzzle_json(const Puzzle& puzzle, bool with_certificate);

// Reads what puzzle_json() gave with its certificate; the effort is not read.
Result<Puzzle> read_puzzle_json(std::string_view line);

}  // namespace twenties::game_of_20
