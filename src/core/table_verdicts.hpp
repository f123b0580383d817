#pragma once

#include "base/text.hpp"
#include "core/turn.hpp"
#include "core/verdict.hpp"

namespace twenties {

// The checks that come before any rule of a game.
inline Verdict check_turn(const Turn& turn, Seat seat) {
  if (turn.has(seat)) return Verdict::allowed();
  if (turn.is_over()) return Verdict::refused(table_clause, "the game is over");
  if (turn.is_chance()) {
    return Verdict::refused(table_clause, "the tiles or dice come first: no seat is to move");
  }
  std::string waiting;
  turn.seats.for_each(
      [&](Seat other) { waiting += cat(waiting.empty() ? "" : ", ", number_of(other)); });
  return Verdict::refused(table_clause, cat("it is not the turn of seat ", number_of(seat),
                                            "; to move: seat ", waiting));
}

inline Verdict check_chance_turn(const Turn& turn) {
  if (turn.is_chance()) return Verdict::allowed();
  return Verdict::refused(table_clause, turn.is_over()
                                            ? "the game is over"
                                            : "nothing is drawn or rolled now: a seat is to move");
}

}  // namespace twenties
