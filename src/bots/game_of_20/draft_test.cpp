#include "bots/game_of_20/draft.hpp"

#include <gtest/gtest.h>

#include <vector>

#include "bots/game_of_20/drafting.hpp"
#include "bots/game_of_20/exact_for_tests.hpp"
#include "bots/search/alpha_beta.hpp"

namespace twenties::game_of_20 {
namespace {

// A draft with this many tiles left, in which a seat has to take two.
State draft_with(std::uint64_t seed, int players, int left) {
  Random random(seed);
  State state = GameOf20::start({.players = players});
  GameOf20::Moves moves;
  while (state.stage < Stage::draft || state.pool().size() > left) {
    if (GameOf20::turn(state).is_chance()) {
      GameOf20::apply_chance(state,
                             GameOf20::draw(state, random.below(GameOf20::chance_total(state))));
      continue;
    }
    const Seat seat = seat_of(state, state.to_move);
    GameOf20::moves(state, seat, moves);
    GameOf20::apply(state, seat, moves[random.below(moves.size())]);
  }
  return state;
}

// For the hand to move, by searching every continuation of the draft.
int slow_draft(const State& state, const DraftJudge& judge, std::size_t hand) {
  if (state.stage != Stage::draft) {
    return hand == 0 ? judge.result(state) : -judge.result(state);
  }
  GameOf20::Moves moves;
  GameOf20::moves(state, seat_of(state, state.to_move), moves);
  int best = -1'000'000;
  for (const Move& move : moves) {
    State after = state;
    GameOf20::apply(after, seat_of(state, state.to_move), move);
    best = std::max(best, -slow_draft(after, judge, hand ^ 1U));
  }
  return best;
}

TEST(DraftJudge, ADealIsTheSumOfItsWeights) {
  std::array<std::int16_t, draft_features> weights{};
  for (std::size_t i = 0; i < weights.size(); ++i)
    weights[i] = static_cast<std::int16_t>(i * 7 % 101);
  const DraftJudge judge(weights);
  const State state = late_position(5, 2, 24);
  const int centre = state.board.tile(centre_square);
  const Hand first = state.hand(state.to_move);
  const auto sign = [&](int tile) { return first.holds(tile) ? 1 : -1; };
  int sum = weights[static_cast<std::size_t>(centre - 1)];
  std::size_t pair = 6 + 6 * 18;
  for (int tile = 3; tile <= 20; ++tile) {
    sum += sign(tile) * weights[static_cast<std::size_t>(6 + (centre - 1) * 18 + tile - 3)];
    for (int other = 3; other < tile; ++other) sum += sign(tile) * sign(other) * weights[pair++];
  }
  EXPECT_EQ(judge.deal(first, centre), sum);
  EXPECT_EQ(judge.result(state), state.to_move == 0 ? sum : -sum);
}

TEST(DraftJudge, ADraftUnderWayIsJudgedByTheTilesThatAreWantedMost) {
  std::array<std::int16_t, draft_features> weights{};
  for (std::size_t centre = 0; centre < 6; ++centre) {
    for (std::size_t tile = 0; tile < 18; ++tile) {
      weights[6 + centre * 18 + tile] = static_cast<std::int16_t>(100 - tile);  // low tiles first
    }
  }
  const DraftJudge judge(weights);
  State state = draft_with(4, 2, 7);
  const int value = judge.value(state);
  const std::size_t mover = state.to_move;
  while (state.stage == Stage::draft) {
    const int low = state.pool().lowest();
    const int next = Hand{state.pool().bits & ~(1U << low)}.lowest();
    GameOf20::apply(state, seat_of(state, state.to_move), Move::take(low, next));
  }
  EXPECT_EQ(value, mover == 0 ? judge.result(state) : -judge.result(state));
}

TEST(Drafting, TheSearchFindsWhatEveryWayOfDraftingTogetherGives) {
  const DraftJudge judge;
  for (std::uint64_t seed = 1; seed <= 8; ++seed) {
    const State state = draft_with(seed, 2, 7);
    Budget budget({});
    const auto answer = AlphaBeta<Draft, DraftJudge>(judge, budget, 1U << 20U).search(state, false);
    EXPECT_EQ(answer.moves.front().value, slow_draft(state, judge, state.to_move));
  }
}

TEST(Drafting, PicksAreLegalForAnyLimit) {
  for (const int players : {1, 2}) {
    for (const int left : {18, 17, 11, 5, 3}) {
      for (const std::uint64_t nodes : {1U, 2'000U}) {
        const State state = draft_with(3, players, left);
        const Task task{state, 1, {.nodes = nodes}, nullptr, {}, true, 0};
        const Choice choice = players == 1 ? choose_solo_pick(task) : choose_pick(task);
        EXPECT_TRUE(GameOf20::check(state, seat_of(state, state.to_move), choice.move));
        if (players == 2) {
          EXPECT_FALSE(choice.worth.is_exact) << "deals are only judged";
        }
      }
    }
  }
}

TEST(Drafting, AloneTheLineGoesOnToTheEndOfTheGame) {
  State state = draft_with(6, 1, 5);
  const Choice choice = choose_solo_pick({state, 1, {.nodes = 20'000}, nullptr, {}, true, 0});
  for (const Move& move : choice.line) {
    ASSERT_TRUE(GameOf20::check(state, seat_at(0), move));
    GameOf20::apply(state, seat_at(0), move);
  }
  EXPECT_EQ(state.stage, Stage::over);
  EXPECT_EQ(choice.worth.value, -100 * GameOf20::scores(state)[0]);
}

}  // namespace
}  // namespace twenties::game_of_20
