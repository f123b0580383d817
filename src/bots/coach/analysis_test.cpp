#include "bots/coach/analysis.hpp"

#include <gtest/gtest.h>

#include "base/text.hpp"
#include "core/game_of.hpp"
#include "games/null_game/rules.hpp"
#include "games/registry.hpp"
#include "texts/words.hpp"

namespace twenties {
namespace {

using null_game::NullGame;

Record record_of(std::string_view actions) {
  auto record = read_record(cat("twenties record 1\ngame: null-game\nrules: 1\n\n", actions));
  EXPECT_TRUE(record) << in_english(record.error().message());
  return record ? *record : Record{};
}

// What a bot without noise or sampling says of each position that a test names.
RecordResult<Analysis> analyse_exactly(const Record& record, Watch* watch = nullptr) {
  const auto master = make_player(NullGame::info(), "master");
  return analyse(all_games_and_null(), record, {.bot = *master->bot, .limits = {}, .watch = watch});
}

void expect_ledgers_balance(const Analysis& analysis) {
  for (const Ledger& seat : analysis.seats) {
    EXPECT_NEAR(seat.start + seat.draws + seat.corrections + seat.others - seat.lost, seat.result,
                1e-9);
  }
}

// Two counters are the most a player takes, and the one who takes more wins: with 5 the first gets
// 2 + 1 against 2.
TEST(Analysis, BestPlayLosesNothing) {
  const auto analysis = analyse_exactly(record_of("* heap 5\n1: take 2\n2: take 2\n1: take 1\n"));
  ASSERT_TRUE(analysis) << in_english(analysis.error().message());
  ASSERT_EQ(analysis->decisions.size(), 2U) << "the last counter is no decision";
  for (const Decision& decision : analysis->decisions) {
    EXPECT_EQ(decision.best, decision.played);
    EXPECT_EQ(decision.lost(), 0);
    EXPECT_TRUE(decision.is_exact());
  }
  EXPECT_EQ(analysis->seats[0].start, 1);
  EXPECT_EQ(analysis->seats[0].result, 1);
  EXPECT_EQ(analysis->seats[1].result, -1);
  expect_ledgers_balance(*analysis);
}

TEST(Analysis, AWeakMoveIsBilledToItsSeatAndGivenToTheOther) {
  const auto analysis = analyse_exactly(record_of("* heap 5\n1: take 1\n2: take 2\n1: take 2\n"));
  ASSERT_TRUE(analysis) << in_english(analysis.error().message());
  const Decision& first = analysis->decisions.front();
  EXPECT_EQ(first.seat, seat_at(0));
  EXPECT_EQ(first.number, 2);
  const double value = first.best_value.values[0];
  EXPECT_EQ(analysis->seats[0].start, value);
  EXPECT_EQ(analysis->seats[0].lost + analysis->seats[1].lost,
            analysis->seats[0].others + analysis->seats[1].others);
  expect_ledgers_balance(*analysis);
}

// The bot's judgement, made worse by a constant after the first decision.
class DriftingBot final : public Bot {
 public:
  [[nodiscard]] Thought think(const Question& question) const override {
    Thought thought = make_player(NullGame::info(), "master")->bot->think(question);
    const auto& state = view_of<NullGame>(question.view)->state;
    const double drift = state.heap < 5 ? 0.25 : 0;
    for (Evaluation* evaluation : {&thought.evaluation, &*thought.also}) {
      evaluation->exact = false;
      evaluation->values[0] += drift;
      evaluation->values[1] -= drift;
    }
    return thought;
  }
};

TEST(Analysis, ACorrectedEstimateIsNoLuck) {
  const DriftingBot bot;
  const auto analysis = analyse(
      all_games_and_null(), record_of("* heap 5\n1: take 2\n2: take 2\n1: take 1\n"), {bot, {}});
  ASSERT_TRUE(analysis);
  EXPECT_FALSE(analysis->decisions[0].is_exact());
  EXPECT_FALSE(analysis->decisions[1].after_chance);
  EXPECT_EQ(analysis->decisions[1].change[0], 0.25);
  EXPECT_EQ(analysis->seats[0].draws, 0);
  EXPECT_EQ(analysis->seats[0].corrections, 0) << "a quarter up, and at the end down again";
  expect_ledgers_balance(*analysis);
}

// Values a move by a table; what is played gets another evaluation than what it prefers.
class FixedBot final : public Bot {
 public:
  FixedBot(std::string best, Evaluation evaluation, Evaluation also)
      : best_(std::move(best)), evaluation_(std::move(evaluation)), also_(std::move(also)) {}
  [[nodiscard]] Thought think(const Question& /*question*/) const override {
    Thought thought;
    thought.move = best_;
    thought.evaluation = evaluation_;
    thought.line = {best_};
    thought.also = also_;
    return thought;
  }

 private:
  std::string best_;
  Evaluation evaluation_;
  Evaluation also_;
};

Evaluation points(double value, bool exact) {
  Evaluation out;
  out.values.push_back(value);
  out.values.push_back(-value);
  out.exact = exact;
  out.error = exact ? 0 : 3;
  return out;
}

Decision first_decision(const FixedBot& bot) {
  const auto analysis =
      analyse(all_games_and_null(), record_of("* heap 5\n1: take 2\n"), {bot, {}});
  EXPECT_TRUE(analysis) << in_english(analysis.error().message());
  return analysis ? analysis->decisions.front() : Decision{};
}

TEST(Analysis, AProvenMoveIsNotProvenToBeTheBest) {
  const Decision other = first_decision({"take 1", points(1, false), points(2, true)});
  EXPECT_EQ(other.best, "take 2") << "as far as is known";
  EXPECT_EQ(other.lost(), 0);
  EXPECT_FALSE(other.is_exact());
  EXPECT_GT(other.error(), 0);
  const Decision same = first_decision({"take 2", points(1, false), points(2, true)});
  EXPECT_FALSE(same.is_exact());
  EXPECT_GT(same.error(), 0);
  EXPECT_EQ(same.best_value.values[0], 2) << "what is known of the move";
}

TEST(Analysis, WhatIsProvenOfTheBestMoveStays) {
  const Decision same = first_decision({"take 2", points(1, true), points(0, false)});
  EXPECT_TRUE(same.is_exact());
  EXPECT_EQ(same.lost(), 0);
  const Decision liked = first_decision({"take 1", points(1, true), points(2, false)});
  EXPECT_EQ(liked.best, "take 1");
  EXPECT_EQ(liked.lost(), 0) << "nothing is worth more than the best move";
  EXPECT_FALSE(liked.is_exact());
  const Decision equal = first_decision({"take 1", points(1, true), points(1, true)});
  EXPECT_EQ(equal.best, "take 2");
  EXPECT_TRUE(equal.is_exact());
}

TEST(Analysis, AnUnfinishedGameStandsWhereItStands) {
  const auto analysis = analyse_exactly(record_of("* heap 5\n1: take 2\n"));
  ASSERT_TRUE(analysis);
  EXPECT_FALSE(analysis->is_over);
  EXPECT_EQ(analysis->seats[0].result, 1);
  expect_ledgers_balance(*analysis);
}

TEST(Analysis, AnIllegalMoveIsReportedWithItsLine) {
  const auto analysis = analyse_exactly(record_of("* heap 5\n1: take 2\n1: take 2\n"));
  ASSERT_FALSE(analysis);
  EXPECT_EQ(analysis.error().line, 7);
}

TEST(Analysis, ABotThatDoesNotJudgeIsRefused) {
  const auto greedy = make_player(NullGame::info(), "greedy");
  const auto analysis =
      analyse(all_games_and_null(), record_of("* heap 5\n1: take 2\n"), {*greedy->bot, {}});
  ASSERT_FALSE(analysis);
  EXPECT_EQ(in_english(analysis.error().reason), "no bot of Null Game judges this position");
}

TEST(Analysis, CanBeStopped) {
  StopFlag flag;
  flag.stop();
  const auto analysis =
      analyse_exactly(record_of("* heap 5\n1: take 2\n2: take 2\n1: take 1\n"), &flag);
  ASSERT_TRUE(analysis);
  EXPECT_TRUE(analysis->interrupted);
  EXPECT_TRUE(analysis->decisions.empty());
}

Evaluation proved(double value, int outcome) {
  Evaluation out = points(value, false);
  out.proved = {static_cast<std::int8_t>(outcome), static_cast<std::int8_t>(outcome)};
  return out;
}

TEST(Analysis, AProvedWinThatWasLostIsSaidWhateverTheEstimatesAre) {
  const Decision lost = first_decision({"take 1", proved(1, 1), proved(2, -1)});
  EXPECT_TRUE(lost.is_proved());
  EXPECT_TRUE(lost.gave_away());
  EXPECT_EQ(lost.best, "take 1");
  EXPECT_EQ(lost.lost(), 0) << "in points, as far as is known";
  EXPECT_FALSE(lost.is_exact());
  EXPECT_EQ(first_decision({"take 1", proved(3, 1), proved(1, 0)}).lost(), 2);
}

TEST(Analysis, AMoveThatKeepsAProvedResultLosesNothing) {
  const Decision kept = first_decision({"take 1", proved(5, 1), proved(2, 1)});
  EXPECT_TRUE(kept.is_proved());
  EXPECT_FALSE(kept.gave_away());
  EXPECT_EQ(kept.lost(), 0);
  const Decision open = first_decision({"take 1", proved(5, 1), points(2, false)});
  EXPECT_FALSE(open.is_proved()) << "nothing is proved of the move that was played";
  EXPECT_EQ(open.lost(), 3);
}

}  // namespace
}  // namespace twenties
