#include "bots/game_of_20/proof/check/reprover.hpp"

#include <algorithm>
#include <array>
#include <bit>

#include "base/fixed_vector.hpp"

namespace twenties::game_of_20::check {

// A position in which the hand to move can place, or which is over, and how it was reached.
struct Reprover::Node {
  Position position;
  Key key;
  Squares moves = 0;      // none if it is over
  Range range;            // of the future difference
  int tile = 0;           // that was placed to get here
  bool is_again = false;  // the hand that placed it is to move again
  int promise = 0;

  // The range of the parent's future difference if this is where it goes.
  [[nodiscard]] Range seen_from_parent() const {
    if (is_again) return {.low = tile + range.low, .high = tile + range.high};
    return {.low = tile - range.high, .high = tile - range.low};
  }
  // The parent reaches `target` here if this node reaches that in turn when the same hand is to
  // move again, and otherwise if it does not.
  [[nodiscard]] int target_here(int target) const {
    return is_again ? target - tile : tile - target + 1;
  }
  // Passes the turn if only the other hand can place, finds the moves and what follows without a
  // search.
  void complete() {
    moves = position.playable(0);
    if (moves == 0) {
      moves = position.playable(1);
      if (moves == 0) return;  // over: nobody places any more, the range is 0
      pass(position);
      is_again = true;
    }
    range = bounds(position);
  }
};

// Those that leave the question open, in the order in which to try them.
struct Reprover::Children {
  FixedVector<Node, square_count> nodes;
  FixedVector<std::uint8_t, square_count> order;
};

namespace {

constexpr std::uint64_t nodes_between_looks = 256;
constexpr std::uint64_t nodes_between_reports = 1 << 20;

// Squares that are the same move count once: open ones without live neighbours, and such that wait
// for the same tile.
Squares distinct(const Position& position, Squares moves) {
  const Squares isolated = position.isolated() & moves;
  const Squares open = isolated & ~position.beside_two;
  moves &= ~(open & (open - 1));
  Values seen = 0;
  for_each_bit(isolated & position.beside_two, [&](int square) {
    const Values tile = 1U << position.sums[static_cast<std::size_t>(square)];
    if ((seen & tile) != 0) moves &= ~only(square);
    seen |= tile;
  });
  return moves;
}

// How good a move looks: where the bounds lie after it, how few squares the opponent has to choose
// from and how many oneself, whether the game is shorter, and whether a high tile is spent. A wrong
// guess costs only time.
template <class Node>
int promise_of(const Node& node) {
  const Position& position = node.position;
  const std::size_t mover = node.is_again ? 0 : 1;  // who made the move
  const Range seen = node.seen_from_parent();
  const Squares mine = position.playable(mover) & position.beside_two;
  const Squares theirs = position.playable(mover ^ 1U);
  const Hand hand = position.hands[mover];
  return seen.low + seen.high - 8 * std::popcount(theirs) - 4 * node.tile -
         2 * std::popcount(position.live) - 2 * std::popcount(position.open()) +
         2 * std::popcount(mine) - (hand.empty() ? 0 : hand.lowest());
}

}  // namespace

// Whether a child reaches the target without a search. Otherwise lists those that may.
bool Reprover::expand(const Node& node, int target, Children& out) {
  for (Squares left = distinct(node.position, node.moves); left != 0; left &= left - 1) {
    out.nodes.push_back({});
    Node& child = out.nodes[out.nodes.size() - 1];
    child.position = node.position;
    child.tile = place(child.position, std::countr_zero(left));
    child.complete();
    count_node();
    const Range seen = child.seen_from_parent();
    if (seen.low >= target) return true;
    if (seen.high < target) {
      out.nodes.pop_back();
      continue;
    }
    child.key = key_of(child.position);
    table_.prefetch(child.key);
  }
  return look_up(target, out);
}

// The same by what is in the table; and orders those that are left.
bool Reprover::look_up(int target, Children& children) const {
  for (std::size_t i = 0; i < children.nodes.size(); ++i) {
    Node& child = children.nodes[i];
    child.range = table_.find(child.key, child.range);
    const Range seen = child.seen_from_parent();
    if (seen.low >= target) return true;
    if (seen.high < target) continue;
    child.promise = promise_of(child);
    children.order.push_back(static_cast<std::uint8_t>(i));
  }
  std::sort(children.order.begin(), children.order.end(), [&](std::size_t a, std::size_t b) {
    const int first = children.nodes[a].promise;
    const int second = children.nodes[b].promise;
    return first != second ? first > second : a < b;
  });
  return false;
}

bool Reprover::decide(const Node& node, int target) {
  Children children;
  if (expand(node, target, children)) return true;
  for (const std::size_t i : children.order) {
    const Node& child = children.nodes[i];
    if (reaches(child, child.target_here(target)) == child.is_again) return true;
    if (budget_->is_spent()) return false;
  }
  return false;
}

// Whether the future difference is the target or more. Meaningless when the budget is spent.
bool Reprover::reaches(const Node& node, int target) {
  const Range known = table_.find(node.key, node.range);
  if (known.low >= target) return true;
  if (known.high < target) return false;
  if (budget_->is_spent()) return false;
  const bool yes = decide(node, target);
  if (budget_->is_spent()) return false;
  table_.store(node.key, yes ? Range{.low = target, .high = known.high}
                             : Range{.low = known.low, .high = target - 1});
  return yes;
}

void Reprover::count_node() {
  if (++uncounted_ < nodes_between_looks) return;
  budget_->spend(uncounted_);
  uncounted_ = 0;
  if (budget_->nodes() < reported_ + nodes_between_reports) return;
  reported_ = budget_->nodes();
  Progress progress;
  progress.nodes = reported_;
  budget_->report(progress);
}

std::optional<bool> Reprover::is_at_least(const State& state, int bound, Budget& budget) {
  budget_ = &budget;
  reported_ = budget.nodes();
  const Start start = start_of(state);
  const int target = bound - start.difference;  // of the future difference
  Node root;
  root.position = start.position;
  root.complete();
  bool yes = 0 >= target;
  if (root.moves != 0) {
    root.key = key_of(root.position);
    // If the turn passed, the other hand must not reach more than the opposite.
    yes = root.is_again ? !reaches(root, 1 - target) : reaches(root, target);
  }
  budget.spend(uncounted_);
  uncounted_ = 0;
  if (budget.is_spent()) return std::nullopt;
  return yes;
}

}  // namespace twenties::game_of_20::check
