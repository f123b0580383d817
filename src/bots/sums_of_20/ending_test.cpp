#include "bots/sums_of_20/ending.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>

#include "bots/choosing.hpp"
#include "core/draws.hpp"
#include "games/sums_of_20/table_for_tests.hpp"

namespace twenties::sums_of_20 {
namespace {

int margin_of(const State& state, std::size_t seat) {
  const Scores scores = SumsOf20::scores(state);
  return scores[seat] - scores[1 - seat];
}

// The slow twin: every move of the rules, to the end of the game. Gives the final margin of the
// seat to move. Remembers states, since passes lead to the same plays again.
int plain_value(const State& state) {
  static std::map<std::uint64_t, int> known;
  const auto [found, is_new] = known.try_emplace(hash_bytes(state), 0);
  if (!is_new) return found->second;
  const std::size_t seat = state.to_move;
  std::vector<Move> moves;
  SumsOf20::moves(state, seat_at(state.to_move), moves);
  int best = INT32_MIN;
  for (const Move& move : moves) {
    State next = state;
    SumsOf20::apply(next, seat_at(state.to_move), move);
    const bool over = SumsOf20::turn(next).is_over();
    best = std::max(best, over ? margin_of(next, seat) : -plain_value(next));
  }
  return found->second = best;
}

std::vector<Move> plain_best_moves(const State& state) {
  const int value = plain_value(state);
  std::vector<Move> moves;
  SumsOf20::moves(state, seat_at(state.to_move), moves);
  std::erase_if(moves, [&](const Move& move) {
    State next = state;
    SumsOf20::apply(next, seat_at(state.to_move), move);
    const bool over = SumsOf20::turn(next).is_over();
    return (over ? margin_of(next, state.to_move) : -plain_value(next)) != value;
  });
  return moves;
}

// Positions with an empty pool and few tiles, out of games of which all moves are random but the
// largest plays are taken more often.
std::vector<State> small_endings(int count, int most_tiles, int rules) {
  std::vector<State> out;
  for (std::uint64_t seed = 1; static_cast<int>(out.size()) < count; ++seed) {
    Random random(seed);
    State state = SumsOf20::start({.half_pool = true, .rules = rules});
    while (!SumsOf20::turn(state).is_over()) {
      if (SumsOf20::turn(state).is_chance()) {
        const std::uint64_t ticket = random.below(SumsOf20::chance_total(state));
        SumsOf20::apply_chance(state, SumsOf20::draw(state, ticket));
        continue;
      }
      const int tiles = tiles_in(state.racks[0]) + tiles_in(state.racks[1]);
      if (tiles_in(state.pool) == 0 && tiles <= most_tiles) {
        out.push_back(state);
        break;
      }
      const Seat seat = seat_at(state.to_move);
      SumsOf20::apply(state, seat,
                      random.below(3) == 0 ? random_move<SumsOf20>(state, seat, random)
                                           : greedy_move<SumsOf20>(state, seat, random));
    }
  }
  return out;
}

class EndingByRules : public testing::TestWithParam<int> {};

INSTANTIATE_TEST_SUITE_P(Versions, EndingByRules, testing::Values(1, 2));

TEST_P(EndingByRules, IsWhatTheRulesPlayedOutGive) {
  int choices = 0;
  for (const State& state : small_endings(30, 5, GetParam())) {
    SCOPED_TRACE(SumsOf20::print_position(state));
    Budget budget(Limits{});
    EndingSearch search(state, budget);
    const EndingResult result = search.solve();
    ASSERT_TRUE(result.exact);
    ASSERT_EQ(result.value, plain_value(state));
    const std::vector<Move> best = plain_best_moves(state);
    ASSERT_EQ(search.best_moves(), best);
    ASSERT_TRUE(std::ranges::binary_search(best, result.best));
    std::vector<Move> moves;
    SumsOf20::moves(state, seat_at(state.to_move), moves);
    choices += moves.size() > best.size() ? 1 : 0;
  }
  EXPECT_GT(choices, 10) << "there was nothing to choose";
}

TEST_P(EndingByRules, ValuesEveryMoveAsTheRulesDo) {
  for (const State& state : small_endings(8, 4, GetParam())) {
    SCOPED_TRACE(SumsOf20::print_position(state));
    Budget budget(Limits{});
    EndingSearch search(state, budget);
    search.solve();
    std::vector<Move> moves;
    SumsOf20::moves(state, seat_at(state.to_move), moves);
    for (const Move& move : moves) {
      State next = state;
      SumsOf20::apply(next, seat_at(state.to_move), move);
      const bool over = SumsOf20::turn(next).is_over();
      const EndingResult result = search.value_of(move);
      ASSERT_TRUE(result.exact);
      ASSERT_EQ(result.value, over ? margin_of(next, state.to_move) : -plain_value(next))
          << SumsOf20::print_move(move);
    }
  }
}

// However many idle turns there were before: with each one fewer passes are left (5.2).
TEST_P(EndingByRules, IsTheSameAfterIdleTurns) {
  int differences = 0;
  for (const State& start : small_endings(12, 4, GetParam())) {
    const int without = plain_value(start);
    for (State state = start; !SumsOf20::turn(state).is_over();
         SumsOf20::apply(state, seat_at(state.to_move), Move{})) {
      SCOPED_TRACE(SumsOf20::print_position(state));
      Budget budget(Limits{});
      EndingSearch search(state, budget);
      const EndingResult result = search.solve();
      ASSERT_TRUE(result.exact);
      ASSERT_EQ(result.value, plain_value(state));
      ASSERT_EQ(search.best_moves(), plain_best_moves(state));
      differences += state.to_move == start.to_move && result.value != without ? 1 : 0;
    }
  }
  EXPECT_EQ(differences, 0) << "a pass that comes back changes nothing";
}

TEST_P(EndingByRules, ItsLineLeadsToItsValue) {
  int finished = 0;
  for (const State& start : small_endings(20, 8, GetParam())) {
    Budget budget(Limits{});
    const EndingResult result = EndingSearch(start, budget).solve();
    State state = start;
    for (const Move& move : result.line) {
      ASSERT_FALSE(SumsOf20::turn(state).is_over());
      ASSERT_TRUE(SumsOf20::check(state, seat_at(state.to_move), move));
      SumsOf20::apply(state, seat_at(state.to_move), move);
    }
    // What the table has forgotten is missing at the end of a line.
    if (!SumsOf20::turn(state).is_over()) continue;
    ++finished;
    EXPECT_EQ(margin_of(state, start.to_move), result.value) << SumsOf20::print_position(start);
  }
  EXPECT_GT(finished, 10);
}

TEST_P(EndingByRules, KnowsThatTheTimeIsUp) {
  int differences = 0;
  for (State state : small_endings(20, 4, GetParam())) {
    const int without = plain_value(state);
    state.minutes = 20;
    SumsOf20::time_up(state);
    if (SumsOf20::turn(state).is_over()) continue;
    Budget budget(Limits{});
    const EndingResult result = EndingSearch(state, budget).solve();
    ASSERT_EQ(result.value, plain_value(state)) << SumsOf20::print_position(state);
    differences += result.value != without ? 1 : 0;
  }
  EXPECT_GT(differences, 0) << "the time never mattered";
}

TEST(Ending, HasAMoveHoweverLittleItMayThink) {
  const State state = with_last_tiles({"12345", "6789*"});
  Budget budget({.nodes = 1});
  const EndingResult result = EndingSearch(state, budget).solve();
  EXPECT_FALSE(result.exact);
  EXPECT_TRUE(SumsOf20::check(state, first_seat, result.best));
}

TEST(Ending, IsOnlyForTwoWithAnEmptyPool) {
  EXPECT_TRUE(EndingSearch::can_solve(with_last_tiles({"12", "34"}), 0));
  EXPECT_FALSE(EndingSearch::can_solve(with_last_tiles({"12", "34"}), 1));
  EXPECT_FALSE(EndingSearch::can_solve(with_last_tiles({"12", "34", "5"}), 0));
}

}  // namespace
}  // namespace twenties::sums_of_20
