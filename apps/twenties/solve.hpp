#pragma once

#include <CLI/CLI.hpp>

namespace twenties {

// Each adds the solver of one game below the command `solve`, and leaves its exit code like a
// command of its own.
void add_solve_twenty_one(CLI::App& solve, int& exit_code);
void add_solve_sums_of_20(CLI::App& solve, int& exit_code);
void add_solve_game_of_20(CLI::App& solve, int& exit_code);
void add_solve_twenty_four_seven(CLI::App& solve, int& exit_code);

}  // namespace twenties
