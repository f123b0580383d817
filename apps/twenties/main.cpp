#include <exception>
#include <optional>
#include <string_view>
#include <vector>

#include <fmt/core.h>

#include "texts/language.hpp"
#include "twenties/command_line.hpp"
#include "twenties/commands.hpp"
#include "twenties/language_option.hpp"
#include "twenties/play.hpp"
#include "twenties/reader.hpp"

namespace {

int run(int argc, char** argv) {
  std::vector<char*> arguments(argv, argv + argc);
  const auto language = twenties::take_language(arguments);
  twenties::set_reader(twenties::Words(language ? *language : twenties::language_of_environment()));
  if (!language) {
    fmt::print(stderr, "twenties: {}\n", twenties::say(language.error()));
    return 2;
  }
  twenties::CommandLine line("help.program", "twenties", "twenties " TWENTIES_VERSION);
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
  const std::optional<int> exit_code =
      line.run(static_cast<int>(arguments.size()), arguments.data());
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
