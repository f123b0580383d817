#include "base/random.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <numeric>
#include <set>
#include <utility>
#include <vector>

namespace twenties {
namespace {

constexpr std::uint64_t top = UINT64_MAX;
constexpr std::uint64_t half = std::uint64_t{1} << 63U;

struct Drawn {
  std::uint64_t value;
  std::size_t words;  // how many it took

  bool operator==(const Drawn&) const = default;
};

Drawn draw_from(std::uint64_t bound, const std::vector<std::uint64_t>& words) {
  std::size_t taken = 0;
  const std::uint64_t value = bounded_draw(bound, [&] { return words.at(taken++); });
  return {value, taken};
}

// How many of all words are accepted at once and give this value. They are consecutive, so it is
// enough to try the words around the first.
int words_for(std::uint64_t bound, std::uint64_t value) {
  __extension__ using Wide = unsigned __int128;
  const auto first = static_cast<std::uint64_t>((static_cast<Wide>(value) << 64U) / bound);
  const std::uint64_t apart = top / bound + 1;
  int count = 0;
  for (std::uint64_t step = 0; step <= 3 * apart; ++step) {
    count += draw_from(bound, {first - apart + step, top}) == Drawn{value, 1} ? 1 : 0;
  }
  return count;
}

TEST(BoundedDraw, ScalesTheWordToTheBound) {
  EXPECT_EQ(draw_from(6, {1}), (Drawn{0, 1}));
  EXPECT_EQ(draw_from(6, {half + 1}), (Drawn{3, 1}));
  EXPECT_EQ(draw_from(6, {top}), (Drawn{5, 1}));
}

TEST(BoundedDraw, RejectsAsManyWordsAsAreTooMany) {
  // 2^64 leaves 4 when divided by 6, so four words must be rejected: those w for which 6w mod 2^64
  // is 0 or 2.
  const std::uint64_t third = 0x2aaaaaaaaaaaaaabULL;  // 6 * third = 2 mod 2^64
  for (const std::uint64_t word : {std::uint64_t{0}, half, third, half + third}) {
    EXPECT_EQ(draw_from(6, {word, top}), (Drawn{5, 2})) << word;
  }
  EXPECT_EQ(draw_from(6, {0, third, 0, 1}), (Drawn{0, 4}));
}

TEST(BoundedDraw, PowersOfTwoTakeEveryWord) {
  for (unsigned bits = 0; bits < 64; ++bits) {
    const std::uint64_t bound = std::uint64_t{1} << bits;
    EXPECT_EQ(draw_from(bound, {0}), (Drawn{0, 1}));
    EXPECT_EQ(draw_from(bound, {top}), (Drawn{bound - 1, 1}));
  }
}

TEST(BoundedDraw, EveryNumberHasEquallyManyWords) {
  for (const std::uint64_t bound :
       {(std::uint64_t{1} << 60U) + 1, std::uint64_t{3'000'000'000'000'000'001},
        std::uint64_t{7'777'777'777'777'777'777}, half + 1, top}) {
    const int fair = static_cast<int>(top / bound);
    for (const std::uint64_t value : {std::uint64_t{0}, std::uint64_t{1}, std::uint64_t{2},
                                      bound / 3, bound / 2, bound / 2 + 1, bound - 2, bound - 1}) {
      EXPECT_EQ(words_for(bound, value), fair) << value << " of " << bound;
    }
  }
}

TEST(Random, MixIsSplitmix) {
  static_assert(mix64(0) == 0xe220a8397b1dcdafULL);
  static_assert(mix64(1) == 0x910a2dec89025cc1ULL);
}

// Records and tests depend on these numbers: they may never change, on any compiler.
TEST(Random, StreamsAreTheSameEverywhere) {
  const std::vector<std::pair<std::uint64_t, std::array<std::uint64_t, 4>>> known{
      {0,
       {0x58f24f57e97e3f07ULL, 0x5f9a9d6f9a653406ULL, 0x6534ee33d1fd29d7ULL,
        0x2e89656c364e9184ULL}},
      {20,
       {0xd68172a0ba0cfea9ULL, 0x890d3dc77602df6cULL, 0x5a2824ea613f9a75ULL,
        0x402799c4ed91306aULL}},
      {top,
       {0xb4b9b3de17c5a2e8ULL, 0xb0ab3f68e465772aULL, 0x88bf1614a925e713ULL,
        0x9954d998daa71137ULL}}};
  for (const auto& [seed, expected] : known) {
    Random random(seed);
    for (const std::uint64_t word : expected) EXPECT_EQ(random.next(), word) << "seed " << seed;
  }
  Random random(1);
  for (int i = 1; i < 1000; ++i) random.next();
  EXPECT_EQ(random.next(), 0xc0e67a1bf53fbaffULL);
}

TEST(Random, RollsAreTheSameEverywhere) {
  Random dice(247);
  for (const unsigned roll : {6U, 5U, 5U, 4U, 6U, 3U, 2U, 6U, 3U, 3U, 6U, 2U}) {
    EXPECT_EQ(dice.below(6) + 1, roll);
  }
}

TEST(Random, CompilerAndProgramAgree) {
  constexpr std::uint64_t at_compile_time = [] {
    Random random(20);
    random.next();
    return random.below(1000);
  }();
  Random random(20);
  random.next();
  EXPECT_EQ(random.below(1000), at_compile_time);
}

TEST(Shuffle, OrdersAreTheSameEverywhere) {
  std::array<int, 10> cards{};
  std::iota(cards.begin(), cards.end(), 0);
  Random random(20);
  shuffle(cards, random);
  EXPECT_EQ(cards, (std::array<int, 10>{0, 3, 6, 9, 7, 5, 1, 2, 4, 8}));
}

TEST(Shuffle, ReachesEveryOrderAndLosesNothing) {
  std::set<std::array<int, 4>> orders;
  Random random(7);
  for (int i = 0; i < 1000; ++i) {
    std::array<int, 4> cards{1, 2, 3, 4};
    shuffle(cards, random);
    orders.insert(cards);
    std::ranges::sort(cards);
    ASSERT_EQ(cards, (std::array<int, 4>{1, 2, 3, 4}));
  }
  EXPECT_EQ(orders.size(), 24U);
}

TEST(Shuffle, LeavesNothingAndOneAlone) {
  std::vector<int> none;
  std::vector<int> one{5};
  Random random(1);
  shuffle(none, random);
  shuffle(one, random);
  EXPECT_TRUE(none.empty());
  EXPECT_EQ(one, std::vector<int>{5});
  EXPECT_EQ(random.next(), Random(1).next()) << "no word was taken";
}

}  // namespace
}  // namespace twenties
