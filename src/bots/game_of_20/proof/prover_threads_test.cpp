#include "bots/game_of_20/proof/prover.hpp"
#include "texts/words.hpp"

#include <gtest/gtest.h>
#include <unistd.h>

#include <atomic>
#include <filesystem>
#include <set>

namespace twenties::game_of_20 {
namespace {

bool holds_both(Hand hand, int one, int other) { return hand.holds(one) && hand.holds(other); }

// A truth in which the first drafter wins, by one line only: 20; the answer 19, 18 wins unless 17
// and 16 come next.
int value_of(const Deal& deal) {
  const bool first_holds = deal.first.holds(20);
  const Hand holder = first_holds ? deal.first : deal.second();
  const Hand other = first_holds ? deal.second() : deal.first;
  const bool holder_wins = !holds_both(other, 19, 18) || holds_both(holder, 17, 16);
  return holder_wins == first_holds ? 3 : -3;
}

Answer answer_of(const Ask& ask) {
  return {ask.deal, ask.question, value_of(ask.deal) >= bound_of(ask.question), 1, 0.01, 2, 1};
}

// Answers at once, and notes what it was asked.
class QuickOracle : public Oracle {
 public:
  struct Notes {
    std::mutex mutex;
    std::vector<std::string> asks;
  };
  explicit QuickOracle(Notes& notes) : notes_(notes) {}
  std::optional<Answer> ask(const Ask& ask, Watch& watch) override {
    if (watch.wants_stop()) return std::nullopt;
    const std::scoped_lock lock(notes_.mutex);
    notes_.asks.push_back(print_ask(ask));
    return answer_of(ask);
  }

 private:
  Notes& notes_;
};

// All but the 462 deals at the end of that line, if 15 and 14 are picked next.
std::vector<Answer> known_off_the_line() {
  std::vector<Answer> out;
  for (std::size_t index = 0; index < deals_per_centre; ++index) {
    const Deal deal = Deal::at(4, index);
    const Hand other = deal.first.holds(20) ? deal.second() : deal.first;
    const bool is_on_line = holds_both(other, 19, 18) && holds_both(other, 15, 14) &&
                            !other.holds(17) && !other.holds(16);
    if (is_on_line) continue;
    for (const Question question : {Question::wins, Question::does_not_lose}) {
      out.push_back(answer_of({deal, question}));
    }
  }
  return out;
}

class ProofRun : public testing::Test {
 protected:
  void SetUp() override {
    std::string name = (std::filesystem::temp_directory_path() / "proof-XXXXXX").string();
    ASSERT_NE(mkdtemp(name.data()), nullptr);
    folder_ = name;
  }
  void TearDown() override { std::filesystem::remove_all(folder_); }
  [[nodiscard]] std::string path() const { return folder_ + "/a.log"; }
  MakeOracle oracles() {
    return [this] { return std::make_unique<QuickOracle>(notes_); };
  }
  void expect_no_repeats() const {
    const std::set<std::string> once(notes_.asks.begin(), notes_.asks.end());
    EXPECT_EQ(once.size(), notes_.asks.size());
  }

  std::string folder_;
  QuickOracle::Notes notes_;
  StopFlag watch_;
};

TEST_F(ProofRun, FindsWhoWinsAndAsksNothingTwice) {
  auto log = ProofLog::open(path(), 4);
  CentreProof proof(4, known_off_the_line(), std::nullopt);
  Prover prover(proof, **log, {});
  const auto end = prover.run(3, oracles(), watch_, [](const ProofStanding&) {});
  ASSERT_TRUE(end) << in_english(end.error());
  EXPECT_EQ(*end, ProofEnd::done);
  EXPECT_EQ(proof.outcome(), ProvedOutcome::first_wins);
  EXPECT_FALSE(notes_.asks.empty());
  EXPECT_LE(notes_.asks.size(), 462U);
  expect_no_repeats();
}

TEST_F(ProofRun, StopsAtItsLimitAndGoesOnFromTheLog) {
  for (int part = 1; part <= 2; ++part) {
    auto log = ProofLog::open(path(), 4);
    ASSERT_TRUE(log);
    EXPECT_EQ((*log)->answers().size(), static_cast<std::size_t>(part - 1) * 10);
    CentreProof proof(4, (*log)->answers(), std::nullopt);
    Prover prover(proof, **log, {.deals = 10});
    EXPECT_EQ(*prover.run(2, oracles(), watch_, [](const ProofStanding&) {}), ProofEnd::limit);
    EXPECT_EQ(prover.standing().answered, 10U);
  }
  EXPECT_EQ(notes_.asks.size(), 20U);
  expect_no_repeats();
}

TEST_F(ProofRun, AWatchStopsIt) {
  auto log = ProofLog::open(path(), 4);
  CentreProof proof(4, {}, Claim::first_draws);
  EXPECT_EQ(proof.claim(), Claim::first_draws);
  Prover prover(proof, **log, {});
  std::atomic<int> told = 0;
  const auto end = prover.run(2, oracles(), watch_, [&](const ProofStanding& standing) {
    if (++told == 2) watch_.stop();
    EXPECT_EQ(standing.centre, 4);
  });
  EXPECT_EQ(*end, ProofEnd::stopped);
}

}  // namespace
}  // namespace twenties::game_of_20
