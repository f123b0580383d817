// The whole terminal uses only the chosen language.

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "bots/bot.hpp"
#include "terminal/help.hpp"
#include "terminal/layout.hpp"
#include "terminal/menu.hpp"
#include "terminal/online/online_for_tests.hpp"
#include "terminal/online/visit.hpp"
#include "terminal/session_for_tests.hpp"
#include "texts/catalogue.hpp"
#include "texts/samples.hpp"

namespace twenties {
namespace {

// Words that every English sentence of some length has and no other language here.
constexpr std::array<std::string_view, 10> english_words{"the", "is",  "are",   "your", "with",
                                                         "and", "not", "there", "what", "which"};

std::string plain_words(std::string_view text) {
  std::string out = lower_case(text);
  for (char& c : out) {
    const auto byte = static_cast<unsigned char>(c);
    if (byte < 0x80 && (c < 'a' || c > 'z')) c = ' ';
  }
  return out;
}

// What is wrong with a transcript in a language that is not English; empty if nothing is.
std::string foreign_words_in(std::string_view text) {
  if (const std::size_t at = text.find('{'); at != std::string_view::npos) {
    return cat("an argument is missing: ", text.substr(at, 40));
  }
  for (const Text& one : find_catalogue("en")->texts) {
    if (text.find(one.id) != std::string_view::npos) return cat("the id ", one.id);
  }
  const std::string plain = plain_words(text);
  for (const std::string_view word : words(plain)) {
    if (std::ranges::find(english_words, word) != english_words.end()) return cat("\"", word, "\"");
  }
  return {};
}

Style style_of(std::string_view language) { return {.words = Words(language)}; }

class OtherLanguage : public testing::TestWithParam<std::string_view> {};
INSTANTIATE_TEST_SUITE_P(Terminal, OtherLanguage, testing::Values("es", "de"),
                         [](const auto& info) { return std::string(info.param); });

TEST_P(OtherLanguage, ASessionOfEveryGameSpeaksIt) {
  struct Sample {
    std::string_view game;
    std::vector<std::string> lines;
  };
  const std::vector<Sample> samples{
      {"game-of-20", {"take 3", "take 3 4", "why c3", "show 7"}},
      {"twenty-one", {"show", "why red", "write red", "why 5", "keep"}},
      {"sums-of-20", {"show 7", "show 1", "why h8", "why a1", "trade 1 1 1", "pass"}},
      {"24/7", {"show 1", "show 99", "show", "why d4", "why e4", "why", "1 d4", "2 a1"}},
      {"null-game", {"take 1", "why take 2", "take 2", "take 1"}},
  };
  for (const Sample& sample : samples) {
    TestSession test_session;
    test_session.console.use_style(style_of(GetParam()));
    std::vector<std::string> lines = sample.lines;
    lines.insert(lines.end(), {"hand", "moves", "moves best 3", "hint", "score", "history",
                               "history x", "undo", "help", "help why", "help xyzzy", "resign",
                               "perhaps", "no", "save", "load", "board", "quit"});
    test_session.type(lines);
    test_session.play(test_session.table(sample.game, "me,sharp"));
    EXPECT_EQ(foreign_words_in(test_session.console.shown()), "") << test_session.console.shown();
    expect_fits(test_session.console.shown());
  }
}

TEST_P(OtherLanguage, AWholeGameAndItsEndSpeakIt) {
  for (const std::string_view game : {"24/7", "sums-of-20", "game-of-20", "twenty-one"}) {
    TestSession test_session;
    test_session.console.use_style(style_of(GetParam()));
    test_session.type({"history", "score", "xyzzy", "quit"});
    test_session.play(test_session.table(game, "random,greedy", 3));
    EXPECT_EQ(foreign_words_in(test_session.console.shown()), "") << test_session.console.shown();
    expect_fits(test_session.console.shown());
  }
}

TEST_P(OtherLanguage, TheMenuSpeaksIt) {
  TestSession test_session;
  test_session.console.use_style(style_of(GetParam()));
  test_session.type({"help",  "xyzzy",   "load", "nothing", "", "rules", "xyzzy",
                     "",      "2",       "",     "",        "", "",      "shrap",
                     "bot:x", "person:", "",     "random",  "", "quit"});
  Menu(test_session.console, test_session.world()).run();
  test_session.type({"", "quit"});
  Menu(test_session.console, test_session.world()).run();
  // A menu lists commands and bots by their names, and says what they are in the language.
  EXPECT_EQ(foreign_words_in(test_session.console.shown()), "") << test_session.console.shown();
  expect_fits(test_session.console.shown());
}

TEST_P(OtherLanguage, AnOnlineSessionSpeaksIt) {
  OnlineTest test_session;
  test_session.console.use_style(style_of(GetParam()));
  test_session.server.open_table("t1", "24/7", {"open", "bot:random"});
  test_session.type({"",       "help",  "help undo", "seats",  "score",  "history", "moves best 2",
                     "hint",   "why",   "why d4",    "show 1", "2 a1",   "agree",   "care",
                     "care 2", "bot",   "sit",       "save",   "save x", "rematch", "resign",
                     "no",     "stand", "quit"});
  ASSERT_TRUE(test_session.play());
  EXPECT_EQ(foreign_words_in(test_session.console.shown()), "") << test_session.console.shown();
  expect_fits(test_session.console.shown());
}

TEST(Spanish, ASessionIsToldToTheReader) {
  TestSession test_session;
  test_session.console.use_style(style_of("es"));
  test_session.type({"take 3", "take 2", "resign", "s", "quit"});
  test_session.play(test_session.table("null-game", "me,random", 7));
  EXPECT_TRUE(test_session.shows("Asientos: 1 Tú, 2 random (bot)")) << test_session.console.shown();
  EXPECT_TRUE(test_session.shows("Tú > take 2"));
  EXPECT_TRUE(test_session.shows("Tomas 2: 2 puntos (2 fichas)")) << test_session.console.shown();
  EXPECT_TRUE(test_session.shows("random toma "));
  EXPECT_TRUE(test_session.shows("¿Rendirte y terminar la partida? [s/N] s"));
  EXPECT_TRUE(test_session.shows("Te rindes."));
  EXPECT_TRUE(test_session.shows("Fin de la partida: te rendiste."))
      << test_session.console.shown();
}

TEST(German, ASessionIsToldToTheReader) {
  TestSession test_session;
  test_session.console.use_style(style_of("de"));
  test_session.type({"take 2", "resign", "ja", "quit"});
  test_session.play(test_session.table("null-game", "me,random", 7));
  EXPECT_TRUE(test_session.shows("Plätze: 1 Du, 2 random (Bot)")) << test_session.console.shown();
  EXPECT_TRUE(test_session.shows("Du nimmst 2: 2 Punkte")) << test_session.console.shown();
  EXPECT_TRUE(test_session.shows("Das Spiel ist zu Ende: du hast aufgegeben."))
      << test_session.console.shown();
  EXPECT_TRUE(test_session.shows("Bis bald."));
}

TEST(German, AnOnlineSessionIsToldToTheReader) {
  OnlineTest test_session;
  test_session.console.use_style(style_of("de"));
  test_session.server.open_table("t1", "null-game", {"open", "bot:random"});
  test_session.type({"", "take 1", "quit"});
  ASSERT_TRUE(test_session.play());
  EXPECT_TRUE(test_session.shows("Auf Platz 1 setzen? [J/n]")) << test_session.console.shown();
  EXPECT_TRUE(test_session.shows("Du sitzt auf Platz 1."));
  EXPECT_TRUE(test_session.shows("Du bist am Zug."));
  EXPECT_TRUE(test_session.shows("Du nimmst 1: 1 Punkt"));
}

// What is said here is given its arguments here, once for all languages.
TEST(TerminalTexts, NoLanguageWantsAnArgumentThatEnglishDoesNot) {
  constexpr std::array<std::string_view, 11> areas{"boards",  "commands", "files",   "keeper",
                                                   "menu",    "online",   "reports", "seating",
                                                   "session", "story",    "terminal"};
  const auto names_in = [](const Text& text) {
    std::vector<std::string> out;
    for (const Place& place : places_of(text.pattern)) out.push_back(place.name);
    return out;
  };
  for (const Catalogue& catalogue : catalogues()) {
    for (const Text& text : catalogue.texts) {
      const std::string_view area = text.id.substr(0, text.id.find('.'));
      if (std::ranges::find(areas, area) == areas.end()) continue;
      const Text* english = find_text(*find_catalogue("en"), text.id);
      ASSERT_NE(english, nullptr) << text.id;
      EXPECT_EQ(names_in(text), names_in(*english)) << catalogue.language << ": " << text.id;
    }
  }
}

TEST(TerminalTexts, EveryCommandIsExplainedInEveryLanguage) {
  for (const Catalogue& catalogue : catalogues()) {
    const Words words(catalogue.language);
    for (const CommandList commands : {all_commands(), online_commands()}) {
      for (const CommandInfo& info : commands) {
        EXPECT_NE(words.say(info.summary), info.summary);
        EXPECT_NE(words.say(info.details), info.details);
        if (info.arguments == nullptr) continue;
        EXPECT_NE(words.say(info.arguments), info.arguments);
        EXPECT_LT(screen_width(cat(info.name, " ", words.say(info.arguments))), 22U) << info.name;
      }
    }
  }
}

}  // namespace
}  // namespace twenties
