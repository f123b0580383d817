#include "reports/sums_of_20/solve.hpp"

#include <gtest/gtest.h>

namespace twenties::sums_of_20 {
namespace {

TEST(SolveSumsOf20, SaysWhyAPositionCannotBeSolved) {
  EXPECT_FALSE(read_solvable("hello"));
  const auto begun = read_solvable(SumsOf20::print_position(SumsOf20::start({})));
  ASSERT_FALSE(begun);
  EXPECT_EQ(begun.error().message.id, "solve.pool-not-empty");
}

TEST(SolveSumsOf20, SaysWhetherTheValueIsProven) {
  SolveAnswer answer;
  answer.result.value = 82;
  answer.result.exact = true;
  answer.best = {"b11 across 4 4"};
  EXPECT_EQ(text_of(answer, Words("en")).find("Exact for the seat to move: +82 points"), 0U);
  EXPECT_EQ(json_of(answer).find(R"({"value":82,"best":["b11 across 4 4"],"exact":true,)"), 0U);
  answer.result.exact = false;
  EXPECT_EQ(text_of(answer, Words("en")).find("Exact"), std::string::npos);
}

}  // namespace
}  // namespace twenties::sums_of_20
