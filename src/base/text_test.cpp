#include "base/text.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <climits>

namespace twenties {
namespace {

using Pieces = std::vector<std::string_view>;

TEST(Words, AreSeparatedByAnyWhiteSpace) {
  EXPECT_EQ(words(""), Pieces{});
  EXPECT_EQ(words(" \t\r\n\f\v "), Pieces{});
  EXPECT_EQ(words("7 d4"), (Pieces{"7", "d4"}));
  EXPECT_EQ(words("\t 7\r\n  d4 "), (Pieces{"7", "d4"}));
  EXPECT_EQ(words("7\u00a0d4"), (Pieces{"7\u00a0d4"})) << "only the white space of ASCII";
}

TEST(Split, KeepsEmptyPieces) {
  EXPECT_EQ(split("", ','), (Pieces{""}));
  EXPECT_EQ(split(",", ','), (Pieces{"", ""}));
  EXPECT_EQ(split("a,,b", ','), (Pieces{"a", "", "b"}));
  EXPECT_EQ(split("a,b,", ','), (Pieces{"a", "b", ""}));
}

RC_GTEST_PROP(Split, JoinIsItsInverse, (const std::vector<char>& letters)) {
  const std::string text(letters.begin(), letters.end());
  for (const char separator : {',', '\n', 'a', '\0'}) {
    RC_ASSERT(join(split(text, separator), std::string_view(&separator, 1)) == text);
  }
}

TEST(Trim, TakesWhiteSpaceFromBothEndsOnly) {
  EXPECT_EQ(trim(" \t a b\r\n"), "a b");
  EXPECT_EQ(trim(" \n "), "");
  EXPECT_EQ(trim(""), "");
}

TEST(LowerCase, ChangesAsciiLettersOnly) {
  EXPECT_EQ(lower_case("AZaz@[`{09\xc3\x84"), "azaz@[`{09\xc3\x84");
}

TEST(ReadInteger, TakesOnlyTheCanonicalText) {
  EXPECT_EQ(read_integer("0"), 0);
  EXPECT_EQ(read_integer("7"), 7);
  EXPECT_EQ(read_integer("-3"), -3);
  EXPECT_EQ(read_integer(std::to_string(INT_MAX)), INT_MAX);
  EXPECT_EQ(read_integer(std::to_string(INT_MIN)), INT_MIN);
  for (const std::string_view text :
       {"", " ", "+7", "07", "-0", "00", "-", "--1", "7 ", " 7", "7.", "7a", "a", "0x7", "1e3",
        "2147483648", "-2147483649", "99999999999999999999", "\xd9\xa7"}) {
    EXPECT_EQ(read_integer(text), std::nullopt) << text;
  }
  EXPECT_EQ(read_integer(std::string_view("7\0", 2)), std::nullopt);
  EXPECT_EQ(read_integer(std::string_view("77").substr(0, 1)), 7) << "reads no further";
}

TEST(ReadInteger, KeepsToItsRange) {
  EXPECT_EQ(read_integer("1", 1, 6), 1);
  EXPECT_EQ(read_integer("6", 1, 6), 6);
  EXPECT_EQ(read_integer("0", 1, 6), std::nullopt);
  EXPECT_EQ(read_integer("7", 1, 6), std::nullopt);
}

RC_GTEST_PROP(ReadInteger, IsTheInverseOfPrinting, (int number)) {
  RC_ASSERT(read_integer(std::to_string(number)) == number);
}

TEST(Quote, ShowsNothingUnprintable) {
  EXPECT_EQ(quote("7 d4"), "\"7 d4\"");
  EXPECT_EQ(quote(""), "\"\"");
  EXPECT_EQ(quote("a\x1b[31mb\nc\x7f"), "\"a?[31mb?c?\"");
  EXPECT_EQ(quote(std::string_view("\0", 1)), "\"?\"");
  EXPECT_EQ(quote("z\xc3\xa9"), "\"z\xc3\xa9\"");
}

TEST(Quote, CutsLongTextsBetweenCharacters) {
  const std::string sixty(60, 'x');
  EXPECT_EQ(quote(sixty), "\"" + sixty + "\"");
  EXPECT_EQ(quote(sixty + "y"), "\"" + sixty + "...\"");
  const std::string before(59, 'x');
  EXPECT_EQ(quote(before + "\xc3\xa9z"), "\"" + before + "...\"");
}

TEST(Utf8, TakesWellFormedTextOnly) {
  for (const std::string_view good : {"", "a", "\xc3\xa9", "\xe2\x96\x92", "\xf0\x9f\x8e\xb2"}) {
    EXPECT_TRUE(is_utf8(good)) << good;
  }
  for (const std::string_view bad : {"\xff", "a\x80", "\xc3", "\xc0\xaf", "\xe0\x80\xaf",
                                     "\xed\xa0\x80", "\xf4\x90\x80\x80", "\xe2\x96"}) {
    EXPECT_FALSE(is_utf8(bad)) << bad;
  }
}

TEST(DisplayWidth, CountsCharactersNotBytes) {
  EXPECT_EQ(display_width(""), 0U);
  EXPECT_EQ(display_width("d4"), 2U);
  EXPECT_EQ(display_width("\xc3\xa9\xe2\x94\x80"), 2U);
}

TEST(Counted, KnowsOneFromMany) {
  EXPECT_EQ(counted(1, "tile", "tiles"), "1 tile");
  EXPECT_EQ(counted(0, "tile", "tiles"), "0 tiles");
  EXPECT_EQ(counted(2, "tile", "tiles"), "2 tiles");
}

TEST(Cat, TakesTextsCharactersAndIntegers) {
  EXPECT_EQ(cat("row ", 'a', ':', -3, std::string(" of "), std::uint8_t{7}, UINT64_MAX),
            "row a:-3 of 718446744073709551615");
  EXPECT_EQ(cat(), "");
}

TEST(Join, PutsSeparatorsBetweenOnly) {
  EXPECT_EQ(join(std::vector<int>{}, ", "), "");
  EXPECT_EQ(join(std::vector{1}, ", "), "1");
  EXPECT_EQ(join(std::vector{1, 2, 3}, ", "), "1, 2, 3");
  EXPECT_EQ(join(std::vector{1, 2}, "+", [](int n) { return n * n; }), "1+4");
}

TEST(UnseenSigns, AreFoundInWords) {
  for (const char* text :
       {"An\u200bn", "Ann\u200d", "\u202eAnn", "Ann\u2066", "\ufeffAnn", "A\u00adn", "Ann\ufe0f",
        "\u3164", "Ann\U000e0041", "\u2028", "\u0085", "a\u200db"}) {
    EXPECT_TRUE(has_unseen_signs(text)) << text;
  }
}

TEST(UnseenSigns, AreWelcomeWithinAnEmoji) {
  const std::string family = "\U0001F468\u200d\U0001F469\u200d\U0001F467";
  for (const std::string& text : {std::string("Ann"), std::string("Zo\u00eb \u8a9e"), family,
                                  std::string("\u2764\ufe0f\u200d\U0001F525 Ann"), std::string()}) {
    EXPECT_FALSE(has_unseen_signs(text)) << text;
  }
  EXPECT_TRUE(has_unseen_signs(family + "\u200d"));
  EXPECT_TRUE(has_unseen_signs(family + "\u200dx"));
  EXPECT_TRUE(has_unseen_signs("\u2764\ufe0f\ufe0f"));
}

}  // namespace
}  // namespace twenties
