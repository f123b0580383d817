// Two games that differ only in what a seat cannot see send that seat the same bytes.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <tuple>

#include "base/rounds_for_tests.hpp"
#include "protocol/random_match_for_tests.hpp"

namespace twenties {
namespace {

using Log = std::vector<std::string>;

// The lines of chance actions that the viewer may not read.
std::vector<std::size_t> hidden_lines(const Log& log, Seat viewer) {
  std::vector<std::size_t> out;
  auto match = Match::restore(all_games_and_null(), std::span(log).first(1));
  for (std::size_t line = 1; line < log.size(); ++line) {
    const auto entry = read_entry(log[line]);
    const bool is_chance = entry->kind == Entry::Kind::chance;
    if (is_chance && !match->table()->game().may_see(entry->text, viewer)) out.push_back(line);
    EXPECT_TRUE(match->follow(std::span(log).subspan(line, 1)));
  }
  return out;
}

// "deal 1 4 5": its numbers, in order, with one of them changed to another.
std::string with_other_tile(const std::string& line, Random& random) {
  const auto at = line.find(": ");
  auto pieces = split(std::string_view(line).substr(at + 2), ' ');
  std::vector<std::string> tiles(pieces.begin() + 1, pieces.end());
  if (tiles.empty()) return line;
  tiles[random.below(tiles.size())] = std::to_string(1 + random.below(10));
  std::ranges::sort(tiles, {}, [](const std::string& tile) {
    return std::tuple(tile == "*", tile.size(), tile);  // wilds come last
  });
  return cat(line.substr(0, at + 2), pieces.front(), " ", join(tiles, " "));
}

// A playable log with other tiles in one or two of these lines; the same log if none was found.
Log varied(const Log& log, const std::vector<std::size_t>& lines, Random& random) {
  for (int attempt = 0; attempt < 60 && !lines.empty(); ++attempt) {
    Log other = log;
    for (int change = 0; change < 2; ++change) {
      std::string& line = other[lines[random.below(lines.size())]];
      line = with_other_tile(line, random);
    }
    if (other != log && Match::restore(all_games_and_null(), other)) return other;
  }
  return log;
}

// What one viewer is sent after each line, until the end of the game reveals everything.
std::vector<std::string> sent_to(Seat viewer, const Log& log, Moment now) {
  std::vector<std::string> out;
  auto match = Match::restore(all_games_and_null(), std::span(log).first(1));
  for (std::size_t line = 1; line < log.size(); ++line) {
    EXPECT_TRUE(match->follow(std::span(log).subspan(line, 1)));
    if (match->is_over()) break;
    out.push_back(news_bytes(*match, viewer, now));
  }
  return out;
}

// Another log, line by line.
void expect_bytes(const std::vector<std::string>& expected, const Log& log, Seat viewer,
                  Moment now) {
  auto match = Match::restore(all_games_and_null(), std::span(log).first(1));
  for (std::size_t line = 1; line <= expected.size(); ++line) {
    ASSERT_TRUE(match->follow(std::span(log).subspan(line, 1)));
    ASSERT_EQ(expected[line - 1], news_bytes(*match, viewer, now)) << log[line];
  }
}

// Returns how many pairs of games were compared.
int compare_varied(const Log& log, Seat viewer, Moment now, Random& random) {
  const auto lines = hidden_lines(log, viewer);
  if (lines.empty()) return 0;
  const auto expected = sent_to(viewer, log, now);
  int compared = 0;
  for (int pair = 0; pair < 4; ++pair) {
    const Log other = varied(log, lines, random);
    if (other == log) continue;
    expect_bytes(expected, other, viewer, now);
    ++compared;
  }
  return compared;
}

TEST(Leaks, WhatChanceDidForOthersIsNotInTheBytes) {
  for (const auto& [game, options] :
       std::vector<std::pair<std::string, std::string>>{{"24-7", "players=2"},
                                                        {"24-7", "players=3"},
                                                        {"24-7", "players=4"},
                                                        {"sums-of-20", "players=2 pool=half"},
                                                        {"sums-of-20", "players=3 pool=half"}}) {
    int compared = 0;
    for (std::uint64_t seed = 1; seed <= rounds(3U); ++seed) {
      Random random(seed);
      TestMatch test_match = begin_test_match(setup_for(game, options, {}, "none", seed));
      test_match.play_to_the_end(seed * 1000);
      for (const std::size_t part : {test_match.log.size() / 3, test_match.log.size() - 1}) {
        const Log log(test_match.log.begin(),
                      test_match.log.begin() + static_cast<std::ptrdiff_t>(part));
        for (const Seat viewer : viewers_of(test_match.match)) {
          compared += compare_varied(log, viewer, test_match.now, random);
        }
      }
      if (HasFatalFailure()) FAIL() << game << " " << options << " seed " << seed;
    }
    EXPECT_GT(compared, rounds(20)) << game << ": the test must see hidden tiles";
  }
}

// The steps of the news of a viewer, as JSON.
std::vector<nlohmann::json> steps_for(const Match& match, Seat viewer, Moment now) {
  std::vector<nlohmann::json> out;
  const auto news = nlohmann::json::parse(news_bytes(match, viewer, now));
  for (const auto& event : news.value("events", nlohmann::json::array())) {
    for (const auto& step : event.value("steps", nlohmann::json::array())) out.push_back(step);
  }
  return out;
}

TEST(Leaks, AHiddenStepHasNothingButItsKindAndItsSeat) {
  std::map<std::string, int> hidden;
  for (const auto& [game, options] :
       std::vector<std::pair<std::string, std::string>>{{"game-of-20", "players=1"},
                                                        {"game-of-20", "players=2"},
                                                        {"21", "players=3"},
                                                        {"24-7", "players=3"},
                                                        {"sums-of-20", "players=2 pool=half"}}) {
    TestMatch test_match = begin_test_match(setup_for(game, options, {}, "none", 23));
    test_match.play_to_the_end(23);
    const Log& log = test_match.log;
    auto match = Match::restore(all_games_and_null(), std::span(log).first(log.size() - 1));
    for (const Seat viewer : viewers_of(*match)) {
      for (const nlohmann::json& step : steps_for(*match, viewer, test_match.now)) {
        if (!step.contains("hidden")) {
          EXPECT_TRUE(step.contains("action") || step["kind"] == "time_up") << step;
          continue;
        }
        ++hidden[game];
        EXPECT_EQ(step, nlohmann::json({{"kind", step["kind"]}, {"hidden", true}}));
      }
    }
  }
  EXPECT_THAT(hidden, testing::SizeIs(2)) << "24/7 and Sums of 20 hide what is drawn";
}

TEST(News, ACurtainIsForWhoeverPlaysSeveralSeats) {
  TestMatch test_match = open_test_match(setup_for("24-7", "players=3"));
  const auto sit = [&](const std::string& person, int seat) {
    return test_match.match.sit(test_match.by(person), seat_at(seat), {person, person, {}}, "x");
  };
  ASSERT_TRUE(sit("ann", 0) && sit("ann", 1) && sit("bob", 2));
  const auto curtain = [&](int seat) {
    const auto news =
        nlohmann::json::parse(news_bytes(test_match.match, seat_at(seat), test_match.now));
    return news["state"].value("curtain", false);
  };
  EXPECT_TRUE(curtain(0));
  EXPECT_TRUE(curtain(1));
  EXPECT_FALSE(curtain(2)) << "one seat alone";
  ASSERT_TRUE(test_match.match.resign(test_match.by("bob"), seat_at(2)));
  EXPECT_FALSE(curtain(0)) << "the game is over";
}

TEST(Leaks, SealedMarksAreNotInTheBytesOfTheOthers) {
  int compared = 0;
  for (std::uint64_t seed = 1; seed <= rounds(4U); ++seed) {
    Random random(seed);
    TestMatch test_match = begin_test_match(setup_for("21", "players=3", {}, "none", seed));
    while (!test_match.match.is_over()) {
      const SeatSet waiting = test_match.game().turn().seats;
      const Seat seat = test_match.to_move();
      const Log before = test_match.log;
      const auto moves = test_match.game().moves(seat);
      test_match.play(random.below(1000));
      if (waiting.size() < 2 || test_match.match.is_over()) continue;
      Match other = *Match::restore(all_games_and_null(), before);
      ASSERT_TRUE(other.move(test_match.by(seat), seat, other.answers(),
                             moves[random.below(moves.size())]));
      for (const Seat viewer : viewers_of(other)) {
        if (viewer == seat) continue;
        ++compared;
        ASSERT_EQ(news_bytes(other, viewer, test_match.now),
                  news_bytes(test_match.match, viewer, test_match.now));
      }
    }
  }
  EXPECT_GT(compared, rounds(200));
}

TEST(Leaks, APlacedTileIsNotInTheBytesOfTheOthersUntilItIsConfirmed) {
  TestMatch test_match = begin_test_match(setup_for("24-7", "players=3", {}, "game:600", 3));
  for (std::uint64_t turn = 1; turn <= 30 && !test_match.match.is_over(); ++turn) {
    const Seat seat = test_match.to_move();
    Match without = test_match.restored();
    ASSERT_TRUE(test_match.move(seat, test_match.some_move(seat, turn)));
    test_match.now += 2'000;
    for (const Seat viewer : viewers_of(without)) {
      if (viewer == seat) {
        EXPECT_NE(news_bytes(without, viewer, test_match.now),
                  news_bytes(test_match.match, viewer, test_match.now));
        continue;
      }
      ASSERT_EQ(news_bytes(without, viewer, test_match.now),
                news_bytes(test_match.match, viewer, test_match.now));
    }
    if (turn % 3 == 0) {
      ASSERT_TRUE(test_match.match.take_back(test_match.by(seat), seat));
      test_match.keep();
      for (const Seat viewer : viewers_of(without)) {
        if (viewer == seat) continue;
        ASSERT_EQ(news_bytes(without, viewer, test_match.now),
                  news_bytes(test_match.match, viewer, test_match.now));
      }
      test_match.play(turn);
    } else {
      test_match.wait(5'000);
    }
  }
}

TEST(Leaks, TheSecretAndTheIdsOfPeopleAreNeverSentBeforeTheEnd) {
  for (const MatchSetup& setup : random_setups(61)) {
    RandomMatch random(setup, 61);
    for (int step = 0; step < rounds(80); ++step) {
      (void)random.step();
      const Match& match = random.test_match.match;
      if (match.is_over()) break;
      for (const Seat viewer : viewers_of(match)) {
        const std::string bytes = news_bytes(match, viewer, random.test_match.now);
        ASSERT_EQ(bytes.find(setup.secret), std::string::npos);
        ASSERT_EQ(bytes.find("\"dora\""), std::string::npos) << "people are known by their names";
      }
    }
  }
}

}  // namespace
}  // namespace twenties
