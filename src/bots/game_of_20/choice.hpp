#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <vector>

#include "bots/evaluation.hpp"
#include "bots/search/budget.hpp"
#include "games/game_of_20/rules.hpp"

namespace twenties::game_of_20 {

// A task for a part of the bot: find a move for the seat to move.
struct Task {
  const State& state;
  std::uint64_t seed = 0;
  Limits limits;
  Watch* watch = nullptr;
  std::optional<Move> also;  // a move to evaluate as well
  bool with_solver = false;  // find the exact value if possible
  double noise = 0;          // points by which a move is misjudged: a standard deviation
};

// The value of a move for the seat that makes it, in hundredths of a point.
struct Worth {
  int value = 0;
  bool is_exact = false;
  Proved proved = {};
};

struct Choice {
  Move move;
  Worth worth = {};
  std::vector<Move> line = {};  // from that move on
  std::optional<Worth> also = {};
  std::uint64_t nodes = 0;
  std::vector<Move> ranked = {};  // all moves of a search, the best ones first
};

// Limits for a part of the work: a share of what is left of the whole.
inline Limits share_of(const Budget& whole, double share) {
  Limits part = whole.limits();
  if (part.nodes != 0) {
    const std::uint64_t left = part.nodes - std::min(part.nodes, whole.nodes());
    part.nodes =
        std::max<std::uint64_t>(static_cast<std::uint64_t>(static_cast<double>(left) * share), 1);
  }
  if (part.time.count() != 0) {
    const auto gone = std::chrono::duration_cast<std::chrono::milliseconds>(whole.elapsed());
    const double left = static_cast<double>((part.time - gone).count()) * share;
    part.time =
        std::chrono::milliseconds(std::max<std::int64_t>(static_cast<std::int64_t>(left), 1));
  }
  return part;
}

// The noise added to a move's value, in hundredths of a point: a sum of twelve uniform numbers,
// which approximates a normal distribution. It depends only on the seed and the move.
inline int misjudgement(const Task& task, const Move& move) {
  const std::uint64_t place =
      std::uint64_t{move.tile} << 16U | std::uint64_t{move.second} << 8U | move.square;
  Random random(mix64(task.seed ^ mix64(place)));
  constexpr std::int64_t one = 1 << 16;
  std::int64_t sum = -6 * one;
  for (int i = 0; i < 12; ++i) sum += static_cast<std::int64_t>(random.below(one));
  return static_cast<int>(task.noise * 100 * static_cast<double>(sum) / static_cast<double>(one));
}

}  // namespace twenties::game_of_20
