#include "match/verification.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>

#include "core/replay.hpp"
#include "match/fairness_for_tests.hpp"
#include "texts/words.hpp"

namespace twenties {
namespace {

using Verdict = Verification::Verdict;

// A finished fair game of two bots, read from its text so that its lines are known.
Record played(std::string_view game, std::uint64_t number) {
  Table table = open_fair_table(game, "", {"bot greedy", "bot random"}, secret_number(number));
  while (play_one_decision(table, 0)) continue;
  auto record = read_record(print_record(table.record()));
  EXPECT_TRUE(record) << in_english(record.error().message());
  return std::move(*record);
}

// The same with people, whose shares can be anything.
Record played_by_people(std::string_view game, std::uint64_t number) {
  Table table = open_fair_table(game, "", {"Ann", "Bob"}, secret_number(number));
  for (std::uint64_t turn = 0; play_one_decision(table, turn); ++turn) continue;
  return table.record();
}

Verification verified(const Record& record, const Noted& noted = {}) {
  const auto found = verify(all_games_and_null(), record, noted);
  EXPECT_TRUE(found) << in_english(found.error().message());
  return found.value_or(Verification{});
}

std::string& header(Record& record, std::string_view name) {
  return std::ranges::find(record.remarks, name, &Remark::first)->second;
}

void drop_header(Record& record, std::string_view name) {
  std::erase_if(record.remarks, [&](const Remark& remark) { return remark.first == name; });
}

std::vector<std::string_view> games() {
  std::vector<std::string_view> out;
  for (const GameType* type : all_games_and_null().types()) out.push_back(type->info().id);
  return out;
}

int count_of(const Verification& found) {
  int sum = 0;
  for (const auto& [kind, count] : found.draws) sum += count;
  return sum;
}

TEST(Verify, AFairGameIsRight) {
  for (const std::string_view game : games()) {
    const Record record = played(game, 1);
    const Verification found = verified(record);
    EXPECT_EQ(found.verdict, Verdict::right) << game << ": " << in_english(found.reason);
    EXPECT_EQ(found.source, Verification::Source::secret);
    EXPECT_EQ(count_of(found),
              std::ranges::count(record.actions, Action::Kind::chance, &Action::kind));
  }
}

TEST(Verify, CountsTheDrawsByKind) {
  const Verification found = verified(played("24/7", 1));
  const std::vector<std::pair<std::string, int>> expected{
      {"aside", 1}, {"centre", 1}, {"deal", 2}, {"first", 1}};
  ASSERT_GE(found.draws.size(), 4U);
  EXPECT_TRUE(std::equal(expected.begin(), expected.end(), found.draws.begin()));
  EXPECT_EQ(found.draws.back().first, "draw");
}

// The text of something else that chance could have done in place of this action.
std::string another_chance(const Record& record, std::size_t at) {
  auto replay = Replay::open(all_games_and_null(), record);
  for (std::size_t step = 0; step < at; ++step) EXPECT_TRUE(replay->step());
  for (std::uint64_t seed = 0; seed < 1000; ++seed) {
    SeededChance source(seed);
    std::string text = replay->game().draw(source);
    if (text != record.actions[at].text) return text;
  }
  return {};
}

TEST(Verify, EveryChanceActionThatWasChangedIsNamed) {
  for (const std::string_view game : games()) {
    const Record record = played(game, 2);
    std::uint64_t draw = 0;
    int changed = 0;
    for (std::size_t at = 0; at < record.actions.size(); ++at) {
      if (record.actions[at].kind != Action::Kind::chance) continue;
      Record lie = record;
      lie.actions[at].text = another_chance(record, at);
      if (!lie.actions[at].text.empty()) {
        const Verification found = verified(lie);
        ASSERT_EQ(found.verdict, Verdict::wrong) << game << " action " << at;
        ASSERT_TRUE(found.wrong_draw) << game << ": " << in_english(found.reason);
        EXPECT_EQ(found.wrong_draw->action, static_cast<int>(at) + 1);
        EXPECT_EQ(found.wrong_draw->line, record.actions[at].line);
        EXPECT_EQ(found.wrong_draw->draw, draw);
        EXPECT_EQ(found.wrong_draw->said, lie.actions[at].text);
        EXPECT_EQ(found.wrong_draw->given, record.actions[at].text);
        EXPECT_EQ(found.line, record.actions[at].line);
        ++changed;
      }
      ++draw;
    }
    EXPECT_GT(changed, 0) << game;
  }
}

TEST(Verify, SaysWhatTheRecordSaysAndWhatTheStreamGives) {
  Record record = played("game-of-20", 2);
  const std::string first = record.actions[1].text;
  record.actions[1].text = first == "first 1" ? "first 2" : "first 1";
  EXPECT_EQ(in_english(verified(record).reason),
            cat("action 2, draw 1: the record says \"", record.actions[1].text,
                "\", but the secret and the shares give \"", first, "\""));
}

TEST(Verify, EveryDigitOfTheSecretAndTheCommitmentCounts) {
  const Record record = played("null-game", 3);
  for (const std::string_view name : {"secret", "commitment"}) {
    for (std::size_t digit = 0; digit < 64; ++digit) {
      Record lie = record;
      char& c = header(lie, name)[digit];
      c = c == '0' ? '1' : '0';
      const Verification found = verified(lie);
      EXPECT_EQ(found.verdict, Verdict::wrong);
      EXPECT_EQ(in_english(found.reason),
                cat("the secret does not fit the commitment: its SHA-256 is ",
                    commitment_of(header(lie, "secret"))));
    }
  }
}

TEST(Verify, AChangedShareIsFound) {
  for (const std::string_view game : {"twenty-one", "sums-of-20", "24/7"}) {
    for (const std::string_view shares : {"Ann Boc", "ann Bob", "AnnB ob", "Bob Ann"}) {
      Record lie = played_by_people(game, 4);
      header(lie, "shares") = shares;
      const Verification found = verified(lie);
      EXPECT_EQ(found.verdict, Verdict::wrong) << game;
      EXPECT_TRUE(found.wrong_draw) << in_english(found.reason);
    }
  }
}

TEST(Verify, WhereFewDrawsAreMadeAChangedShareIsFoundMostly) {
  // Game of 20 draws one of six and one of two: one false share in twelve fits by accident.
  int found = 0;
  for (std::uint64_t number = 0; number < 120; ++number) {
    Record lie = played_by_people("game-of-20", number);
    header(lie, "shares") = "Ann Boc";
    found += verified(lie).verdict == Verdict::wrong ? 1 : 0;
  }
  EXPECT_GT(found, 100);
  EXPECT_LT(found, 120) << "no longer an accident?";
}

TEST(Verify, WhatWasNotedBeforeTheGameIsCompared) {
  const Record record = played_by_people("24/7", 5);
  const std::string commitment = commitment_of(secret_number(5));
  EXPECT_EQ(verified(record, {commitment, "Bob"}).verdict, Verdict::right);
  EXPECT_EQ(in_english(verified(record, {commitment_of(secret_number(6)), ""}).reason),
            "the record has another commitment than the one that was noted");
  EXPECT_EQ(in_english(verified(record, {"", "Cy"}).reason),
            "no seat gave the share that you noted");
}

TEST(Verify, ABotsShareIsItsName) {
  Record lie = played("24/7", 6);
  header(lie, "shares") = "lucky random";
  EXPECT_EQ(in_english(verified(lie).reason),
            "the share of the bot greedy is its name, not \"lucky\"");
  header(lie, "shares") = "greedy";
  EXPECT_EQ(in_english(verified(lie).reason), "the game has 2 seats, but 1 gave a share");
}

TEST(Verify, WithoutItsSecretAGameCannotBeVerified) {
  Record record = played("24/7", 7);
  drop_header(record, "secret");
  const Verification found = verified(record);
  EXPECT_EQ(found.verdict, Verdict::unverifiable);
  EXPECT_EQ(in_english(found.reason),
            "the record has no secret; it is revealed when the game is over");
}

TEST(Verify, WithoutAnySourceAGameCannotBeVerified) {
  Record record = played("24/7", 7);
  for (const char* name : {"secret", "shares", "commitment"}) drop_header(record, name);
  const Verification found = verified(record);
  EXPECT_EQ(found.verdict, Verdict::unverifiable);
  EXPECT_EQ(found.source, Verification::Source::nothing);
  EXPECT_EQ(verified(record, {commitment_of(secret_number(7)), ""}).verdict, Verdict::wrong)
      << "not the game whose commitment was noted";
}

TEST(Verify, ASeedIsVerifiedAsASeed) {
  Table table = open_table("twenty-one", "", {"bot greedy", "bot random"}, 20);
  while (play_one_decision(table, 0)) continue;
  Record record = table.record();
  EXPECT_EQ(verified(record).verdict, Verdict::right);
  EXPECT_EQ(verified(record).source, Verification::Source::seed);
  header(record, "seed") = "21";
  EXPECT_EQ(verified(record).verdict, Verdict::wrong);
  EXPECT_NE(in_english(verified(record).reason).find("the seed gives"), std::string::npos);
}

TEST(Verify, AnUnfinishedGameIsVerifiedAsFarAsItWent) {
  Table table = open_fair_table("24/7", "", {"Ann", "Bob"}, secret_number(8));
  for (std::uint64_t turn = 0; turn < 5; ++turn) ASSERT_TRUE(play_one_decision(table, turn));
  EXPECT_EQ(verified(table.record_with_secret()).verdict, Verdict::right);
  EXPECT_EQ(verified(table.record()).verdict, Verdict::unverifiable);
}

TEST(Verify, FromAPositionDrawsAreCountedFromThere) {
  Record record = played("twenty-one", 8);
  auto replay = Replay::open(all_games_and_null(), record);
  ASSERT_TRUE(replay);
  for (int step = 0; step < 20 || !replay->game().turn().is_chance(); ++step) {
    ASSERT_TRUE(replay->step());
  }
  record.position = replay->game().position();
  record.actions.clear();
  record.result.reset();
  auto table = Table::resume(all_games_and_null(), record);
  ASSERT_TRUE(table) << in_english(table.error().message());
  EXPECT_GT(advance(*table), 0U);
  EXPECT_EQ(verified(table->record_with_secret()).verdict, Verdict::right);
  const auto first = table->chance().draw(0);
  EXPECT_EQ(table->steps()[0].action.text, replay->game().draw(*first));
}

TEST(Verify, AMoveAgainstTheRulesIsWrong) {
  Record record = played("null-game", 9);
  Action& move = *std::ranges::find(record.actions, Action::Kind::move, &Action::kind);
  move.text = "take 3";
  const Verification found = verified(record);
  EXPECT_EQ(found.verdict, Verdict::wrong);
  EXPECT_EQ(found.line, move.line);
  EXPECT_FALSE(found.wrong_draw);
}

TEST(Verify, AResultThatWasNotPlayedIsWrong) {
  Record record = played("24/7", 9);
  record.result->scores[0] += 10;
  EXPECT_EQ(verified(record).verdict, Verdict::wrong);
}

TEST(Verify, HeadersThatCannotBeReadAreAnError) {
  Record record = played("null-game", 9);
  Record bad = record;
  header(bad, "secret")[0] = 'x';
  EXPECT_FALSE(verify(all_games_and_null(), bad));
  bad = record;
  drop_header(bad, "shares");
  EXPECT_FALSE(verify(all_games_and_null(), bad));
  bad = record;
  bad.game = "chess";
  EXPECT_FALSE(verify(all_games_and_null(), bad));
}

// However often and wherever moves are taken back, the tiles and dice are those of a game in which
// nothing was ever taken back, and the record verifies.
RC_GTEST_PROP(FairTable, UndoChangesNoDraw, ()) {
  const auto types = all_games_and_null().types();
  const auto game = (*rc::gen::elementOf(types))->info().id;
  const auto number = *rc::gen::inRange<std::uint64_t>(0, 1000);
  const auto plan =
      *rc::gen::container<std::vector<std::uint64_t>>(rc::gen::inRange<std::uint64_t>(0, 40));
  Table table = open_fair_table(game, "", {"Ann", "Bob"}, secret_number(number));
  for (const std::uint64_t choice : plan) {
    if (choice < 10) {
      rewind_decision(table);
    } else if (!play_one_decision(table, choice)) {
      rewind_decision(table);
    }
  }
  Table straight = open_fair_table(game, "", {"Ann", "Bob"}, secret_number(number));
  for (const Step& step : table.steps()) {
    advance(straight);
    if (step.action.seat != nobody && !step.is_skip) {
      RC_ASSERT(play(straight, step.action.seat, step.action.text).is_allowed());
    }
  }
  advance(table);
  advance(straight);
  RC_ASSERT(log_of(straight) == log_of(table));
  RC_ASSERT(verified(table.record_with_secret()).verdict == Verdict::right);
}

}  // namespace
}  // namespace twenties
