#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "bots/search/budget.hpp"
#include "games/sums_of_20/rules.hpp"

namespace twenties::sums_of_20 {

// The result of a search to the end of the game, for two players and an empty pool.
struct EndingResult {
  int value = 0;       // final points of the seat to move less those of the other
  bool exact = false;  // proven; otherwise the estimate so far
  Move best;
  std::vector<Move> line;  // the expected continuation, from the best move
};

// With an empty pool there is no hidden information. Iterative deepening, with the judge's play to
// the end at the horizon, until the horizon cuts nothing off. A node is one rack whose plays are
// listed.
class EndingSearch {
 public:
  static bool can_solve(const OpenTable& table, int pool_size) {
    return table.players == 2 && pool_size == 0 && table.phase == Phase::play &&
           table.finish == Finish::none;
  }

  EndingSearch(const OpenTable& table, Budget& budget);
  ~EndingSearch();
  EndingSearch(const EndingSearch&) = delete;
  EndingSearch& operator=(const EndingSearch&) = delete;

  // Until it is exact or the budget is spent. Deepens at least once, so there is a move.
  EndingResult solve();

  // After solve(): the value of one legal move; not exact if the budget ran out.
  EndingResult value_of(const Move& move);
  // After an exact solve(): every move that gives the value, ascending. The best one alone as far
  // as the budget ran out.
  std::vector<Move> best_moves();

 private:
  class Tree;
  std::unique_ptr<Tree> tree_;
  int lead_;  // points that the seat to move is ahead by now
  EndingResult result_;
};

}  // namespace twenties::sums_of_20
