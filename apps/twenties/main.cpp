#include <exception>

#include <fmt/core.h>

#include "twenties/commands.hpp"
#include "twenties/play.hpp"

namespace {

int run(int argc, char** argv) {
  CLI::App app{"Twenties: four number games. Without a command it opens the menu.", "twenties"};
  app.set_version_flag("--version", "twenties " TWENTIES_VERSION);
  app.require_subcommand(0, 1);
  app.set_help_all_flag("--help-all", "Help of all commands");
  int exit_code = 0;
  twenties::add_play(app, exit_code);
  twenties::add_join(app, exit_code);
  twenties::add_games(app, exit_code);
  twenties::add_rules(app, exit_code);
  twenties::add_replay(app, exit_code);
  twenties::add_verify(app, exit_code);
  twenties::add_perft(app, exit_code);
  twenties::add_analyse(app, exit_code);
  twenties::add_solve(app, exit_code);
  twenties::add_puzzle(app, exit_code);
  twenties::add_arena(app, exit_code);
  twenties::add_engine(app, exit_code);
  twenties::add_serve(app, exit_code);
  twenties::add_export(app, exit_code);
  twenties::add_import(app, exit_code);
  twenties::add_bench(app, exit_code);
  try {
    app.parse(argc, argv);
  } catch (const CLI::ParseError& error) {
    return app.exit(error) == 0 ? 0 : 2;
  }
  return app.get_subcommands().empty() ? twenties::run_menu() : exit_code;
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
