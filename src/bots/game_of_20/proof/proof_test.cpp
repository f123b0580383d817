#include <gtest/gtest.h>

#include <set>

#include "bots/game_of_20/proof/answer.hpp"

namespace twenties::game_of_20 {
namespace {

TEST(ProofDeal, HasTheHandOfTheHigherSumFirst) {
  for (std::size_t index = 0; index < deals_per_centre; index += 97) {
    const Deal deal = Deal::at(4, index);
    EXPECT_EQ(deal.index(), index);
    EXPECT_GT(deal.first.sum(), deal.second().sum());
    EXPECT_EQ(Deal::of(4, deal.first), deal);
    EXPECT_EQ(Deal::of(4, deal.second()), deal);
    EXPECT_EQ(read_deal(print_deal(deal)), deal);
  }
  EXPECT_EQ(Deal::at(1, 0).index(), 0U);
  EXPECT_EQ(Deal::at(1, deals_per_centre - 1).index(), deals_per_centre - 1);
}

TEST(ProofDeal, IsPlayedByTheRules) {
  const Deal deal = *read_deal("4:3,5,8,9,10,14,17,19,20");
  const State state = deal.position();
  EXPECT_EQ(state.stage, Stage::placing);
  EXPECT_EQ(state.board.tile(centre_square), 4);
  EXPECT_EQ(state.to_move, 0);
  EXPECT_EQ(state.hand(0).bits, deal.first.bits | starting_hand.bits);
  EXPECT_EQ(state.hand(1).bits, deal.second().bits | starting_hand.bits);
}

TEST(ProofDeal, ReadsOnlyWhatItPrints) {
  for (const char* text :
       {"", "4", "4:", "7:3,5,8,9,10,14,17,19,20", "4:3,5,8,9,10,14,17,19",
        "4:5,3,8,9,10,14,17,19,20", "4:3,4,5,6,7,8,9,10,11", "4:3,5,8,9,10,14,17,19,21",
        "4:3,5,8,9,10,14,17,19,20,", "04:3,5,8,9,10,14,17,19,20", "4:3,5,8,9,10,14,17,19,19"}) {
    EXPECT_FALSE(read_deal(text)) << text;
  }
}

TEST(ProofAnswer, IsReadAsItIsPrinted) {
  const std::string line = "4:3,5,8,9,10,14,17,19,20 >=1 yes 1234567 2.31 2 7";
  const auto answer = read_answer(line);
  ASSERT_TRUE(answer);
  EXPECT_EQ(answer->question, Question::wins);
  EXPECT_TRUE(answer->yes);
  EXPECT_EQ(answer->nodes, 1234567U);
  EXPECT_EQ(answer->seed, 7U);
  EXPECT_EQ(print_answer(*answer), line);
  for (const char* text :
       {"", "4:3,5,8,9,10,14,17,19,20 >=1 yes 1234567 2.31 2",
        "4:3,5,8,9,10,14,17,19,20 >=2 yes 1 2.31 2 7",
        "4:3,5,8,9,10,14,17,19,20 >=1 maybe 1 2.31 2 7",
        "4:3,5,8,9,10,14,17,19,20 >=1 no 1 2.3 2 7", "4:3,5,8,9,10,14,17,19,20 >=1 no -1 2.30 2 7",
        "4:3,5,8,9,10,14,17,19,20  >=1 no 1 2.30 2 7"}) {
    EXPECT_FALSE(read_answer(text)) << text;
  }
}

TEST(ProofAnswers, OneAnswerMayGiveBoth) {
  Answers answers(4);
  const Deal won = Deal::at(4, 1);
  const Deal lost = Deal::at(4, 2);
  const Deal drawn = Deal::at(4, 3);
  EXPECT_FALSE(answers.find(won, Question::wins));
  answers.add(won, Question::wins, true);
  EXPECT_EQ(answers.find(won, Question::does_not_lose), true);
  answers.add(lost, Question::does_not_lose, false);
  EXPECT_EQ(answers.find(lost, Question::wins), false);
  answers.add(drawn, Question::wins, false);
  EXPECT_FALSE(answers.find(drawn, Question::does_not_lose));
  EXPECT_TRUE(answers.contradicts(drawn, Question::wins, true));
  EXPECT_FALSE(answers.contradicts(drawn, Question::does_not_lose, true));
  answers.add(drawn, Question::does_not_lose, true);
  EXPECT_EQ(answers.find(drawn, Question::wins), false);
  EXPECT_EQ(answers.find(drawn, Question::does_not_lose), true);
  EXPECT_EQ(answers.size(), 3U);
}

}  // namespace
}  // namespace twenties::game_of_20
