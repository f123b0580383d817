#include "games/sums_of_20/loose_tiles.hpp"

#include <gtest/gtest.h>

namespace twenties::sums_of_20 {

namespace {

// Squares of the first row and of the first column, on a board with one tile on c1.
constexpr int a1 = 0;
constexpr int b1 = 1;
constexpr int d1 = 3;
constexpr int a2 = side;
constexpr int b2 = side + 1;

Board board() {
  Board out{};
  out[2] = 5;
  return out;
}

std::string_view clause_of(const std::vector<LooseTile>& tiles) {
  const auto play = play_of(board(), tiles);
  return play ? std::string_view("a play") : play.error().clause;
}

TEST(LooseTiles, Clause31OneRowOrOneColumn) {
  EXPECT_EQ(clause_of({}), "3.1");
  EXPECT_EQ(clause_of({{a1, 1}, {b2, 2}}), "3.1");
  EXPECT_EQ(clause_of({{a1, 1}, {b1, 2}}), "a play");
  EXPECT_EQ(clause_of({{a1, 1}, {a2, 2}}), "a play");
}

TEST(LooseTiles, Clause32NoGapButTilesMayStandBetween) {
  EXPECT_EQ(clause_of({{a1, 1}, {d1, 2}}), "3.2");
  EXPECT_EQ(clause_of({{b1, 1}, {d1, 2}}), "a play");
}

TEST(LooseTiles, Clause34AWildNeedsItsNumber) {
  EXPECT_EQ(clause_of({{b1, wild}}), "3.4");
  EXPECT_EQ(clause_of({{b1, wild + 7}}), "a play");
}

TEST(LooseTiles, AreThePlayThatIsWritten) {
  EXPECT_EQ(SumsOf20::print_move(*play_of(board(), {{b1, 9}})), "b1 9");
  EXPECT_EQ(SumsOf20::print_move(*play_of(board(), {{b1, 9}, {d1, wild + 6}})), "b1 across 9 *6");
}

}  // namespace

}  // namespace twenties::sums_of_20
