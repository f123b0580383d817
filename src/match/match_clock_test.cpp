#include "match/match_clock.hpp"

#include <gtest/gtest.h>

namespace twenties {
namespace {

const Seat first = seat_at(0);
const Seat second = seat_at(1);
const SeatSet both = SeatSet::first(2);

MatchClock clock_of(std::string_view plan) { return MatchClock(*read_clock(plan)); }

TEST(ClockPlan, IsReadAsItIsPrinted) {
  for (const std::string_view plan :
       {"none", "move:1", "move:30", "game:600", "game:600+5", "days:3", "days:30", "move:86400"}) {
    const auto read = read_clock(plan);
    ASSERT_TRUE(read) << plan;
    EXPECT_EQ(print_clock(*read), plan);
  }
  for (const std::string_view wrong :
       {"", "None", "move", "move:", "move:0", "move:-1", "move:86401", "move:30+1", "game:+5",
        "game:600+", "game:600+0", "game:600+601", "game:600+5+5", "days:0", "days:31", "days:3+1",
        "hours:3", "move:030", "move: 30"}) {
    EXPECT_FALSE(read_clock(wrong)) << wrong;
  }
}

TEST(MatchClock, PerMoveEachTurnHasTheWholeTime) {
  MatchClock clock = clock_of("move:30");
  clock.run(SeatSet::of(first), nobody, 0);
  EXPECT_EQ(clock.left(first, 10'000), 20'000);
  clock.run(SeatSet::of(second), first, 10'000);
  EXPECT_EQ(clock.left(first, 15'000), 30'000 - 10'000) << "it stands where it stood";
  clock.run(SeatSet::of(first), second, 15'000);
  EXPECT_EQ(clock.left(first, 15'000), 30'000);
  clock.run(SeatSet::of(first), first, 20'000);
  EXPECT_EQ(clock.left(first, 20'000), 30'000) << "who moves twice has the time twice";
}

TEST(MatchClock, PerMoveATurnThatWasUndoneGivesNobodyLessTime) {
  MatchClock clock = clock_of("move:30");
  clock.run(SeatSet::of(second), nobody, 0);
  clock.run(SeatSet::of(first), nobody, 25'000);
  clock.run(SeatSet::of(second), first, 30'000);
  EXPECT_EQ(clock.left(second, 30'000), 30'000);
}

TEST(MatchClock, PerGameTimeIsUsedUpAndMovesAddToIt) {
  MatchClock clock = clock_of("game:60+5");
  clock.run(SeatSet::of(first), nobody, 0);
  clock.run(SeatSet::of(second), first, 20'000);
  EXPECT_EQ(clock.left(first, 99'000), 45'000);
  ASSERT_TRUE(clock.end());
  EXPECT_EQ(clock.end()->at, 80'000);
  EXPECT_EQ(clock.end()->seat, second);
}

TEST(MatchClock, ABotsMovesAddNothing) {
  MatchClock clock = clock_of("game:60+5");
  clock.run(SeatSet(), nobody, 0);
  clock.run(SeatSet::of(first), second, 1'000);
  EXPECT_EQ(clock.left(second, 1'000), 60'000);
}

TEST(MatchClock, DaysAreLong) {
  MatchClock clock = clock_of("days:3");
  clock.run(both, nobody, 1'000);
  EXPECT_EQ(clock.end()->at, 1'000 + Moment{3} * 24 * 3600 * 1000);
}

TEST(MatchClock, StandsStillInAPause) {
  MatchClock clock = clock_of("game:60");
  clock.run(both, nobody, 0);
  clock.pause(10'000);
  EXPECT_EQ(clock.left(first, 500'000), 50'000);
  EXPECT_FALSE(clock.end());
  clock.resume(500'000);
  EXPECT_EQ(clock.left(first, 510'000), 40'000);
}

TEST(MatchClock, TimeThatGoesBackwardsIsNotChargedTwice) {
  MatchClock clock = clock_of("game:60");
  clock.run(SeatSet::of(first), nobody, 10'000);
  clock.run(SeatSet::of(first), nobody, 5'000);
  EXPECT_EQ(clock.left(first, 10'000), 60'000);
  EXPECT_EQ(clock.left(first, 0), 60'000);
  EXPECT_EQ(clock.left(first, 11'000), 59'000);
}

TEST(MatchClock, WithoutALimitNothingEnds) {
  MatchClock clock = clock_of("none");
  clock.run(both, nobody, 0);
  EXPECT_FALSE(clock.end());
  EXPECT_FALSE(clock.has_limit());
}

}  // namespace
}  // namespace twenties
