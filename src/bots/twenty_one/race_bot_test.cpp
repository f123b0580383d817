#include "bots/twenty_one/race_bot.hpp"

#include <gtest/gtest.h>

#include "bots/twenty_one/bots.hpp"
#include "bots/twenty_one/race.hpp"
#include "games/twenty_one/marking.hpp"

namespace twenties::twenty_one {
namespace {

Thought think(std::string_view level, const State& state, Seat seat, std::string_view also = {},
              Limits limits = {.nodes = 256}) {
  const ViewOf<TwentyOne> view(TwentyOne::view(state, seat), seat);
  const auto player = make_player(TwentyOne::info(), level);
  return player->bot->think({.view = view, .seed = 7, .limits = limits, .also = also});
}

// Two players in their last row; seat 1 has this many points. On sheets A and B the last rows
// print R G W K B Y and B R Y W G K from 6 to 1.
State last_row(int points, std::initializer_list<Colour> open, const SixValues& dice) {
  State state = TwentyOne::start({.sheets_named = true, .sheets = {0, 1}});
  state.phase = Phase::mark;
  state.complete_rows = {4, 4};
  state.points = {static_cast<std::uint8_t>(points), 80};
  state.dice = dice;
  Row& row = state.rows[0][4];
  row = six_sevens;
  for (const Colour colour : open) row.set(colour, 0);
  return state;
}

SixValues all_dice(int face) {
  SixValues dice;
  for (int colour = 0; colour < colour_count; ++colour) dice.set(colour_at(colour), face);
  return dice;
}

TEST(TwentyOneMaster, EndsTheRaceWhenAhead) {
  const State state = last_row(120, {Colour::red, Colour::green}, all_dice(2));
  const Thought thought = think("master", state, seat_at(0));
  EXPECT_EQ(thought.move,
            TwentyOne::print_move(Move::write(only(Colour::red) | only(Colour::green))));
  EXPECT_GT(thought.evaluation.values[0], 0.99);
}

TEST(TwentyOneMaster, DoesNotEndTheRaceWhenBehind) {
  const State state = last_row(70, {Colour::red, Colour::green}, all_dice(3));
  const Thought thought = think("master", state, seat_at(0), "write green red");
  const Move move = *TwentyOne::read_move(thought.move);
  const RowMark mark = row_mark(state, seat_at(0), move);
  EXPECT_EQ(std::popcount(mark.spaces), 1) << thought.move;
  EXPECT_GT(thought.evaluation.values[0], 0);
  ASSERT_TRUE(thought.also);
  EXPECT_EQ(thought.also->values[0], 0) << "76 points, and seat 2 has 80";
}

TEST(TwentyOneBots, ValueAnotherMoveOnTheSameScale) {
  const State state = last_row(120, {Colour::red, Colour::green}, all_dice(2));
  const std::string other = TwentyOne::print_move(Move::cross(5));
  for (const std::string_view level : {"gentle", "steady", "sharp", "master"}) {
    const Thought thought = think(level, state, seat_at(0), other);
    ASSERT_TRUE(thought.also) << level;
    EXPECT_EQ(thought.also->unit, Evaluation::Unit::wins);
    EXPECT_EQ(thought.also->values.size(), 2U);
    EXPECT_LE(thought.also->values[0], think("master", state, seat_at(0)).evaluation.values[0]);
    EXPECT_FALSE(thought.also->exact);
    EXPECT_FALSE(think(level, state, seat_at(0), "nonsense").also);
    EXPECT_FALSE(think(level, state, seat_at(0), "reroll").also) << "not legal now";
  }
}

TEST(TwentyOneBots, ValueBothWaysToTreatTheDice) {
  State state = last_row(70, {Colour::red, Colour::green, Colour::white}, all_dice(6));
  state.phase = Phase::decide;
  const Thought thought = think("master", state, seat_at(0), "keep");
  EXPECT_EQ(thought.move, "reroll") << "a lone 6 or nothing, and ten points behind";
  ASSERT_TRUE(thought.also);
  EXPECT_LT(thought.also->values[0], thought.evaluation.values[0]);
  EXPECT_GT(thought.evaluation.error, thought.also->error) << "the rolls are sampled";
  EXPECT_EQ(thought.line.front(), thought.move);
}

// (3.7)
TEST(TwentyOneBots, CrossTheLeftmostSpaceByChoiceInVersion1Alone) {
  for (const int rules : {1, 2}) {
    State state = last_row(70, {Colour::red, Colour::yellow}, all_dice(1));
    state.dice.set(Colour::red, 6);
    state.rules = static_cast<std::uint8_t>(rules);
    state.cross = leftmost_rule(rules);
    for (const Level& level : bots().levels) {
      const Thought thought = think(level.name, state, seat_at(0), "cross 6");
      EXPECT_TRUE(TwentyOne::check(state, seat_at(0), *TwentyOne::read_move(thought.move)))
          << level.name << ' ' << thought.move;
    }
    EXPECT_EQ(think("master", state, seat_at(0), "cross 6").also.has_value(), rules == 1);
  }
}

TEST(TwentyOneMaster, RollsAgainWhatServesTheOthersMoreThanItself) {
  State state = TwentyOne::start({.players = 2, .sheets_named = true, .sheets = {0, 1}});
  state.phase = Phase::decide;
  // Row 1 of sheet B is K W B G Y R: six matches for seat 2.
  int value = 6;
  for (const Colour colour :
       {Colour::black, Colour::white, Colour::blue, Colour::green, Colour::yellow, Colour::red}) {
    state.dice.set(colour, value--);
  }
  const Thought master = think("master", state, seat_at(0), "keep");
  EXPECT_EQ(master.move, "reroll");
  EXPECT_LT(master.also->values[0] + 0.1, master.evaluation.values[0]);
}

TEST(TwentyOneBots, AnswerWithTheSmallestLimits) {
  State state = last_row(70, {Colour::red}, all_dice(6));
  for (const Phase phase : {Phase::decide, Phase::mark}) {
    state.phase = phase;
    StopFlag stopped;
    stopped.stop();
    const ViewOf<TwentyOne> view(TwentyOne::view(state, seat_at(0)), seat_at(0));
    for (const Level& level : bots().levels) {
      const auto bot = bots().make(level);
      const std::string move = bot->think({.view = view, .limits = {.nodes = 1}}).move;
      EXPECT_TRUE(TwentyOne::check(state, seat_at(0), *TwentyOne::read_move(move))) << move;
      const std::string hasty = bot->think({.view = view, .limits = {}, .watch = &stopped}).move;
      EXPECT_TRUE(TwentyOne::check(state, seat_at(0), *TwentyOne::read_move(hasty))) << hasty;
    }
  }
}

}  // namespace
}  // namespace twenties::twenty_one
