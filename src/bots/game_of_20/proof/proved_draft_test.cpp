#include "bots/game_of_20/proof/proved_draft.hpp"

#include <gtest/gtest.h>

#include "bots/game_of_20/drafting.hpp"
#include "bots/game_of_20/proof/packed_for_tests.hpp"

namespace twenties::game_of_20 {
namespace {

ProvedCentre centre_of(const Answers& answers) {
  auto read = ProvedCentre::read(answers.centre(), packed(answers));
  EXPECT_TRUE(read);
  return std::move(*read);
}

State start_of_draft(int centre, std::uint8_t first = 0) {
  State state = GameOf20::start({});
  GameOf20::apply_chance(state, {Chance::Kind::centre, static_cast<std::uint8_t>(centre)});
  GameOf20::apply_chance(state, {Chance::Kind::first, first});
  return state;
}

void pick(State& state, const Move& move) {
  const Seat seat = seat_of(state, state.to_move);
  ASSERT_TRUE(GameOf20::check(state, seat, move)) << GameOf20::print_move(move);
  GameOf20::apply(state, seat, move);
}

GameOf20::Moves picks_of(const State& state) {
  GameOf20::Moves out;
  GameOf20::moves(state, seat_of(state, state.to_move), out);
  return out;
}

State random_draft(int centre, int picks, Random& random) {
  State state = start_of_draft(centre, static_cast<std::uint8_t>(random.below(2)));
  for (int i = 0; i < picks; ++i) {
    const auto moves = picks_of(state);
    pick(state, moves[random.below(moves.size())]);
  }
  return state;
}

// The least and the most that hand 0 of a finished draft can have, as far as the answers say.
Proved end_of(const State& state, const Answers& answers) {
  const Deal deal = Deal::of(answers.centre(), {state.hands[0] & drafted_tiles.bits});
  const auto wins = answers.find(deal, Question::wins);
  const auto does_not_lose = answers.find(deal, Question::does_not_lose);
  Proved out;
  if (wins && *wins) out.low = 1;
  if (wins && !*wins) out.high = 0;
  if (does_not_lose && *does_not_lose) out.low = std::max<std::int8_t>(out.low, 0);
  if (does_not_lose && !*does_not_lose) out.high = -1;
  return (state.hands[0] & drafted_tiles.bits) == deal.first.bits ? out : out.of_other();
}

// The slow twin: by the rules, through all picks. For hand 0.
Proved by_all_picks(const State& state, const Answers& answers) {
  if (state.stage != Stage::draft) return end_of(state, answers);
  const bool own = state.to_move == 0;
  Proved best = own ? Proved{-1, -1} : Proved{1, 1};
  for (const Move& move : picks_of(state)) {
    State after = state;
    pick(after, move);
    const Proved found = by_all_picks(after, answers);
    best.low = own ? std::max(best.low, found.low) : std::min(best.low, found.low);
    best.high = own ? std::max(best.high, found.high) : std::min(best.high, found.high);
  }
  return best;
}

Proved for_mover(const State& state, const Proved& of_hand_0) {
  return state.to_move == 0 ? of_hand_0 : of_hand_0.of_other();
}

TEST(ProvedDraft, SaysWhatAllPicksSay) {
  Random random(1);
  int told = 0;
  for (std::uint64_t seed = 0; seed < 4; ++seed) {
    const Answers answers = random_answers(static_cast<int>(seed) + 2, seed);
    const ProvedCentre centre = centre_of(answers);
    for (int i = 0; i < 60; ++i) {
      // After five picks nine tiles are gone, after eight fifteen.
      const State state = random_draft(answers.centre(), i < 3 ? 5 : 6 + i % 3, random);
      ProvedDraft draft(centre);
      const Proved found = draft.look(DraftHands::of(state));
      EXPECT_EQ(found, for_mover(state, by_all_picks(state, answers)))
          << GameOf20::print_position(state);
      told += found.says_something() ? 1 : 0;
    }
  }
  EXPECT_GT(told, 20);
}

TEST(ProvedDraft, KeepsWhatItHasUntilTheEnd) {
  Random random(2);
  const Answers answers = random_answers(4, 5);
  const ProvedCentre centre = centre_of(answers);
  int lines = 0;
  for (int i = 0; i < 60; ++i) {
    State state = random_draft(4, 5 + i % 4, random);
    ProvedDraft draft(centre);
    const Proved proved = draft.look(DraftHands::of(state));
    const std::vector<Move> line = draft.line(DraftHands::of(state), proved);
    EXPECT_EQ(line.empty(), !proved.says_something());
    if (line.empty()) continue;
    ++lines;
    const std::size_t mover = state.to_move;
    if (proved.low >= 0) {
      EXPECT_TRUE(draft.keeps(DraftHands::of(state), line.front(), proved));
    }
    for (const Move& move : line) pick(state, move);
    ASSERT_NE(state.stage, Stage::draft);
    const Proved end = end_of(state, answers);
    const Proved own = mover == 0 ? end : end.of_other();
    if (proved.low >= 0) {
      EXPECT_GE(own.low, proved.low);
    } else {
      EXPECT_LE(own.high, proved.high);
    }
  }
  EXPECT_GT(lines, 20);
}

TEST(ProvedDraft, ProvesAWholeDraft) {
  const Answers answers = judged_answers(3);
  const ProvedCentre centre = centre_of(answers);
  State state = start_of_draft(3);
  ProvedDraft draft(centre);
  const Proved proved = draft.look(DraftHands::of(state));
  ASSERT_TRUE(proved.is_known());
  const auto line = draft.line(DraftHands::of(state), proved);
  ASSERT_EQ(line.size(), 9U) << "the last tile is no choice";
  for (const Move& move : line) pick(state, move);
  EXPECT_EQ(end_of(state, answers), proved) << "won or lost on both sides";
}

TEST(ProvedDraft, ClaimsNothingFromHalfOfTheAnswers) {
  const ProvedCentre half = centre_of(judged_answers(3, 500));
  EXPECT_FALSE(ProvedDraft(half).look({}).says_something());
  const ProvedCentre none = centre_of(Answers(3));
  EXPECT_FALSE(ProvedDraft(none).look({}).says_something());
}

TEST(ProvedDraft, StopsWhenItIsTold) {
  const ProvedCentre centre = centre_of(judged_answers(6));
  StopFlag stop;
  stop.stop();
  ProvedDraft draft(centre, &stop);
  EXPECT_FALSE(draft.look({}).says_something());
  EXPECT_TRUE(draft.was_stopped());
}

TEST(ProvedCentre, RefusesWhatIsNotPackedAnswers) {
  std::vector<std::uint8_t> bytes = packed(judged_answers(1));
  EXPECT_TRUE(ProvedCentre::read(1, bytes));
  EXPECT_FALSE(ProvedCentre::read(1, {}));
  EXPECT_FALSE(ProvedCentre::read(1, std::span(bytes).first(bytes.size() - 1)));
  // Wins but loses; a question with both answers; a win that may be a loss; a loss that may be a
  // win.
  for (const int four : {0b1001, 0b1111, 0b0011, 0b0001, 0b1000, 0b1100, 0b1101}) {
    bytes[7] = static_cast<std::uint8_t>(four << 4U);
    EXPECT_FALSE(ProvedCentre::read(1, bytes)) << four;
  }
  for (const int four : {0b0000, 0b0101, 0b1010, 0b0110, 0b0010, 0b0100}) {
    bytes[7] = static_cast<std::uint8_t>(four << 4U);
    EXPECT_TRUE(ProvedCentre::read(1, bytes)) << four;
  }
}

// tools/testing/pack_proofs_test.py expects the same numbers.
TEST(ProvedCentre, HasTheOrderInWhichLogsArePacked) {
  EXPECT_EQ(read_deal("4:3,4,5,6,16,17,18,19,20")->index(), 23595U);
  EXPECT_EQ(read_deal("4:3,5,8,9,10,14,17,19,20")->index(), 17189U);
}

TEST(DraftingByProof, KeepsAProvedResultWhateverTheJudgementLikes) {
  Random random(3);
  const ProvedCentre centre = centre_of(random_answers(4, 9));
  int differs = 0;
  int kept = 0;
  for (int i = 0; i < 60; ++i) {
    const State state = random_draft(4, 4 + i % 5, random);
    const Move also = picks_of(state)[0];
    const Task task{state, 20, {.nodes = 500}, nullptr, also, true, 0};
    const Choice choice = choose_pick(task, &centre);
    ProvedDraft draft(centre);
    const DraftHands hands = DraftHands::of(state);
    const Proved proved = draft.look(hands);
    EXPECT_EQ(choice.worth.proved, proved);
    EXPECT_EQ(choice.also->proved, draft.look(hands.after(mask_of(also))).of_other());
    if (proved.low < 0) {
      EXPECT_EQ(choice.move, choose_pick(task, nullptr).move) << "nothing to keep";
      continue;
    }
    ++kept;
    EXPECT_TRUE(draft.keeps(hands, choice.move, proved));
    EXPECT_EQ(choice.line.front(), choice.move);
    differs += choice.move != choose_pick(task, nullptr).move ? 1 : 0;
  }
  EXPECT_GT(kept, 5);
  EXPECT_GT(differs, 0);
}

}  // namespace
}  // namespace twenties::game_of_20
