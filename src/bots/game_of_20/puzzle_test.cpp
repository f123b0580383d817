#include "bots/game_of_20/puzzle.hpp"

#include <gtest/gtest.h>

#include "base/hash.hpp"
#include "bots/game_of_20/exact_for_tests.hpp"

namespace twenties::game_of_20 {
namespace {

TEST(Puzzles, InAWinPuzzleExactlyOneMoveWins) {
  for (std::uint64_t seed = 1; seed <= 2; ++seed) {
    const auto puzzle = make_puzzle(PuzzleKind::win, PuzzleLevel::easy, seed);
    ASSERT_TRUE(puzzle);
    GameOf20::Moves moves;
    GameOf20::moves(puzzle->position, seat_of(puzzle->position, puzzle->position.to_move), moves);
    ASSERT_EQ(puzzle->certificate.outcomes.size(), moves.size());
    EXPECT_GE(moves.size(), 4U);
    int wins = 0;
    for (std::size_t at = 0; at < moves.size(); ++at) {
      const int value = slow_value_of(puzzle->position, moves[at]);
      wins += value > 0 ? 1 : 0;
      const Outcome outcome = value > 0 ? Outcome::win : value < 0 ? Outcome::loss : Outcome::draw;
      EXPECT_EQ(puzzle->certificate.outcomes[at], (JudgedOutcome{moves[at], outcome}));
    }
    EXPECT_EQ(wins, 1);
  }
}

TEST(Puzzles, ASoloPuzzleHasALineThatLeavesNothing) {
  const auto puzzle = make_puzzle(PuzzleKind::solo, PuzzleLevel::easy, 1);
  ASSERT_TRUE(puzzle);
  EXPECT_EQ(puzzle->certificate.line.size(), 24U);
  EXPECT_TRUE(check_certificate(puzzle->kind, puzzle->position, puzzle->certificate));
  EXPECT_LE(puzzle->effort, 256U);
}

TEST(Puzzles, FollowFromTheSeedAlone) {
  const auto one = make_puzzle(PuzzleKind::win, PuzzleLevel::easy, 7);
  const auto two = make_puzzle(PuzzleKind::win, PuzzleLevel::easy, 7);
  const auto other = make_puzzle(PuzzleKind::win, PuzzleLevel::easy, 8);
  ASSERT_TRUE(one && two && other);
  EXPECT_TRUE(same_bytes(one->position, two->position));
  EXPECT_EQ(one->effort, two->effort);
  EXPECT_EQ(one->certificate.outcomes, two->certificate.outcomes);
  EXPECT_FALSE(same_bytes(one->position, other->position));
}

TEST(Puzzles, WrongCertificatesAreRefused) {
  const auto puzzle = make_puzzle(PuzzleKind::win, PuzzleLevel::easy, 1);
  ASSERT_TRUE(puzzle);
  EXPECT_TRUE(check_certificate(PuzzleKind::win, puzzle->position, puzzle->certificate));
  EXPECT_FALSE(check_certificate(PuzzleKind::solo, puzzle->position, puzzle->certificate));
  Certificate wrong = puzzle->certificate;
  wrong.outcomes.pop_back();
  EXPECT_FALSE(check_certificate(PuzzleKind::win, puzzle->position, wrong)) << "a move is missing";
  wrong = puzzle->certificate;
  for (JudgedOutcome& judged : wrong.outcomes) judged.outcome = Outcome::win;
  EXPECT_FALSE(check_certificate(PuzzleKind::win, puzzle->position, wrong)) << "all win";
}

TEST(Puzzles, AStopEndsTheSearchForOne) {
  StopFlag stop;
  stop.stop();
  EXPECT_FALSE(make_puzzle(PuzzleKind::solo, PuzzleLevel::hard, 1, &stop));
}

TEST(Puzzles, NamesAreReadAsTheyAreWritten) {
  for (const PuzzleKind kind : {PuzzleKind::solo, PuzzleKind::win}) {
    EXPECT_EQ(read_kind(name_of(kind)), kind);
  }
  for (const PuzzleLevel level : {PuzzleLevel::easy, PuzzleLevel::medium, PuzzleLevel::hard}) {
    EXPECT_EQ(read_level(name_of(level)), level);
  }
  for (const Outcome outcome : {Outcome::loss, Outcome::draw, Outcome::win}) {
    EXPECT_EQ(read_outcome(name_of(outcome)), outcome);
  }
  EXPECT_FALSE(read_kind("duel"));
}

}  // namespace
}  // namespace twenties::game_of_20
