#include <fmt/core.h>
#include <unistd.h>

#include <memory>

#include "games/registry.hpp"
#include "protocol/catalogue.hpp"
#include "rulebooks/rulebooks.hpp"
#include "terminal/rulebook_text.hpp"
#include "terminal/screen.hpp"
#include "twenties/commands.hpp"

namespace twenties {

namespace {

int refuse(const Error& error) {
  fmt::print(stderr, "rules: {}\n", error.message);
  return 1;
}

// For reading on a terminal, and as the Markdown that it is everywhere else.
void print_book(std::string_view text) {
  if (isatty(STDOUT_FILENO) == 0) {
    fmt::print("{}", text);
    return;
  }
  print_long(render_rulebook(text, output_style()));
}

int show_rules(const std::string& name, const std::string& clause) {
  const auto type = all_games().require(name);
  if (!type) return refuse(type.error());
  const std::string_view book = rulebook((*type)->info().id);
  if (clause.empty()) {
    print_book(book);
    return 0;
  }
  const auto part = find_clause(book, clause);
  if (!part) return refuse(part.error());
  print_book(*part);
  return 0;
}

std::string games_text() {
  std::string out;
  for (const GameType* type : all_games().types()) {
    const GameInfo& info = type->info();
    const std::string seats = info.min_seats == info.max_seats
                                  ? fmt::format("{}", info.min_seats)
                                  : fmt::format("{} to {}", info.min_seats, info.max_seats);
    out += fmt::format("{}  ({}; seats: {}; design: {})\n    {}\n", info.title, info.id, seats,
                       info.design, info.summary);
    for (const OptionSpec& option : info.options) {
      const std::string help = option.kind == OptionSpec::Kind::text
                                   ? std::string(option.help)
                                   : fmt::format("{} ({})", option.help, allowed_values(option));
      out += fmt::format("    {}={}  {}\n", option.name, option.fallback, help);
    }
    out += "\n";
  }
  return out;
}

int list_games(bool json) {
  print_long(json ? catalogue(all_games()) + "\n" : games_text());
  return 0;
}

}  // namespace

void add_rules(CommandLine& line) {
  auto game = std::make_shared<std::string>();
  auto clause = std::make_shared<std::string>();
  const Subcommand command = line.add_command("rules", "Show the rulebook of a game");
  command.add_option("GAME", *game, "the game").required();
  command.add_option("CLAUSE", *clause, "only this clause or section, as in 3.2");
  command.runs([game, clause] { return show_rules(*game, *clause); });
}

void add_games(CommandLine& line) {
  const Subcommand command = line.add_command("games", "List the games and their options");
  auto json = std::make_shared<bool>(false);
  command.add_flag("--json", *json, "one JSON object: games, options, seats and levels of bots");
  command.runs([json] { return list_games(*json); });
}

}  // namespace twenties
