// Compares the fast generator of plays with a slow, obvious one that tries everything.

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <vector>

#include "base/rounds_for_tests.hpp"
#include "core/draws.hpp"
#include "games/sums_of_20/plays.hpp"
#include "games/sums_of_20/rules.hpp"
#include "games/sums_of_20/table_for_tests.hpp"

namespace twenties::sums_of_20 {
namespace {

using Plays = std::map<Move, int>;

// One row or column of the board, as a list.
struct Strip {
  std::array<int, side> numbers{};  // 0: empty
  std::array<bool, side> fresh{};   // played just now
  std::array<bool, side> plus{};
};

// The runs of two or more tiles with a fresh one: how many points they make, or -1 if one is wrong.
int judge_strip(const Strip& strip) {
  int points = 0;
  std::size_t at = 0;
  while (at < strip.numbers.size()) {
    std::size_t end = at;
    int sum = 0;
    int tens = 0;
    bool fresh = false;
    for (; end < strip.numbers.size() && strip.numbers[end] != 0; ++end) {
      sum += strip.numbers[end];
      fresh = fresh || strip.fresh[end];
      tens += strip.fresh[end] && strip.plus[end] ? 1 : 0;
    }
    if (end - at >= 2 && fresh) {
      if (sum != 20) return -1;
      points += 10 + 10 * tens;
    }
    at = end + 1;
  }
  return points;
}

struct Slow {
  const Board& board;
  std::vector<int> fresh{};
  std::vector<Tile> tiles{};

  [[nodiscard]] int number(int row, int column) const {
    for (std::size_t i = 0; i < fresh.size(); ++i) {
      if (fresh[i] == row * side + column) return number_on(tiles[i]);
    }
    return number_on(board[static_cast<std::size_t>(row * side + column)]);
  }

  [[nodiscard]] Strip strip(int index, bool is_row) const {
    Strip out;
    for (int at = 0; at < side; ++at) {
      const int row = is_row ? index : at;
      const int column = is_row ? at : index;
      const int square = row * side + column;
      const auto place = static_cast<std::size_t>(at);
      out.numbers[place] = number(row, column);
      out.fresh[place] = std::ranges::find(fresh, square) != fresh.end();
      out.plus[place] = picture[static_cast<std::size_t>(square)] == '+';
    }
    return out;
  }

  [[nodiscard]] bool touches_old_tile() const {
    for (const int square : fresh) {
      const int row = square / side;
      const int column = square % side;
      const auto old = [&](int r, int c) {
        return r >= 0 && c >= 0 && r < side && c < side &&
               board[static_cast<std::size_t>(r * side + c)] != 0;
      };
      if (old(row - 1, column) || old(row + 1, column) || old(row, column - 1) ||
          old(row, column + 1)) {
        return true;
      }
    }
    return false;
  }

  // The rows or columns of the fresh tiles, each once.
  [[nodiscard]] std::set<int> strips(bool rows) const {
    std::set<int> out;
    for (const int square : fresh) out.insert(rows ? square / side : square % side);
    return out;
  }

  // The points of the play, or -1 if a rule refuses it.
  [[nodiscard]] int judge() const {
    if (!touches_old_tile()) return -1;
    int points = 3 * static_cast<int>(fresh.size()) + (fresh.size() == 5 ? 30 : 0);
    for (const bool is_row : {true, false}) {
      for (const int index : strips(is_row)) {
        const int made = judge_strip(strip(index, is_row));
        if (made < 0) return -1;
        points += made;
      }
    }
    return points;
  }
};

// Every ordered choice of tiles of the rack, with every number for a wild.
void add_choices(std::vector<Tile> rack, std::vector<Tile>& chosen,
                 std::set<std::vector<Tile>>& out) {
  if (!chosen.empty()) out.insert(chosen);
  for (std::size_t i = 0; i < rack.size(); ++i) {
    std::vector<Tile> rest = rack;
    rest.erase(rest.begin() + static_cast<std::ptrdiff_t>(i));
    for (int number = is_wild(rack[i]) ? 1 : 0; number <= (is_wild(rack[i]) ? 19 : 0); ++number) {
      chosen.push_back(static_cast<Tile>(rack[i] + number));
      add_choices(rest, chosen, out);
      chosen.pop_back();
    }
  }
}

std::set<std::vector<Tile>> all_choices(const Counts& rack) {
  std::vector<Tile> tiles;
  for (std::size_t kind = 0; kind < kinds; ++kind)
    tiles.insert(tiles.end(), rack[kind], tile_of(kind));
  std::set<std::vector<Tile>> out;
  std::vector<Tile> chosen;
  add_choices(tiles, chosen, out);
  return out;
}

// The empty squares from a start on; shorter where the board ends.
std::vector<int> empty_squares(const Board& board, int start, bool across) {
  std::vector<int> out;
  for (int square = start; square < squares && square / side < side; square += across ? 1 : side) {
    if (across && square / side != start / side) break;
    if (board[static_cast<std::size_t>(square)] == 0) out.push_back(square);
  }
  return out;
}

Plays slow_plays(const Board& board, const Counts& rack) {
  Plays out;
  const auto choices = all_choices(rack);
  for (int start = 0; start < squares; ++start) {
    if (board[static_cast<std::size_t>(start)] != 0) continue;
    for (const bool across : {true, false}) {
      const std::vector<int> places = empty_squares(board, start, across);
      for (const auto& tiles : choices) {
        if (tiles.size() > places.size()) continue;
        Slow slow{board};
        slow.fresh.assign(places.begin(),
                          places.begin() + static_cast<std::ptrdiff_t>(tiles.size()));
        slow.tiles = tiles;
        const int points = slow.judge();
        if (points < 0) continue;
        Move move{tiles.size() == 1 ? Act::one
                  : across          ? Act::across
                                    : Act::down,
                  static_cast<std::uint8_t>(start),
                  static_cast<std::uint8_t>(tiles.size()),
                  {}};
        std::ranges::copy(tiles, move.tiles.begin());
        out[move] = points;
      }
    }
  }
  return out;
}

Plays fast_plays(const Board& board, const Counts& rack) {
  Plays out;
  generate_plays(board, rack, [&](const Move& move, int points) {
    EXPECT_TRUE(out.emplace(move, points).second) << "twice: " << SumsOf20::print_move(move);
  });
  return out;
}

// A game with mostly plays, so that the board fills up.
State random_midgame(Random& random, int turns) {
  State state = SumsOf20::start({});
  std::vector<Move> moves;
  while (turns > 0 && !SumsOf20::turn(state).is_over()) {
    if (SumsOf20::turn(state).is_chance()) {
      SumsOf20::apply_chance(state,
                             SumsOf20::draw(state, random.below(SumsOf20::chance_total(state))));
      continue;
    }
    const Seat seat = seat_at(state.to_move);
    SumsOf20::moves(state, seat, moves);
    const auto plays =
        std::ranges::count_if(moves, [](const Move& m) { return m.act <= Act::down; });
    const auto among = plays > 0 ? static_cast<std::size_t>(plays) : moves.size() - 1;
    SumsOf20::apply(state, seat, moves[random.below(among)]);
    --turns;
  }
  return state;
}

Counts random_rack(Random& random, int numbers, int wilds) {
  Counts rack{};
  for (int i = 0; i < numbers; ++i) ++rack[random.below(9)];
  rack[wild_kind] = static_cast<std::uint8_t>(wilds);
  return rack;
}

void compare(int positions, int numbers, int wilds, std::uint64_t seed) {
  Random random(seed);
  for (int i = 0; i < rounds(positions); ++i) {
    const State state = random_midgame(random, static_cast<int>(random.below(25)));
    const Counts rack = random_rack(random, numbers, wilds);
    const Plays slow = slow_plays(state.board, rack);
    ASSERT_EQ(fast_plays(state.board, rack), slow)
        << SumsOf20::print_position(state) << " rack " << print_tiles(rack);
    EXPECT_EQ(has_play(state.board, Surroundings(state.board), rack), !slow.empty());
  }
}

TEST(SumsOf20Twin, PlaysOfFiveNumbers) { compare(10, 5, 0, 1); }
TEST(SumsOf20Twin, PlaysOfTwoAndThreeNumbers) {
  compare(20, 3, 0, 2);
  compare(20, 2, 0, 3);
}
TEST(SumsOf20Twin, PlaysOfOneTile) {
  compare(20, 1, 0, 4);
  compare(20, 0, 1, 5);
}
TEST(SumsOf20Twin, PlaysWithAWild) {
  compare(2, 3, 1, 6);
  compare(4, 2, 1, 10);
}
TEST(SumsOf20Twin, PlaysWithTwoWilds) {
  compare(3, 0, 2, 7);
  compare(1, 1, 2, 8);
}

TEST(SumsOf20Twin, AllTradesOfARack) {
  Random random(9);
  std::vector<Move> moves;
  for (int i = 0; i < 20; ++i) {
    State state = random_midgame(random, 3);
    if (!SumsOf20::turn(state).has(seat_at(state.to_move))) continue;
    const Counts& rack = state.racks[state.to_move];
    std::set<Move> slow;
    for (const auto& choice : all_choices(Counts{rack[0], rack[1], rack[2], rack[3], rack[4],
                                                 rack[5], rack[6], rack[7], rack[8], 0})) {
      for (int wilds = 0; wilds <= rack[wild_kind]; ++wilds) {
        Move move{Act::trade, 0, static_cast<std::uint8_t>(choice.size()), {}};
        std::ranges::copy(choice, move.tiles.begin());
        for (int w = 0; w < wilds; ++w) move.tiles[move.count++] = wild;
        std::sort(move.tiles.begin(), move.tiles.begin() + move.count);
        slow.insert(move);
      }
    }
    for (std::uint8_t wilds = 1; wilds <= rack[wild_kind]; ++wilds) {
      slow.insert(Move{Act::trade, 0, wilds, {wild, wilds > 1 ? wild : Tile{0}}});
    }
    SumsOf20::moves(state, seat_at(state.to_move), moves);
    std::erase_if(moves, [](const Move& move) { return move.act != Act::trade; });
    EXPECT_TRUE(std::equal(moves.begin(), moves.end(), slow.begin(), slow.end()));
  }
}

}  // namespace
}  // namespace twenties::sums_of_20
