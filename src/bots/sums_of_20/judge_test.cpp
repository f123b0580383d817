#include "bots/sums_of_20/judge.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "bots/choosing.hpp"
#include "core/draws.hpp"
#include "games/sums_of_20/table_for_tests.hpp"

namespace twenties::sums_of_20 {
namespace {

Counts rack_of(std::string_view digits) {
  Counts rack{};
  for (const char digit : digits) {
    ++rack[kind_of(digit == '*' ? wild : static_cast<Tile>(digit - '0'))];
  }
  return rack;
}

TEST(LeaveValues, EveryChoiceOfUpToFourTilesHasItsOwnPlace) {
  Counts all;
  all.fill(most_kept);
  std::set<std::size_t> seen;
  for (int count = 0; count <= most_kept; ++count) {
    list_draws(all, count, [&](const Counts& kept, std::uint64_t) {
      EXPECT_LT(leave_index(kept), leaves);
      EXPECT_TRUE(seen.insert(leave_index(kept)).second);
    });
  }
  EXPECT_EQ(seen.size(), leaves);
}

TEST(LeaveValues, AWildIsWorthKeepingAndFourTilesAreABurden) {
  EXPECT_GT(leave_values[leave_index(rack_of("*"))], leave_values[leave_index(rack_of("9"))]);
  EXPECT_GT(leave_values[leave_index(rack_of(""))], leave_values[leave_index(rack_of("1111"))]);
}

TEST(RackChoices, KnowsWhatIsKeptAfterEachPlay) {
  const RackChoices choices(rack_of("1157*"), lasting_pool);
  EXPECT_EQ(choices.kept_after(move_of("a1 across 1 7")),
            leave_values[leave_index(rack_of("15*"))]);
  EXPECT_EQ(choices.kept_after(move_of("a1 across 1 1 5 7 *6")), leave_values[0]);
  const RackChoices late(rack_of("1157*"), 0);
  EXPECT_EQ(late.kept_after(move_of("a1 across 1 7")), 0) << "nothing lasts without a pool";
}

// Positions of greedy games, some with wilds.
template <class Visit>
void for_each_position(Visit&& visit) {
  for (std::uint64_t seed = 1; seed <= 6; ++seed) {
    Random random(seed);
    State state = SumsOf20::start({});
    while (!SumsOf20::turn(state).is_over()) {
      if (SumsOf20::turn(state).is_chance()) {
        const std::uint64_t ticket = random.below(SumsOf20::chance_total(state));
        SumsOf20::apply_chance(state, SumsOf20::draw(state, ticket));
        continue;
      }
      visit(std::as_const(state));
      const Seat seat = seat_at(state.to_move);
      SumsOf20::apply(state, seat, greedy_move<SumsOf20>(state, seat, random));
    }
  }
}

TEST(BestPlay, IsTheBestOfAllPlays) {
  int plays = 0;
  for_each_position([&](const State& state) {
    const Counts& rack = state.racks[state.to_move];
    const RackChoices choices(rack, tiles_in(state.pool));
    int most = INT32_MIN;
    judge_plays(state.board, rack, choices, [&](const JudgedMove& each) {
      most = std::max(most, each.worth);
      ++plays;
    });
    const auto best = best_play(state.board, rack, choices);
    ASSERT_EQ(best.has_value(), most != INT32_MIN);
    if (best) {
      ASSERT_EQ(best->worth, most);
      ASSERT_EQ(gain<SumsOf20>(state, seat_at(state.to_move), best->move) >= best->points, true);
      ASSERT_TRUE(SumsOf20::check(state, seat_at(state.to_move), best->move));
    }
  });
  EXPECT_GT(plays, 1000);
}

}  // namespace
}  // namespace twenties::sums_of_20
