#include "bots/twenty_four_seven/prospects.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstring>

#include "games/twenty_four_seven/placing.hpp"
#include "games/twenty_four_seven/referee.hpp"

namespace twenties::twenty_four_seven {
namespace {

// What the rules say that the tile scores there, in tens.
int by_the_rules(const Board& board, int square, int tile) {
  Board after = board;
  Tally tally;
  place(after, tally, square, tile);
  return tally.total() / points_in_one;
}

void expect_the_rules(const Board& board, const Prospects& prospects) {
  ByTile best{};
  for (int tile = 1; tile <= highest_number; ++tile) {
    const SquareSet fits = board.fits[static_cast<std::size_t>(tile - 1)];
    ASSERT_EQ(prospects.fits(tile), fits) << tile;
    for (int square = 0; square < square_count; ++square) {
      const bool may = (fits & set_of(square)) != 0;
      const int points = may ? by_the_rules(board, square, tile) : 0;
      ASSERT_EQ(prospects.points(bit_of(square), tile), points) << tile << ' ' << name_of(square);
      best[tile] = std::max(best[tile], static_cast<std::uint8_t>(points));
    }
    ASSERT_EQ(prospects.best()[tile], best[tile]) << tile;
  }
}

TEST(Prospects, AreWhatTheRulesGiveInRandomGames) {
  Random random(24);
  for (int game = 0; game < 60; ++game) {
    SCOPED_TRACE(game);
    play_at_random(2 + game % 3, random, [](const State& state) {
      if (state.stage == Stage::place) expect_the_rules(state.board, Prospects(state.board));
    });
    if (testing::Test::HasFatalFailure()) return;
  }
}

// Small tiles only, so that there are long lines, runs, sets and both sums at once.
TEST(Prospects, AreWhatTheRulesGiveOnCrowdedBoards) {
  Random random(7);
  for (int game = 0; game < 60; ++game) {
    Board board = board_of(layout_of("....... ....... ....... ...2... ....... ....... ......."));
    Prospects prospects(board);
    for (int placed = 0; placed < 40; ++placed) {
      const int tile = 1 + static_cast<int>(random.below(4));
      const SquareSet fits = board.fits[static_cast<std::size_t>(tile - 1)];
      if (fits == 0) break;
      const int bit = nth_bit(
          fits, static_cast<int>(random.below(static_cast<std::uint64_t>(std::popcount(fits)))));
      const ByTile foreseen = prospects.best_after(bit, tile);
      expect_the_rules(board, prospects);
      Tally tally;
      place(board, tally, square_of(bit), tile);
      prospects.place(bit, tile);
      const ByTile best = prospects.best();
      EXPECT_TRUE(std::memcmp(&foreseen, &best, sizeof(best)) == 0);
      expect_the_rules(board, prospects);
      if (testing::Test::HasFatalFailure()) return;
    }
  }
}

}  // namespace
}  // namespace twenties::twenty_four_seven
