#pragma once

#include <cmath>
#include <cstdint>
#include <vector>

#include "bots/search/budget.hpp"
#include "core/rules.hpp"

namespace twenties {

// Textbook UCT, for games without chance after the first actions and without secrets: UCB1 in the
// tree, random moves to the end of the game, one new node for each of them, and the move that was
// tried most. It counts wins, and knows nothing about the game. A reference opponent.
template <Rules G>
class PlainUct {
 public:
  using State = typename G::State;
  using Move = typename G::Move;

  explicit PlainUct(std::uint64_t seed) : random_(seed) {}

  // Until the budget ends; a node of the budget is one game played out.
  Move choose(const State& root, Budget& budget) {
    nodes_.assign(1, Node{});
    state_ = root;
    expand(0);
    if (nodes_[0].children == 1) return nodes_[1].move;
    do {
      play_once(root);
    } while (!budget.spend(1));
    return most_tried();
  }

 private:
  static constexpr double exploration = 1.4142135623730951;

  struct Node {
    Move move{};
    Seat seat{};  // that made the move
    std::uint32_t first_child = 0;
    std::uint32_t children = 0;
    std::uint32_t visits = 0;
    double wins = 0;  // of the seat that made the move
  };

  static Seat mover(const State& state) { return G::turn(state).seats.lowest(); }

  void expand(std::uint32_t at) {
    if (G::turn(state_).is_over()) return;
    typename G::Moves moves;
    const Seat seat = mover(state_);
    G::moves(state_, seat, moves);
    nodes_[at].first_child = static_cast<std::uint32_t>(nodes_.size());
    nodes_[at].children = static_cast<std::uint32_t>(moves.size());
    for (const Move& move : moves) {
      Node child;
      child.move = move;
      child.seat = seat;
      nodes_.push_back(child);
    }
  }

  [[nodiscard]] std::uint32_t best_child(std::uint32_t at) const {
    const Node& parent = nodes_[at];
    const double logarithm = std::log(static_cast<double>(parent.visits) + 1);
    std::uint32_t best = parent.first_child;
    double most = -1;
    for (std::uint32_t i = 0; i < parent.children; ++i) {
      const Node& child = nodes_[parent.first_child + i];
      if (child.visits == 0) return parent.first_child + i;
      const auto visits = static_cast<double>(child.visits);
      const double bound = child.wins / visits + exploration * std::sqrt(logarithm / visits);
      if (bound > most) {
        most = bound;
        best = parent.first_child + i;
      }
    }
    return best;
  }

  void play_once(const State& root) {
    state_ = root;
    path_.assign(1, 0);
    while (nodes_[path_.back()].children != 0) {
      const std::uint32_t child = best_child(path_.back());
      G::apply(state_, nodes_[child].seat, nodes_[child].move);
      path_.push_back(child);
    }
    if (nodes_[path_.back()].visits > 0) expand(path_.back());
    play_to_the_end();
    learn();
  }

  void play_to_the_end() {
    typename G::Moves moves;
    while (!G::turn(state_).is_over()) {
      const Seat seat = mover(state_);
      G::moves(state_, seat, moves);
      G::apply(state_, seat, moves[random_.below(moves.size())]);
    }
  }

  void learn() {
    const SeatSet winners = G::winners(state_);
    const double share = winners.empty() ? 0 : 1.0 / winners.size();
    for (const std::uint32_t at : path_) {
      ++nodes_[at].visits;
      if (at != 0 && winners.has(nodes_[at].seat)) nodes_[at].wins += share;
    }
  }

  [[nodiscard]] Move most_tried() const {
    std::uint32_t best = 1;
    for (std::uint32_t child = 2; child <= nodes_[0].children; ++child) {
      if (nodes_[child].visits > nodes_[best].visits) best = child;
    }
    return nodes_[best].move;
  }

  Random random_;
  State state_{};
  std::vector<Node> nodes_;
  std::vector<std::uint32_t> path_;
};

}  // namespace twenties
