// The program contains the rulebook of every game in every language.

#include "rulebooks/rulebooks.hpp"

#include <gtest/gtest.h>

#include "games/registry.hpp"
#include "terminal/rulebook_text.hpp"
#include "texts/catalogue.hpp"

namespace twenties {
namespace {

TEST(Rulebooks, HaveTheSameClausesInEveryLanguage) {
  for (const GameType* type : all_games_and_null().types()) {
    const std::string_view id = type->info().id;
    const auto clauses = clauses_of(rulebook(id));
    EXPECT_FALSE(clauses.empty()) << id;
    for (const Catalogue& catalogue : catalogues()) {
      EXPECT_EQ(clauses_of(rulebook(id, catalogue.language)), clauses)
          << catalogue.language << ": " << id;
    }
  }
}

TEST(Rulebooks, AreTranslatedIntoEveryLanguage) {
  for (const GameType* type : all_games_and_null().types()) {
    const std::string_view id = type->info().id;
    for (const Catalogue& catalogue : catalogues()) {
      const bool is_english = rulebook(id, catalogue.language) == rulebook(id);
      EXPECT_EQ(is_english, catalogue.language == "en") << catalogue.language << ": " << id;
    }
  }
}

TEST(Rulebooks, AreInEnglishWhereALanguageHasNone) {
  EXPECT_EQ(rulebook("twenty-one", "xx"), rulebook("twenty-one"));
  EXPECT_EQ(rulebook("twenty-one", ""), rulebook("twenty-one"));
  EXPECT_EQ(rulebook("no-such-game", "es"), "");
}

}  // namespace
}  // namespace twenties
