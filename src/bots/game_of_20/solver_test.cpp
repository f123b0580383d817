#include "bots/game_of_20/solver.hpp"
#include "base/rounds_for_tests.hpp"

#include <gtest/gtest.h>

#include "bots/game_of_20/positions_for_tests.hpp"
#include "bots/game_of_20/solver/future.hpp"

namespace twenties::game_of_20 {
namespace {

constexpr std::size_t small_memory = std::size_t{1} << 20U;

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

// The slow twin: the whole tree, by the rules alone.
int twin_value(const State& state) {
  if (state.stage == Stage::over) {
    return state.hand_sums[state.to_move ^ 1U] - state.hand_sums[state.to_move];
  }
  int best = -1000;
  for (const Move& move : moves_of(state)) best = std::max(best, -twin_value(after(state, move)));
  return best;
}

// Late positions, as they come up in play and as they can be read.
template <class Visit>
void late_positions(int count, Visit&& visit) {
  Random random(20);
  for (int i = 0; i < count; ++i) {
    const State state = random_position(random, 11 + static_cast<int>(random.below(7)));
    if (state.stage != Stage::placing) continue;
    visit(state);
    visit(redealt(state, random));
  }
}

Solution solved(Solver& solver, const State& state, Goal goal = Goal::exact) {
  Budget budget({});
  return solver.solve(state, goal, budget);
}

TEST(Solver, KnowsTheValueThatTheWholeTreeHas) {
  Solver solver(small_memory);
  late_positions(rounds(600), [&](const State& state) {
    const Solution solution = solved(solver, state);
    ASSERT_TRUE(solution.value.is_exact());
    ASSERT_EQ(solution.value.low, twin_value(state)) << GameOf20::print_position(state);
  });
}

TEST(Solver, ItsLineIsPlayedToTheEndAndIsWorthTheValue) {
  Solver solver(small_memory);
  late_positions(300, [&](const State& state) {
    const Solution solution = solved(solver, state);
    State at = state;
    for (const Move& move : solution.line) {
      ASSERT_TRUE(GameOf20::check(at, seat_of(at, at.to_move), move));
      at = after(at, move);
    }
    ASSERT_EQ(at.stage, Stage::over);
    const std::size_t mover = state.to_move;
    ASSERT_EQ(at.hand_sums[mover ^ 1U] - at.hand_sums[mover], solution.value.low);
  });
}

TEST(Solver, OutcomeIsTheSignOfTheValue) {
  Solver exact(small_memory);
  Solver outcome(small_memory);
  late_positions(rounds(600), [&](const State& state) {
    const int value = solved(exact, state).value.low;
    const Bracket bracket = solved(outcome, state, Goal::outcome).value;
    ASSERT_TRUE(bracket.is_decided());
    ASSERT_LE(bracket.low, value);
    ASSERT_GE(bracket.high, value);
  });
}

TEST(Solver, EveryMoveHasTheValueOfWhatComesAfterIt) {
  Solver solver(small_memory);
  late_positions(150, [&](const State& state) {
    Budget budget({});
    const int best = twin_value(state);
    std::vector<Move> worth;
    for (const ValuedMove& valued : solver.value_moves(state, Goal::exact, budget)) {
      const int value = -twin_value(after(state, valued.move));
      ASSERT_EQ(valued.value.low, value);
      ASSERT_EQ(valued.value.high, value);
      if (value >= best) worth.push_back(valued.move);
    }
    ASSERT_EQ(solver.moves_worth(state, best, budget), worth);
    ASSERT_EQ(solver.is_at_least(state, best, budget), true);
    ASSERT_EQ(solver.is_at_least(state, best + 1, budget), false);
  });
}

TEST(Solver, TurnedAndMirroredBoardsHaveTheSameValue) {
  Random random(8);
  for (int i = 0; i < 12; ++i) {
    const State state = random_position(random, 9);
    Solver first(small_memory);
    const int value = solved(first, state).value.low;
    for (int way = 1; way < 8; ++way) {
      Solver fresh(small_memory);
      ASSERT_EQ(solved(fresh, seen_otherwise(state, way)).value.low, value);
    }
  }
}

TEST(Solver, EarlierQuestionsDoNotChangeAnAnswer) {
  Random random(9);
  Solver old(small_memory);
  for (int i = 0; i < 20; ++i) {
    const State state = random_position(random, 8);
    Solver fresh(small_memory);
    ASSERT_EQ(solved(old, state).value.low, solved(fresh, state).value.low);
  }
}

TEST(Solver, WorksWithHardlyAnyMemory) {
  Random random(10);
  Solver forgetful(1);
  Solver solver(small_memory);
  for (int i = 0; i < 20; ++i) {
    const State state = random_position(random, 11);
    ASSERT_EQ(solved(forgetful, state).value.low, solved(solver, state).value.low);
  }
}

TEST(Solver, AnotherSeedGivesTheSameAnswers) {
  Random random(15);
  Solver solver(small_memory);
  Solver other(small_memory, 1, 7);
  for (int i = 0; i < 20; ++i) {
    const State state = random_position(random, 9);
    ASSERT_EQ(solved(other, state).value.low, solved(solver, state).value.low);
  }
}

TEST(Solver, BoundsHoldWithoutSearch) {
  late_positions(rounds(600), [&](const State& state) {
    const Next next = future_of(state);
    const std::size_t mover = next.same_hand ? state.to_move : state.to_move ^ 1U;
    const int value = next.same_hand ? twin_value(state) : -twin_value(state);
    const int gain = value - state.hand_sums[mover ^ 1U] + state.hand_sums[mover];
    const Gains bounds = bounds_of(next.future);
    ASSERT_LE(bounds.low, gain) << GameOf20::print_position(state);
    ASSERT_GE(bounds.high, gain) << GameOf20::print_position(state);
  });
}

TEST(Solver, ALimitOfNodesGivesTheSameAnswerOnAnyNumberOfThreads) {
  Random random(11);
  const State state = random_position(random, 4);
  const auto think = [&](int threads) {
    Solver solver(small_memory, threads);
    Budget budget({.nodes = 3000, .threads = threads});
    return solver.solve(state, Goal::exact, budget);
  };
  const Solution one = think(1);
  EXPECT_FALSE(one.value.is_exact());
  ASSERT_EQ(one.line.size(), 1U);
  EXPECT_TRUE(GameOf20::check(state, seat_of(state, state.to_move), one.line[0]));
  EXPECT_LT(one.nodes, 3500U);
  const Solution three = think(3);
  EXPECT_EQ(three.value.low, one.value.low);
  EXPECT_EQ(three.value.high, one.value.high);
  EXPECT_EQ(three.line, one.line);
}

// Keeps what it is told, and stops the search after so many reports.
class Listener : public Watch {
 public:
  explicit Listener(std::size_t patience) : patience_(patience) {}
  [[nodiscard]] bool wants_stop() const override { return reports.size() >= patience_; }
  void report(const Progress& progress) override { reports.push_back(progress); }

  std::vector<Progress> reports;

 private:
  std::size_t patience_;
};

TEST(Solver, ReportsABracketThatNarrows) {
  Random random(12);
  const State state = random_position(random, 8);
  Listener listener(1000);
  Budget budget({}, &listener);
  Solver solver(small_memory);
  const Solution solution = solver.solve(state, Goal::exact, budget);
  ASSERT_GE(listener.reports.size(), 2U);
  for (std::size_t i = 1; i < listener.reports.size(); ++i) {
    EXPECT_GE(listener.reports[i].low, listener.reports[i - 1].low);
    EXPECT_LE(listener.reports[i].high, listener.reports[i - 1].high);
  }
  EXPECT_EQ(listener.reports.back().low, solution.value.low);
  EXPECT_EQ(listener.reports.back().high, solution.value.low);
}

TEST(Solver, ToldToStopItGivesTheBracketSoFar) {
  Random random(13);
  const State state = random_position(random, 2);
  Listener listener(1);
  Budget budget({}, &listener);
  Solver solver(small_memory);
  const Solution solution = solver.solve(state, Goal::exact, budget);
  EXPECT_LT(solution.value.low, solution.value.high);
  EXPECT_EQ(solution.line.size(), 1U);
  EXPECT_LT(solution.nodes, 5000U);
}

TEST(Solver, AFinishedGameHasNoLine) {
  Random random(14);
  const State state = random_position(random, 100);
  ASSERT_EQ(state.stage, Stage::over);
  Solver solver(small_memory);
  const Solution solution = solved(solver, state);
  EXPECT_EQ(solution.value.low, twin_value(state));
  EXPECT_TRUE(solution.value.is_exact());
  EXPECT_TRUE(solution.line.empty());
}

}  // namespace
}  // namespace twenties::game_of_20
