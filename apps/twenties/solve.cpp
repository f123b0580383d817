#include "twenties/solve.hpp"

#include "twenties/commands.hpp"

namespace twenties {

void add_solve(CommandLine& line) {
  const Subcommand solve = line.add_command("solve", "help.solve");
  add_solve_twenty_one(solve);
  add_solve_sums_of_20(solve);
  add_solve_game_of_20(solve);
  add_solve_twenty_four_seven(solve);
}

}  // namespace twenties
