#pragma once

#include <string>
#include <string_view>

#include "terminal/board.hpp"
#include "terminal/command.hpp"
#include "terminal/style.hpp"

namespace twenties {

// All commands, or one of them; a text that ends with a line break.
std::string help_report(const Board& board, std::string_view argument, CommandList commands,
                        const Style& style);

// What a command that needs something can be given, by the examples of the board.
std::string examples_report(const Board& board, std::string_view command, const Style& style);

}  // namespace twenties
