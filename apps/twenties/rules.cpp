#include <fmt/core.h>

#include <memory>

#include "games/registry.hpp"
#include "rulebooks/rulebooks.hpp"
#include "twenties/commands.hpp"

namespace twenties {

namespace {

int show_rules(const std::string& name) {
  const auto type = all_games().require(name);
  if (!type) {
    fmt::print(stderr, "rules: {}\n", type.error().message);
    return 1;
  }
  fmt::print("{}", rulebook((*type)->info().id));
  return 0;
}

int list_games() {
  for (const GameType* type : all_games().types()) {
    const GameInfo& info = type->info();
    const std::string seats = info.min_seats == info.max_seats
                                  ? fmt::format("{}", info.min_seats)
                                  : fmt::format("{} to {}", info.min_seats, info.max_seats);
    fmt::print("{}  ({}; seats: {}; design: {})\n    {}\n", info.title, info.id, seats, info.design,
               info.summary);
    for (const OptionSpec& option : info.options) {
      const std::string help = option.kind == OptionSpec::Kind::text
                                   ? std::string(option.help)
                                   : fmt::format("{} ({})", option.help, allowed_values(option));
      fmt::print("    {}={}  {}\n", option.name, option.fallback, help);
    }
    fmt::print("\n");
  }
  return 0;
}

}  // namespace

void add_rules(CLI::App& app, int& exit_code) {
  auto game = std::make_shared<std::string>();
  CLI::App* command = app.add_subcommand("rules", "Show the rulebook of a game");
  command->add_option("GAME", *game, "the game")->required();
  command->callback([game, &exit_code] { exit_code = show_rules(*game); });
}

void add_games(CLI::App& app, int& exit_code) {
  CLI::App* command = app.add_subcommand("games", "List the games and their options");
  command->callback([&exit_code] { exit_code = list_games(); });
}

}  // namespace twenties
