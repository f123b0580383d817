#include "bots/sums_of_20/thinking_bot.hpp"

#include <gtest/gtest.h>

#include "bots/choosing.hpp"
#include "bots/sums_of_20/ending.hpp"
#include "core/draws.hpp"
#include "games/sums_of_20/plays.hpp"
#include "games/sums_of_20/table_for_tests.hpp"

namespace twenties::sums_of_20 {
namespace {

Thought think(const State& state, const Limits& limits, std::string_view also = {},
              Watch* watch = nullptr) {
  const Seat seat = seat_at(state.to_move);
  const ViewOf<SumsOf20> view(SumsOf20::view(state, seat), seat);
  return make_thinking_bot({})->think({view, 20, limits, watch, also});
}

// Two racks on a given board; all other tiles are in the pool.
State table_with(std::string_view first, std::string_view second) {
  State state = with_last_tiles({std::string(first), std::string(second)});
  state.board = {};
  state.pool = yellow_supply;
  for (const Counts& rack : state.racks) {
    for (std::size_t kind = 0; kind < kinds; ++kind) {
      state.pool[kind] = static_cast<std::uint8_t>(state.pool[kind] - rack[kind]);
    }
  }
  return state;
}

void put(State& state, std::string_view square, Tile tile) {
  state.board[static_cast<std::size_t>(square_at(square))] = tile;
}

TEST(ThinkingBot, TradesWhenNothingCanBePlayedAndThePoolLasts) {
  State state = table_with("99998", "12345");
  put(state, "h8", 1);
  ASSERT_FALSE(has_play(state.board, Surroundings(state.board), state.racks[0]));
  EXPECT_TRUE(think(state, {.nodes = 3000}).move.starts_with("trade")) << "and does not pass";
}

// The other seat can play its whole rack to the right of a1, for 55 points, and nowhere else.
TEST(ThinkingBot, BlocksRatherThanTakeThreePointsMore) {
  State state = table_with("11278", "12345");
  put(state, "a1", 5);
  put(state, "a6", 16);
  Random random(1);
  const Move greedy = greedy_move<SumsOf20>(state, first_seat, random);
  ASSERT_EQ(gain<SumsOf20>(state, first_seat, greedy), 19);
  ASSERT_NE(square_at("b1"), greedy.place);
  const Thought thought = think(state, {.nodes = 3000});
  const Move move = move_of(thought.move);
  EXPECT_EQ(gain<SumsOf20>(state, first_seat, move), 16) << thought.move;
  EXPECT_EQ(square_at("b1"), move.place) << thought.move;
}

TEST(ThinkingBot, ValuesAnotherMoveOnTheSameTrials) {
  const State state = with_racks("1 2 4 7 8", "1 2 3 4 5");
  const Thought thought = think(state, {.nodes = 2000}, "pass");
  ASSERT_TRUE(thought.also);
  EXPECT_NE(thought.move, "pass");
  EXPECT_GT(thought.evaluation.values[0], thought.also->values[0] + 10);
  EXPECT_GT(thought.evaluation.error, 0);
  EXPECT_LT(thought.evaluation.error, 10);
  EXPECT_NEAR(thought.evaluation.values[0], -thought.evaluation.values[1], 1e-9);
  EXPECT_EQ(think(state, {.nodes = 2000}, "a1 9").also.has_value(), false) << "not a legal move";
}

TEST(ThinkingBot, SaysHowItExpectsThePlayToGoOn) {
  State state = with_racks("1 2 4 7 8", "1 2 3 4 5");
  const Thought thought = think(state, {.nodes = 2000});
  ASSERT_EQ(thought.line.size(), 2U);
  EXPECT_EQ(thought.line[0], thought.move);
  play(state, first_seat, thought.line[0]);
  let_chance(state, cat("draw 1 ", print_tiles([&] {
                          Counts drawn{};
                          drawn[0] = static_cast<std::uint8_t>(5 - tiles_in(state.racks[0]));
                          return drawn;
                        }())));
  play(state, second_seat, thought.line[1]);
}

TEST(ThinkingBot, IsExactOnceThePoolIsEmpty) {
  const State state = with_last_tiles({"128", "347"});
  const Thought thought = think(state, {}, "pass");
  EXPECT_TRUE(thought.evaluation.exact);
  EXPECT_EQ(thought.evaluation.error, 0);
  Budget budget(Limits{});
  EndingSearch search(state, budget);
  EXPECT_EQ(thought.evaluation.values[0], search.solve().value);
  EXPECT_EQ(thought.evaluation.values[1], -thought.evaluation.values[0]);
  ASSERT_TRUE(thought.also);
  EXPECT_TRUE(thought.also->exact);
  EXPECT_EQ(thought.also->values[0], search.value_of(Move{}).value);
  EXPECT_FALSE(think(with_last_tiles({"128", "347", "1"}), {.nodes = 500}).evaluation.exact);
}

TEST(ThinkingBot, HasALegalMoveHoweverLittleItMayThink) {
  StopFlag stopped;
  stopped.stop();
  for (const State& state :
       {with_racks("1 2 4 7 8", "1 2 3 4 *"), with_last_tiles({"12345", "6789*"}),
        with_last_tiles({"125", "69*", "1"}), with_last_tiles({"1", "9", "1", "22"})}) {
    for (const Thought& thought : {think(state, {.nodes = 1}), think(state, {}, {}, &stopped)}) {
      EXPECT_TRUE(SumsOf20::check(state, first_seat, move_of(thought.move))) << thought.move;
      EXPECT_EQ(thought.evaluation.values.size(), state.players);
    }
  }
}

}  // namespace
}  // namespace twenties::sums_of_20
