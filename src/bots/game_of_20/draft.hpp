#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "games/game_of_20/rules.hpp"

namespace twenties::game_of_20 {

// The draft as a separate game, which is over when all tiles are dealt.
struct Draft : GameOf20 {
  static Turn turn(const State& state) {
    return state.stage == Stage::draft ? GameOf20::turn(state) : Turn::over();
  }
};

inline constexpr std::size_t drafted_count = 18;
inline constexpr std::size_t pair_count = drafted_count * (drafted_count - 1) / 2;
// The advantage of placing first, by the centre tile; that of holding a tile rather than leaving it
// to the other, for each tile by the centre tile; and that of holding both or neither of two tiles
// rather than one of them. All for the hand that places first.
inline constexpr std::size_t draft_features = 6 + 6 * drafted_count + pair_count;

// Calls visit(index, sign) for each feature of a deal; first is the hand that places first.
template <class Visit>
void visit_deal(Hand first, int centre, Visit&& visit) {
  const auto row = static_cast<std::size_t>(centre - 1);
  std::array<int, drafted_count> held{};
  for (std::size_t i = 0; i < drafted_count; ++i) {
    held[i] = first.holds(static_cast<int>(i) + lowest_drafted) ? 1 : -1;
  }
  visit(row, 1);
  std::size_t pair = 6 + 6 * drafted_count;
  for (std::size_t i = 0; i < drafted_count; ++i) {
    visit(6 + row * drafted_count + i, held[i]);
    for (std::size_t j = 0; j < i; ++j) visit(pair++, held[i] * held[j]);
  }
}

// The value of a deal, fitted to well-played games, in hundredths of a point; and the value of a
// draft in progress, if both go on to take the tiles with the highest individual values.
class DraftJudge {
 public:
  DraftJudge();
  explicit DraftJudge(std::span<const std::int16_t, draft_features> weights);

  // Of a finished draft to the hand that places first.
  [[nodiscard]] int deal(Hand first, int centre) const;

  // For the search: to the seat that is to move, and of a finished draft to the first seat.
  [[nodiscard]] int value(const State& state) const;
  [[nodiscard]] int result(const State& state) const;
  [[nodiscard]] std::uint64_t key(const State& state) const;
  // The drafted tiles by individual value, highest first.
  [[nodiscard]] const std::array<std::uint8_t, drafted_count>& wanted(int centre) const {
    return wanted_[static_cast<std::size_t>(centre - 1)];
  }
  // Converts a value of the search to hundredths of a point.
  [[nodiscard]] static int points(int value) { return value; }

 private:
  void rank_tiles(std::size_t centre);
  [[nodiscard]] int to_hand_one(Hand one, Hand two, int centre) const;

  std::span<const std::int16_t, draft_features> weights_;
  // For each centre tile the drafted tiles by value, highest first.
  std::array<std::array<std::uint8_t, drafted_count>, 6> wanted_{};
};

}  // namespace twenties::game_of_20
