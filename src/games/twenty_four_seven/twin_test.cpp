// Compares the fast code with slow, obvious code: a list of squares and tiles that follows the
// rulebook word by word.

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <vector>

#include "base/rounds_for_tests.hpp"
#include "core/draws.hpp"
#include "games/twenty_four_seven/lines.hpp"
#include "games/twenty_four_seven/placing.hpp"
#include "games/twenty_four_seven/referee.hpp"

namespace twenties::twenty_four_seven {
namespace {

using Game = TwentyFourSeven;
using Cell = std::pair<int, int>;  // column, row

class SlowBoard {
 public:
  // The unbroken line through a cell in a direction, with the cell itself.
  [[nodiscard]] std::vector<Cell> line(Cell cell, Cell step) const {
    std::vector<Cell> out{cell};
    for (Cell at = {cell.first - step.first, cell.second - step.second}; tiles.contains(at);
         at = {at.first - step.first, at.second - step.second}) {
      out.insert(out.begin(), at);
    }
    for (Cell at = {cell.first + step.first, cell.second + step.second}; tiles.contains(at);
         at = {at.first + step.first, at.second + step.second}) {
      out.push_back(at);
    }
    return out;
  }

  // The numbers on a line, as if the tile lay on the cell.
  [[nodiscard]] std::vector<int> numbers(Cell cell, Cell step, int tile) const {
    std::vector<int> out;
    for (const Cell& at : line(cell, step)) out.push_back(at == cell ? tile : tiles.at(at));
    return out;
  }

  [[nodiscard]] int sum(Cell cell, Cell step, int tile) const {
    int total = 0;
    for (const int number : numbers(cell, step, tile)) total += number;
    return total;
  }

  [[nodiscard]] bool over_24(Cell cell, int tile) const {
    return std::any_of(steps.begin(), steps.end(),
                       [&](Cell step) { return sum(cell, step, tile) > 24; });
  }

  [[nodiscard]] bool next_to_a_tile(Cell cell) const {
    return std::any_of(tiles.begin(), tiles.end(), [&](const auto& tile) {
      return std::abs(tile.first.first - cell.first) <= 1 &&
             std::abs(tile.first.second - cell.second) <= 1;
    });
  }

  [[nodiscard]] bool is_free(Cell cell) const {
    return !tiles.contains(cell) && !blocks.contains(cell);
  }

  [[nodiscard]] bool allows(Cell cell, int tile) const {
    return is_free(cell) && next_to_a_tile(cell) && !over_24(cell, tile);
  }

  // Clause 3.4: on every empty square anywhere on which even a 1 would be too much.
  void put(Cell cell, int tile) {
    tiles[cell] = tile;
    for (int row = 0; row < 7; ++row) {
      for (int column = 0; column < 7; ++column) {
        if (is_free({column, row}) && over_24({column, row}, 1)) blocks.insert({column, row});
      }
    }
  }

  static constexpr std::array<Cell, 4> steps{{{1, 0}, {0, 1}, {1, 1}, {1, -1}}};
  std::map<Cell, int> tiles;
  std::set<Cell> blocks;
};

Cell cell_of(int square) { return {square % 7, square / 7}; }

// The length of the longest stretch that contains the place and in which each number is the one
// before plus the change: by trying all stretches.
int longest(const std::vector<int>& numbers, std::size_t place, int change) {
  int best = 0;
  for (std::size_t from = 0; from <= place; ++from) {
    for (std::size_t to = place; to < numbers.size(); ++to) {
      bool good = true;
      for (std::size_t at = from; at < to; ++at)
        good = good && numbers[at + 1] == numbers[at] + change;
      if (good) best = std::max(best, static_cast<int>(to - from) + 1);
    }
  }
  return best;
}

Tally slow_score(const SlowBoard& board, Cell cell, int tile) {
  static const std::map<int, int> run_points{{3, 30}, {4, 40}, {5, 50}, {6, 60}};
  static const std::map<int, int> set_points{{3, 50}, {4, 60}};
  static const std::set<Cell> doubles{{0, 4}, {1, 2}, {2, 0}, {2, 5},
                                      {4, 1}, {4, 6}, {5, 4}, {6, 2}};
  const auto look_up = [](const std::map<int, int>& table, int length) {
    return table.contains(length) ? table.at(length) : 0;
  };
  const int times = doubles.contains(cell) ? 2 : 1;
  int lines_of_7 = 0;
  int lines_of_24 = 0;
  Tally tally;
  for (const Cell& step : SlowBoard::steps) {
    const std::vector<Cell> cells = board.line(cell, step);
    if (cells.size() < 2) continue;
    const std::vector<int> numbers = board.numbers(cell, step, tile);
    const auto place =
        static_cast<std::size_t>(std::find(cells.begin(), cells.end(), cell) - cells.begin());
    int sum = 0;
    for (const int number : numbers) sum += number;
    lines_of_7 += sum == 7 ? 1 : 0;
    lines_of_24 += sum == 24 ? 1 : 0;
    if (sum == 24 && numbers.size() == 7) tally.add(Category::bonus, times * 60);
    tally.add(Category::runs, times * look_up(run_points, longest(numbers, place, 1)));
    tally.add(Category::runs, times * look_up(run_points, longest(numbers, place, -1)));
    tally.add(Category::sets, times * look_up(set_points, longest(numbers, place, 0)));
  }
  tally.add(Category::sums_of_7, times * 20 * lines_of_7);
  tally.add(Category::sums_of_24, times * 40 * lines_of_24);
  tally.add(Category::bonus, times * 60 * lines_of_7 * lines_of_24);
  return tally;
}

SlowBoard slow_twin(const Board& board) {
  SlowBoard slow;
  for (int square = 0; square < square_count; ++square) {
    if (tile_at(board, square) != 0) slow.tiles[cell_of(square)] = tile_at(board, square);
  }
  for_each_bit(blocks_on(board), [&](int bit) { slow.blocks.insert(cell_of(square_of(bit))); });
  return slow;
}

void expect_same(const Board& board, const SlowBoard& slow) {
  for (int square = 0; square < square_count; ++square) {
    const Cell cell = cell_of(square);
    ASSERT_EQ(tile_at(board, square), slow.tiles.contains(cell) ? slow.tiles.at(cell) : 0);
    ASSERT_EQ((blocks_on(board) & set_of(square)) != 0, slow.blocks.contains(cell))
        << name_of(square);
    int highest = 0;
    for (int tile = 1; tile <= 10; ++tile) {
      const bool fits = (board.fits[static_cast<std::size_t>(tile - 1)] & set_of(square)) != 0;
      ASSERT_EQ(fits, slow.allows(cell, tile)) << tile << " " << name_of(square);
      if (fits) highest = tile;
    }
    ASSERT_EQ(highest_tile_that_fits(board, square), highest);
  }
}

void expect_same_points(const Board& board, const SlowBoard& slow, const Move& each) {
  Tally fast;
  Board after = board;
  place(after, fast, each.square, each.tile);
  const Tally tally = slow_score(slow, cell_of(each.square), each.tile);
  ASSERT_EQ(fast.points, tally.points) << Game::print_move(each);
  int listed = 0;
  for (const Combination& found : combinations(board, each.square, each.tile))
    listed += found.points;
  ASSERT_EQ(listed * (is_double(each.square) ? 2 : 1), tally.total()) << Game::print_move(each);
}

// The slow board carries its blocks from move to move; the fast one derives them.
TEST(TwentyFourSevenTwin, BoardsAgreeAfterEveryMoveOfRandomGames) {
  for (std::uint64_t seed = 0; seed < rounds(30U); ++seed) {
    Random random(seed);
    State state = Game::start({.players = 2 + static_cast<int>(seed % 3)});
    SlowBoard slow;
    while (!Game::turn(state).is_over()) {
      const Board before = state.board;
      step_at_random(state, random);
      const SquareSet placed = tiles_on(state.board) & ~tiles_on(before);
      if (placed == 0) continue;
      const int square = square_of(std::countr_zero(placed));
      slow.put(cell_of(square), tile_at(state.board, square));
      expect_same(state.board, slow);
      if (testing::Test::HasFatalFailure()) return;
    }
  }
}

TEST(TwentyFourSevenTwin, MovesAndPointsAgreeInRandomGames) {
  for (std::uint64_t seed = 100; seed < 100 + rounds(30U); ++seed) {
    Random random(seed);
    play_at_random(2 + static_cast<int>(seed % 3), random, [&](const State& state) {
      if (state.stage != Stage::place) return;
      const SlowBoard slow = slow_twin(state.board);
      std::vector<Move> expected;
      for (std::uint8_t tile = 1; tile <= 10; ++tile) {
        for (std::uint8_t square = 0; square < square_count; ++square) {
          if (!state.hands[state.to_move].has(tile) || !slow.allows(cell_of(square), tile))
            continue;
          expected.push_back({tile, square});
          expect_same_points(state.board, slow, {tile, square});
        }
      }
      if (expected.empty()) expected.push_back(skip);
      Game::Moves moves;
      Game::moves(state, seat_at(state.to_move), moves);
      ASSERT_EQ(std::vector<Move>(moves.begin(), moves.end()), expected);
    });
    if (testing::Test::HasFatalFailure()) return;
  }
}

// Random games seldom have long runs and sets, so these boards have low tiles at random, as no game
// would.
TEST(TwentyFourSevenTwin, PointsAgreeOnStrewnBoards) {
  Random random(4711);
  for (int trial = 0; trial < rounds(3000); ++trial) {
    Layout layout{};
    const auto density = 2 + random.below(5);
    const auto most = 2 + random.below(9);
    for (std::uint8_t& tile : layout) {
      if (random.below(8) < density) tile = static_cast<std::uint8_t>(1 + random.below(most));
    }
    const auto square = static_cast<std::uint8_t>(random.below(square_count));
    layout[square] = 0;
    const Board board = board_of(layout);
    const SlowBoard slow = slow_twin(board);
    for (std::uint8_t tile = 1; tile <= 10; ++tile) {
      if (slow.over_24(cell_of(square), tile)) continue;
      // Runs of seven and sets of five cannot occur in a game, because of the sum and of four tiles
      // per number.
      bool possible = true;
      for (const Cell& step : SlowBoard::steps) {
        const auto numbers = slow.numbers(cell_of(square), step, tile);
        possible = possible && std::count(numbers.begin(), numbers.end(), tile) <= 4;
      }
      if (possible) expect_same_points(board, slow, {tile, square});
      if (testing::Test::HasFatalFailure()) return;
    }
  }
}

bool is_axis(const Sight& sight, int square, Cell step) {
  const auto [column, row] = cell_of(square);
  for (const int sign : {1, -1}) {
    const int c = column + sign * step.first;
    const int r = row + sign * step.second;
    if (c < 0 || c > 6 || r < 0 || r > 6) continue;
    return (sight.squares & set_of(r * 7 + c)) != 0;
  }
  return false;
}

// The two ends, in any order, with the sums that a tile on them would be added to.
void expect_ends(const SlowBoard& slow, const Surroundings& seen, std::array<Cell, 2> ends,
                 Cell step) {
  std::map<SquareSet, int> expected;
  for (const auto& [column, row] : ends) {
    if (column < 0 || column > 6 || row < 0 || row > 6) continue;
    expected[set_of(row * 7 + column)] = slow.sum({column, row}, step, 0);
  }
  std::map<SquareSet, int> found;
  if ((seen.low_end & all_squares) != 0) found[seen.low_end] = static_cast<int>(seen.low_end_sum);
  if ((seen.high_end & all_squares) != 0)
    found[seen.high_end] = static_cast<int>(seen.high_end_sum);
  EXPECT_EQ(found, expected);
}

TEST(TwentyFourSevenTwin, SitesAreWhatTheBoardHas) {
  for (int square = 0; square < square_count; ++square) {
    const auto [column, row] = cell_of(square);
    SquareSet beside = 0;
    std::multiset<SquareSet> axes;
    for (const Cell& step : SlowBoard::steps) {
      SquareSet squares = 0;
      for (int n = -7; n <= 7; ++n) {
        const int c = column + n * step.first;
        const int r = row + n * step.second;
        if (c < 0 || c > 6 || r < 0 || r > 6) continue;
        squares |= set_of(r * 7 + c);
        if (std::abs(n) <= 1) beside |= set_of(r * 7 + c);
      }
      if (squares != set_of(square)) axes.insert(squares);
    }
    const Site& site = sites[static_cast<std::size_t>(square)];
    EXPECT_EQ(site.here, set_of(square));
    EXPECT_EQ(site.beside, beside) << name_of(square);
    EXPECT_EQ(site.times, is_double(square) ? 2 : 1);
    std::multiset<SquareSet> found;
    for (const Sight& sight : site) found.insert(sight.squares);
    EXPECT_EQ(found, axes) << name_of(square);
  }
}

// The ends and sums of a square's axis with any tiles, also at the edge.
TEST(TwentyFourSevenTwin, LooksAlongAnAxisAreWalksAlongIt) {
  Random random(99);
  for (int trial = 0; trial < 2000; ++trial) {
    Layout layout{};
    for (std::uint8_t& tile : layout) {
      if (random.below(2) == 0) tile = static_cast<std::uint8_t>(1 + random.below(10));
    }
    const auto square = static_cast<std::size_t>(random.below(square_count));
    layout[square] = 0;
    const Board board = board_of(layout);
    SlowBoard slow = slow_twin(board);
    slow.tiles[cell_of(static_cast<int>(square))] = 0;  // in line, but it counts 0
    for (const Sight& sight : sites[square]) {
      for (const Cell& step : SlowBoard::steps) {
        const std::vector<Cell> line = slow.line(cell_of(static_cast<int>(square)), step);
        const Cell beyond{line[0].first - step.first, line[0].second - step.second};
        const Cell behind{line.back().first + step.first, line.back().second + step.second};
        if (!is_axis(sight, static_cast<int>(square), step)) continue;
        const Surroundings seen = look_along(board, sight);
        EXPECT_EQ(seen.length, line.size());
        EXPECT_EQ(static_cast<int>(seen.sum), slow.sum(cell_of(static_cast<int>(square)), step, 0));
        expect_ends(slow, seen, {beyond, behind}, step);
      }
    }
  }
}

TEST(TwentyFourSevenTwin, TileSetsAreSortedLists) {
  Random random(10);
  TileSet set;
  std::vector<int> list;
  for (int trial = 0; trial < 20'000; ++trial) {
    const int tile = 1 + static_cast<int>(random.below(10));
    const auto held = std::count(list.begin(), list.end(), tile);
    if (random.below(2) == 0 && held < 4) {
      set.add(tile);
      list.insert(std::upper_bound(list.begin(), list.end(), tile), tile);
    } else if (held > 0) {
      set.remove(tile);
      list.erase(std::find(list.begin(), list.end(), tile));
    }
    ASSERT_EQ(set.size(), static_cast<int>(list.size()));
    ASSERT_EQ(set.count(tile), std::count(list.begin(), list.end(), tile));
    ASSERT_EQ(set.empty(), list.empty());
    if (!list.empty()) {
      ASSERT_EQ(set.lowest(), list[0]);
    }
    for (std::size_t at = 0; at < list.size(); ++at)
      ASSERT_EQ(set.at(static_cast<int>(at)), list[at]);
    std::vector<int> listed;
    set.for_each([&](int each) { listed.push_back(each); });
    ASSERT_EQ(listed, list);
  }
}

// draw() reads a ticket as the draws that all games share do.
TEST(TwentyFourSevenTwin, DrawsAreThoseOfTheCore) {
  Random random(5);
  for (int game = 0; game < 50; ++game) {
    play_at_random(2 + game % 3, random, [&](const State& state) {
      if (!Game::turn(state).is_chance() || state.stage == Stage::first) return;
      const std::uint64_t ticket = random.below(Game::chance_total(state));
      const Chance drawn = Game::draw(state, ticket);
      const auto number =
          std::count_if(drawn.tiles.begin(), drawn.tiles.end(), [](int t) { return t != 0; });
      std::array<std::uint8_t, largest_hand> expected{};
      std::size_t at = 0;
      TileCounts bag = state.bag.counts();
      draw_tiles(bag, static_cast<int>(number), ticket,
                 [&](std::size_t kind) { expected[at++] = static_cast<std::uint8_t>(kind + 1); });
      std::sort(expected.begin(), expected.begin() + static_cast<std::ptrdiff_t>(at));
      ASSERT_EQ(drawn.tiles, expected);
    });
  }
}

}  // namespace
}  // namespace twenties::twenty_four_seven
