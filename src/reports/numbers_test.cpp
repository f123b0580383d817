#include "reports/numbers.hpp"

#include <gtest/gtest.h>

#include <limits>

namespace twenties {
namespace {

TEST(Numbers, HaveTheDecimalSignOfTheLanguage) {
  EXPECT_EQ(decimal(Words("en"), 0.254, 2), "0.25");
  EXPECT_EQ(decimal(Words("de"), 0.254, 2), "0,25");
  EXPECT_EQ(decimal(Words("de"), 3, 0), "3");
}

TEST(Numbers, CanShowTheirSign) {
  EXPECT_EQ(signed_decimal(Words("en"), 1.5, 1), "+1.5");
  EXPECT_EQ(signed_decimal(Words("es"), -1.5, 1), "-1,5");
}

TEST(Numbers, TooLargeForAPluralBecomeTheLargestThatFits) {
  EXPECT_EQ(amount(7), Value(7));
  EXPECT_EQ(amount(std::numeric_limits<std::uint64_t>::max()),
            Value(std::numeric_limits<int>::max()));
}

TEST(Numbers, OfASearchAreNodesAndSeconds) {
  EXPECT_EQ(work_text(Words("en"), 1234, 0.25), "1234 nodes, 0.250 s");
}

}  // namespace
}  // namespace twenties
