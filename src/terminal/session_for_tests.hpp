#pragma once

#include <gtest/gtest.h>

#include <string>
#include <utility>
#include <vector>

#include "base/folder_for_tests.hpp"
#include "base/text.hpp"
#include "games/registry.hpp"
#include "match/tables_for_tests.hpp"
#include "terminal/local_session.hpp"
#include "terminal/scripted_console.hpp"
#include "terminal/seating.hpp"
#include "texts/words.hpp"

namespace twenties {

// A session at a table, with a person who types what the test says.
struct TestSession {
  FolderForTests folder;
  SaveStore store{folder.path()};
  ScriptedConsole console;

  [[nodiscard]] World world() { return {all_games_and_null(), store, &book, &open, true}; }
  static SavedTable seated(std::string_view game, std::string_view seats,
                           std::uint64_t with_seed = 1, std::string_view options = "") {
    const auto type = all_games_and_null().require(game);
    auto seating = complete(**type, options, seats);
    EXPECT_TRUE(seating) << in_english(seating.error());
    auto out = Table::open(**type, seating->options, seats_of(seating->sitters), with_seed);
    EXPECT_TRUE(out) << in_english(out.error());
    return {std::move(*out), {}, engines_of(seating->sitters)};
  }
  static Table table(std::string_view game, std::string_view seats, std::uint64_t with_seed = 1,
                     std::string_view options = "") {
    return seated(game, seats, with_seed, options).table;
  }
  Leaving play(SavedTable game) { return LocalSession(console, world(), std::move(game)).run(); }
  Leaving play(Table table) { return play(SavedTable{std::move(table), {}}); }
  void type(std::vector<std::string> lines) {
    for (std::string& line : lines) console.type(std::move(line));
  }
  // Wherever the lines were broken.
  [[nodiscard]] bool shows(std::string_view text) const {
    return console.shown().find(text) != std::string::npos ||
           join(words(console.shown()), " ").find(text) != std::string::npos;
  }
  // What the next start would offer.
  [[nodiscard]] Result<SavedTable> kept() { return store.autosaved(all_games_and_null()); }

  static std::string_view book(std::string_view game_id, std::string_view /*language*/) {
    if (game_id != "null-game") return {};
    return "# Null Game\n\n## 2 Taking\n\n**2.1** Take one or two.\n\n**2.2** Not more than there "
           "are.\n\n## 3 End\n\n**3.1** An empty heap ends it.\n";
  }
  // Every fresh table has the same chance.
  static Result<Table> open(const GameType& type, std::string_view options,
                            std::vector<std::string> seats) {
    return Table::open(type, options, std::move(seats), 4711);
  }
};

// Every line fits the screen.
inline void expect_fits(std::string_view text) {
  for (const std::string_view line : split(text, '\n')) {
    EXPECT_LE(screen_width(line), 80U) << line;
  }
}

}  // namespace twenties
