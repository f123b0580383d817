#include "core/clause.hpp"

#include <gtest/gtest.h>

namespace twenties {
namespace {

TEST(Clause, IsTakenFromTheEndOfAReason) {
  EXPECT_EQ(split_clause("d4 is not empty (3.1)").clause, "3.1");
  EXPECT_EQ(split_clause("d4 is not empty (3.1)").reason, "d4 is not empty");
  EXPECT_EQ(split_clause("seat 1 cannot have 4 tiles now (2.3, 3.5)").clause, "2.3, 3.5");
  for (const char* text : {"", "no clause", "one (of two)", "two (2)", "x (3.1) y", "()", " ()"}) {
    EXPECT_EQ(split_clause(text).clause, "") << text;
    EXPECT_EQ(split_clause(text).reason, text);
  }
}

}  // namespace
}  // namespace twenties
