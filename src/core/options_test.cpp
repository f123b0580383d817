#include "core/options.hpp"
#include "texts/words.hpp"

#include <gtest/gtest.h>

#include <array>

namespace twenties {
namespace {

constexpr std::array<std::string_view, 2> ways{"any", "leftmost"};
constexpr std::array<OptionSpec, 3> specs{{
    {.name = "players",
     .help = "how many play",
     .fallback = "2",
     .kind = OptionSpec::Kind::integer,
     .low = 2,
     .high = 4},
    {.name = "cross", .help = "where to cross out", .fallback = "any", .choices = ways},
    {.name = "sheet",
     .help = "numbers with commas",
     .fallback = "1,2",
     .kind = OptionSpec::Kind::text},
}};

OptionValues read(std::string_view text) {
  const auto values = OptionValues::read(specs, text);
  EXPECT_TRUE(values) << in_english(values.error());
  return values.value_or(OptionValues());
}

std::string refusal(std::string_view text) {
  const auto values = OptionValues::read(specs, text);
  return values ? "accepted" : in_english(values.error());
}

TEST(Options, KeepTheirFallbackWhenNotNamed) {
  const OptionValues values = read("");
  EXPECT_EQ(values.integer("players"), 2);
  EXPECT_EQ(values.text("cross"), "any");
  EXPECT_EQ(values.text("sheet"), "1,2");
}

TEST(Options, CanBeGivenInAnyOrderAndSpacing) {
  const OptionValues values = read("  sheet=a=b\t cross=leftmost players=4 ");
  EXPECT_EQ(values.integer("players"), 4);
  EXPECT_EQ(values.text("cross"), "leftmost");
  EXPECT_EQ(values.text("sheet"), "a=b") << "the first = ends the name";
}

TEST(Options, IntegersKeepToTheirRange) {
  EXPECT_EQ(read("players=2").integer("players"), 2);
  for (const std::string_view text :
       {"players=1", "players=5", "players=-3", "players=03", "players=+3", "players=", "players=x",
        "players=3.0", "players=99999999999999"}) {
    EXPECT_EQ(refusal(text).substr(0, 30), "the option players cannot be \"") << text;
  }
  EXPECT_EQ(refusal("players=5"), "the option players cannot be \"5\"; it can be 2 to 4");
}

TEST(Options, ChoicesAreOneOfTheList) {
  EXPECT_EQ(refusal("cross=Any"), "the option cross cannot be \"Any\"; it can be any, leftmost");
  EXPECT_EQ(refusal("cross="), "the option cross cannot be \"\"; it can be any, leftmost");
}

TEST(Options, UnknownNamesAreRefusedWithTheListOfNames) {
  EXPECT_EQ(refusal("Players=3"),
            "there is no option \"Players\"; there are: players, cross, sheet");
  EXPECT_EQ(refusal("=3"), "there is no option \"\"; there are: players, cross, sheet");
}

TEST(Options, AreWrittenWithAnEqualsSign) {
  EXPECT_EQ(refusal("players"), "an option is written name=value, not \"players\"");
  EXPECT_EQ(refusal("players = 3"), "an option is written name=value, not \"players\"");
}

TEST(Options, AreGivenOnce) {
  EXPECT_EQ(refusal("players=3 cross=any players=3"), "the option players is given twice");
}

TEST(Options, HostileTextComesBackHarmless) {
  EXPECT_EQ(refusal("\x1b[2J"), "an option is written name=value, not \"?[2J\"");
  EXPECT_LT(refusal(std::string(100'000, 'x')).size(), 200U);
  EXPECT_LT(refusal("players=" + std::string(100'000, '9')).size(), 200U);
}

TEST(Options, SayWhatTheyAllow) {
  EXPECT_EQ(in_english(allowed_values(specs[0])), "2 to 4");
  EXPECT_EQ(in_english(allowed_values(specs[1])), "any, leftmost");
  EXPECT_EQ(in_english(allowed_values(specs[2])), "numbers with commas");
}

}  // namespace
}  // namespace twenties
