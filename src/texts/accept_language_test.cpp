#include "texts/accept_language.hpp"

#include <gtest/gtest.h>

namespace twenties {
namespace {

TEST(AcceptLanguage, TheBestThatThereIs) {
  EXPECT_EQ(language_for("de"), "de");
  EXPECT_EQ(language_for("es-MX"), "es");
  EXPECT_EQ(language_for("DE-at, en;q=0.5"), "de");
  EXPECT_EQ(language_for("fr, es;q=0.3, de;q=0.7"), "de");
  EXPECT_EQ(language_for("en;q=0.2,es;q=0.85"), "es");
  EXPECT_EQ(language_for("es;q=0.805, de;q=0.81"), "de");
  EXPECT_EQ(language_for("es, de"), "es") << "of equals the first";
}

TEST(AcceptLanguage, EnglishForAllOthers) {
  EXPECT_EQ(language_for(""), "en");
  EXPECT_EQ(language_for("*"), "en");
  EXPECT_EQ(language_for("fr, ja;q=0.9"), "en");
  EXPECT_EQ(language_for("fr, *;q=0.5, de;q=0.1"), "en");
}

TEST(AcceptLanguage, WhatIsNotWantedOrNotReadDoesNotCount) {
  EXPECT_EQ(language_for("de;q=0, es;q=0.1"), "es");
  for (const char* header : {"de;q=", "de;q=2", "de;q=1.5", "de;q=0.1234", "de;q=-1", "de;q=a",
                             "de;level=1", ";q=1", ",,,", "de de", "-de", "\xff\xfe"}) {
    EXPECT_EQ(language_for(header), "en") << header;
  }
}

}  // namespace
}  // namespace twenties
