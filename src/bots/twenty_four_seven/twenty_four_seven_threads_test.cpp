#include <gtest/gtest.h>

#include "bots/bot.hpp"
#include "bots/twenty_four_seven/endgame.hpp"
#include "games/twenty_four_seven/referee.hpp"

namespace twenties::twenty_four_seven {
namespace {

Thought thought(const State& state, std::string_view level, int threads) {
  const Seat seat = seat_at(state.to_move);
  const ViewOf<TwentyFourSeven> view(TwentyFourSeven::view(state, seat), seat);
  const auto player = make_player(TwentyFourSeven::info(), level);
  return player->bot->think({view, 7, {.nodes = 20'000, .threads = threads}});
}

TEST(TwentyFourSevenThreads, DoNotChangeAnAnswer) {
  Random random(5);
  for (int game = 0; game < 3; ++game) {
    int action = 0;
    play_at_random(2 + game % 3, random, [&](const State& state) {
      if (state.stage != Stage::place || ++action % 8 != 0) return;
      const Thought one = thought(state, "master", 1);
      const Thought four = thought(state, "master", 4);
      ASSERT_EQ(one.move, four.move);
      ASSERT_EQ(one.evaluation.values[0], four.evaluation.values[0]);
      ASSERT_EQ(one.evaluation.exact, four.evaluation.exact);
      ASSERT_EQ(one.nodes, four.nodes);
    });
  }
}

TEST(TwentyFourSevenThreads, SolveTheSameEnding) {
  Random random(9);
  int solved = 0;
  while (solved < 3) {
    play_at_random(2, random, [&](const State& state) {
      const View view = TwentyFourSeven::view(state, seat_at(state.to_move));
      if (!is_ending(view) || state.hands[0].size() + state.hands[1].size() != 6) return;
      Budget alone({.threads = 1});
      Budget together({.threads = 4});
      const auto one = solve_ending(view, 0, 1, alone);
      const auto four = solve_ending(view, 0, 1, together);
      ASSERT_EQ(one->nodes, four->nodes);
      ASSERT_EQ(one->moves.front().placement, four->moves.front().placement);
      ASSERT_EQ(one->moves.front().margin, four->moves.front().margin);
      ++solved;
    });
  }
}

}  // namespace
}  // namespace twenties::twenty_four_seven
