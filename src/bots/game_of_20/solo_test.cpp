#include "bots/game_of_20/solo.hpp"

#include <gtest/gtest.h>

#include "bots/game_of_20/exact_for_tests.hpp"
#include "bots/game_of_20/solo_proof.hpp"
#include "bots/game_of_20/symmetry.hpp"

namespace twenties::game_of_20 {
namespace {

TEST(Solo, FindsTheLeastThatCanBeLeft) {
  for_late_positions(60, 1, 11, [](const State& state) {
    Budget budget({});
    const SoloLine line = solve_solo(state, budget);
    EXPECT_TRUE(line.is_best);
    EXPECT_EQ(line.total, slow_solo_total(state)) << GameOf20::print_position(state);
    EXPECT_TRUE(check_solo_line(state, line.moves, line.total));
  });
}

TEST(Solo, ReachesNothingFromAWholeDeal) {
  int perfect = 0;
  for (std::uint64_t seed = 1; seed <= 6; ++seed) {
    const State state = late_position(seed, 1, 24);
    Budget budget({});
    const SoloLine line = solve_solo(state, budget, 1024);
    EXPECT_TRUE(check_solo_line(state, line.moves, line.total));
    perfect += line.total == 0 ? 1 : 0;
  }
  EXPECT_GE(perfect, 2);
}

TEST(Solo, AnswersWithALineToTheEndWhenItMayNotThink) {
  const State state = late_position(2, 1, 24);
  Budget budget({.nodes = 1});
  const SoloLine line = solve_solo(state, budget);
  EXPECT_TRUE(check_solo_line(state, line.moves, line.total));
}

TEST(SoloProof, RefusesLinesThatProveNothing) {
  const State state = late_position(2, 1, 12);
  Budget budget({});
  const SoloLine line = solve_solo(state, budget);
  ASSERT_GT(line.moves.size(), 2U);
  EXPECT_FALSE(check_solo_line(state, line.moves, line.total + 1)) << "another total";
  EXPECT_FALSE(check_solo_line(state, line.moves, line.total - 1)) << "another total";
  std::vector<Move> wrong = line.moves;
  wrong.pop_back();
  EXPECT_FALSE(check_solo_line(state, wrong, line.total)) << "too short";
  wrong = line.moves;
  wrong.push_back(wrong.back());
  EXPECT_FALSE(check_solo_line(state, wrong, line.total)) << "too long";
  wrong = line.moves;
  wrong[0].tile = static_cast<std::uint8_t>(wrong[0].tile % 20 + 1);
  EXPECT_FALSE(check_solo_line(state, wrong, line.total)) << "another tile";
  EXPECT_FALSE(check_solo_line(state, {}, line.total)) << "nothing";
  State for_two = state;
  for_two.players = 2;
  EXPECT_FALSE(check_solo_line(for_two, line.moves, line.total)) << "another game";
}

// The board turned by a quarter: row r, column c goes to row c, column 4 - r.
State turned(const State& state) {
  State out = state;
  out.board = {};
  for (int square = 0; square < square_count; ++square) {
    const int tile = state.board.tile(square);
    const int to = square % 5 * 5 + 4 - square / 5;
    if (tile != 0) out.board.put(to, tile, [](int, std::size_t) {});
  }
  return out;
}

State mirrored(const State& state) {
  State out = state;
  out.board = {};
  for (int square = 0; square < square_count; ++square) {
    const int tile = state.board.tile(square);
    if (tile != 0) out.board.put(square / 5 * 5 + 4 - square % 5, tile, [](int, std::size_t) {});
  }
  return out;
}

TEST(SymmetricKey, IsTheSameHoweverTheBoardLies) {
  for_late_positions(20, 1, 16, [](const State& state) {
    State now = state;
    for (int quarter = 0; quarter < 4; ++quarter) {
      now = turned(now);
      EXPECT_EQ(symmetric_key(now), symmetric_key(state));
      EXPECT_EQ(symmetric_key(mirrored(now)), symmetric_key(state));
    }
    State other = state;
    other.to_move ^= 1U;
    EXPECT_NE(symmetric_key(other), symmetric_key(state));
  });
}

}  // namespace
}  // namespace twenties::game_of_20
