#include <gtest/gtest.h>

#include <atomic>
#include <thread>

#include "bots/arena/arena.hpp"
#include "bots/arena/players_for_tests.hpp"

namespace twenties {
namespace {

void expect_same(const Standings& a, const Standings& b) {
  EXPECT_EQ(a.deals(), b.deals());
  for (std::size_t player = 0; player < a.players().size(); ++player) {
    const Standing& one = a.players()[player];
    const Standing& other = b.players()[player];
    EXPECT_EQ(one.share.mean(), other.share.mean());
    EXPECT_EQ(one.points.mean(), other.points.mean());
    EXPECT_EQ(one.margin.half_width(), other.margin.half_width());
    EXPECT_EQ(one.wins, other.wins);
    EXPECT_EQ(one.draws, other.draws);
  }
}

TEST(ArenaThreads, TheResultIsTheSameOnAnyNumberOfThreads) {
  for (const char* game : {"game-of-20", "twenty-one", "twenty-four-seven"}) {
    const auto alone = Arena::open(contest_of(game, {"greedy", "random"}, 12, 1))->run(&go_on);
    const auto four = Arena::open(contest_of(game, {"greedy", "random"}, 12, 4))->run(&go_on);
    expect_same(alone, four);
  }
}

TEST(ArenaThreads, AnEarlyEndComesAfterTheSameDeal) {
  const auto until_seven = [](std::uint64_t number, const DealResult&, const Standings&) {
    return number < 7;
  };
  const auto alone =
      Arena::open(contest_of("twenty-one", {"greedy", "random"}, 500, 1))->run(until_seven);
  const auto four =
      Arena::open(contest_of("twenty-one", {"greedy", "random"}, 500, 4))->run(until_seven);
  EXPECT_EQ(four.deals(), 8U);
  expect_same(alone, four);
}

TEST(ArenaThreads, ToldToStopItEndsWithWhatIsFinished) {
  StopFlag stop;
  std::atomic<std::uint64_t> heard = 0;
  const auto arena = Arena::open(contest_of("null-game", {"greedy", "random"}, 1'000'000'000, 3));
  std::jthread other([&] {
    while (heard < 20) std::this_thread::yield();
    stop.stop();
  });
  const Standings out = arena->run(
      [&](std::uint64_t, const DealResult&, const Standings&) {
        ++heard;
        return true;
      },
      &stop);
  EXPECT_GE(out.deals(), 20U);
  EXPECT_EQ(out.deals(), heard);
}

}  // namespace
}  // namespace twenties
