#include <gtest/gtest.h>

#include "games/null_game/rules.hpp"
#include "texts/words.hpp"

namespace twenties::null_game {
namespace {

State with_heap(int heap) {
  State state = NullGame::start({});
  state.started = 1;
  state.heap = static_cast<std::uint8_t>(heap);
  return state;
}

TEST(NullGame, Clause_1_1_HeapHasFiveToSevenCounters) {
  const State state = NullGame::start({});
  EXPECT_TRUE(NullGame::turn(state).is_chance());
  EXPECT_TRUE(NullGame::check_chance(state, {5}));
  EXPECT_EQ(NullGame::check_chance(state, {8}).clause, "1.1");
}

TEST(NullGame, Clause_2_1_TakesOneOrTwo) {
  State state = with_heap(6);
  EXPECT_EQ(in_english(NullGame::check(state, seat_at(0), {3})),
            "take 1 or 2 counters, not 3 (2.1)");
  NullGame::apply(state, seat_at(0), {2});
  EXPECT_EQ(state.heap, 4);
  EXPECT_EQ(NullGame::scores(state)[0], 2);
  EXPECT_TRUE(NullGame::turn(state).has(seat_at(1)));
}

TEST(NullGame, Clause_2_2_NotMoreThanTheHeapHas) {
  EXPECT_EQ(NullGame::check(with_heap(1), seat_at(0), {2}).clause, "2.2");
}

TEST(NullGame, Clause_3_1_EndsWithAnEmptyHeapAndMostPointsWins) {
  State state = with_heap(1);
  NullGame::apply(state, seat_at(0), {1});
  EXPECT_TRUE(NullGame::turn(state).is_over());
  EXPECT_EQ(NullGame::winners(state), SeatSet::of(seat_at(0)));
}

}  // namespace
}  // namespace twenties::null_game
