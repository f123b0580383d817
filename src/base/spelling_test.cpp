#include "base/spelling.hpp"

#include <gtest/gtest.h>

#include <array>

namespace twenties {
namespace {

TEST(Spelling, OneSlipIsFound) {
  for (const char* word : {"shrap", "shapr", "shrp", "sharpp", "sharb", "harp", "tsharp"}) {
    EXPECT_TRUE(is_slip_of(word, "sharp")) << word;
  }
  for (const char* word : {"sharp", "shraps", "ship", "spa", "", "rap", "Martin", "har"}) {
    EXPECT_FALSE(is_slip_of(word, "sharp")) << word;
  }
}

TEST(Spelling, TheMeantWordIsOneOfThoseThatAreKnown) {
  constexpr std::array<std::string_view, 3> known{"gentle", "sharp", "master"};
  EXPECT_EQ(meant_word("SHRAP", known), "sharp");
  EXPECT_EQ(meant_word("mater", known), "master");
  EXPECT_EQ(meant_word("Ann", known), std::nullopt);
  EXPECT_EQ(meant_word("sharp", known), std::nullopt) << "nothing is wrong with it";
}

}  // namespace
}  // namespace twenties
