#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>

#include "games/twenty_one/conformance.hpp"
#include "games/twenty_one/marking.hpp"
#include "games/twenty_one/rules.hpp"

namespace twenties::twenty_one {
namespace {

using Cases = ConformanceCases<TwentyOne>;

void step(State& state, Random& random) {
  if (TwentyOne::turn(state).is_chance()) {
    TwentyOne::apply_chance(state,
                            TwentyOne::draw(state, random.below(TwentyOne::chance_total(state))));
    return;
  }
  const SeatSet seats = TwentyOne::turn(state).seats;
  const Seat seat = seat_at(nth_bit(
      seats.mask(), static_cast<int>(random.below(static_cast<std::uint64_t>(seats.size())))));
  TwentyOne::Moves moves;
  TwentyOne::moves(state, seat, moves);
  TwentyOne::apply(state, seat, moves[random.below(moves.size())]);
}

// A position of a random game with random options, not over yet.
State any_state(Random& random) {
  const auto lines = Cases::options();
  const std::string& line = lines[random.below(lines.size())];
  Options options = *TwentyOne::read_options(line);
  options.rules = oldest_rules + static_cast<int>(random.below(newest_version));
  State state = TwentyOne::start(options);
  for (auto steps = random.below(100); steps > 0; --steps) {
    State next = state;
    step(next, random);
    if (TwentyOne::turn(next).is_over()) break;
    state = next;
  }
  return state;
}

State any_marking(Random& random) {
  State state = any_state(random);
  while (state.phase != Phase::mark) step(state, random);
  return state;
}

RC_GTEST_PROP(TwentyOneProperties, PointsNeverFallAndOnlyMarksChangeThem, (std::uint64_t seed)) {
  Random random(seed);
  State state = any_state(random);
  const bool marking = state.phase == Phase::mark;
  const Scores before = TwentyOne::scores(state);
  step(state, random);
  const Scores after = TwentyOne::scores(state);
  for (std::size_t seat = 0; seat < after.size(); ++seat) {
    RC_ASSERT((marking ? after[seat] >= before[seat] : after[seat] == before[seat]));
  }
}

RC_GTEST_PROP(TwentyOneProperties, TheNumberOfMarksFollowsFromTheWritableColours,
              (std::uint64_t seed)) {
  Random random(seed);
  const State state = any_marking(random);
  const Seat seat = TwentyOne::turn(state).seats.lowest();
  TwentyOne::Moves moves;
  TwentyOne::moves(state, seat, moves);
  const int open = std::popcount(current_row(state, seat).zeros());
  const int writes = (1 << std::popcount(writable(state, seat))) - 1;
  const bool may_cross = state.cross != CrossRule::leftmost || writes == 0;
  const int crosses = state.cross == CrossRule::any ? open : may_cross ? 1 : 0;
  RC_ASSERT(static_cast<int>(moves.size()) == writes + crosses);
}

RC_GTEST_PROP(TwentyOneProperties, TheOrderOfTheMarksDoesNotMatter, (std::uint64_t seed)) {
  Random random(seed);
  State forwards = any_marking(random);
  State backwards = forwards;
  std::vector<std::pair<Seat, Move>> marks;
  TwentyOne::turn(forwards).seats.for_each([&](Seat seat) {
    TwentyOne::Moves moves;
    TwentyOne::moves(forwards, seat, moves);
    marks.emplace_back(seat, moves[random.below(moves.size())]);
  });
  for (const auto& [seat, move] : marks) TwentyOne::apply(forwards, seat, move);
  std::ranges::reverse(marks);
  for (const auto& [seat, move] : marks) TwentyOne::apply(backwards, seat, move);
  RC_ASSERT(same_bytes(forwards, backwards));
}

RC_GTEST_PROP(TwentyOneProperties, LockedDiceStayAndAllOthersAreRolled, (std::uint64_t seed)) {
  Random random(seed);
  State state = any_state(random);
  while (state.phase != Phase::decide && !TwentyOne::turn(state).is_over()) step(state, random);
  RC_PRE(!TwentyOne::turn(state).is_over());
  const SixValues first = state.dice;
  TwentyOne::apply(state, seat_at(state.active), Move::reroll());
  const Chance chance = TwentyOne::draw(state, random.below(TwentyOne::chance_total(state)));
  TwentyOne::apply_chance(state, chance);
  for (int index = 0; index < colour_count; ++index) {
    const Colour colour = colour_at(index);
    const bool locked = first.of(colour) == 1;
    RC_ASSERT((chance.values[static_cast<std::size_t>(index)] == 0) == locked);
    RC_ASSERT(state.dice.of(colour) >= 1 && state.dice.of(colour) <= 6);
    RC_ASSERT(!locked || state.dice.of(colour) == 1);
  }
}

RC_GTEST_PROP(TwentyOneProperties, AViewShowsNothingOfOtherSealedMarks, (std::uint64_t seed)) {
  Random random(seed);
  const State state = any_marking(random);
  for (int viewer = -1; viewer < state.players; ++viewer) {
    const Seat seat = viewer < 0 ? nobody : seat_at(viewer);
    const State other = Cases::reshuffle_hidden(state, seat, random);
    RC_ASSERT(same_bytes(TwentyOne::view(state, seat), TwentyOne::view(other, seat)));
    const State imagined = TwentyOne::imagine(TwentyOne::view(state, seat), random);
    RC_ASSERT(same_bytes(TwentyOne::view(imagined, seat), TwentyOne::view(state, seat)));
    RC_ASSERT(Cases::conserved(imagined).empty());
  }
}

RC_GTEST_PROP(TwentyOneProperties, PositionsSurviveTheirText, (std::uint64_t seed)) {
  Random random(seed);
  const State state = any_state(random);
  const auto again = parse_position<TwentyOne>(TwentyOne::print_position(state));
  RC_ASSERT(again.has_value());
  RC_ASSERT(same_bytes(*again, state));
}

RC_GTEST_PROP(TwentyOneProperties, GarbageIsNeverAMoveUnlessItPrintsAgain,
              (const std::string& garbage)) {
  for (const std::string& text : {garbage, "write " + garbage, "cross " + garbage}) {
    const auto move = TwentyOne::read_move(text);
    if (move) RC_ASSERT(TwentyOne::read_move(TwentyOne::print_move(*move)).value() == *move);
  }
  for (const std::string& text : {garbage, "roll " + garbage, "sheets " + garbage}) {
    const auto chance = TwentyOne::read_chance(text);
    if (chance)
      RC_ASSERT(TwentyOne::read_chance(TwentyOne::print_chance(*chance)).value() == *chance);
  }
  RC_ASSERT(!TwentyOne::read_position(garbage).has_value());
}

}  // namespace
}  // namespace twenties::twenty_one
