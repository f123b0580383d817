#include "twenties/solve.hpp"

#include "twenties/commands.hpp"

namespace twenties {

void add_solve(CLI::App& app, int& exit_code) {
  CLI::App* solve =
      app.add_subcommand("solve", "The exact truth about a position, where it can be computed");
  solve->require_subcommand(1);
  add_solve_twenty_one(*solve, exit_code);
  add_solve_sums_of_20(*solve, exit_code);
  add_solve_game_of_20(*solve, exit_code);
  add_solve_twenty_four_seven(*solve, exit_code);
}

}  // namespace twenties
