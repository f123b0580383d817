// A table whose chance comes from a secret: how it opens, what its record tells and when, and how
// it goes on.

#include <gtest/gtest.h>

#include <algorithm>

#include "match/fairness_for_tests.hpp"
#include "texts/words.hpp"

namespace twenties {
namespace {

std::string refusal(const std::vector<std::string>& names, std::vector<std::string> shares) {
  const auto table = Table::open(type_named("null-game"), "", names,
                                 chance_from(make_fairness(std::move(shares))));
  return table ? "opened" : in_english(table.error());
}

std::string header(const Record& record, std::string_view name) {
  const auto found = std::ranges::find(record.remarks, name, &Remark::first);
  return found == record.remarks.end() ? "none" : found->second;
}

RecordResult<Table> resume(std::string_view text) {
  const auto record = read_record(text);
  if (!record) return tl::unexpected(record.error());
  return Table::resume(all_games_and_null(), *record);
}

std::string resume_refusal(std::string_view lines) {
  const auto table = resume(cat("twenties record 1\ngame: null-game\n", lines));
  return table ? "resumed" : in_english(table.error().message());
}

Table reopened(const Record& record) {
  auto again = resume(print_record(record));
  EXPECT_TRUE(again) << in_english(again.error().message());
  return std::move(*again);
}

TEST(FairTable, EverySeatGivesAShare) {
  EXPECT_EQ(refusal({"Ann", "Bob"}, {"x", "y"}), "opened");
  EXPECT_EQ(refusal({"Ann", "Bob"}, {"x"}), "the game has 2 seats, but 1 gave a share");
  EXPECT_EQ(refusal({"Ann", "Bob"}, {"x", "y", "z"}), "the game has 2 seats, but 3 gave a share");
}

TEST(FairTable, ABotCannotChooseItsShare) {
  EXPECT_EQ(refusal({"Ann", "bot greedy"}, {"x", "greedy"}), "opened");
  EXPECT_EQ(refusal({"Ann", "bot greedy"}, {"x", "lucky"}),
            "the share of the bot greedy is its name, not \"lucky\"");
}

TEST(FairTable, FreshSharesFitTheSeats) {
  const std::vector<std::string> who{"Ann", "bot greedy", "Bob"};
  const auto shares = fresh_shares(who);
  ASSERT_EQ(shares.size(), 3U);
  EXPECT_EQ(shares[1], "greedy");
  EXPECT_NE(shares[0], shares[2]);
  EXPECT_TRUE(
      Table::open(type_named("null-game"), "players=3", who, chance_from(make_fairness(shares))));
}

TEST(FairTable, TheSecretIsToldWhenTheGameIsOver) {
  const std::string secret = secret_number(1);
  Table table = open_fair_table("null-game", "", {"Ann", "Bob"}, secret);
  EXPECT_EQ(table.seed(), std::nullopt);
  do {
    const Record record = table.record();
    EXPECT_EQ(header(record, "commitment"), commitment_of(secret));
    EXPECT_EQ(header(record, "shares"), "Ann Bob");
    EXPECT_EQ(header(record, "secret"), table.game().turn().is_over() ? secret : "none");
    EXPECT_EQ(header(record, "seed"), "none");
    EXPECT_EQ(print_record(table.record()).find(secret) == std::string::npos,
              !table.game().turn().is_over());
    EXPECT_EQ(header(table.record_with_secret(), "secret"), secret);
  } while (play_one_decision(table, 1));
  EXPECT_EQ(header(table.record(), "secret"), secret);
}

TEST(FairTable, WithItsSecretItGoesOnExactlyAsItWouldHave) {
  for (const GameType* type : all_games_and_null().types()) {
    for (std::uint64_t number = 0; number < 4; ++number) {
      SCOPED_TRACE(cat(type->info().id, " ", number));
      Table table =
          open_fair_table(type->info().id, "", {"Ann", "bot random"}, secret_number(number));
      for (std::uint64_t turn = 0; turn < 4 * number && play_one_decision(table, turn); ++turn)
        continue;
      Table again = reopened(table.record_with_secret());
      for (std::uint64_t turn = 0; turn < 10; ++turn) {
        const bool goes_on = play_one_decision(table, turn);
        ASSERT_EQ(play_one_decision(again, turn), goes_on);
        ASSERT_EQ(print_record(again.record_with_secret()),
                  print_record(table.record_with_secret()));
        if (!goes_on) break;
      }
    }
  }
}

TEST(FairTable, UndoneChanceComesAgain) {
  Table table = open_fair_table("twenty-one", "", {"Ann", "Bob"}, secret_number(2));
  for (std::uint64_t turn = 0; turn < 12; ++turn) ASSERT_TRUE(play_one_decision(table, turn));
  advance(table);
  const std::string before = log_of(table);
  for (int back = 0; back < 6; ++back) ASSERT_TRUE(rewind_decision(table));
  for (std::uint64_t turn = 6; turn < 12; ++turn) ASSERT_TRUE(play_one_decision(table, turn));
  advance(table);
  EXPECT_EQ(log_of(table), before);
}

TEST(FairTable, WithoutItsSecretItStopsWhereChanceIsToAct) {
  Table table = open_fair_table("twenty-one", "", {"Ann", "bot random"}, secret_number(3));
  for (std::uint64_t turn = 0; turn < 3; ++turn) ASSERT_TRUE(play_one_decision(table, turn));
  advance(table);
  Table closed = reopened(table.record());
  EXPECT_EQ(closed.game().hash(), table.game().hash()) << "it can be looked at";
  EXPECT_EQ(print_record(closed.record_with_secret()), print_record(table.record()));
  EXPECT_TRUE(closed.chance().is_closed()) << "no bot can think with it";
  closed = reopened([&] {
    Record record = table.record();
    record.actions.clear();
    return record;
  }());
  EXPECT_TRUE(closed.awaits_secret());
  EXPECT_FALSE(table.awaits_secret());
  EXPECT_EQ(advance(closed), 0U);
}

TEST(FairTable, RecordsThatDoNotHoldTogetherAreRefused) {
  const Fairness fair = vector_fairness();
  const std::string commitment = cat("commitment: ", fair.commitment, "\n");
  EXPECT_EQ(resume_refusal(cat(commitment, "shares: a b\nsecret: ", fair.secret, "\n")), "resumed");
  EXPECT_EQ(resume_refusal(cat(commitment, "shares: a b\n")), "resumed");
  const std::string together =
      "the headers \"commitment:\" and \"shares:\" go together, and \"secret:\" with them";
  EXPECT_EQ(resume_refusal(commitment), together);
  EXPECT_EQ(resume_refusal("shares: a b\n"), together);
  EXPECT_EQ(resume_refusal(cat("secret: ", fair.secret, "\n")), together);
  EXPECT_EQ(resume_refusal(cat(commitment, "shares: a b\nseed: 1\n")),
            "the chance of a game comes from a seed or from a secret, not from both");
  EXPECT_EQ(resume_refusal(cat(commitment, "shares: a b\nsecret:\n")),
            "the header \"secret:\" is empty");
  EXPECT_EQ(resume_refusal(cat(commitment, "shares: a\n")),
            "the game has 2 seats, but 1 gave a share");
  EXPECT_EQ(resume_refusal(cat(commitment, "shares: a  b\n")),
            "a share is 1 to 64 letters, digits or signs without spaces and commas, unlike \"\"");
  EXPECT_EQ(resume_refusal(cat(commitment, "seats: Ann, bot greedy\nshares: a b\n")),
            "the share of the bot greedy is its name, not \"b\"");
  EXPECT_EQ(resume_refusal(cat(commitment, "shares: a b\nsecret: ", secret_number(1), "\n")),
            "the secret does not fit the commitment: its SHA-256 is another");
  EXPECT_EQ(resume_refusal("commitment: 12\nshares: a b\n"),
            "a commitment has 64 digits 0 to 9 and a to f, unlike \"12\"");
}

}  // namespace
}  // namespace twenties
