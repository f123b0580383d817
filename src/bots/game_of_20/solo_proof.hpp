#pragma once

#include <span>

#include "base/text.hpp"
#include "games/game_of_20/rules.hpp"

namespace twenties::game_of_20 {

// Accepts or refuses a line as the proof that one person can get from a position to the end of the
// game with `total` left. It uses only the rules: each move is checked and applied, and what is
// left at the end is counted.
inline Result<int> check_solo_line(State state, std::span<const Move> line, int total) {
  if (!state.is_solo()) return failure("the position is not of the solo game");
  for (std::size_t at = 0; at < line.size(); ++at) {
    if (GameOf20::turn(state).is_over())
      return failure(cat("the game is over before move ", at + 1));
    const Verdict verdict = GameOf20::check(state, seat_at(0), line[at]);
    if (!verdict) {
      return failure(
          cat("move ", at + 1, ", ", GameOf20::print_move(line[at]), ": ", verdict.brief()));
    }
    GameOf20::apply(state, seat_at(0), line[at]);
  }
  if (!GameOf20::turn(state).is_over()) return failure("the line ends before the game does");
  const int left = GameOf20::scores(state)[0];
  if (left != total) return failure(cat("the line leaves ", left, ", not ", total));
  return left;
}

}  // namespace twenties::game_of_20
