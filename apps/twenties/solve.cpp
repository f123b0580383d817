#include "twenties/solve.hpp"

#include "base/text.hpp"
#include "twenties/commands.hpp"
#include "twenties/reader.hpp"

namespace twenties {

std::string work_text(std::uint64_t nodes, double seconds) {
  return say("solve.work", {{"nodes", cat(nodes)}, {"seconds", decimal(seconds, 3)}});
}

void add_solve(CommandLine& line) {
  const Subcommand solve = line.add_command("solve", "help.solve");
  add_solve_twenty_one(solve);
  add_solve_sums_of_20(solve);
  add_solve_game_of_20(solve);
  add_solve_twenty_four_seven(solve);
}

}  // namespace twenties
