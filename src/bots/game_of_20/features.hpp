#pragma once

#include <algorithm>
#include <bit>
#include <cstddef>

#include "games/game_of_20/rules.hpp"

// The features of the evaluation in the placing stage. Each tile in a hand has one of sixteen
// prospects, each of the lowest tiles a rank, each hand a freedom; each of these has a weight. The
// hand to move and the other hand are counted separately.
namespace twenties::game_of_20 {

inline constexpr std::size_t prospects = 16;
inline constexpr std::size_t ranks = 4;     // lowest tile, second lowest, ...
inline constexpr std::size_t freedoms = 8;  // squares, seven or more in one
inline constexpr std::size_t tile_features = 21 * prospects;
inline constexpr std::size_t rank_features = ranks * freedoms;
inline constexpr std::size_t hand_features = tile_features + rank_features + freedoms;
inline constexpr std::size_t feature_count = 2 * hand_features;

// For each tile, the number of squares it could go to: three masks, with bit t for the tile t.
struct Ways {
  std::uint32_t one = 0;
  std::uint32_t two = 0;
  std::uint32_t three = 0;  // or more

  constexpr void add(std::uint32_t tiles) {
    three |= two & tiles;
    two |= one & tiles;
    one |= tiles;
  }
  // 0 to 3
  [[nodiscard]] constexpr std::size_t count(int tile) const {
    return (one >> tile & 1U) + (two >> tile & 1U) + (three >> tile & 1U);
  }
};

struct Outlook {
  Ways later;              // squares that would take a tile after one more tile beside them
  Ways now;                // squares that take it now
  std::uint32_t safe = 0;  // tiles with a square that can no longer change

  explicit Outlook(const State& state) {
    const Board& board = state.board;
    const std::uint32_t held = (state.hands[0] | state.hands[1]) & ~1U;
    for_each_bit(board.empty & board.beside_one, [&](int square) {
      const bool closed = (adjacent[static_cast<std::size_t>(square)] & board.empty) == 0;
      const int sum = board.sum(square);
      if (sum > highest_tile) return;
      if (!closed) later.add(held << sum);
      if ((board.beside_two & only(square)) == 0) return;
      now.add(1U << sum);
      if (closed) safe |= 1U << sum;
    });
  }

  // 0 to 15
  [[nodiscard]] std::size_t prospect(int tile) const {
    const std::size_t squares = std::min<std::size_t>(now.count(tile), 2);
    const bool is_safe = (safe >> tile & 1U) != 0;
    return (is_safe ? 3 : squares) * 4 + later.count(tile);
  }
};

// Calls visit(index) for each feature of one hand; role 0 for the hand that is to move.
template <class Visit>
void visit_hand(const State& state, const Outlook& outlook, std::size_t hand, std::size_t role,
                Visit&& visit) {
  const std::size_t base = role * hand_features;
  const auto free_squares = [](Squares squares) {
    return std::min<std::size_t>(static_cast<std::size_t>(std::popcount(squares)), freedoms - 1);
  };
  const std::size_t open = free_squares(state.board.open());
  std::size_t rank = 0;
  state.hand(hand).for_each([&](int tile) {
    visit(base + static_cast<std::size_t>(tile) * prospects + outlook.prospect(tile));
    if (rank < ranks) visit(base + tile_features + rank++ * freedoms + open);
  });
  visit(base + tile_features + rank_features + free_squares(state.playable(hand)));
}

template <class Visit>
void visit_features(const State& state, Visit&& visit) {
  const Outlook outlook(state);
  visit_hand(state, outlook, state.to_move, 0, visit);
  visit_hand(state, outlook, state.to_move ^ 1U, 1, visit);
}

}  // namespace twenties::game_of_20
