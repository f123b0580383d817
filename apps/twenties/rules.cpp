#include <fmt/core.h>
#include <unistd.h>

#include <memory>

#include "games/registry.hpp"
#include "protocol/catalogue.hpp"
#include "reports/games.hpp"
#include "rulebooks/rulebooks.hpp"
#include "terminal/rulebook_text.hpp"
#include "terminal/screen.hpp"
#include "twenties/commands.hpp"
#include "twenties/errors.hpp"
#include "twenties/reader.hpp"

namespace twenties {

namespace {

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
  if (!type) return tell_refusal("rules", type.error());
  const std::string_view book = rulebook((*type)->info().id, reader().language());
  if (clause.empty()) {
    print_book(book);
    return 0;
  }
  const auto part = find_clause(book, clause);
  if (!part) return tell_refusal("rules", part.error());
  print_book(*part);
  return 0;
}

int list_games(bool json) {
  print_long(json ? catalogue(all_games()) + "\n" : games_text(all_games(), reader()));
  return 0;
}

}  // namespace

void add_rules(CommandLine& line) {
  auto game = std::make_shared<std::string>();
  auto clause = std::make_shared<std::string>();
  const Subcommand command = line.add_command("rules", "help.rules");
  command.add_option("GAME", *game, "help.game").required();
  command.add_option("CLAUSE", *clause, "help.rules-clause");
  command.runs([game, clause] { return show_rules(*game, *clause); });
}

void add_games(CommandLine& line) {
  const Subcommand command = line.add_command("games", "help.games");
  auto json = std::make_shared<bool>(false);
  command.add_flag("--json", *json, "help.games-json");
  command.runs([json] { return list_games(*json); });
}

}  // namespace twenties
