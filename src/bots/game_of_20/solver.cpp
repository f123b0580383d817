#include "bots/game_of_20/solver.hpp"

#include <algorithm>

#include "bots/game_of_20/solver/search.hpp"
#include "bots/search/parallel.hpp"

namespace twenties::game_of_20 {

namespace {

// A position with its future, and how the values of the one and the gains of the other translate.
struct Root {
  Next next;
  Key key;
  int difference;  // the value, for the hand that moves in the future, if nothing more were placed
  Gains gains;

  Root(const State& state, const Keys& keys)
      : next(future_of(state)), key(keys.of(next.future)), gains(bounds_of(next.future)) {
    const std::size_t mover = next.same_hand ? state.to_move : state.to_move ^ 1U;
    difference = state.hand_sums[mover ^ 1U] - state.hand_sums[mover];
  }

  // For the hand to move in the position.
  [[nodiscard]] Bracket value() const {
    const Bracket out{gains.low + difference, gains.high + difference};
    return next.same_hand ? out : Bracket{-out.high, -out.low};
  }
  // The question "is the value so much or more?", put to the future.
  [[nodiscard]] int gain_for(int value) const {
    return (next.same_hand ? value : 1 - value) - difference;
  }
};

State after(const State& state, const Move& move) {
  State next = state;
  GameOf20::apply(next, seat_of(state, state.to_move), move);
  return next;
}

GameOf20::Moves moves_of(const State& state) {
  GameOf20::Moves moves;
  GameOf20::moves(state, seat_of(state, state.to_move), moves);
  return moves;
}

Bracket opposite(const Bracket& value) { return {-value.high, -value.low}; }

bool is_settled(const Gains& gains, int bound) { return gains.low >= bound || gains.high < bound; }

// The sequence of bounds to test. The closer to the value, the more expensive the question, so it
// moves away from a draw in growing steps, and then bisects.
class Walk {
 public:
  explicit Walk(Goal goal) : goal_(goal) {}

  [[nodiscard]] int next(const Bracket& value) const {
    return std::clamp(wanted(value), value.low + 1, value.high);
  }
  void heard(bool reached) {
    (reached ? was_reached_ : was_missed_) = true;
    step_ *= 2;
  }

 private:
  [[nodiscard]] int wanted(const Bracket& value) const {
    if (goal_ == Goal::outcome || (!was_reached_ && !was_missed_)) return value.high < 1 ? 0 : 1;
    if (!was_missed_) return value.low + step_;
    if (!was_reached_) return value.high - step_ + 1;
    return value.low + (value.high - value.low + 1) / 2;
  }

  Goal goal_;
  int step_ = 1;
  bool was_reached_ = false;
  bool was_missed_ = false;
};

}  // namespace

class Solver::Engine {
 public:
  Engine(std::size_t memory, int threads, std::uint64_t seed)
      : keys_(seed), memory_(memory), threads_(std::max(threads, 1)) {}

  // What is known of a position without search.
  [[nodiscard]] Root root_of(const State& state) const {
    Root root(state, keys_);
    memory_.recall(root.key, root.gains);
    return root;
  }
  [[nodiscard]] Bracket known(const State& state) const { return root_of(state).value(); }

  // Finds out whether the value is at least the bound. False: the budget ended first.
  bool test(Root& root, int value, Budget& budget) {
    const int bound = root.gain_for(value);
    if (is_settled(root.gains, bound)) return true;
    Team team{.keys = keys_, .memory = memory_, .budget = budget};
    Gains found = root.gains;
    const int threads = budget.limits().nodes != 0 ? 1 : threads_;
    run_together(threads, [&] {
      Search search(team, threads == 1);
      const Gains gains = search.test(root.next.future, root.key, root.gains, bound);
      search.settle_up();
      if (is_settled(gains, bound) && !team.is_done.exchange(true)) found = gains;
    });
    root.gains = found;
    return is_settled(found, bound);
  }

 private:
  Keys keys_;
  Memory memory_;
  int threads_;
};

Solver::Solver(std::size_t memory, int threads, std::uint64_t seed)
    : engine_(std::make_unique<Engine>(memory, threads, seed)) {}
Solver::~Solver() = default;

std::optional<bool> Solver::is_at_least(const State& state, int bound, Budget& budget) {
  Root root = engine_->root_of(state);
  if (!engine_->test(root, bound, budget)) return std::nullopt;
  return root.value().low >= bound;
}

Bracket Solver::narrow(const State& state, Goal goal, Budget& budget, bool reports) {
  Root root = engine_->root_of(state);
  Walk walk(goal);
  const auto report = [&](const Bracket& value) {
    if (!reports) return;
    budget.report({budget.nodes(), -1, value.low, value.high, "solving"});
  };
  for (Bracket value = root.value(); !value.reaches(goal); value = root.value()) {
    report(value);
    const int bound = walk.next(value);
    if (!engine_->test(root, bound, budget)) break;
    walk.heard(root.value().low >= bound);
  }
  report(root.value());
  return root.value();
}

Solution Solver::solve(const State& state, Goal goal, Budget& budget) {
  Solution out{.value = narrow(state, goal, budget, true), .line = {}, .nodes = 0};
  if (state.stage == Stage::placing) {
    out.line.push_back(find_move(state, out.value.low, budget).value_or(likeliest(state)));
    if (out.value.is_exact()) follow(after(state, out.line[0]), opposite(out.value), budget, out);
  }
  out.nodes = budget.nodes();
  return out;
}

// Extends a line of best play as long as that is cheap.
void Solver::follow(State state, Bracket value, const Budget& budget, Solution& out) {
  constexpr std::uint64_t little = 4000;  // nodes
  while (state.stage == Stage::placing && !budget.is_spent()) {
    Budget small({.nodes = little});
    const std::optional<Move> move = find_move(state, value.low, small);
    if (!move) return;
    out.line.push_back(*move);
    state = after(state, *move);
    value = opposite(value);
  }
}

// A move that is known to have this value, or can be proved to.
std::optional<Move> Solver::find_move(const State& state, int value, Budget& budget) {
  const GameOf20::Moves moves = moves_of(state);
  for (const Move& move : moves) {
    if (-engine_->known(after(state, move)).high >= value) return move;
  }
  for (const Move& move : moves) {
    if (is_at_least(after(state, move), 1 - value, budget) == false) return move;
  }
  return std::nullopt;
}

// The move that may turn out best, as far as is known.
Move Solver::likeliest(const State& state) const {
  const GameOf20::Moves moves = moves_of(state);
  return *std::min_element(moves.begin(), moves.end(), [&](const Move& a, const Move& b) {
    const Bracket left = engine_->known(after(state, a));
    const Bracket right = engine_->known(after(state, b));
    return left.low + left.high < right.low + right.high;
  });
}

std::vector<ValuedMove> Solver::value_moves(const State& state, Goal goal, Budget& budget) {
  std::vector<ValuedMove> out;
  for (const Move& move : moves_of(state)) {
    out.push_back({move, opposite(narrow(after(state, move), goal, budget, false))});
  }
  return out;
}

std::optional<std::vector<Move>> Solver::moves_worth(const State& state, int value,
                                                     Budget& budget) {
  std::vector<Move> out;
  for (const Move& move : moves_of(state)) {
    const auto refuted = is_at_least(after(state, move), 1 - value, budget);
    if (!refuted) return std::nullopt;
    if (!*refuted) out.push_back(move);
  }
  return out;
}

}  // namespace twenties::game_of_20
