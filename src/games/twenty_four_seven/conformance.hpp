#pragma once

#include <string>
#include <vector>

#include "base/text.hpp"
#include "core/conformance.hpp"
#include "games/twenty_four_seven/progress.hpp"
#include "games/twenty_four_seven/rules.hpp"

namespace twenties {

template <>
struct ConformanceCases<twenty_four_seven::TwentyFourSeven> {
  using Game = twenty_four_seven::TwentyFourSeven;

  static std::vector<std::string> options() { return {"players=2", "players=3", "players=4"}; }

  // All 491 of them.
  template <class Visit>
  static void encodable_moves(const Game::State& /*state*/, Random& /*random*/, Visit&& visit) {
    visit(twenty_four_seven::skip);
    for (std::uint8_t tile = 1; tile <= twenty_four_seven::highest_number; ++tile) {
      for (std::uint8_t square = 0; square < twenty_four_seven::square_count; ++square) {
        visit(Game::Move{tile, square});
      }
    }
  }

  // All 40 tiles are somewhere, the data derived from the board equals a recomputation, and the
  // game is over exactly when nobody can place.
  static std::string conserved(const Game::State& state) {
    using namespace twenty_four_seven;
    TileCounts counts{};
    Layout layout{};
    const auto count = [&](int tile) { ++counts[static_cast<std::size_t>(tile - 1)]; };
    for (int square = 0; square < square_count; ++square) {
      const int tile = tile_at(state.board, square);
      layout[static_cast<std::size_t>(square)] = static_cast<std::uint8_t>(tile);
      if (tile != 0) count(tile);
    }
    for (const TileSet hand : state.hands) hand.for_each(count);
    state.bag.for_each(count);
    state.aside.for_each(count);
    for (std::size_t kind = 0; kind < counts.size(); ++kind) {
      if (counts[kind] != copies)
        return cat(int{counts[kind]}, " tiles have the number ", kind + 1);
    }
    if (!same_bytes(board_of(layout), state.board))
      return "the board does not follow from its tiles";
    if (state.stage == Stage::place && !anybody_can_place(state)) return "it should be over";
    if (state.stage == Stage::over && anybody_can_place(state)) return "it should not be over";
    return {};
  }

  static Game::State reshuffle_hidden(const Game::State& state, Seat viewer, Random& random) {
    return Game::imagine(Game::view(state, viewer), random);
  }
};

}  // namespace twenties
