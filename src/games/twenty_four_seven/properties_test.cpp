#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <vector>

#include "games/twenty_four_seven/conformance.hpp"
#include "games/twenty_four_seven/lines.hpp"
#include "games/twenty_four_seven/placing.hpp"
#include "games/twenty_four_seven/referee.hpp"

namespace twenties::twenty_four_seven {
namespace {

using Game = TwentyFourSeven;

// A position somewhere in a random game, perhaps at its end.
State any_state(Random& random) {
  State state = Game::start({.players = 2 + static_cast<int>(random.below(3))});
  for (auto steps = random.below(100); steps > 0 && !Game::turn(state).is_over(); --steps) {
    step_at_random(state, random);
  }
  return state;
}

// As above, with a seat to move.
State any_turn(Random& random) {
  while (true) {
    const State state = any_state(random);
    if (state.stage == Stage::place) return state;
  }
}

Move any_move(const State& state, Random& random) {
  Game::Moves moves;
  Game::moves(state, seat_at(state.to_move), moves);
  return moves[random.below(moves.size())];
}

// The board turned around by half a turn; its 2x squares turn into each other.
Board turned(const Board& board) {
  Layout layout{};
  for (int square = 0; square < square_count; ++square) {
    layout[static_cast<std::size_t>(square_count - 1 - square)] =
        static_cast<std::uint8_t>(tile_at(board, square));
  }
  return board_of(layout);
}

RC_GTEST_PROP(TwentyFourSevenProperties, NoLineEverPasses24, (std::uint64_t seed)) {
  Random random(seed);
  const State state = any_state(random);
  for_each_bit(tiles_on(state.board), [&](int bit) {
    const int square = square_of(bit);
    for (int axis = 0; axis < axis_count; ++axis) {
      const Line line =
          line_through(state.board, square, tile_at(state.board, square), static_cast<Axis>(axis));
      RC_ASSERT(line.sum() <= 24);
    }
  });
}

RC_GTEST_PROP(TwentyFourSevenProperties, WhereATileFitsAllLowerOnesFit, (std::uint64_t seed)) {
  Random random(seed);
  const Board board = any_state(random).board;
  for (std::size_t number = 1; number < highest_number; ++number) {
    RC_ASSERT((board.fits[number] & ~board.fits[number - 1]) == 0U);
  }
}

RC_GTEST_PROP(TwentyFourSevenProperties, AMoveOnlyNarrowsWhatFitsOnSquaresThatHadANeighbour,
              (std::uint64_t seed)) {
  Random random(seed);
  State state = any_turn(random);
  const Board before = state.board;
  Game::apply(state, seat_at(state.to_move), any_move(state, random));
  for (std::size_t number = 0; number < highest_number; ++number) {
    RC_ASSERT((state.board.fits[number] & before.near & ~before.fits[number]) == 0U);
  }
  RC_ASSERT((blocks_on(before) & ~blocks_on(state.board)) == 0U);
}

RC_GTEST_PROP(TwentyFourSevenProperties, ASkipMeansThatSomebodyElseCanPlace, (std::uint64_t seed)) {
  Random random(seed);
  const State state = any_turn(random);
  const bool skipped = Game::is_skip(any_move(state, random));
  RC_ASSERT(skipped == !can_place(state.board, state.hands[state.to_move]));
  RC_ASSERT(anybody_can_place(state));
}

RC_GTEST_PROP(TwentyFourSevenProperties, OnlyTheMoverGainsAndOnlyTens, (std::uint64_t seed)) {
  Random random(seed);
  State state = any_state(random);
  const Scores before = Game::scores(state);
  const std::size_t mover = state.to_move;
  const bool placing = state.stage == Stage::place;
  if (!Game::turn(state).is_over()) step_at_random(state, random);
  const Scores after = Game::scores(state);
  for (std::size_t seat = 0; seat < after.size(); ++seat) {
    const int gain = after[seat] - before[seat];
    RC_ASSERT(gain >= 0 && gain % 10 == 0);
    RC_ASSERT(gain == 0 || (placing && seat == mover));
  }
}

RC_GTEST_PROP(TwentyFourSevenProperties, HalfATurnOfTheBoardChangesNothing, (std::uint64_t seed)) {
  Random random(seed);
  const State state = any_turn(random);
  const Move each = any_move(state, random);
  RC_PRE(!Game::is_skip(each));
  const Board other = turned(state.board);
  const int opposite = square_count - 1 - each.square;
  Tally here;
  Tally there;
  Board after = state.board;
  place(after, here, each.square, each.tile);
  Board other_after = other;
  place(other_after, there, opposite, each.tile);
  RC_ASSERT(here.points == there.points);
  RC_ASSERT(same_bytes(turned(after), other_after));
  for (int square = 0; square < square_count; ++square) {
    RC_ASSERT(highest_tile_that_fits(state.board, square) ==
              highest_tile_that_fits(other, square_count - 1 - square));
  }
}

RC_GTEST_PROP(TwentyFourSevenProperties, TheOrderOfTwoTilesDoesNotMatterForTheBoard,
              (std::uint64_t seed)) {
  Random random(seed);
  const State state = any_turn(random);
  const Move one = any_move(state, random);
  const Move two = any_move(state, random);
  RC_PRE(!Game::is_skip(one) && one.square != two.square);
  Board forwards = state.board;
  Board backwards = state.board;
  Tally points;
  for (const Move each : {one, two}) place(forwards, points, each.square, each.tile);
  for (const Move each : {two, one}) place(backwards, points, each.square, each.tile);
  RC_ASSERT(same_bytes(forwards, backwards));
}

RC_GTEST_PROP(TwentyFourSevenProperties, ImaginedTablesAreCompleteAndEquallySized,
              (std::uint64_t seed)) {
  Random random(seed);
  const State state = any_state(random);
  const auto seat = static_cast<int>(random.below(state.players + 1U));
  const Seat viewer = seat == state.players ? nobody : seat_at(seat);
  const State imagined = Game::imagine(Game::view(state, viewer), random);
  RC_ASSERT(ConformanceCases<Game>::conserved(imagined).empty());
  RC_ASSERT(imagined.aside.size() == state.aside.size());
  RC_ASSERT(imagined.bag.size() == state.bag.size());
  for (std::size_t each = 0; each < state.players; ++each) {
    RC_ASSERT(imagined.hands[each].size() == state.hands[each].size());
  }
}

RC_GTEST_PROP(TwentyFourSevenProperties, RefusalsNameAClauseAndNumbers, (std::uint64_t seed)) {
  Random random(seed);
  const State state = any_turn(random);
  const Move each{static_cast<std::uint8_t>(random.below(256)),
                  static_cast<std::uint8_t>(random.below(256))};
  const Verdict verdict = Game::check(state, seat_at(state.to_move), each);
  Game::Moves moves;
  Game::moves(state, seat_at(state.to_move), moves);
  const bool listed = std::find(moves.begin(), moves.end(), each) != moves.end();
  RC_ASSERT(verdict.is_allowed() == listed);
  RC_ASSERT(verdict.is_allowed() || !verdict.reason.empty());
}

}  // namespace
}  // namespace twenties::twenty_four_seven
