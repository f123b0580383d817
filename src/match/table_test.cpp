#include "match/table.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <iterator>
#include <map>
#include <set>

#include "match/tables_for_tests.hpp"
#include "texts/words.hpp"

namespace twenties {
namespace {

std::string refusal(std::string_view options, const std::vector<std::string>& who) {
  const auto table = Table::open(type_named("null-game"), options, who, 1);
  return table ? "opened" : in_english(table.error());
}

TEST(Table, OpensWithAGameAndItsSeats) {
  const Table table = open_table("null-game", "players=3", {"Ann", "bot greedy", "Bob"}, 20);
  EXPECT_EQ(table.game().options(), "players=3");
  EXPECT_EQ(table.seed(), 20U);
  EXPECT_EQ(table.seats(), (std::vector<std::string>{"Ann", "bot greedy", "Bob"}));
  EXPECT_TRUE(table.steps().empty()) << "nothing happens by itself";
}

TEST(Table, OptionsMustBeThoseOfTheGame) {
  EXPECT_EQ(refusal("players=9", {"Ann", "Bob"}),
            "the option players cannot be \"9\"; it can be 2 to 4");
}

TEST(Table, EverySeatIsTaken) {
  EXPECT_EQ(refusal("", {"Ann"}), "the game has 2 seats, but 1 are taken");
  EXPECT_EQ(refusal("", {"Ann", "Bob", "Cy"}), "the game has 2 seats, but 3 are taken");
  EXPECT_EQ(refusal("players=3", {"Ann", "Bob", "Cy"}), "opened");
}

TEST(Table, BotsMustExist) {
  EXPECT_EQ(refusal("", {"Ann", "bot genius"}), "there is no bot \"genius\" for Null Game");
}

TEST(Table, PeopleHaveNamesThatARecordCanHold) {
  for (const std::string& name : {std::string(), std::string("a,b"), std::string(" Ann"),
                                  std::string("A\nB"), std::string(41, 'x')}) {
    EXPECT_EQ(refusal("", {name, "Bob"}), cat("a person cannot be called ", quote(name)));
  }
  EXPECT_EQ(refusal("", {"Zo\u00eb", "bot"}), "opened");
}

TEST(Table, AdvancesThroughChanceToTheFirstDecision) {
  Table table = open_table("null-game", "", {"Ann", "Bob"}, 20);
  EXPECT_EQ(play(table, seat_at(0), "take 1").clause, table_clause) << "no heap yet";
  EXPECT_EQ(advance(table), 1U);
  EXPECT_EQ(advance(table), 0U);
  ASSERT_EQ(table.steps().size(), 1U);
  EXPECT_EQ(table.steps()[0].action.kind, Action::Kind::chance);
  EXPECT_EQ(table.steps()[0].readers, SeatSet::first(2));
  EXPECT_TRUE(table.game().turn().has(seat_at(0)));
}

TEST(Table, AdvancesUntilSomebodyHasAChoice) {
  std::map<std::string_view, int> skips;
  for (const GameType* type : all_games_and_null().types()) {
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
      SCOPED_TRACE(cat(type->info().id, " seed ", seed));
      Table table = open_table(type->info().id, "", {"Ann", "Bob"}, seed);
      for (std::uint64_t turn = 0; play_one_decision(table, seed + turn); ++turn) {
        advance(table);
        const Turn waiting = table.game().turn();
        ASSERT_FALSE(waiting.is_chance());
        if (!waiting.is_over()) ASSERT_EQ(table.game().forced_skip(waiting.seats.lowest()), "");
      }
      for (const Step& step : table.steps()) skips[type->info().id] += step.is_skip ? 1 : 0;
    }
  }
  EXPECT_GT(skips["twenty-four-seven"], 0) << "the test must see skips";
}

TEST(Table, StepsTellWhatTheyDid) {
  Table table = open_table("null-game", "", {"Ann", "Bob"}, 20);
  advance(table);
  ASSERT_TRUE(play(table, seat_at(0), "take 2"));
  const Step& step = table.steps().back();
  EXPECT_EQ(step.action, (Action{Action::Kind::move, seat_at(0), "take 2"}));
  EXPECT_EQ(points_of(step.effect.parts, seat_at(0)), 2);
  EXPECT_EQ(step.scores[0], 2);
  EXPECT_EQ(step.scores[1], 0);
  EXPECT_FALSE(step.is_skip);
}

TEST(Table, RefusedActionsChangeNothing) {
  Table table = open_table("null-game", "", {"Ann", "bot random"}, 20);
  advance(table);
  const std::uint64_t hash = table.game().hash();
  EXPECT_FALSE(play(table, seat_at(1), "take 1"));
  EXPECT_FALSE(play(table, seat_at(0), "take 3"));
  EXPECT_FALSE(play(table, seat_at(0), "TAKE 1")) << "not canonical";
  EXPECT_FALSE(play(table, seat_at(32), "take 1"));
  EXPECT_FALSE(play(table, nobody, "take 1"));
  EXPECT_FALSE(resign(table, seat_at(2)));
  EXPECT_FALSE(time_up(table));
  EXPECT_EQ(table.steps().size(), 1U);
  EXPECT_EQ(table.game().hash(), hash);
}

TEST(Table, AResignationEndsTheGame) {
  Table table = open_table("null-game", "", {"Ann", "Bob"}, 20);
  ASSERT_TRUE(resign(table, seat_at(1)));
  EXPECT_EQ(advance(table), 0U);
  EXPECT_TRUE(table.game().turn().is_over());
  EXPECT_EQ(table.record().result->winners, SeatSet::of(seat_at(0)));
}

TEST(Table, TheSameSeedGivesTheSameGame) {
  for (const GameType* type : all_games_and_null().types()) {
    std::set<std::string> logs;
    for (const std::uint64_t seed : {0U, 1U, 2U, 3U, 3U}) {
      Table table = open_table(type->info().id, "", {"bot random", "bot random"}, seed);
      for (int i = 0; i < 12 && play_one_decision(table, 0); ++i) continue;
      logs.insert(log_of(table));
    }
    EXPECT_EQ(logs.size(), 4U) << type->info().id;
  }
}

// The numbers of all rolls of a game of Twenty One in which everybody does the same with a roll. A
// second roll can have a die less, the last one.
std::vector<std::string> rolls_when_everybody(std::string_view decision, std::uint64_t seed) {
  Table table = open_table("twenty-one", "", {"Ann", "Bob"}, seed);
  for (advance(table); !table.game().turn().is_over(); advance(table)) {
    const Seat seat = table.game().turn().seats.lowest();
    if (!play(table, seat, decision)) {
      EXPECT_TRUE(play(table, seat, table.game().moves(seat).front()));
    }
  }
  std::vector<std::string> out;
  for (const Action& action : table.record().actions) {
    if (!action.text.starts_with("roll")) continue;
    out.emplace_back();
    std::ranges::copy_if(action.text, std::back_inserter(out.back()),
                         [](char c) { return c >= '1' && c <= '6'; });
  }
  return out;
}

TEST(Table, WhatIsRolledNextDoesNotDependOnWhatIsPlayed) {
  const std::vector<std::string> keeping = rolls_when_everybody("keep", 20);
  const std::vector<std::string> rerolling = rolls_when_everybody("reroll", 20);
  const std::size_t both = std::min(keeping.size(), rerolling.size());
  ASSERT_GT(both, 4U);
  for (std::size_t at = 0; at < both; ++at) {
    EXPECT_TRUE(keeping[at].starts_with(rerolling[at])) << keeping[at] << ' ' << rerolling[at];
  }
}

TEST(Table, EveryHeapComesWithItsWeight) {
  std::map<std::string, int> heaps;
  for (std::uint64_t seed = 0; seed < 4000; ++seed) {
    Table table = open_table("null-game", "", {"Ann", "Bob"}, seed);
    advance(table);
    ++heaps[table.steps()[0].action.text];
  }
  EXPECT_NEAR(heaps["heap 5"], 1000, 150);
  EXPECT_NEAR(heaps["heap 6"], 2000, 150);
  EXPECT_NEAR(heaps["heap 7"], 1000, 150);
}

TEST(Table, SecretChanceIsReadOnlyByWhomItConcerns) {
  Table table = open_table("24-7", "players=3", {"Ann", "Bob", "Cy"}, 20);
  advance(table);
  std::set<int> readers;
  for (const Step& step : table.steps()) {
    if (step.action.text.starts_with("deal")) {
      ASSERT_EQ(step.readers.size(), 1) << step.action.text;
      readers.insert(index_of(step.readers.lowest()));
    }
  }
  EXPECT_EQ(readers, (std::set{0, 1, 2}));
}

TEST(Seed, IsANumberOf64Bits) {
  EXPECT_EQ(read_seed("0"), 0U);
  EXPECT_EQ(read_seed("20"), 20U);
  EXPECT_EQ(read_seed("18446744073709551615"), UINT64_MAX);
  for (const std::string_view text :
       {"", "-1", "+1", " 1", "1 ", "0x10", "1e3", "x", "18446744073709551616",
        "99999999999999999999", "000000000000000000001"}) {
    EXPECT_EQ(read_seed(text), std::nullopt) << text;
  }
}

}  // namespace
}  // namespace twenties
