#include "match/secrecy.hpp"

#include "match/matches_for_tests.hpp"

namespace twenties {
namespace {

bool curtain(const TestMatch& test_match, SeatSet seats) {
  return needs_curtain(test_match.game(), seats);
}

TEST(Secrecy, ACurtainFallsWhereSeatsKnowDifferentThings) {
  const SeatSet both = SeatSet::first(2);
  EXPECT_TRUE(curtain(begin_test_match("24/7"), both));
  EXPECT_FALSE(curtain(begin_test_match("24/7"), SeatSet::of(seat_at(1)))) << "one seat alone";
  EXPECT_FALSE(curtain(begin_test_match("24/7"), SeatSet())) << "a spectator";
  EXPECT_FALSE(curtain(begin_test_match("sums-of-20"), both)) << "the pool is hidden from all";
  EXPECT_FALSE(curtain(begin_test_match("game-of-20"), both));
}

TEST(Secrecy, ACurtainFallsWhereSeatsDecideAtTheSameTime) {
  const TestMatch test_match = begin_test_match("21", "players=3");
  EXPECT_TRUE(curtain(test_match, SeatSet::first(2)));
  EXPECT_FALSE(curtain(test_match, SeatSet::of(seat_at(2))));
}

}  // namespace
}  // namespace twenties
