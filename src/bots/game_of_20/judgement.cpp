#include "bots/game_of_20/judgement.hpp"

#include <array>
#include <cstring>

#include "base/random.hpp"

namespace twenties::game_of_20 {

namespace {

// Made by bench/training/fit_judgement.cpp, which says how.
constexpr std::array<std::int16_t, feature_count> learnt_weights{
#include "bots/game_of_20/judgement_weights.inc"
};

}  // namespace

PlacementJudge::PlacementJudge() : weights_(learnt_weights) {}

std::uint64_t PlacementJudge::key(const State& state) const {
  std::array<std::uint64_t, 4> sums{};
  std::array<std::uint8_t, 32> bytes{};
  for (std::size_t square = 0; square < square_count; ++square) {
    const bool is_empty = (state.board.empty >> square & 1U) != 0;
    bytes[square] = is_empty ? state.board.sums[square] : 0;
  }
  static_assert(sizeof sums == sizeof bytes);
  std::memcpy(sums.data(), bytes.data(), sizeof bytes);
  std::uint64_t hash = mix64(state.hands.word + state.to_move * 0x9e3779b97f4a7c15ULL);
  hash = mix64(hash ^ (std::uint64_t{state.board.empty} << 32U |
                       (state.board.beside_two & state.board.empty)));
  for (const std::uint64_t word : sums) hash = mix64(hash ^ word);
  return hash;
}

}  // namespace twenties::game_of_20
