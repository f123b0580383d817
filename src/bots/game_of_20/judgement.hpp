#pragma once

#include <algorithm>
#include <cstdint>
#include <span>

#include "bots/game_of_20/features.hpp"

namespace twenties::game_of_20 {

// The static evaluation of a two-player position in the placing stage: what the other will have
// left minus what the hand to move will, as an indication of who wins. Finished games outweigh
// estimates: a certain win by a point is better than a likely one by ten.
class PlacementJudge {
 public:
  static constexpr int point = 100;

  PlacementJudge();
  explicit PlacementJudge(std::span<const std::int16_t, feature_count> weights)
      : weights_(weights) {}

  // In hundredths of a point, for the hand to move.
  [[nodiscard]] int guess(const State& state) const {
    int sum = 0;
    visit_features(state, [&](std::size_t feature) { sum += weights_[feature]; });
    return sum;
  }

  // For the search.
  [[nodiscard]] int value(const State& state) const { return scaled(guess(state)); }
  [[nodiscard]] int result(const State& state) const {
    const int points = point * (state.hand_sums[1] - state.hand_sums[0]);
    return points == 0 ? 0 : points + (points > 0 ? sure : -sure);
  }
  // Converts a value of the search to hundredths of a point.
  [[nodiscard]] static int points(int value) {
    if (value > sure) return value - sure;
    if (value < -sure) return value + sure;
    const std::int64_t distance = likely - (value < 0 ? -value : value);
    return static_cast<int>(std::int64_t{value} * doubt / std::max<std::int64_t>(distance, 1));
  }
  // The sums around the empty squares and how many tiles they are of, the hands, and the turn.
  // Values are for whole games, so they include what was placed.
  [[nodiscard]] std::uint64_t key(const State& state) const;

 private:
  static constexpr int sure = 1'000'000;
  static constexpr int likely = 950'000;
  static constexpr int doubt = 5 * point;  // an estimate of this size counts half of a certain win

  static int scaled(int guess) {
    const int size = guess < 0 ? -guess : guess;
    return static_cast<int>(std::int64_t{likely} * guess / (size + doubt));
  }

  std::span<const std::int16_t, feature_count> weights_;
};

}  // namespace twenties::game_of_20
