#include "games/sums_of_20/loose_tiles.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <utility>

#include "games/sums_of_20/lines.hpp"
#include "games/sums_of_20/plays.hpp"
#include "games/sums_of_20/table_for_tests.hpp"

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

// With g8 h8 i8 = 2 10 4 and d11 e11 = 4 8 on the board, as in the worked examples.
bool may_become(std::string_view rack, std::initializer_list<std::pair<const char*, int>> laid) {
  const State state = with_last_tiles({std::string(rack), "1"});
  std::vector<LooseTile> tiles;
  for (const auto& [name, tile] : laid) tiles.push_back({square_at(name), static_cast<Tile>(tile)});
  std::ranges::sort(tiles, {}, &LooseTile::square);
  return may_become_play(state.board, tiles, state.racks[0]);
}

TEST(UnfinishedPlays, Clause31TilesOutOfLineAreNoneForGood) {
  EXPECT_TRUE(may_become("12345", {{"a1", 1}, {"a2", 2}}));
  EXPECT_FALSE(may_become("12345", {{"a1", 1}, {"b2", 2}}));
  EXPECT_FALSE(may_become("12345", {{"a1", 9}}));  // not on the rack
}

TEST(UnfinishedPlays, Clause32AGapIsFilledAndTheBoardTouchedWhileTilesAreLeft) {
  EXPECT_TRUE(may_become("123", {{"a1", 1}, {"c1", 2}}));
  EXPECT_FALSE(may_become("123", {{"a1", 1}, {"d1", 2}}));
  EXPECT_TRUE(may_become("12", {{"a1", 1}}));
  EXPECT_FALSE(may_become("1", {{"a1", 1}}));
}

TEST(UnfinishedPlays, Clause33ASumMayGrowInTheLineOfThePlayAlone) {
  EXPECT_TRUE(may_become("71", {{"f11", 7}}));                // 4+8+7 = 19
  EXPECT_FALSE(may_become("7", {{"f11", 7}}));                // nothing is left to lay
  EXPECT_FALSE(may_become("91", {{"f11", 9}}));               // 4+8+9 = 21
  EXPECT_TRUE(may_become("811", {{"f11", 8}, {"f12", 1}}));   // row 11 has its 20, the column grows
  EXPECT_FALSE(may_become("711", {{"f11", 7}, {"f12", 1}}));  // row 11 stays at 19
  EXPECT_FALSE(may_become("7111", {{"f11", 7}, {"h11", 1}}));  // 4+8+7+1 and a tile between
}

TEST(UnfinishedPlays, Clause34AWildWithoutANumberMayBringTheSum) {
  EXPECT_TRUE(may_become("*", {{"f11", wild}}));
  EXPECT_FALSE(may_become("*1", {{"f11", wild}, {"f12", 1}}));  // an 8 and 1, and nothing is left
  EXPECT_TRUE(may_become("*11", {{"f11", wild}, {"f12", 1}}));
  EXPECT_TRUE(may_become("*7", {{"f11", 7}, {"g11", wild}}));   // 4+8+7 and a 1
  EXPECT_FALSE(may_become("*8", {{"f11", 8}, {"g11", wild}}));  // 4+8+8 and anything
}

// The tiles of every play, some of them, and its wilds without numbers.
TEST(UnfinishedPlays, EveryPartOfAPlayMayBecomeAPlay) {
  for (const char* rack : {"12478", "1139*", "25*"}) {
    const State state = with_last_tiles({rack, "1"});
    int plays = 0;
    generate_plays(state.board, state.racks[0], [&](const Move& move, int) {
      const auto placement = place(state.board, move);
      ASSERT_TRUE(placement);
      for (unsigned some = 1; some < 1U << move.count; ++some) {
        std::vector<LooseTile> tiles;
        std::vector<LooseTile> unnamed;
        for (unsigned i = 0; i < move.count; ++i) {
          if ((some >> i & 1U) == 0) continue;
          const Tile tile = move.tiles[i];
          tiles.push_back({placement->squares[i], tile});
          unnamed.push_back({placement->squares[i], is_wild(tile) ? wild : tile});
        }
        EXPECT_TRUE(may_become_play(state.board, tiles, state.racks[0]))
            << SumsOf20::print_move(move) << ", " << some;
        EXPECT_TRUE(may_become_play(state.board, unnamed, state.racks[0]))
            << SumsOf20::print_move(move) << ", " << some;
      }
      ++plays;
    });
    EXPECT_GT(plays, 5) << rack;
  }
}

}  // namespace

}  // namespace twenties::sums_of_20
