#include <exception>
#include <optional>

#include <fmt/core.h>

#include "twenties/command_line.hpp"
#include "twenties/commands.hpp"
#include "twenties/play.hpp"

namespace {

int run(int argc, char** argv) {
  twenties::CommandLine line("Twenties: four number games. Without a command it opens the menu.",
                             "twenties", "twenties " TWENTIES_VERSION);
  twenties::add_play(line);
  twenties::add_join(line);
  twenties::add_games(line);
  twenties::add_rules(line);
  twenties::add_replay(line);
  twenties::add_verify(line);
  twenties::add_perft(line);
  twenties::add_analyse(line);
  twenties::add_solve(line);
  twenties::add_prove(line);
  twenties::add_puzzle(line);
  twenties::add_arena(line);
  twenties::add_engine(line);
  twenties::add_serve(line);
  twenties::add_export(line);
  twenties::add_import(line);
  twenties::add_tidy(line);
  twenties::add_bench(line);
  const std::optional<int> exit_code = line.run(argc, argv);
  return exit_code ? *exit_code : twenties::run_menu();
}

}  // namespace

int main(int argc, char** argv) {
  try {
    return run(argc, argv);
  } catch (const std::exception& error) {
    fmt::print(stderr, "twenties: {}\n", error.what());
    return 1;
  }
}
