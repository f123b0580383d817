#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <utility>
#include <vector>

#include "core/draws.hpp"
#include "games/sums_of_20/consistency.hpp"
#include "games/sums_of_20/lines.hpp"
#include "games/sums_of_20/plays.hpp"
#include "games/sums_of_20/rules.hpp"

namespace twenties::sums_of_20 {
namespace {

using Game = SumsOf20;

Options any_options() {
  return {.players = *rc::gen::inRange(2, most_players + 1),
          .half_pool = *rc::gen::arbitrary<bool>(),
          .minutes = *rc::gen::element(0, 20),
          .rules = *rc::gen::inRange(oldest_rules, newest_version + 1)};
}

// Plays at random, mostly laying tiles, and visits each state.
template <class Visit>
void play_random_game(std::uint64_t seed, const Options& options, Visit&& visit) {
  Random random(seed);
  State state = Game::start(options);
  std::vector<Move> moves;
  while (true) {
    visit(std::as_const(state), random);
    const Turn turn = Game::turn(state);
    if (turn.is_over()) return;
    if (turn.is_chance()) {
      Game::apply_chance(state, Game::draw(state, random.below(Game::chance_total(state))));
      continue;
    }
    if (Game::check_time_up(state) && random.below(40) == 0) {
      Game::time_up(state);
      continue;
    }
    Game::moves(state, turn.seats.lowest(), moves);
    const auto plays =
        std::ranges::count_if(moves, [](const Move& move) { return move.act <= Act::down; });
    const bool any = plays == 0 || random.below(8) == 0;
    const std::size_t last = any ? moves.size() : static_cast<std::size_t>(plays);
    Game::apply(state, turn.seats.lowest(), moves[random.below(last)]);
  }
}

RC_GTEST_PROP(SumsOf20Properties, EveryStateIsConsistentAndReadsBack, (std::uint64_t seed)) {
  play_random_game(seed, any_options(), [](const State& state, Random&) {
    RC_ASSERT(!inconsistency(state));
    const auto again = Game::read_position(Game::print_position(state));
    RC_ASSERT(again.has_value());
    RC_ASSERT(same_bytes(*again, state));
  });
}

RC_GTEST_PROP(SumsOf20Properties, PointsOfThePlaysAreWhatApplyingThemScores, (std::uint64_t seed)) {
  play_random_game(seed, any_options(), [](const State& state, Random& random) {
    if (Game::turn(state).kind != Turn::Kind::seats || random.below(4) != 0) return;
    generate_plays(state.board, state.racks[state.to_move], [&](const Move& move, int points) {
      if (random.below(10) != 0) return;
      State after = state;
      Game::apply(after, seat_at(state.to_move), move);
      int gain = Game::scores(after)[state.to_move] - Game::scores(state)[state.to_move];
      if (after.finish == Finish::went_out) {
        for (const Counts& rack : after.racks) gain -= tiles_in(rack);
      }
      RC_ASSERT(gain == points);
    });
  });
}

RC_GTEST_PROP(SumsOf20Properties, ANewLineIsTwentyAndAnOldTileNeverMoves, (std::uint64_t seed)) {
  Board before{};
  play_random_game(seed, any_options(), [&](const State& state, Random&) {
    for (int square = 0; square < squares; ++square) {
      const auto at = static_cast<std::size_t>(square);
      RC_ASSERT(before[at] == 0 || before[at] == state.board[at]);
      if (state.board[at] == 0 || is_fixed_space(square)) continue;
      for (const Direction direction : {Direction::across, Direction::down}) {
        const Line line = line_through(state.board, square, direction);
        RC_ASSERT(line.length == 1 || line.sum == target);
      }
    }
    before = state.board;
  });
}

RC_GTEST_PROP(SumsOf20Properties, WithATimeLimitAllHadEquallyManyTurns, (std::uint64_t seed)) {
  Options options = any_options();
  options.minutes = 20;
  std::array<int, most_players> turns{};
  int time_up = 0;
  play_random_game(seed, options, [&](const State& state, Random&) {
    const bool same_turn = state.time_up != time_up;  // the clock ran out before the move
    time_up = state.time_up;
    if (Game::turn(state).kind == Turn::Kind::seats && !same_turn) ++turns[state.to_move];
    if (state.finish != Finish::time_up) return;
    // The turn that the clock cut off was the first of the next round.
    if (same_turn) --turns[state.to_move];
    for (std::size_t seat = 0; seat < state.players; ++seat) RC_ASSERT(turns[seat] == turns[0]);
  });
}

RC_GTEST_PROP(SumsOf20Properties, ImaginedPoolsAreDrawnFromTheUnseenTiles, (std::uint64_t seed)) {
  play_random_game(seed, {.half_pool = true}, [](const State& state, Random& random) {
    const View view = Game::view(state, nobody);
    const State imagined = Game::imagine(view, random);
    RC_ASSERT(same_bytes(Game::view(imagined, nobody), view));
    RC_ASSERT(!inconsistency(imagined));
  });
}

// Over many samples each unseen tile is out as often as any other.
TEST(SumsOf20Properties, ImaginingIsFair) {
  Random random(11);
  State state = Game::start({.half_pool = true});
  while (state.phase != Phase::deal) {
    Game::apply_chance(state, Game::draw(state, random.below(Game::chance_total(state))));
  }
  const View view = Game::view(state, nobody);
  std::array<int, kinds> out{};
  constexpr int samples = 4000;
  for (int i = 0; i < samples; ++i) {
    const State imagined = Game::imagine(view, random);
    for (std::size_t kind = 0; kind < kinds; ++kind) out[kind] += imagined.out[kind];
  }
  for (std::size_t kind = 0; kind < kinds; ++kind) {
    const double expected = samples * yellow_supply[kind] / 2.0;
    EXPECT_NEAR(out[kind], expected, 0.05 * expected) << "kind " << kind;
  }
}

}  // namespace
}  // namespace twenties::sums_of_20
