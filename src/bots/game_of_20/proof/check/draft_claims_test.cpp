#include "bots/game_of_20/proof/check/draft_claims.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <bit>

#include "base/random.hpp"
#include "base/rounds_for_tests.hpp"

namespace twenties::game_of_20::check {
namespace {

int size(DraftTiles set) { return std::popcount(set); }

// The slow twin: every draft to its end, without a table, low and high at the same time.
Known slow_known(int tiles, const KnownEnds& ends, DraftTiles first, DraftTiles second, int turn) {
  const DraftTiles pool = ((1U << tiles) - 1) & ~(first | second);
  if (size(pool) == 1) return ends[turn % 2 == 0 ? first | pool : first];
  const bool is_first = turn % 2 == 0;
  const int taken = turn == 0 ? 1 : 2;
  const std::int8_t worst = is_first ? -1 : 1;
  Known best{.low = worst, .high = worst};
  for (DraftTiles pick = pool; pick != 0; pick = (pick - 1) & pool) {
    if (size(pick) != taken) continue;
    const Known next = is_first ? slow_known(tiles, ends, first | pick, second, turn + 1)
                                : slow_known(tiles, ends, first, second | pick, turn + 1);
    best.low = is_first ? std::max(best.low, next.low) : std::min(best.low, next.low);
    best.high = is_first ? std::max(best.high, next.high) : std::min(best.high, next.high);
  }
  return best;
}

// Ends at random: the value is known, or a bound of it, or nothing.
KnownEnds random_ends(int tiles, Random& random, std::uint64_t unknown_of_ten, bool likes_first) {
  KnownEnds out(std::size_t{1} << tiles);
  for (Known& known : out) {
    if (random.below(10) < unknown_of_ten) continue;
    const auto value = static_cast<std::int8_t>(static_cast<int>(random.below(3)) - 1);
    const auto liked = static_cast<std::int8_t>(likes_first ? 1 : -1);
    const std::int8_t shifted = random.below(2) == 0 ? value : liked;
    known = {.low = shifted, .high = shifted};
    const std::uint64_t kind = random.below(4);
    if (kind == 1) known.low = -1;
    if (kind == 2) known.high = 1;
  }
  return out;
}

TEST(ProofCheckDraft, SaysWhatEveryLineOfSmallDraftsSays) {
  Random random(20);
  std::array<int, 4> followed{};
  for (int round = 0; round < rounds(200); ++round) {
    const int tiles = 4 + 2 * static_cast<int>(random.below(3));
    const KnownEnds ends = random_ends(tiles, random, random.below(5), round % 2 == 0);
    const Known known = slow_known(tiles, ends, 0, 0, 0);
    DraftClaims claims(tiles, ends);
    for (const Claim claim : all_claims) {
      EXPECT_EQ(claims.follows(claim), known.shows(claim)) << "tiles " << tiles;
      followed[static_cast<std::size_t>(claim)] += known.shows(claim) ? 1 : 0;
    }
  }
  for (const int count : followed) EXPECT_GT(count, 0);
}

// Whether a claim holds after the picks of a line, by the slow twin.
bool holds_after(int tiles, const KnownEnds& ends, const std::vector<DraftTiles>& picks,
                 Claim claim) {
  std::array<DraftTiles, 2> sets{};
  for (std::size_t turn = 0; turn < picks.size(); ++turn) sets[turn % 2] |= picks[turn];
  return slow_known(tiles, ends, sets[0], sets[1], static_cast<int>(picks.size())).shows(claim);
}

TEST(ProofCheckDraft, ItsStrategyKeepsTheClaim) {
  Random random(7);
  for (int round = 0; round < rounds(100); ++round) {
    const int tiles = 6 + 2 * static_cast<int>(random.below(2));
    const KnownEnds ends = random_ends(tiles, random, 2, round % 2 == 0);
    DraftClaims claims(tiles, ends);
    for (const Claim claim : all_claims) {
      if (!claims.follows(claim)) continue;
      const Strategy strategy = claims.strategy(claim);
      EXPECT_GE(strategy.ends, 1U);
      ASSERT_EQ(strategy.line.size(), static_cast<std::size_t>(tiles / 2));
      for (std::size_t length = 1; length <= strategy.line.size(); ++length) {
        const std::vector<DraftTiles> start(strategy.line.begin(),
                                            strategy.line.begin() + static_cast<long>(length));
        EXPECT_TRUE(holds_after(tiles, ends, start, claim));
      }
    }
  }
}

TEST(ProofCheckDraft, NeedsNoMoreThanItsStrategyReaches) {
  // The first player of four tiles takes the lowest and wins whatever follows: the second takes two
  // of the three others, so three ends are needed.
  KnownEnds ends(16);
  for (const DraftTiles set : {0b0011U, 0b0101U, 0b1001U}) ends[set] = {.low = 1, .high = 1};
  DraftClaims claims(4, ends);
  EXPECT_TRUE(claims.follows(Claim::wins));
  EXPECT_TRUE(claims.follows(Claim::does_not_lose));
  EXPECT_FALSE(claims.follows(Claim::does_not_win));
  const Strategy strategy = claims.strategy(Claim::wins);
  EXPECT_EQ(strategy.ends, 3U);
  EXPECT_EQ(strategy.beginnings, std::vector<DraftTiles>{0b0001});
  // One of them unknown, and the claim is gone.
  ends[0b1001] = {};
  EXPECT_FALSE(DraftClaims(4, ends).follows(Claim::wins));
  EXPECT_FALSE(DraftClaims(4, ends).follows(Claim::does_not_lose));
}

TEST(ProofCheckDraft, SeesADealFromTheSideOfWhoDraftedFirst) {
  Answers answers(4);
  const Deal deal = *read_deal("4:3,5,8,9,10,14,17,19,20");
  const DraftTiles first = deal.first.bits >> lowest_drafted;
  const DraftTiles second = deal.second().bits >> lowest_drafted;
  EXPECT_EQ(known_ends(answers)[first].low, -1);
  EXPECT_EQ(known_ends(answers)[first].high, 1);
  answers.add(deal, Question::wins, false);
  EXPECT_EQ(known_ends(answers)[first].high, 0);
  EXPECT_EQ(known_ends(answers)[first].low, -1);
  EXPECT_EQ(known_ends(answers)[second].low, 0);
  EXPECT_EQ(known_ends(answers)[second].high, 1);
  answers.add(deal, Question::does_not_lose, false);
  EXPECT_EQ(known_ends(answers)[first].high, -1);
  EXPECT_EQ(known_ends(answers)[second].low, 1);
}

TEST(ProofCheckDraft, KnowsWholeDraftsOfEighteenTiles) {
  // Whoever has the 20 wins, so the first player takes it.
  Answers answers(1);
  for (std::size_t index = 0; index < deals_per_centre; ++index) {
    const Deal deal = Deal::at(1, index);
    const bool wins = deal.first.holds(20);
    answers.add(deal, wins ? Question::wins : Question::does_not_lose, wins);
  }
  const KnownEnds ends = known_ends(answers);
  DraftClaims claims(2 * tiles_dealt, ends);
  EXPECT_TRUE(claims.follows(Claim::wins));
  EXPECT_FALSE(claims.follows(Claim::does_not_win));
  const Strategy strategy = claims.strategy(Claim::wins);
  EXPECT_EQ(strategy.beginnings, std::vector<DraftTiles>{1U << 17U});
  EXPECT_LE(strategy.ends, deals_per_centre);
}

}  // namespace
}  // namespace twenties::game_of_20::check
