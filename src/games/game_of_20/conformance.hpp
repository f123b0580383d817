#pragma once

#include <string>
#include <vector>

#include "base/hash.hpp"
#include "core/conformance.hpp"
#include "games/game_of_20/rules.hpp"
#include "games/game_of_20/twin.hpp"

namespace twenties {

template <>
struct ConformanceCases<game_of_20::GameOf20> {
  using Game = game_of_20::GameOf20;

  static std::vector<std::string> options() {
    return {"players=2 centres=1-6", "players=1 centres=1-6", "players=2 centres=2,4-6",
            "players=1 centres=3"};
  }

  // Every move that the notation can express, legal or not.
  template <class Visit>
  static void encodable_moves(const Game::State& /*state*/, Random& /*random*/, Visit&& visit) {
    visit(Game::Move::skip());
    for (int tile = 1; tile <= 20; ++tile) {
      visit(Game::Move::take(tile));
      for (int second = tile; second <= 20; ++second) visit(Game::Move::take(tile, second));
      for (int square = 0; square < 25; ++square) visit(Game::Move::place(tile, square));
    }
  }

  // No tile is lost, and everything derived from the tiles agrees with the slow twin.
  static std::string conserved(const Game::State& state) {
    namespace twin = game_of_20::twin;
    if (std::string lost = twin::lost_tiles(state); !lost.empty()) return lost;
    if (!same_bytes(twin::recomputed_board(state), state.board)) return "the square table is wrong";
    for (std::size_t hand = 0; hand < 2; ++hand) {
      if (twin::recomputed_summed(state, hand) != state.summed[hand]) return "summed is wrong";
      if (twin::sum_of(twin::hand_tiles(state, hand)) != state.hand_sums[hand]) {
        return "a hand sum is wrong";
      }
      if ((state.hands[hand] & 0b11U) == 0b01U) return "a single 1 is not in its place";
    }
    const bool placing = state.stage == game_of_20::Stage::placing;
    const bool over = state.stage == game_of_20::Stage::over;
    if ((placing || over) && twin::goes_on(state) != placing) return "the end is wrong";
    return {};
  }

  // Nothing is hidden.
  static Game::State reshuffle_hidden(const Game::State& state, Seat /*viewer*/,
                                      Random& /*random*/) {
    return state;
  }
};

}  // namespace twenties
