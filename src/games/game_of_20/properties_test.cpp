#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <string>

#include "games/game_of_20/conformance.hpp"
#include "games/game_of_20/rules.hpp"

namespace twenties::game_of_20 {
namespace {

using Cases = ConformanceCases<GameOf20>;

void step(State& state, Random& random) {
  const Turn turn = GameOf20::turn(state);
  if (turn.is_chance()) {
    const std::uint64_t ticket = random.below(GameOf20::chance_total(state));
    return GameOf20::apply_chance(state, GameOf20::draw(state, ticket));
  }
  GameOf20::Moves moves;
  GameOf20::moves(state, turn.seats.lowest(), moves);
  GameOf20::apply(state, turn.seats.lowest(), moves[random.below(moves.size())]);
}

// A position of a random game with random options, after at most `most_steps` actions.
State any_state(Random& random, std::uint64_t most_steps = 40) {
  const auto lines = Cases::options();
  State state = GameOf20::start(*GameOf20::read_options(lines[random.below(lines.size())]));
  for (std::uint64_t steps = random.below(most_steps + 1); steps > 0; --steps) {
    if (GameOf20::turn(state).is_over()) break;
    step(state, random);
  }
  return state;
}

State any_end(Random& random) {
  State state = any_state(random);
  while (!GameOf20::turn(state).is_over()) step(state, random);
  return state;
}

// A square after one of the eight symmetries of the board.
int seen(int square, unsigned way) {
  int x = square % side;
  int y = square / side;
  if ((way & 1U) != 0) x = side - 1 - x;
  if ((way & 2U) != 0) y = side - 1 - y;
  if ((way & 4U) != 0) std::swap(x, y);
  return y * side + x;
}

State seen(const State& state, unsigned way) {
  State out = state;
  out.board = Board{};
  Squares summed0 = 0;
  Squares summed1 = 0;
  for (int square = 0; square < square_count; ++square) {
    const int there = seen(square, way);
    if (const int tile = state.board.tile(square); tile != 0) {
      out.board.put(there, tile, [](int, std::size_t) {});
    }
    summed0 |= (state.summed[0] >> square & 1U) << there;
    summed1 |= (state.summed[1] >> square & 1U) << there;
  }
  out.summed = ByHand::one(0, summed0);
  out.summed.add(ByHand::one(1, summed1));
  return out;
}

RC_GTEST_PROP(GameOf20Properties, NoTileIsLostAndTheTableIsRight, (std::uint64_t seed)) {
  Random random(seed);
  RC_ASSERT(Cases::conserved(any_state(random)).empty());
}

RC_GTEST_PROP(GameOf20Properties, TheBoardMayBeTurnedAndMirrored, (std::uint64_t seed)) {
  Random random(seed);
  const State state = any_state(random);
  const auto way = static_cast<unsigned>(random.below(8));
  const State other = seen(state, way);
  RC_ASSERT(Cases::conserved(other).empty());
  GameOf20::Moves moves;
  GameOf20::Moves others;
  GameOf20::moves(state, seat_at(0), moves);
  GameOf20::moves(other, seat_at(0), others);
  RC_ASSERT(moves.size() == others.size());
  for (Move move : moves) {
    if (move.kind == Move::Kind::place) move = Move::place(move.tile, seen(move.square, way));
    RC_ASSERT(std::binary_search(others.begin(), others.end(), move));
  }
}

RC_GTEST_PROP(GameOf20Properties, EachSquareTakesAtMostOneTile, (std::uint64_t seed)) {
  Random random(seed);
  const State state = any_state(random);
  if (state.stage != Stage::placing) return;
  GameOf20::Moves moves;
  GameOf20::moves(state, seat_of(state, state.to_move), moves);
  Squares squares = 0;
  for (const Move& move : moves) {
    if (GameOf20::is_skip(move)) return;
    RC_ASSERT((squares & only(move.square)) == 0U);
    RC_ASSERT(move.tile == state.fitting_tile(state.to_move, move.square));
    squares |= only(move.square);
  }
  RC_ASSERT(squares == state.playable(state.to_move));
}

RC_GTEST_PROP(GameOf20Properties, DeadSquaresStayDeadAndNotesTellOfNewOnes, (std::uint64_t seed)) {
  Random random(seed);
  State state = any_state(random);
  if (state.stage != Stage::placing || state.playable(state.to_move) == 0) return;
  GameOf20::Moves moves;
  const Seat seat = seat_of(state, state.to_move);
  GameOf20::moves(state, seat, moves);
  const Move move = moves[random.below(moves.size())];
  const Effect effect = GameOf20::explain_move(state, seat, move);
  const Squares before = state.board.table[Board::dead_slot];
  GameOf20::apply(state, seat, move);
  const Squares after = state.board.table[Board::dead_slot];
  RC_ASSERT((before & ~after) == 0U);
  const std::size_t told = effect.notes.empty() ? 0 : effect.notes[0].items.size();
  RC_ASSERT(told == static_cast<std::size_t>(std::popcount(after & ~before)));
}

RC_GTEST_PROP(GameOf20Properties, PlacingLowersTheScoreByTheTile, (std::uint64_t seed)) {
  Random random(seed);
  State state = any_state(random);
  if (state.stage != Stage::placing) return;
  const int before = state.hand_sums[0] + state.hand_sums[1];
  const int tiles = std::popcount(state.board.empty);
  step(state, random);
  const int lost = before - state.hand_sums[0] - state.hand_sums[1];
  RC_ASSERT((lost > 0) == (std::popcount(state.board.empty) == tiles - 1));
}

RC_GTEST_PROP(GameOf20Properties, AtTheEndNoOpenSquareIsLeftForATileInHand, (std::uint64_t seed)) {
  Random random(seed);
  const State state = any_end(random);
  const bool both_empty = state.hand(0).empty() && state.hand(1).empty();
  RC_ASSERT(both_empty || state.board.open() == 0U || state.hand(state.to_move).empty());
  RC_ASSERT(!GameOf20::ending(state).reason.empty());
}

RC_GTEST_PROP(GameOf20Properties, NobodyIsSkippedTwiceInARow, (std::uint64_t seed)) {
  Random random(seed);
  State state = any_state(random);
  bool skipped = false;
  while (!GameOf20::turn(state).is_over()) {
    const bool skips = state.stage == Stage::placing && state.playable(state.to_move) == 0;
    RC_ASSERT(!(skips && skipped));
    RC_ASSERT(!(skips && state.is_solo()));
    skipped = skips;
    step(state, random);
  }
}

RC_GTEST_PROP(GameOf20Properties, PositionsSurviveTheirText, (std::uint64_t seed)) {
  Random random(seed);
  const State state = any_state(random);
  const auto again = parse_position<GameOf20>(GameOf20::print_position(state));
  RC_ASSERT(again.has_value());
  RC_ASSERT(same_bytes(*again, state));
}

}  // namespace
}  // namespace twenties::game_of_20
