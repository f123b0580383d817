// Every refusal can be formatted in every language: of garbled options, moves, chance, positions,
// views and records.

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <string>
#include <vector>

#include "base/random.hpp"
#include "base/rounds_for_tests.hpp"
#include "base/text.hpp"
#include "conformance/walk.hpp"
#include "core/record.hpp"
#include "core/replay.hpp"
#include "core/view_text.hpp"
#include "games/games_for_tests.hpp"
#include "games/registry.hpp"
#include "match/table.hpp"
#include "texts/samples.hpp"
#include "texts/words.hpp"

namespace twenties {
namespace {

// Checks that it can be formatted in every language; a few times for each message.
void expect_words(const Message& message, const std::string& about) {
  static std::map<std::string, int> seen;
  ASSERT_NE(message.id, said_id) << plain_text(message) << ": " << about;
  if (++seen[message.id] <= 5) EXPECT_EQ(problem_with(message), "") << about;
}

template <class T>
void expect_words(const Result<T>& read, const std::string& text) {
  if (!read) expect_words(read.error().whole(), text);
}

// A text with some of its bytes left out, doubled or changed, or with its words in another order.
std::string garbled(std::string text, Random& random) {
  static constexpr std::string_view signs = "=,/.:?*-x# 0123456789aT\x01\xff";
  for (auto changes = 1 + random.below(3); changes > 0 && !text.empty(); --changes) {
    const auto at = static_cast<std::size_t>(random.below(text.size()));
    const char sign = signs[static_cast<std::size_t>(random.below(signs.size()))];
    switch (random.below(5)) {
      case 0:
        text.erase(at, 1);
        break;
      case 1:
        text.insert(at, 1, sign);
        break;
      case 2: {
        std::vector<std::string_view> parts = words(text);
        if (!parts.empty())
          parts.erase(parts.begin() + static_cast<std::ptrdiff_t>(random.below(parts.size())));
        text = join(parts, " ");
        break;
      }
      default:
        text[at] = sign;
    }
  }
  return text;
}

template <class G>
class Refusals : public testing::Test {};

TYPED_TEST_SUITE(Refusals, AllGames, GameNames);

TYPED_TEST(Refusals, OfGarbledTextsCanBeSaidInEveryLanguage) {
  using Cases = ConformanceCases<TypeParam>;
  Random random(20);
  const auto garble = [&](const std::string& text, auto&& read) {
    for (int i = 0; i < 5; ++i) {
      const std::string bad = garbled(text, random);
      expect_words(read(bad), bad);
    }
  };
  for (const std::string& line : Cases::options()) {
    for (int i = 0; i < 20; ++i) garble(line, &TypeParam::read_options);
  }
  walk_random_games<TypeParam>(
      Cases::options(), rounds(1), [&](const auto& state, const Turn& turn, Random&) {
        garble(TypeParam::print_position(state), &TypeParam::read_position);
        garble(print_view<TypeParam>(TypeParam::view(state, seat_at(0))),
               [](std::string_view text) { return read_view<TypeParam>(text, seat_at(0)); });
        if (turn.is_chance()) {
          const auto chance = TypeParam::draw(state, random.below(TypeParam::chance_total(state)));
          garble(TypeParam::print_chance(chance), &parse_chance<TypeParam>);
        } else if (!turn.is_over()) {
          typename TypeParam::Moves moves;
          TypeParam::moves(state, turn.seats.lowest(), moves);
          const auto& move = moves[static_cast<std::size_t>(random.below(moves.size()))];
          garble(TypeParam::print_move(move), &parse_move<TypeParam>);
        }
      });
  for (const char* text : {"", " ", "=", "a b c", "skip skip", "\xff", "rules=9 x", "rules=1"}) {
    expect_words(TypeParam::read_options(text), text);
    expect_words(TypeParam::read_move(text), text);
    expect_words(TypeParam::read_chance(text), text);
    expect_words(TypeParam::read_position(text), text);
  }
}

TYPED_TEST(Refusals, TheGameAndItsOptionsAreToldInEveryLanguage) {
  const GameInfo& info = TypeParam::info();
  EXPECT_EQ(problem_with(info.summary), "");
  EXPECT_EQ(problem_with(info.credits()), "");
  for (const OptionSpec& spec : info.options) {
    EXPECT_EQ(problem_with(spec.help), "") << spec.name;
    EXPECT_EQ(problem_with(allowed_values(spec)), "") << spec.name;
  }
}

TEST(RefusedRecords, CanBeSaidInEveryLanguage) {
  Random random(20);
  const Registry& games = all_games();
  for (const GameType* type : games.types()) {
    auto table = Table::open(*type, "", {"Ann", "bot greedy"}, 20);
    ASSERT_TRUE(table) << in_english(table.error());
    const std::string record = print_record(table->record());
    for (int i = 0; i < rounds(400); ++i) {
      const std::string bad = garbled(record, random);
      const auto read = read_record(bad);
      if (!read) expect_words(read.error().message(), bad);
      if (!read) continue;
      const auto resumed = Table::resume(games, *read);
      if (!resumed) expect_words(resumed.error().message(), bad);
    }
  }
  for (const char* lines : {"",
                            "rules: 0",
                            "game: x",
                            "game: chess",
                            "rules: 7\ngame: twenty-one",
                            "seats: ,",
                            "result: a winners 1",
                            "result: 1",
                            "result: 1 winners 9",
                            "game: x\ngame: x",
                            "hello: x",
                            "hello",
                            "9: x",
                            "! x",
                            "game: twenty-one\n1: keep\nresult: 1 winners 1",
                            "game: twenty-one\nseats: Ann",
                            "game: twenty-one\ncommitment: x",
                            "game: twenty-one\nseed: x",
                            "game: twenty-one\nsecret: x",
                            "game: twenty-one\ncommitment: x\nshares: a b\nseed: 1",
                            "game: twenty-one\ncommitment: x\nshares: a b",
                            "\xff"}) {
    const auto read = read_record(cat("twenties record 1\n", lines, "\n"));
    if (!read) {
      expect_words(read.error().message(), lines);
      continue;
    }
    const auto resumed = Table::resume(games, *read);
    ASSERT_FALSE(resumed) << lines;
    expect_words(resumed.error().message(), lines);
  }
}

}  // namespace
}  // namespace twenties
