#include "bots/game_of_20/proved_comparison.hpp"

#include <gtest/gtest.h>

#include "bots/game_of_20/proof/packed_for_tests.hpp"
#include "bots/game_of_20/proof/proved_draft.hpp"

namespace twenties::game_of_20 {
namespace {

State random_draft(int centre, int picks, std::uint64_t seed) {
  Random random(seed);
  State state = GameOf20::start({});
  GameOf20::apply_chance(state, {Chance::Kind::centre, static_cast<std::uint8_t>(centre)});
  GameOf20::apply_chance(state, {Chance::Kind::first, 0});
  for (; picks > 0; --picks) {
    GameOf20::Moves moves;
    GameOf20::moves(state, seat_at(state.to_move), moves);
    GameOf20::apply(state, seat_at(state.to_move), moves[random.below(moves.size())]);
  }
  return state;
}

TEST(ProvedComparison, APickLosesAChanceIfAndOnlyIfItGivesAResultAway) {
  const Answers answers = judged_answers(2);
  const auto proof = ProvedCentre::read(2, packed(answers));
  ASSERT_TRUE(proof);
  int given_away = 0;
  for (std::uint64_t seed = 1; seed <= 6; ++seed) {
    const State state = random_draft(2, 7, seed);
    const std::size_t own = state.to_move;
    GameOf20::Moves moves;
    GameOf20::moves(state, seat_at(state.to_move), moves);
    const std::vector<Move> ranked(moves.begin(), moves.end());
    ProvedDraft draft(*proof);
    const DraftHands hands = DraftHands::of(state);
    const Proved before = draft.look(hands);
    ASSERT_TRUE(before.is_known());
    for (const Move& played : moves) {
      Comparison choice;
      choice.best = GameOf20::print_move(moves[0]);
      go_by_proof(state, played, ranked, *proof, choice);
      const bool keeps = draft.keeps(hands, played, before);
      const double lost = choice.best_value.chances[own] - choice.played_value.chances[own];
      EXPECT_EQ(lost > 0, !keeps);
      EXPECT_EQ(choice.best == GameOf20::print_move(played), keeps);
      EXPECT_TRUE(draft.keeps(hands, *GameOf20::read_move(choice.best), before));
      EXPECT_EQ(choice.reasons.size(), keeps ? 0U : 1U);
      given_away += keeps ? 0 : 1;
    }
  }
  EXPECT_GT(given_away, 0);
}

TEST(ProvedComparison, WhatIsNotProvedChangesNothing) {
  const auto proof = ProvedCentre::read(2, packed(Answers(2)));
  ASSERT_TRUE(proof);
  const State state = random_draft(2, 7, 1);
  GameOf20::Moves moves;
  GameOf20::moves(state, seat_at(state.to_move), moves);
  Comparison choice;
  choice.best = GameOf20::print_move(moves[0]);
  choice.chance_error = 0.25;
  go_by_proof(state, moves[1], {moves.begin(), moves.end()}, *proof, choice);
  EXPECT_EQ(choice.best, GameOf20::print_move(moves[0]));
  EXPECT_EQ(choice.chance_error, 0.25);
}

}  // namespace
}  // namespace twenties::game_of_20
