#pragma once

#include <algorithm>
#include <array>
#include <cstdlib>
#include <string>
#include <vector>

#include "base/text.hpp"
#include "games/game_of_20/rules.hpp"

// The slow twin of the square table, for tests only: the rules as in the rulebook, computed only
// from the tiles on the board and in a hand.
namespace twenties::game_of_20::twin {

using Tiles = std::vector<int>;

inline Tiles hand_tiles(const State& state, std::size_t hand) {
  Tiles out;
  if ((state.hands[hand] & 1U) != 0) out.push_back(1);
  for (int tile = 1; tile <= 20; ++tile) {
    if ((state.hands[hand] & (1U << tile)) != 0) out.push_back(tile);
  }
  return out;
}

inline bool share_an_edge(int a, int b) {
  return std::abs(a % 5 - b % 5) + std::abs(a / 5 - b / 5) == 1;
}

inline Tiles tiles_around(const State& state, int square) {
  Tiles out;
  for (int other = 0; other < 25; ++other) {
    const int tile = state.board.tile(other);
    if (tile != 0 && share_an_edge(square, other)) out.push_back(tile);
  }
  return out;
}

inline int sum_of(const Tiles& tiles) {
  int sum = 0;
  for (const int tile : tiles) sum += tile;
  return sum;
}

// Whether a hand may put one of its tiles on an empty square with these tiles around it: 3.4, 3.5.
inline bool fits(int tile, const Tiles& hand, const Tiles& around) {
  if (around.size() < 2) return tile == *std::min_element(hand.begin(), hand.end());
  return tile == sum_of(around);
}

inline std::vector<Move> places(const State& state, std::size_t hand) {
  std::vector<Move> out;
  Tiles tiles = hand_tiles(state, hand);
  tiles.erase(std::unique(tiles.begin(), tiles.end()), tiles.end());
  for (int square = 0; square < 25; ++square) {
    if (state.board.tile(square) != 0) continue;
    const Tiles around = tiles_around(state, square);
    for (const int tile : tiles) {
      if (fits(tile, tiles, around)) out.push_back(Move::place(tile, square));
    }
  }
  return out;
}

// The picks of the draft: singles or pairs of what neither hand has.
inline std::vector<Move> takes(const State& state) {
  Tiles pool;
  for (int tile = 3; tile <= 20; ++tile) {
    if (!state.hand(0).holds(tile) && !state.hand(1).holds(tile)) pool.push_back(tile);
  }
  std::vector<Move> out;
  for (std::size_t i = 0; i < pool.size(); ++i) {
    if (pool.size() == 18) out.push_back(Move::take(pool[i]));
    for (std::size_t j = i + 1; pool.size() < 18 && j < pool.size(); ++j) {
      out.push_back(Move::take(pool[i], pool[j]));
    }
  }
  return out;
}

// The slot of a square; 21 for a filled one, which has none.
inline std::size_t slot_of(const State& state, int square) {
  const Tiles around = tiles_around(state, square);
  if (state.board.tile(square) != 0) return 21;
  if (around.size() < 2) return Board::open_slot;
  const int sum = sum_of(around);
  return sum > 20 ? Board::dead_slot : static_cast<std::size_t>(sum);
}

inline Board recomputed_board(const State& state) {
  Board out;
  out.table = {};
  out.empty = 0;
  out.tiles = state.board.tiles;
  for (int square = 0; square < 25; ++square) {
    const Tiles around = tiles_around(state, square);
    const Squares bit = 1U << square;
    if (const std::size_t slot = slot_of(state, square); slot < 21) out.table[slot] |= bit;
    if (state.board.tile(square) == 0) out.empty |= bit;
    if (!around.empty()) out.beside_one |= bit;
    if (around.size() >= 2) out.beside_two |= bit;
    out.sums[static_cast<std::size_t>(square)] = static_cast<std::uint8_t>(sum_of(around));
  }
  return out;
}

inline Squares recomputed_summed(const State& state, std::size_t hand) {
  Squares out = 0;
  for (const Move& move : places(state, hand)) {
    if (tiles_around(state, move.square).size() >= 2) out |= 1U << move.square;
  }
  return out;
}

// Whether play continues: either seat can place, or in the solo game the hand to move (4.1, 5.2).
inline bool goes_on(const State& state) {
  const bool mover = !places(state, state.to_move).empty();
  return mover || (state.players == 2 && !places(state, state.to_move ^ 1U).empty());
}

// How often each tile is in the hands and on the board, the centre square left out.
inline std::array<int, 21> tile_counts(const State& state) {
  std::array<int, 21> counts{};
  for (int square = 0; square < 25; ++square) {
    if (square != 12) ++counts[static_cast<std::size_t>(state.board.tile(square))];
  }
  for (std::size_t hand = 0; hand < 2; ++hand) {
    for (const int tile : hand_tiles(state, hand)) ++counts[static_cast<std::size_t>(tile)];
  }
  return counts;
}

// What is wrong with the tiles, if anything.
inline std::string lost_tiles(const State& state) {
  const auto counts = tile_counts(state);
  const bool all_drafted = state.stage >= Stage::placing;
  for (std::size_t tile = 1; tile <= 20; ++tile) {
    const int wanted = tile == 1 ? 4 : tile == 2 ? 2 : 1;
    if (counts[tile] > wanted || ((tile < 3 || all_drafted) && counts[tile] != wanted)) {
      return cat("there are ", counts[tile], " tiles ", tile, ", not ", wanted);
    }
  }
  return {};
}

}  // namespace twenties::game_of_20::twin
