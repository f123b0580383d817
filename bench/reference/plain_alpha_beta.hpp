#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "base/random.hpp"
#include "games/game_of_20/rules.hpp"

namespace twenties::game_of_20 {

namespace plain {

inline constexpr int infinite = 1000;
inline constexpr std::size_t ways = 8;

inline int seen_from(int square, std::size_t way) {
  int row = square / side;
  int column = square % side;
  if ((way & 1U) != 0) row = side - 1 - row;
  if ((way & 2U) != 0) column = side - 1 - column;
  return (way & 4U) != 0 ? column * side + row : row * side + column;
}

using Numbers =
    std::array<std::array<std::array<std::uint64_t, ways>, highest_tile + 1>, square_count>;

inline const Numbers& numbers() {
  static const Numbers all = [] {
    Numbers out{};
    for (int square = 0; square < square_count; ++square) {
      for (std::size_t tile = 1; tile <= highest_tile; ++tile) {
        for (std::size_t way = 0; way < ways; ++way) {
          const auto seen = static_cast<std::uint64_t>(seen_from(square, way));
          out[static_cast<std::size_t>(square)][tile][way] = mix64(seen * 32 + tile);
        }
      }
    }
    return out;
  }();
  return all;
}

// The same for all eight symmetries of a board. The hands, which tiles lie nowhere else, and whose
// turn it is belong to it.
inline std::uint64_t key_of(const State& state) {
  std::array<std::uint64_t, ways> sums{};
  for_each_bit(all_squares & ~state.board.empty, [&](int square) {
    const auto& add = numbers()[static_cast<std::size_t>(square)]
                               [static_cast<std::size_t>(state.board.tile(square))];
    for (std::size_t way = 0; way < ways; ++way) sums[way] += add[way];
  });
  const std::uint64_t board = *std::min_element(sums.begin(), sums.end());
  return mix64(board ^ mix64(state.hands.word * 2 + state.to_move));
}

inline int difference(const State& state) {
  return state.hand_sums[state.to_move ^ 1U] - state.hand_sums[state.to_move];
}

}  // namespace plain

// A straightforward solver, as a baseline for the real one: negamax with principal variation
// search, the largest tile first, and a table keyed on the board under its eight symmetries.
class PlainAlphaBeta {
 public:
  explicit PlainAlphaBeta(std::size_t memory);

  // The exact value for the hand to move.
  int solve(const State& state);
  [[nodiscard]] std::uint64_t nodes() const { return nodes_; }

 private:
  struct Entry {
    std::uint64_t key = 0;
    std::int16_t low = 0;
    std::int16_t high = 0;
    std::uint32_t spare = 0;
  };
  static_assert(sizeof(Entry) == 16);

  int value(const State& state, int alpha, int beta);
  int best_of_moves(const State& state, int alpha, int beta);

  std::vector<Entry> entries_;
  std::uint64_t nodes_ = 0;
};

inline PlainAlphaBeta::PlainAlphaBeta(std::size_t memory)
    : entries_(std::bit_floor(std::max(memory / sizeof(Entry), std::size_t{1}))) {}

inline int PlainAlphaBeta::solve(const State& state) {
  return value(state, -plain::infinite, plain::infinite);
}

inline int PlainAlphaBeta::value(const State& state, int alpha, int beta) {
  ++nodes_;
  if (state.stage == Stage::over) return plain::difference(state);
  const std::uint64_t key = plain::key_of(state);
  Entry& entry = entries_[key & (entries_.size() - 1)];
  if (entry.key == key) {
    if (entry.low >= beta || entry.low == entry.high) return entry.low;
    if (entry.high <= alpha) return entry.high;
  }
  const int best = best_of_moves(state, alpha, beta);
  if (entry.key != key) entry = {key, -plain::infinite, plain::infinite, 0};
  if (best > alpha) entry.low = static_cast<std::int16_t>(best);
  if (best < beta) entry.high = static_cast<std::int16_t>(best);
  return best;
}

inline int PlainAlphaBeta::best_of_moves(const State& state, int alpha, int beta) {
  GameOf20::Moves moves;
  GameOf20::moves(state, seat_of(state, state.to_move), moves);
  std::sort(moves.begin(), moves.end(), [](const Move& a, const Move& b) {
    return a.tile != b.tile ? a.tile > b.tile : a < b;
  });
  int best = -plain::infinite;
  for (const Move& move : moves) {
    State next = state;
    GameOf20::apply(next, seat_of(state, state.to_move), move);
    const int floor = std::max(alpha, best);
    int found =
        best == -plain::infinite ? -value(next, -beta, -floor) : -value(next, -floor - 1, -floor);
    if (best != -plain::infinite && found > floor && found < beta)
      found = -value(next, -beta, -found);
    best = std::max(best, found);
    if (best >= beta) break;
  }
  return best;
}

}  // namespace twenties::game_of_20
