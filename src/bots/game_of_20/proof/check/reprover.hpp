#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>

#include "bots/game_of_20/proof/check/table.hpp"
#include "bots/search/budget.hpp"

namespace twenties::game_of_20::check {

// Proves answers again: alpha-beta with one question, on the checker's own position, bounds and
// table. Slower than the solver that found the answers, but short, and without probabilistic parts.
class Reprover {
 public:
  // Memory in bytes, for the table.
  explicit Reprover(std::size_t memory) : table_(memory) {}

  // Whether the value of a position of the placing stage for two players is `bound` or more: what
  // the other hand has left at the end less what the hand to move has. Nothing if the budget ended
  // first. A node is a position that was reached by placing a tile. Reports the nodes now and then.
  std::optional<bool> is_at_least(const State& state, int bound, Budget& budget);

  // Clears the table to make room; its entries would be valid for another deal, too.
  void forget() { table_.clear(); }

 private:
  struct Node;
  struct Children;

  bool reaches(const Node& node, int target);
  bool decide(const Node& node, int target);
  bool expand(const Node& node, int target, Children& out);
  bool look_up(int target, Children& children) const;
  void count_node();

  Table table_;
  Budget* budget_ = nullptr;
  std::uint64_t uncounted_ = 0;  // nodes not yet reported to the budget
  std::uint64_t reported_ = 0;
};

}  // namespace twenties::game_of_20::check
