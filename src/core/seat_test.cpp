#include "core/seat.hpp"

#include <gtest/gtest.h>

#include <vector>

#include "core/standings.hpp"

namespace twenties {
namespace {

std::vector<int> indices(SeatSet seats) {
  std::vector<int> out;
  seats.for_each([&](Seat seat) { out.push_back(index_of(seat)); });
  return out;
}

Scores scores(std::initializer_list<int> values) {
  Scores out;
  for (const int value : values) out.push_back(value);
  return out;
}

TEST(Seat, PeopleCountFromOne) {
  EXPECT_EQ(index_of(seat_at(3)), 3);
  EXPECT_EQ(number_of(seat_at(3)), 4);
}

TEST(SeatSet, HoldsWhatWasAddedAndNotRemoved) {
  SeatSet seats;
  EXPECT_TRUE(seats.empty());
  seats.add(seat_at(4));
  seats.add(seat_at(1));
  seats.add(seat_at(4));
  EXPECT_EQ(indices(seats), (std::vector{1, 4}));
  EXPECT_EQ(seats.size(), 2);
  EXPECT_EQ(seats.lowest(), seat_at(1));
  seats.remove(seat_at(1));
  seats.remove(seat_at(2));
  EXPECT_EQ(seats, SeatSet::of(seat_at(4)));
}

TEST(SeatSet, FirstIsEverySeatOfATable) {
  EXPECT_TRUE(SeatSet::first(0).empty());
  for (int count = 1; count <= max_seats; ++count) {
    EXPECT_EQ(SeatSet::first(count).size(), count);
    EXPECT_TRUE(SeatSet::first(count).has(seat_at(count - 1)));
    EXPECT_FALSE(SeatSet::first(count).has(seat_at(count)));
  }
}

TEST(SeatSet, HasNoSeatThatNoTableHas) {
  const SeatSet everything(0xff);
  EXPECT_FALSE(everything.has(nobody));
  for (int index = 8; index < 256; ++index) EXPECT_FALSE(everything.has(seat_at(index))) << index;
}

TEST(Standings, AllWhoShareTheBestScore) {
  EXPECT_EQ(indices(highest(scores({7, 12, 12, -3}))), (std::vector{1, 2}));
  EXPECT_EQ(indices(lowest(scores({7, 12, -3, -3}))), (std::vector{2, 3}));
  EXPECT_EQ(indices(highest(scores({-5}))), std::vector{0});
  EXPECT_EQ(indices(highest(scores({0, 0}))), (std::vector{0, 1}));
  EXPECT_TRUE(highest(scores({})).empty());
}

}  // namespace
}  // namespace twenties
