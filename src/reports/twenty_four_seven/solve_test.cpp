#include "reports/twenty_four_seven/solve.hpp"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

namespace twenties::twenty_four_seven {
namespace {

const std::string position =
    "players=2 turn=1 board=..#29##/.#2958#/1T#4567/T6#25T7/#897###/6#6#433/1#9#344 "
    "hands=3,7,8/1,1,5 "
    "aside=2,8,10 points=100,320,130,0,0/120,320,30,100,0";

TEST(SolveTwentyFourSeven, CountsEveryDealThatTheMoverCannotTellApart) {
  const auto state = read_solvable(position, 0);
  ASSERT_TRUE(state) << in_english(state.error());
  const SolveAnswer answer = solve(*state, {});
  ASSERT_TRUE(answer.solved);
  EXPECT_EQ(answer.solved->ways, 20U);
  EXPECT_EQ(answer.best, (std::vector<std::string>{"7 b1", "7 a2", "8 b1"}));
  const auto json = nlohmann::json::parse(json_of(answer));
  EXPECT_EQ(json["value"], -20);
  EXPECT_EQ(json["moves"].size(), 6U);
  EXPECT_NE(text_of(answer, Words("en")).find("of 20 deals"), std::string::npos);
}

TEST(SolveTwentyFourSeven, AnswersOnlyForTheSeatThatIsToMove) {
  EXPECT_TRUE(read_solvable(position, 1));
  EXPECT_FALSE(read_solvable(position, 2));
}

TEST(SolveTwentyFourSeven, RefusesWhatIsNoEnding) {
  EXPECT_FALSE(read_solvable("hello", 0));
  EXPECT_FALSE(read_solvable(TwentyFourSeven::print_position(TwentyFourSeven::start({})), 0));
}

}  // namespace
}  // namespace twenties::twenty_four_seven
