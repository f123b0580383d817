#pragma once

#include "twenties/command_line.hpp"

namespace twenties {

// Each adds the solver of one game below the command `solve`; exit codes as for any command.
void add_solve_twenty_one(const Subcommand& solve);
void add_solve_sums_of_20(const Subcommand& solve);
void add_solve_game_of_20(const Subcommand& solve);
void add_solve_twenty_four_seven(const Subcommand& solve);

}  // namespace twenties
