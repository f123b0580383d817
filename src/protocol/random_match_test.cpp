// Whole matches of players who send random commands at any time.

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "base/rounds_for_tests.hpp"
#include "protocol/random_match_for_tests.hpp"

namespace twenties {
namespace {

void expect_same(const Match& live, const Match& restored, Moment now, bool all_events) {
  for (const Seat viewer : viewers_of(live)) {
    const std::uint64_t known = all_events ? 0 : events_for(live, viewer) - 1;
    ASSERT_EQ(news_bytes(live, viewer, now, known), news_bytes(restored, viewer, now, known));
  }
  ASSERT_EQ(live.length(), restored.length());
  ASSERT_EQ(live.next_tick(), restored.next_tick());
  ASSERT_EQ(live.bot_turns().size(), restored.bot_turns().size());
  for (std::size_t i = 0; i < live.bot_turns().size(); ++i) {
    ASSERT_EQ(live.bot_turns()[i].seed, restored.bot_turns()[i].seed);
    ASSERT_EQ(live.bot_turns()[i].answers, restored.bot_turns()[i].answers);
  }
}

TEST(TestMatch, AMatchThatIsRestoredIsTheSameAfterEveryCommand) {
  int over = 0;
  for (std::uint64_t seed = 1; seed <= rounds(4U); ++seed) {
    for (const MatchSetup& setup : random_setups(seed)) {
      RandomMatch random(setup, seed);
      Match follower = random.test_match.restored();
      for (int step = 0; step < 150; ++step) {
        const std::size_t known = random.test_match.log.size();
        (void)random.step();
        ASSERT_TRUE(follower.follow(std::span(random.test_match.log).subspan(known)));
        expect_same(random.test_match.match, follower, random.test_match.now, false);
        if (step % 25 == 24) {
          expect_same(random.test_match.match, random.test_match.restored(), random.test_match.now,
                      true);
        }
        if (HasFatalFailure()) FAIL() << setup.game << " seed " << seed << " step " << step;
      }
      if (random.test_match.match.is_over()) ++over;
    }
  }
  EXPECT_GT(over, rounds(5)) << "some must come to an end";
}

TEST(TestMatch, WhatIsRefusedAddsNothing) {
  int refused = 0;
  for (std::uint64_t seed = 11; seed <= 14; ++seed) {
    for (const MatchSetup& setup : random_setups(seed)) {
      RandomMatch random(setup, seed);
      for (int step = 0; step < 150; ++step) {
        if (random.step()) continue;
        ++refused;
        ASSERT_EQ(random.test_match.log.size(), random.before);
      }
    }
  }
  EXPECT_GT(refused, 500);
}

TEST(TestMatch, EveryEntryIsReadAsItIsPrintedAndMomentsNeverGoBack) {
  for (const MatchSetup& setup : random_setups(21)) {
    RandomMatch random(setup, 21);
    for (int step = 0; step < 200; ++step) (void)random.step();
    Moment last = 0;
    for (const std::string& line : random.test_match.log) {
      const auto entry = read_entry(line);
      ASSERT_TRUE(entry) << line;
      EXPECT_EQ(print_entry(*entry), line);
      EXPECT_GE(entry->at, last);
      last = entry->at;
    }
  }
}

TEST(TestMatch, EventsAreNumberedWithoutAGapAndTheGapIsSent) {
  for (const MatchSetup& setup : random_setups(31)) {
    RandomMatch random(setup, 31);
    for (int step = 0; step < 120; ++step) (void)random.step();
    const Match& match = random.test_match.match;
    for (const Seat viewer : viewers_of(match)) {
      const News all = news_of(match, "t1", {viewer, ""}, 0, random.test_match.now);
      EXPECT_EQ(all.number, events_for(match, viewer));
      ASSERT_EQ(all.events.size(), all.number);
      for (std::size_t i = 0; i < all.events.size(); ++i) ASSERT_EQ(all.events[i].number, i + 1);
      for (std::uint64_t after = 0; after <= all.number + 1; ++after) {
        const News news = news_of(match, "t1", {viewer, ""}, after, random.test_match.now);
        ASSERT_EQ(news.events.size(), after > all.number ? 0 : all.number - after);
        ASSERT_EQ(news.state, all.state);
      }
    }
  }
}

// The list of steps that a client builds from its events, as docs/protocol.md describes.
std::vector<Step> steps_of_client(const News& news) {
  std::vector<Step> out;
  for (const NewsEvent& event : news.events) {
    const bool changes =
        event.kind == "played" || event.kind == "unsealed" || event.kind == "undone";
    if (!changes) continue;
    EXPECT_LE(event.kept, out.size());
    out.resize(event.kept);
    out.insert(out.end(), event.steps.begin(), event.steps.end());
  }
  return out;
}

TEST(TestMatch, AClientPutsTheGameTogetherFromItsEvents) {
  for (std::uint64_t seed = 41; seed <= 43; ++seed) {
    for (const MatchSetup& setup : random_setups(seed)) {
      RandomMatch random(setup, seed);
      const Match& match = random.test_match.match;
      for (int step = 0; step < 150; ++step) {
        (void)random.step();
        if (match.table() == nullptr) continue;
        const News news = news_of(match, "t1", {nobody, ""}, 0, random.test_match.now);
        const auto steps = steps_of_client(news);
        const auto& truth = match.table()->steps();
        ASSERT_LE(steps.size(), truth.size());
        for (std::size_t i = 0; i < steps.size(); ++i) {
          const Action& action = truth[i].action;
          ASSERT_EQ(steps[i].action.seat, action.seat);
          ASSERT_EQ(steps[i].number, static_cast<int>(i) + 1);
          if (!steps[i].hidden) ASSERT_EQ(steps[i].action.text, action.text);
        }
        if (!match.type().info().has_simultaneous_turns) ASSERT_EQ(steps.size(), truth.size());
      }
    }
  }
}

TEST(TestMatch, TheViewIsReadBackAndTheViewerHasTheSameMoves) {
  for (const MatchSetup& setup : random_setups(51)) {
    RandomMatch random(setup, 51);
    const Match& match = random.test_match.match;
    for (int step = 0; step < 120; ++step) {
      (void)random.step();
      if (match.table() == nullptr || step % 4 != 0) continue;
      const Game& game = match.table()->game();
      for (const Seat viewer : viewers_of(match)) {
        const News news = news_of(match, "t1", {viewer, ""}, 0, random.test_match.now);
        const auto view = match.type().read_view(news.state.view, viewer);
        ASSERT_TRUE(view) << news.state.view;
        ASSERT_EQ(match.type().print_view(**view), news.state.view);
        ASSERT_EQ((*view)->hash(), game.view(viewer)->hash());
        std::uint64_t hash = std::stoull(news.state.hash, nullptr, 16);
        ASSERT_EQ(hash, (*view)->hash()) << "the hash fits the view";
        if (viewer == nobody || !game.turn().has(viewer)) continue;
        ASSERT_EQ(match.type().imagine(**view, 1)->moves(viewer), game.moves(viewer));
      }
    }
  }
}

}  // namespace
}  // namespace twenties
