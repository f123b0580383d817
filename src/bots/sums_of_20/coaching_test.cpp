#include "bots/sums_of_20/coaching.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "bots/choosing.hpp"
#include "bots/sums_of_20/ending.hpp"
#include "bots/sums_of_20/judge.hpp"
#include "bots/sums_of_20/reasons.hpp"
#include "core/draws.hpp"
#include "core/game_of.hpp"

namespace twenties::sums_of_20 {
namespace {

// A game of two, played on by whoever plays most points now, until `enough` says so.
template <class Enough>
State played_until(std::uint64_t seed, Enough&& enough) {
  Random random(seed);
  State state = SumsOf20::start({});
  while (!SumsOf20::turn(state).is_over() && !enough(state)) {
    if (SumsOf20::turn(state).is_chance()) {
      const std::uint64_t ticket = random.below(SumsOf20::chance_total(state));
      SumsOf20::apply_chance(state, SumsOf20::draw(state, ticket));
    } else {
      const Seat seat = seat_at(state.to_move);
      SumsOf20::apply(state, seat, greedy_move<SumsOf20>(state, seat, random));
    }
  }
  return state;
}

State middle(std::uint64_t seed) {
  return played_until(seed, [](const State& state) {
    return state.phase == Phase::play && tiles_in(state.pool) < 40;
  });
}

// The most points of any play, and by all plays the worth that the judge gives the best.
int most_worth(const State& state, std::size_t seat, int pool) {
  const RackChoices choices(state.racks[seat], pool);
  int most = 0;
  generate_plays(state.board, state.racks[seat], [&](const Move& move, int points) {
    most = std::max(most, points * tenths + choices.kept_after(move));
  });
  return most;
}

TEST(SumsOf20Reasons, NumbersAreThoseOfTheRulesAndTheJudge) {
  for (std::uint64_t seed = 1; seed <= 4; ++seed) {
    const State state = middle(seed);
    const Seat seat = seat_at(state.to_move);
    const View view = SumsOf20::view(state, seat);
    SumsOf20::Moves moves;
    SumsOf20::moves(state, seat, moves);
    for (std::size_t at = 0; at < moves.size(); at += 37) {
      if (moves[at].act > Act::down) continue;
      const TurnTerms terms = terms_of(view, moves[at]);
      EXPECT_EQ(terms.points,
                points_of(SumsOf20::explain_move(state, seat, moves[at]).parts, seat));
      State after = state;
      SumsOf20::apply(after, seat, moves[at]);
      const std::size_t next = 1U - state.to_move;
      const int pool = std::max(0, tiles_in(after.pool) - moves[at].count);
      if (!terms.replied || terms.replied->act > Act::down) continue;
      const RackChoices choices(after.racks[next], pool);
      EXPECT_EQ(terms.reply * tenths + choices.kept_after(*terms.replied),
                most_worth(after, next, pool));
    }
  }
}

TEST(SumsOf20Reasons, AreTheDifferencesOfTheTerms) {
  const State state = middle(2);
  const View view = SumsOf20::view(state, seat_at(state.to_move));
  SumsOf20::Moves moves;
  SumsOf20::moves(state, seat_at(state.to_move), moves);
  const TurnTerms one = terms_of(view, moves[0]);
  const TurnTerms other = terms_of(view, moves[5]);
  const std::vector<Reason> found = reasons(view, moves[0], moves[5]);
  ASSERT_EQ(found.size(), 3U);
  EXPECT_EQ(found[0].points, one.points - other.points);
  EXPECT_EQ(found[1].points, other.reply - one.reply);
  EXPECT_EQ(found[0].message.find("best")->number, one.points);
  EXPECT_EQ(found[0].message.find("played")->number, other.points);
}

TEST(SumsOf20Coach, TheLineHasTheReplyOfTheNextSeat) {
  const State state = middle(3);
  const GameOf<SumsOf20> game(state);
  const Seat seat = seat_at(state.to_move);
  const std::string pass = SumsOf20::print_move({});
  const Comparison found = judge().judge(game, seat, pass, {.samples = 4});
  ASSERT_EQ(found.line.size(), 2U);
  EXPECT_EQ(found.line[0], found.best);
  State after = state;
  SumsOf20::apply(after, seat, *SumsOf20::read_move(found.best));
  after.phase = Phase::play;
  after.to_move = static_cast<std::uint8_t>(1U - state.to_move);
  EXPECT_TRUE(SumsOf20::check(after, seat_at(after.to_move), *SumsOf20::read_move(found.line[1])));
}

TEST(SumsOf20Coach, ASolvedEndingIsExact) {
  int checked = 0;
  for (std::uint64_t seed = 1; seed <= 12 && checked < 2; ++seed) {
    const State state = played_until(seed, [](const State& each) {
      return each.phase == Phase::play && tiles_in(each.pool) == 0;
    });
    if (SumsOf20::turn(state).is_over()) continue;
    const GameOf<SumsOf20> game(state);
    const Seat seat = seat_at(state.to_move);
    Budget budget({.nodes = 60'000});
    EndingSearch search(state, budget);
    const EndingResult solved = search.solve();
    if (!solved.exact) continue;
    ++checked;
    const PositionValue value = judge().value(game, {});
    ASSERT_EQ(value.samples.size(), 1U);
    EXPECT_EQ(value.mean().points[state.to_move], solved.value);
    for (const std::string& move : game.moves(seat)) {
      const Comparison choice = judge().judge(game, seat, move, {.samples = 4});
      if (!choice.exact) continue;
      EXPECT_EQ(choice.best_value.points[state.to_move], solved.value);
      EXPECT_LE(choice.played_value.points[state.to_move], solved.value);
      const bool is_best = choice.played_value.points == choice.best_value.points;
      EXPECT_EQ(choice.best == move, is_best) << move;
    }
  }
  EXPECT_EQ(checked, 2);
}

}  // namespace
}  // namespace twenties::sums_of_20
