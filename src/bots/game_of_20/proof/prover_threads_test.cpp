#include "bots/game_of_20/proof/prover.hpp"

#include <gtest/gtest.h>
#include <unistd.h>

#include <atomic>
#include <filesystem>
#include <set>

#include "base/random.hpp"

namespace twenties::game_of_20 {
namespace {

// Any fixed truth will do: the hand that places first wins, draws or loses by a number of the deal.
int value_of(const Deal& deal) {
  const std::uint64_t number = mix64(deal.index());
  if (number % 20 == 0) return 0;
  return deal.first.holds(20) || number % 3 == 0 ? 3 : -3;
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

// Almost everything is known: every deal but each nth.
std::vector<Answer> known_but(std::size_t nth) {
  std::vector<Answer> out;
  for (std::size_t index = 0; index < deals_per_centre; ++index) {
    const Deal deal = Deal::at(4, index);
    if (index % nth == 0) continue;
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

TEST_F(ProofRun, FindsWhoWinsAsAllAnswersDoAndAsksNothingTwice) {
  const CentreProof all(4, known_but(1'000'000), std::nullopt);
  ASSERT_NE(all.outcome(), ProvedOutcome::unknown);
  auto log = ProofLog::open(path(), 4);
  CentreProof proof(4, known_but(2), std::nullopt);
  Prover prover(proof, **log, {});
  const auto end = prover.run(3, oracles(), watch_, [](const ProofStanding&) {});
  ASSERT_TRUE(end) << end.error().message;
  EXPECT_EQ(*end, ProofEnd::done);
  EXPECT_EQ(proof.outcome(), all.outcome());
  EXPECT_LE(notes_.asks.size(), deals_per_centre / 2 + 1);
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
