#include "bots/game_of_20/placing.hpp"

#include <gtest/gtest.h>

#include "bots/game_of_20/exact_for_tests.hpp"
#include "bots/game_of_20/judgement.hpp"
#include "bots/search/alpha_beta.hpp"

namespace twenties::game_of_20 {
namespace {

using Search = AlphaBeta<GameOf20, PlacementJudge>;

TEST(AlphaBetaOfPlacing, FindsTheValueThatEveryLineTogetherGives) {
  const PlacementJudge judge;
  for_late_positions(40, 2, 11, [&](const State& state) {
    Budget budget({});
    const auto answer = Search(judge, budget, 1U << 20U).search(state, true);
    EXPECT_EQ(judge.points(answer.moves.front().value), 100 * slow_value(state))
        << GameOf20::print_position(state);
    for (const auto& judged : answer.moves) {
      EXPECT_TRUE(judged.is_exact);
      EXPECT_EQ(judge.points(judged.value), 100 * slow_value_of(state, judged.move));
    }
  });
}

TEST(AlphaBetaOfPlacing, TheLineIsLegalAndLeadsToTheValue) {
  const PlacementJudge judge;
  for_late_positions(40, 2, 11, [&](const State& state) {
    Budget budget({});
    const auto answer = Search(judge, budget, 1U << 20U).search(state, false);
    State now = state;
    for (const Move& move : answer.line) {
      const Seat seat = seat_of(now, now.to_move);
      ASSERT_TRUE(GameOf20::check(now, seat, move));
      EXPECT_EQ(slow_value_of(now, move), slow_value(now)) << "a mistake in the line";
      GameOf20::apply(now, seat, move);
    }
  });
}

TEST(AlphaBetaOfPlacing, SaysThatItDidNotReachTheEnd) {
  const PlacementJudge judge;
  const State state = late_position(1, 2, 20);
  Budget budget({});
  const auto answer = Search(judge, budget, 1U << 20U).search(state, true, 2);
  EXPECT_EQ(answer.depth, 2);
  EXPECT_FALSE(answer.moves.front().is_exact);
  EXPECT_FALSE(answer.is_proven);
}

TEST(PlacementJudge, TheKeyTellsPositionsWithAnotherFutureApart) {
  const PlacementJudge judge;
  std::vector<std::uint64_t> keys;
  State state = late_position(3, 2, 24);
  GameOf20::Moves moves;
  GameOf20::moves(state, seat_of(state, state.to_move), moves);
  for (const Move& move : moves) {
    State after = state;
    GameOf20::apply(after, seat_of(state, state.to_move), move);
    keys.push_back(judge.key(after));
  }
  std::ranges::sort(keys);
  EXPECT_EQ(std::ranges::unique(keys).size(), 0U);
  EXPECT_GT(keys.size(), 10U);
}

Choice choice_of(const State& state, bool with_solver, double noise, std::uint64_t nodes,
                 std::optional<Move> also = std::nullopt) {
  return choose_place({state, 7, {.nodes = nodes}, nullptr, also, with_solver, noise});
}

TEST(Placing, WithTheSolverNoMoveLosesValue) {
  for_late_positions(40, 2, 11, [&](const State& state) {
    const Choice choice = choice_of(state, true, 0, 1'000'000);
    EXPECT_TRUE(choice.worth.is_exact);
    EXPECT_EQ(choice.worth.value, 100 * slow_value(state)) << GameOf20::print_position(state);
    EXPECT_EQ(slow_value_of(state, choice.move), slow_value(state));
    ASSERT_FALSE(choice.line.empty());
    EXPECT_EQ(choice.line.front(), choice.move);
  });
}

TEST(Placing, AnotherMoveIsValuedAsWell) {
  for_late_positions(20, 2, 11, [&](const State& state) {
    GameOf20::Moves moves;
    GameOf20::moves(state, seat_of(state, state.to_move), moves);
    for (const bool with_solver : {false, true}) {
      const Choice choice = choice_of(state, with_solver, 0, 1'000'000, moves[moves.size() - 1]);
      ASSERT_TRUE(choice.also);
      EXPECT_TRUE(choice.also->is_exact);
      EXPECT_EQ(choice.also->value, 100 * slow_value_of(state, moves[moves.size() - 1]));
    }
  });
}

TEST(Placing, WhoMisjudgesPlaysWorseButSaysWhatTheMoveIsWorth) {
  int mistakes = 0;
  for_late_positions(40, 2, 11, [&](const State& state) {
    const Choice choice = choice_of(state, false, 20, 1'000'000);
    EXPECT_EQ(choice.worth.value, 100 * slow_value_of(state, choice.move));
    mistakes += choice.worth.value < 100 * slow_value(state) ? 1 : 0;
  });
  EXPECT_GT(mistakes, 3);
}

// However little was searched, a value is called exact only if it is the best.
TEST(Placing, WhatIsCalledExactIsTheTruth) {
  int exact = 0;
  int all = 0;
  for_late_positions(60, 2, 12, [&](const State& state) {
    GameOf20::Moves moves;
    GameOf20::moves(state, seat_of(state, state.to_move), moves);
    for (const std::uint64_t nodes : {20U, 60U, 200U, 600U}) {
      const Choice choice = choice_of(state, false, 0, nodes, moves[0]);
      ++all;
      if (choice.worth.is_exact) {
        ++exact;
        EXPECT_EQ(choice.worth.value, 100 * slow_value(state)) << GameOf20::print_position(state);
      }
      if (choice.also->is_exact) {
        EXPECT_EQ(choice.also->value, 100 * slow_value_of(state, moves[0]));
      }
    }
  });
  EXPECT_GT(exact, 0);
  EXPECT_LT(exact, all);
}

TEST(Placing, OneNodeIsEnoughForALegalMove) {
  for_late_positions(40, 2, 22, [&](const State& state) {
    const Choice choice = choice_of(state, true, 0, 1);
    EXPECT_TRUE(GameOf20::check(state, seat_of(state, state.to_move), choice.move));
    EXPECT_FALSE(choice.worth.is_exact);
  });
}

}  // namespace
}  // namespace twenties::game_of_20
