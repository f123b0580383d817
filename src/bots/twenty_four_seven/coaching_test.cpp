#include "bots/twenty_four_seven/coaching.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "bots/choosing.hpp"
#include "bots/twenty_four_seven/endgame.hpp"
#include "bots/twenty_four_seven/reasons.hpp"
#include "core/game_of.hpp"

namespace twenties::twenty_four_seven {
namespace {

// A game played on by whoever scores most now, until the bag has so few tiles.
State played_until(std::uint64_t seed, int bag, int hands) {
  Random random(seed);
  State state = TwentyFourSeven::start({});
  while (!TwentyFourSeven::turn(state).is_over()) {
    if (state.stage == Stage::place && state.bag.size() <= bag &&
        state.hands[0].size() + state.hands[1].size() <= hands) {
      break;
    }
    if (TwentyFourSeven::turn(state).is_chance()) {
      const std::uint64_t ticket = random.below(TwentyFourSeven::chance_total(state));
      TwentyFourSeven::apply_chance(state, TwentyFourSeven::draw(state, ticket));
    } else {
      const Seat seat = seat_at(state.to_move);
      TwentyFourSeven::apply(state, seat, greedy_move<TwentyFourSeven>(state, seat, random));
    }
  }
  return state;
}

// What the rules give for a tile on a square.
int points_for(State state, int tile, int square) {
  state.hands[state.to_move] = {};
  state.hands[state.to_move].add(tile);
  const Move move{static_cast<std::uint8_t>(tile), static_cast<std::uint8_t>(square)};
  const Seat seat = seat_at(state.to_move);
  if (!TwentyFourSeven::check(state, seat, move)) return 0;
  return points_of(TwentyFourSeven::explain_move(state, seat, move).parts, seat);
}

TEST(TwentyFourSevenReasons, NumbersAreThoseOfTheRules) {
  const State state = played_until(3, 15, 12);
  const Seat seat = seat_at(state.to_move);
  const View view = TwentyFourSeven::view(state, seat);
  TwentyFourSeven::Moves moves;
  TwentyFourSeven::moves(state, seat, moves);
  for (std::size_t at = 0; at < moves.size(); at += 5) {
    const PlacementTerms terms = terms_of(view, moves[at]);
    EXPECT_EQ(terms.points,
              points_of(TwentyFourSeven::explain_move(state, seat, moves[at]).parts, seat));
    State after = state;
    TwentyFourSeven::apply(after, seat, moves[at]);
    after.stage = Stage::place;
    int most = 0;
    int later = 0;
    for (int square = 0; square < square_count; ++square) {
      unseen_by(state.board, view.hand).for_each_number([&](int tile) {
        most = std::max(most, points_for(after, tile, square));
      });
      after.hands[state.to_move].for_each_number(
          [&](int tile) { later = std::max(later, points_for(after, tile, square)); });
    }
    EXPECT_EQ(terms.most, most);
    EXPECT_EQ(terms.later, later);
    EXPECT_LE(terms.reply, most);
    if (most > 0) EXPECT_EQ(points_for(after, terms.tile, terms.square), most);
  }
}

TEST(TwentyFourSevenCoach, AnEndingIsJudgedOverAllDeals) {
  int checked = 0;
  for (std::uint64_t seed = 1; seed <= 20 && checked < 2; ++seed) {
    const State state = played_until(seed, 0, 8);
    const Seat seat = seat_at(state.to_move);
    const View view = TwentyFourSeven::view(state, seat);
    if (TwentyFourSeven::turn(state).is_over() || !is_ending(view)) continue;
    Budget budget({});
    const auto solved = solve_ending(view, 0, 1, budget);
    ASSERT_TRUE(solved);
    const GameOf<TwentyFourSeven> game(state);
    for (const EndingMove& move : solved->moves) {
      const std::string text = TwentyFourSeven::print_move(move_of(move.placement));
      const Comparison choice = judge().judge(game, seat, text, {.samples = 4});
      if (!choice.exact) continue;
      ++checked;
      const auto own = static_cast<std::size_t>(state.to_move);
      EXPECT_DOUBLE_EQ(choice.played_value.points[own],
                       10.0 * static_cast<double>(move.margin) / static_cast<double>(solved->ways));
      EXPECT_GE(choice.best_value.chances[own], choice.played_value.chances[own]);
    }
  }
  EXPECT_GE(checked, 2);
}

}  // namespace
}  // namespace twenties::twenty_four_seven
