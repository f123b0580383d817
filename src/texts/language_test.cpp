#include "texts/language.hpp"

#include <gtest/gtest.h>

#include <map>
#include <vector>

namespace twenties {
namespace {

std::string_view chosen(const std::map<std::string, std::string>& variables) {
  return language_of([&](const char* name) {
    const auto found = variables.find(name);
    return found == variables.end() ? std::string() : found->second;
  });
}

std::string_view best(const std::vector<std::string_view>& tags) { return best_language(tags); }

TEST(Language, IsMatchedByItsFirstPart) {
  for (const char* tag :
       {"es", "ES", "es_MX", "es-419", "es_MX.UTF-8", "es_ES.UTF-8@euro", " es"}) {
    EXPECT_EQ(match_language(tag), "es") << tag;
  }
  EXPECT_EQ(match_language("de-AT"), "de");
  EXPECT_EQ(match_language("de-Latn-CH"), "de");
  EXPECT_EQ(match_language("en_GB.UTF-8"), "en");
}

TEST(Language, OfNoLocaleIsEnglish) {
  EXPECT_EQ(match_language("C"), "en");
  EXPECT_EQ(match_language("POSIX"), "en");
  EXPECT_EQ(match_language("C.UTF-8"), "en");
}

TEST(Language, ThatWeDoNotHaveIsNoMatch) {
  for (const char* tag : {"", "fr", "esperanto", "e", "est_EE", "-es", "_", ".UTF-8", "*", "d e"}) {
    EXPECT_EQ(match_language(tag), "") << tag;
  }
}

TEST(Language, IsTheFirstThatWeHave) {
  EXPECT_EQ(best({"fr", "de-CH", "es"}), "de");
  EXPECT_EQ(best({"fr"}), "en");
  EXPECT_EQ(best({}), "en");
}

TEST(Language, FollowsTheEnvironmentInTheOrderOfPosix) {
  EXPECT_EQ(chosen({}), "en");
  EXPECT_EQ(chosen({{"LANG", "de_DE.UTF-8"}}), "de");
  EXPECT_EQ(chosen({{"LANG", "es"}}), "es");
  EXPECT_EQ(chosen({{"LANG", "de_DE.UTF-8"}, {"LC_MESSAGES", "es_ES.UTF-8"}}), "es");
  EXPECT_EQ(chosen({{"LC_ALL", "de_DE.utf8"}, {"LC_MESSAGES", "es_ES.UTF-8"}}), "de");
  EXPECT_EQ(chosen({{"LC_ALL", ""}, {"LANG", "es_MX.UTF-8"}}), "es");
  EXPECT_EQ(chosen({{"LANG", "fr_FR.UTF-8"}}), "en");
}

TEST(Language, IsThatOfGettextsList) {
  EXPECT_EQ(chosen({{"LANG", "es_ES.UTF-8"}, {"LANGUAGE", "fr:de:es"}}), "de");
  EXPECT_EQ(chosen({{"LANG", "es_ES.UTF-8"}, {"LANGUAGE", "fr"}}), "en");
  EXPECT_EQ(chosen({{"LC_ALL", "C"}, {"LANGUAGE", "de"}}), "en");
  EXPECT_EQ(chosen({{"LANGUAGE", "de"}}), "en");
}

TEST(Language, IsEnglishWhereOtherLettersCannotBeShown) {
  EXPECT_EQ(chosen({{"LC_ALL", "C"}, {"LANG", "de_DE.UTF-8"}}), "en");
  EXPECT_EQ(chosen({{"LANG", "de_DE.ISO-8859-1"}}), "en");
  EXPECT_EQ(chosen({{"LANG", "de_DE.UTF-8"}, {"LC_CTYPE", "POSIX"}}), "en");
  EXPECT_EQ(chosen({{"LANG", "de_DE.ISO-8859-1"}, {"LC_CTYPE", "C.UTF-8"}}), "de");
}

TEST(Language, IsGuessedFromItsNames) {
  for (const char* typed : {"deu", "german", "Deutsch", "deutch", "alemán"}) {
    EXPECT_EQ(meant_language(typed), "de") << typed;
  }
  EXPECT_EQ(meant_language("Spanish"), "es");
  EXPECT_EQ(meant_language("español"), "es");
  EXPECT_EQ(meant_language("english"), "en");
  EXPECT_EQ(meant_language("klingon"), std::nullopt);
  EXPECT_EQ(meant_language(""), std::nullopt);
}

TEST(Language, ListsAllOfThem) {
  EXPECT_EQ(listed_languages(), "de (Deutsch), en (English), es (Español)");
}

}  // namespace
}  // namespace twenties
