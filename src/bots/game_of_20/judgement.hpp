#pragma once

#include <cstdint>
#include <span>

#include "bots/game_of_20/features.hpp"

namespace twenties::game_of_20 {

// What a position of the placement phase with two seats is worth at first sight, in hundredths of a
// point: what the other will have left less what oneself will.
class PlacementJudge {
 public:
  static constexpr int point = 100;

  PlacementJudge();
  explicit PlacementJudge(std::span<const std::int16_t, feature_count> weights)
      : weights_(weights) {}

  [[nodiscard]] int value(const State& state) const {
    int sum = 0;
    visit_features(state, [&](std::size_t feature) { sum += weights_[feature]; });
    return sum;
  }
  [[nodiscard]] int result(const State& state) const {
    return point * (state.hand_sums[1] - state.hand_sums[0]);
  }
  // The sums around the empty squares and how many tiles they are of, the hands, and the turn.
  // Values are of whole games, so what was placed is in it with the hands.
  [[nodiscard]] std::uint64_t key(const State& state) const;

 private:
  std::span<const std::int16_t, feature_count> weights_;
};

}  // namespace twenties::game_of_20
