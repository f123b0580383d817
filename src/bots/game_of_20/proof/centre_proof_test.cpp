#include "bots/game_of_20/proof/centre_proof.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "base/rounds_for_tests.hpp"
#include "bots/game_of_20/proof/oracle.hpp"

namespace twenties::game_of_20 {
namespace {

TEST(ProofCentre, ADealThatIsWorkedAtIsNotAskedAgain) {
  CentreProof proof(4, {}, Claim::first_wins);
  std::vector<Ask> asks;
  std::set<std::string> seen;
  for (int number = 0; number < 8; ++number) {
    const auto ask = proof.next();
    ASSERT_TRUE(ask);
    EXPECT_TRUE(seen.insert(print_ask(*ask)).second);
    EXPECT_EQ(read_ask(print_ask(*ask)), ask);
    proof.expect(*ask);
    asks.push_back(*ask);
  }
  for (const Ask& ask : asks) proof.give_up(ask);
  EXPECT_TRUE(proof.next());
  EXPECT_TRUE(proof.learn(asks[0], true));
  EXPECT_FALSE(proof.learn(asks[0], false));
  EXPECT_EQ(proof.known(), 1U);
}

TEST(ProofCentre, GoesOnAsIfItHadNeverStopped) {
  CentreProof proof(4, {}, Claim::first_wins);
  std::vector<Answer> log;
  for (int number = 0; number < 12; ++number) {
    const auto ask = proof.next();
    ASSERT_TRUE(ask);
    const bool yes = number % 3 != 0;
    log.push_back({ask->deal, ask->question, yes, 1, 1, 2, 1});
    EXPECT_TRUE(proof.learn(*ask, yes));
  }
  CentreProof again(4, log, Claim::first_wins);
  again.retrace(log);
  for (int number = 0; number < 5; ++number) {
    const auto ask = proof.next();
    ASSERT_EQ(again.next(), ask);
    EXPECT_TRUE(proof.learn(*ask, false));
    EXPECT_TRUE(again.learn(*ask, false));
  }
}

TEST(ProofClaim, AsksForTheValueOfTheDrafterWhoBegan) {
  const Deal deal = Deal::at(4, 77);
  EXPECT_EQ(ask_of(Claim::first_wins, 4, deal.first), (Ask{deal, Question::wins}));
  EXPECT_EQ(ask_of(Claim::first_draws, 4, deal.first), (Ask{deal, Question::does_not_lose}));
  EXPECT_EQ(ask_of(Claim::first_wins, 4, deal.second()), (Ask{deal, Question::does_not_lose}));
  EXPECT_EQ(ask_of(Claim::first_draws, 4, deal.second()), (Ask{deal, Question::wins}));
  EXPECT_TRUE(supports(deal.first, true));
  EXPECT_FALSE(supports(deal.second(), true));
}

// A small draft with given ends: some support the claim, some do not.
TEST(ProofDraftSearch, DecidesAsIfEverythingWereKnownAndAsksForEachEndOnce) {
  Random random(5);
  for (int round = 0; round < rounds(60); ++round) {
    const DraftShape shape(round % 2 == 0 ? 8 : 10);
    std::vector<Margin> doubts;
    std::vector<Margin> truth;
    for (std::size_t leaf = 0; leaf < shape.leaves(); ++leaf) {
      const int doubt = static_cast<int>(random.below(2001)) - 1000;
      doubts.push_back(static_cast<Margin>(doubt));
      const bool holds = doubt + static_cast<int>(random.below(1001)) - 500 > 0;
      truth.push_back(holds ? supported : refuted);
    }
    DraftSearch search(shape, doubts);
    std::set<std::size_t> asked;
    while (const auto leaf = search.next()) {
      ASSERT_TRUE(asked.insert(*leaf).second);
      search.expect(*leaf);
      EXPECT_FALSE(search.is_known(*leaf));
      search.learn(*leaf, truth[*leaf] == supported);
    }
    EXPECT_LT(asked.size(), shape.leaves());
    EXPECT_EQ(search.tree().root(), DraftTree(shape, truth).root());
  }
}

// With several workers the next end is never one that is in progress.
TEST(ProofDraftSearch, WorksWithSeveralAtATime) {
  Random random(6);
  const DraftShape shape(8);
  for (int round = 0; round < rounds(60); ++round) {
    std::vector<Margin> doubts;
    for (std::size_t leaf = 0; leaf < shape.leaves(); ++leaf) {
      doubts.push_back(static_cast<Margin>(static_cast<int>(random.below(2001)) - 1000));
    }
    DraftSearch search(shape, doubts);
    std::vector<std::size_t> busy;
    std::set<std::size_t> asked;
    for (;;) {
      const auto leaf = busy.size() < 3 ? search.next() : std::nullopt;
      if (leaf) {
        ASSERT_TRUE(asked.insert(*leaf).second);
        search.expect(*leaf);
        busy.push_back(*leaf);
        continue;
      }
      if (busy.empty()) break;
      const std::size_t done = random.below(busy.size());
      search.learn(busy[done], random.below(2) == 0);
      busy.erase(busy.begin() + static_cast<std::ptrdiff_t>(done));
    }
    EXPECT_TRUE(search.is_proved() || search.is_refuted());
  }
}

TEST(ProofDraftSearch, ASimulationEndsAndCanBeStopped) {
  const DraftShape shape(10);
  const std::vector<Margin> doubts(shape.leaves(), 100);
  StopFlag watch;
  const auto needed = simulate(DraftSearch(shape, doubts), 300, 1, watch);
  ASSERT_TRUE(needed);
  EXPECT_GT(*needed, 0U);
  EXPECT_LT(*needed, shape.leaves());
  watch.stop();
  EXPECT_FALSE(simulate(DraftSearch(shape, doubts), 300, 1, watch));
}

TEST(ProofOracle, IsTheSolverAndCanBeStopped) {
  const auto oracle = make_solver_oracle(std::size_t{16} << 20U, 7);
  StopFlag watch;
  watch.stop();
  EXPECT_FALSE(oracle->ask({Deal::at(4, 100), Question::wins}, watch));
}

}  // namespace
}  // namespace twenties::game_of_20
