#pragma once

#include <vector>

#include "core/turn.hpp"
#include "core/verdict.hpp"

namespace twenties {

// The checks that come before any rule of a game.
inline Verdict check_turn(const Turn& turn, Seat seat) {
  if (turn.has(seat)) return Verdict::allowed();
  if (turn.is_over()) return Verdict::refused(table_clause, Message("table.game-over"));
  if (turn.is_chance()) return Verdict::refused(table_clause, Message("table.chance-first"));
  std::vector<Value> waiting;
  turn.seats.for_each([&](Seat other) { waiting.emplace_back(other); });
  return Verdict::refused(table_clause,
                          Message("table.not-your-turn", {{"seat", seat}, {"waiting", waiting}}));
}

inline Verdict check_chance_turn(const Turn& turn) {
  if (turn.is_chance()) return Verdict::allowed();
  return Verdict::refused(table_clause,
                          Message(turn.is_over() ? "table.game-over" : "table.nothing-to-draw"));
}

}  // namespace twenties
