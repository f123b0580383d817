#include "bots/game_of_20/proof/check/sample.hpp"

#include <gtest/gtest.h>

#include <set>
#include <string>

#include "bots/game_of_20/proof/check/log.hpp"
#include "texts/words.hpp"

namespace twenties::game_of_20::check {
namespace {

// A made-up truth: who holds the 20 wins.
bool truth(const Deal& deal, Question /*question*/) { return deal.first.holds(20); }

std::vector<Answer> true_answers(std::size_t count) {
  std::vector<Answer> out;
  for (std::size_t i = 0; i < count; ++i) {
    const Deal deal = Deal::at(4, i * 13);
    out.push_back({.deal = deal, .yes = truth(deal, Question::wins), .version = 1});
  }
  return out;
}

void ignore(const Answer& /*answer*/, bool /*is_right*/) {}

TEST(ProofCheckSample, DrawsEachAnswerOnceAndByItsSeed) {
  const std::vector<Answer> answers = true_answers(100);
  const auto sample = draw_sample(answers, 30, 5);
  std::set<std::size_t> seen;
  for (const Answer& answer : sample) seen.insert(answer.deal.index());
  EXPECT_EQ(seen.size(), 30U);
  EXPECT_EQ(draw_sample({answers.rbegin(), answers.rend()}, 30, 5), sample);
  EXPECT_NE(draw_sample(answers, 30, 6), sample);
  EXPECT_EQ(draw_sample(answers, 1000, 5).size(), 100U);
}

TEST(ProofCheckSample, FindsTheOneFlippedAnswer) {
  std::vector<Answer> answers = true_answers(40);
  answers[17].yes = !answers[17].yes;
  const auto sample = draw_sample(answers, 40, 1);
  const SampleResult result = check_sample(sample, truth, ignore);
  EXPECT_EQ(result.right, 39U);
  ASSERT_EQ(result.wrong.size(), 1U);
  EXPECT_EQ(result.wrong[0], answers[17]);
  EXPECT_FALSE(result.was_stopped);
}

TEST(ProofCheckSample, SaysHowFarItCameWhenItIsStopped) {
  int asked = 0;
  const Oracle oracle = [&](const Deal& deal, Question question) -> std::optional<bool> {
    if (++asked > 3) return std::nullopt;
    return truth(deal, question);
  };
  const SampleResult result = check_sample(true_answers(10), oracle, ignore);
  EXPECT_TRUE(result.was_stopped);
  EXPECT_EQ(result.right, 3U);
}

TEST(ProofCheckSample, ExcludesAShareOfWrongAnswers) {
  EXPECT_DOUBLE_EQ(share_excluded(0), 1.0);
  EXPECT_DOUBLE_EQ(share_excluded(1), 0.95);
  EXPECT_NEAR(share_excluded(100), 0.0295, 0.0001);
  EXPECT_NEAR(share_excluded(1000), 0.003, 0.0001);
}

const std::string won = "4:3,5,8,9,10,14,17,19,20 >=1 yes 1234567 2.31 2 7\n";
const std::string lost = "4:3,5,8,9,10,14,17,18,20 >=0 no 99 0.00 2 7\n";

TEST(ProofCheckLog, CountsAnAnswerOnce) {
  Log log;
  EXPECT_TRUE(log.add("one", won + lost));
  EXPECT_TRUE(log.add("two", won));
  EXPECT_TRUE(log.add("nothing", ""));
  EXPECT_TRUE(log.add("comment", "# deal question answer nodes seconds version seed\n"));
  EXPECT_EQ(log.answers().size(), 2U);
  EXPECT_EQ(log.answers_of(4), 2U);
  ASSERT_EQ(log.centres().size(), 1U);
  EXPECT_EQ(log.centres().at(4).size(), 2U);
}

TEST(ProofCheckLog, RefusesWhatIsDamagedByFileAndLine) {
  const auto refusal = [&](const std::string& text) {
    Log log;
    const Result<void> added = log.add("file", won + text);
    return added ? "accepted" : in_english(added.error());
  };
  EXPECT_EQ(refusal("\n"), "file:2: an empty line");
  EXPECT_EQ(refusal("7:3,5,8,9,10,14,17,19,20 >=1 yes 1 2.31 2 7\n"),
            R"(file:2: there is no centre tile "7")");
  EXPECT_EQ(refusal("4:3,5 >=1 yes 1 2.31 2 7\n"), R"(file:2: no deal: "4:3,5")");
  EXPECT_EQ(refusal(lost + "4:3,5,8,9,10,14,17,19,20 >=1 si 1 2.31 2 7\n"),
            R"(file:3: no answer: "4:3,5,8,9,10,14,17,19,20 >=1 si 1 2.31 2 7")");
  EXPECT_EQ(refusal(lost.substr(0, lost.size() - 1)),
            "file:2: the line is cut off; its end is missing");
  EXPECT_EQ(refusal("4:3,5,8,9,10,14,17,19,20 >=0 no 1 2.31 2 7\n"),
            "file:2: contradicts an earlier answer about 4:3,5,8,9,10,14,17,19,20");
  for (std::size_t length = 0; length < won.size(); ++length) {
    for (const char byte : {'\0', '\xff', ' ', ',', ':'}) {
      std::string text = won.substr(0, length);
      text += byte;
      EXPECT_NE(refusal(text + "\n"), "accepted") << text;
    }
  }
}

}  // namespace
}  // namespace twenties::game_of_20::check
