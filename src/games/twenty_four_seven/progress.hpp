#pragma once

#include "games/twenty_four_seven/rules.hpp"

namespace twenties::twenty_four_seven {

constexpr std::uint8_t next_seat(const State& state) {
  return static_cast<std::uint8_t>(state.to_move + 1 == state.players ? 0 : state.to_move + 1);
}

constexpr bool anybody_can_place(const State& state) {
  for (std::size_t seat = 0; seat < state.players; ++seat) {
    if (can_place(state.board, state.hands[seat])) return true;
  }
  return false;
}

// After a placement and its draw: the next seat, or the end when nobody can place (5.1). A seat
// that cannot place, while another can, has its skip as its only move (3.5).
constexpr void end_turn(State& state) {
  const bool goes_on = anybody_can_place(state);
  state.stage = goes_on ? Stage::place : Stage::over;
  state.to_move = goes_on ? next_seat(state) : std::uint8_t{0};
}

}  // namespace twenties::twenty_four_seven
