#include "bots/game_of_20/solver.hpp"

#include <algorithm>

#include "base/hash.hpp"

namespace twenties::game_of_20 {

namespace {

State after(const State& state, const Move& move) {
  State next = state;
  GameOf20::apply(next, seat_of(state, state.to_move), move);
  return next;
}

int difference(const State& state) {
  return state.hand_sums[state.to_move ^ 1U] - state.hand_sums[state.to_move];
}

// What follows from the hands alone.
Bracket widest(const State& state) {
  if (state.stage == Stage::over) return {difference(state), difference(state)};
  return {-state.hand_sums[state.to_move], state.hand_sums[state.to_move ^ 1U]};
}

void list_moves(const State& state, GameOf20::Moves& moves) {
  GameOf20::moves(state, seat_of(state, state.to_move), moves);
}

}  // namespace

class Solver::Search {
 public:
  explicit Search(std::size_t memory)
      : entries_(std::max<std::size_t>(memory / sizeof(Entry), 1)) {}

  void begin(Budget& budget) {
    budget_ = &budget;
    stopped_ = budget.is_spent();
  }
  [[nodiscard]] bool is_stopped() const { return stopped_; }
  std::uint64_t nodes() const { return budget_->nodes() + fresh_; }

  // Fail-soft alpha-beta: a bound below or above the window, or the value.
  int value(const State& state, int alpha, int beta) {
    if (state.stage == Stage::over) return difference(state);
    if (++fresh_ >= 256) {
      stopped_ = budget_->spend(fresh_);
      fresh_ = 0;
    }
    if (stopped_) return alpha;
    const std::uint64_t key = hash_bytes(state);
    Entry& entry = entries_[key % entries_.size()];
    if (entry.key == key) {
      if (entry.low >= beta || entry.low == entry.high) return entry.low;
      if (entry.high <= alpha) return entry.high;
    }
    const int best = best_of_moves(state, alpha, beta);
    if (stopped_) return alpha;
    if (entry.key != key) entry = {key, -1000, 1000};
    if (best > alpha) entry.low = best;
    if (best < beta) entry.high = best;
    return best;
  }

 private:
  struct Entry {
    std::uint64_t key = 0;
    int low = 0;
    int high = 0;
  };

  int best_of_moves(const State& state, int alpha, int beta) {
    GameOf20::Moves moves;
    list_moves(state, moves);
    std::sort(moves.begin(), moves.end(),
              [](const Move& a, const Move& b) { return a.tile > b.tile; });
    int best = -1000;
    for (const Move& move : moves) {
      best = std::max(best, -value(after(state, move), -beta, -std::max(alpha, best)));
      if (best >= beta || stopped_) break;
    }
    return best;
  }

  std::vector<Entry> entries_;
  Budget* budget_ = nullptr;
  std::uint64_t fresh_ = 0;
  bool stopped_ = false;
};

Solver::Solver(std::size_t memory, int /*threads*/) : search_(std::make_unique<Search>(memory)) {}
Solver::~Solver() = default;

std::optional<bool> Solver::is_at_least(const State& state, int bound, Budget& budget) {
  search_->begin(budget);
  const int value = search_->value(state, bound - 1, bound);
  if (search_->is_stopped()) return std::nullopt;
  return value >= bound;
}

Solution Solver::solve(const State& state, Goal goal, Budget& budget) {
  Solution out{.value = widest(state), .line = {}, .nodes = 0};
  while (!out.value.reaches(goal)) {
    int bound = goal == Goal::outcome ? (out.value.low < 0 ? 0 : 1)
                                      : (out.value.low + out.value.high + 1) / 2;
    bound = std::clamp(bound, out.value.low + 1, out.value.high);
    const auto answer = is_at_least(state, bound, budget);
    if (!answer) break;
    (*answer ? out.value.low : out.value.high) = *answer ? bound : bound - 1;
    budget.report({.nodes = budget.nodes(),
                   .low = out.value.low,
                   .high = out.value.high,
                   .stage = "placing"});
  }
  if (state.stage != Stage::over) {
    if (auto moves = moves_worth(state, out.value.low, budget); moves && !moves->empty()) {
      out.line.push_back(moves->front());
    } else {
      GameOf20::Moves all;
      list_moves(state, all);
      out.line.push_back(all[0]);
    }
  }
  out.nodes = budget.nodes();
  return out;
}

std::vector<ValuedMove> Solver::value_moves(const State& state, Goal goal, Budget& budget) {
  GameOf20::Moves moves;
  list_moves(state, moves);
  std::vector<ValuedMove> out;
  for (const Move& move : moves) {
    const Bracket theirs = solve(after(state, move), goal, budget).value;
    out.push_back({move, {-theirs.high, -theirs.low}});
  }
  return out;
}

std::optional<std::vector<Move>> Solver::moves_worth(const State& state, int value,
                                                     Budget& budget) {
  GameOf20::Moves moves;
  list_moves(state, moves);
  std::vector<Move> out;
  for (const Move& move : moves) {
    const auto better = is_at_least(after(state, move), 1 - value, budget);
    if (!better) return std::nullopt;
    if (!*better) out.push_back(move);
  }
  return out;
}

}  // namespace twenties::game_of_20
