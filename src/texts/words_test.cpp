#include "texts/words.hpp"

#include <gtest/gtest.h>

#include <array>
#include <filesystem>
#include <set>
#include <string>
#include <vector>

#include "base/text.hpp"
#include "texts/samples.hpp"

namespace twenties {
namespace {

std::vector<Value> seats(std::initializer_list<int> indices) {
  std::vector<Value> out;
  for (const int index : indices) out.emplace_back(seat_at(index));
  return out;
}

const Catalogue& english() { return *find_catalogue("en"); }

TEST(Catalogues, HaveEveryMessageInEveryLanguage) {
  for (const Catalogue& catalogue : catalogues()) {
    for (const Text& text : english().texts) {
      EXPECT_NE(find_text(catalogue, text.id), nullptr) << catalogue.language << ": " << text.id;
    }
    for (const Text& text : catalogue.texts) {
      EXPECT_NE(find_text(english(), text.id), nullptr)
          << "only " << catalogue.language << ": " << text.id;
    }
  }
}

// A translation may omit an argument, or use one that English does not; the Conformance tests check
// that the core supplies it.
TEST(Catalogues, EveryPatternIsRead) {
  for (const Catalogue& catalogue : catalogues()) {
    for (const Text& text : catalogue.texts) {
      for (const Place& place : places_of(text.pattern)) {
        EXPECT_FALSE(place.name.empty()) << catalogue.language << ": " << text.id;
      }
      for (const Message& sample : samples_of(text)) {
        const std::string words = Words(catalogue.language).say(sample);
        EXPECT_FALSE(words.empty()) << text.id;
        EXPECT_EQ(words.find('{'), std::string::npos) << catalogue.language << ": " << words;
      }
    }
  }
}

// The areas that only the program has: texts/<language>/program/<area>.json.
std::set<std::string> areas_of_program() {
  std::set<std::string> out;
  const std::filesystem::path folder(TWENTIES_SOURCE_DIR "/texts/en/program");
  for (const auto& file : std::filesystem::directory_iterator(folder)) {
    out.insert(file.path().stem().string());
  }
  return out;
}

// Conformance tests do not cover the program's own texts, so their translations must have the same
// arguments as English.
TEST(Catalogues, OfTheProgramWantTheSameArgumentsInEveryLanguage) {
  const std::set<std::string> areas = areas_of_program();
  ASSERT_TRUE(areas.contains("help"));
  const auto names = [](const Text& text) {
    std::vector<std::string> out;
    for (const Place& place : places_of(text.pattern)) out.push_back(place.name);
    return out;
  };
  for (const Text& text : english().texts) {
    if (!areas.contains(std::string(text.id.substr(0, text.id.find('.'))))) continue;
    for (const Catalogue& catalogue : catalogues()) {
      const Text* other = find_text(catalogue, text.id);
      if (other == nullptr) continue;  // the test above tells
      EXPECT_EQ(names(*other), names(text)) << catalogue.language << ": " << text.id;
    }
  }
}

// A file in program/ must not hide a text of the page, and vice versa.
TEST(Catalogues, HaveEachAreaInOneFolder) {
  const std::filesystem::path folder(TWENTIES_SOURCE_DIR "/texts");
  for (const std::string& area : areas_of_program()) {
    for (const Catalogue& catalogue : catalogues()) {
      EXPECT_FALSE(std::filesystem::exists(folder / catalogue.language / (area + ".json"))) << area;
      EXPECT_TRUE(
          std::filesystem::exists(folder / catalogue.language / "program" / (area + ".json")))
          << catalogue.language << ": " << area;
    }
  }
}

TEST(Words, FillPlacesAndChooseForms) {
  const Message turn("table.not-your-turn", {{"seat", seat_at(0)}, {"waiting", seats({1, 2, 3})}});
  EXPECT_EQ(in_english(turn), "it is not the turn of seat 1; to move: seat 2, seat 3 and seat 4");
  const auto named = [](int seat) {
    return std::array{std::string(Words::reader), std::string("Ben"), std::string("Cy"),
                      std::string("Di")}[static_cast<std::size_t>(seat - 1)];
  };
  EXPECT_EQ(Words("en").say(turn, named), "it is not your turn; to move: Ben, Cy and Di");
  EXPECT_EQ(Words("es").say(turn, named), "no es tu turno; le toca a Ben, Cy y Di");
  EXPECT_EQ(Words("de").say(turn, named), "du bist nicht am Zug; am Zug: Ben, Cy und Di");
}

TEST(Words, TheReaderHasANameBesideOthers) {
  const Message both("twenty-one.fifth-row", {{"seats", seats({0, 1})}, {"n", 2}});
  const auto named = [](int seat) { return seat == 1 ? std::string(Words::reader) : "Ben"; };
  EXPECT_EQ(Words("es").say(both, named), "tú y Ben completaron la quinta fila");
  EXPECT_EQ(Words("de").say(both, named), "du und Ben haben die fünfte Zeile gefüllt");
}

TEST(Words, SumsAndMessagesStandInside) {
  const std::array numbers{7, 9, 10};
  const Message over(
      "twenty-four-seven.over-24",
      {{"square", Value::square("d4")}, {"axis", "row"}, {"line", Value::line(numbers)}});
  EXPECT_EQ(in_english(over), "d4: the row would be 7+9+10 = 26, over 24");
  EXPECT_EQ(in_english(with_clause(over, "3.2")),
            "d4: the row would be 7+9+10 = 26, over 24 (3.2)");
}

TEST(Words, OnlyNumbersThatAreCountedHaveTheirDigitsGrouped) {
  const Message line("record.line", {{"line", 12345}, {"what", said("?")}});
  EXPECT_EQ(Words("en").say(line), "line 12345: ?");
  EXPECT_EQ(Words("de").say(line), "Zeile 12345: ?");
  const Message counted("transfer.more-unread", {{"n", 12345}});
  EXPECT_EQ(Words("en").say(counted), "12,345 more lines could not be read");
  EXPECT_EQ(Words("de").say(counted), "12.345 weitere Zeilen konnten nicht gelesen werden");
}

TEST(Words, WhatIsSaidIsTheSameInEveryLanguage) {
  EXPECT_EQ(Words("es").say(said("it's {this} 'text'")), "it's {this} 'text'");
  EXPECT_EQ(in_english(said("")), "");
}

TEST(Words, AnUnknownMessageOrLanguageDoesNoHarm) {
  Message strange;
  strange.id = "newer.than-this-program";
  EXPECT_EQ(in_english(strange), "newer.than-this-program");
  EXPECT_EQ(in_english(Message()), "");
  EXPECT_EQ(Words("xx").say(Message("table.game-over")), "the game is over");
}

}  // namespace
}  // namespace twenties
