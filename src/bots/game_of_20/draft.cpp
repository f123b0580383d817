#include "bots/game_of_20/draft.hpp"

#include "base/sorting.hpp"

namespace twenties::game_of_20 {

namespace {

// Made by bench/training/fit_draft.cpp, which says how.
constexpr std::array<std::int16_t, draft_features> learnt_weights{
#include "bots/game_of_20/draft_weights.inc"
};

int centre_of(const State& state) { return state.board.tile(centre_square); }

}  // namespace

DraftJudge::DraftJudge() : DraftJudge(learnt_weights) {}

DraftJudge::DraftJudge(std::span<const std::int16_t, draft_features> weights) : weights_(weights) {
  for (std::size_t centre = 0; centre < 6; ++centre) rank_tiles(centre);
}

void DraftJudge::rank_tiles(std::size_t centre) {
  auto& order = wanted_[centre];
  for (std::size_t i = 0; i < drafted_count; ++i) {
    order[i] = static_cast<std::uint8_t>(i + lowest_drafted);
  }
  const auto worth = [&](std::uint8_t tile) {
    return weights_[6 + centre * drafted_count + tile - lowest_drafted];
  };
  sort_fully(order, [&](std::uint8_t a, std::uint8_t b) {
    return worth(a) != worth(b) ? worth(a) > worth(b) : a > b;
  });
}

int DraftJudge::deal(Hand first, int centre) const {
  int sum = 0;
  visit_deal(first, centre,
             [&](std::size_t feature, int sign) { sum += weights_[feature] * sign; });
  return sum;
}

int DraftJudge::to_hand_one(Hand one, Hand two, int centre) const {
  return one.sum() > two.sum() ? deal(one, centre) : -deal(two, centre);
}

int DraftJudge::value(const State& state) const {
  std::array<Hand, 2> hands{state.hand(0), state.hand(1)};
  std::size_t taker = state.to_move;
  Hand pool = state.pool();
  int picks = pool == drafted_tiles ? 1 : 2;
  for (const std::uint8_t tile : wanted_[static_cast<std::size_t>(centre_of(state) - 1)]) {
    if (!pool.holds(tile)) continue;
    hands[taker].bits |= 1U << tile;
    if (--picks == 0) {
      taker ^= 1U;
      picks = 2;
    }
  }
  return to_hand_one(hands[state.to_move], hands[state.to_move ^ 1U], centre_of(state));
}

int DraftJudge::result(const State& state) const {
  return to_hand_one(state.hand(0), state.hand(1), centre_of(state));
}

std::uint64_t DraftJudge::key(const State& state) const {
  return mix64(state.hands.word ^ mix64(state.to_move));
}

}  // namespace twenties::game_of_20
