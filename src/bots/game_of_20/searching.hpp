#pragma once

#include <utility>

#include "bots/game_of_20/choice.hpp"
#include "bots/search/alpha_beta.hpp"

namespace twenties::game_of_20 {

// A choice by alpha-beta, in the draft or the placement phase, with the noise of the task.
template <Rules G, class Judge>
Choice choose_by_search(const Task& task, const Judge& judge, Budget& budget, int most_depth) {
  using Search = AlphaBeta<G, Judge>;
  Search search(judge, budget, task.limits.memory / 2);
  const auto answer = search.search(task.state, task.noise > 0, most_depth);
  auto chosen = answer.moves.front();
  int most = Judge::points(chosen.value) + misjudgement(task, chosen.move);
  for (const auto& judged : answer.moves) {
    if (task.noise <= 0) break;
    const int seeming = Judge::points(judged.value) + misjudgement(task, judged.move);
    if (seeming <= most) continue;
    most = seeming;
    chosen = judged;
  }
  const bool is_best = chosen.move == answer.moves.front().move;
  std::vector<Move> ranked;
  for (const auto& judged : answer.moves) ranked.push_back(judged.move);
  return {
      chosen.move,
      // Of a move that is meant to be the best, the value is exact if nothing is better.
      {Judge::points(chosen.value), chosen.is_exact && (task.noise > 0 || answer.is_proven), {}},
      is_best ? answer.line : std::vector{chosen.move},
      std::nullopt,
      budget.nodes(),
      std::move(ranked)};
}

// The value of one move for the seat that makes it.
template <Rules G, class Judge>
Worth worth_by_search(const Task& task, const Judge& judge, Budget& budget, const Move& move,
                      int most_depth) {
  const Seat seat = G::turn(task.state).seats.lowest();
  State after = task.state;
  G::apply(after, seat, move);
  if (G::turn(after).is_over()) {
    const int result = judge.result(after);
    return {Judge::points(index_of(seat) == 0 ? result : -result), true, {}};
  }
  AlphaBeta<G, Judge> search(judge, budget, task.limits.memory / 2);
  const auto answer = search.search(after, false, most_depth);
  const int value = answer.moves.front().value;
  const bool same = G::turn(after).seats.lowest() == seat;
  return {Judge::points(same ? value : -value), answer.is_proven, {}};
}

}  // namespace twenties::game_of_20
