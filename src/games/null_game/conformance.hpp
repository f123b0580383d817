#pragma once

#include <string>
#include <vector>

#include "core/conformance.hpp"
#include "games/null_game/rules.hpp"

namespace twenties {

template <>
struct ConformanceCases<null_game::NullGame> {
  using Game = null_game::NullGame;

  // One line of options per way to play; the suite plays each of them many times.
  static std::vector<std::string> options() { return {"players=2", "players=3", "players=4"}; }

  // Every move that the notation can express, legal or not.
  template <class Visit>
  static void encodable_moves(const Game::State& /*state*/, Random& /*random*/, Visit&& visit) {
    for (std::uint8_t count = 0; count <= 3; ++count) visit(Game::Move{count});
  }

  // Checks invariants: empty, or what is wrong.
  static std::string conserved(const Game::State& state) {
    int counters = state.heap;
    for (const int taken : state.taken) counters += taken;
    if (state.started == 0 || (counters >= 5 && counters <= 7)) return {};
    return "there are " + std::to_string(counters) + " counters";
  }

  // Another state that differs only in what the viewer cannot see.
  static Game::State reshuffle_hidden(const Game::State& state, Seat /*viewer*/,
                                      Random& /*random*/) {
    return state;
  }
};

}  // namespace twenties
