// Whole evenings of people who do anything at any time.

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "base/rounds_for_tests.hpp"
#include "protocol/random_evening_for_tests.hpp"

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

TEST(Evening, AMatchThatIsRestoredIsTheSameAfterEveryCommand) {
  int over = 0;
  for (std::uint64_t seed = 1; seed <= rounds(4U); ++seed) {
    for (const MatchSetup& setup : random_setups(seed)) {
      RandomEvening random(setup, seed);
      Match follower = random.evening.restored();
      for (int step = 0; step < 150; ++step) {
        const std::size_t known = random.evening.log.size();
        (void)random.step();
        ASSERT_TRUE(follower.follow(std::span(random.evening.log).subspan(known)));
        expect_same(random.evening.match, follower, random.evening.now, false);
        if (step % 25 == 24) {
          expect_same(random.evening.match, random.evening.restored(), random.evening.now, true);
        }
        if (HasFatalFailure()) FAIL() << setup.game << " seed " << seed << " step " << step;
      }
      if (random.evening.match.is_over()) ++over;
    }
  }
  EXPECT_GT(over, rounds(5)) << "some must come to an end";
}

TEST(Evening, WhatIsRefusedAddsNothing) {
  int refused = 0;
  for (std::uint64_t seed = 11; seed <= 14; ++seed) {
    for (const MatchSetup& setup : random_setups(seed)) {
      RandomEvening random(setup, seed);
      for (int step = 0; step < 150; ++step) {
        if (random.step()) continue;
        ++refused;
        ASSERT_EQ(random.evening.log.size(), random.before);
      }
    }
  }
  EXPECT_GT(refused, 500);
}

TEST(Evening, EveryEntryIsReadAsItIsPrintedAndMomentsNeverGoBack) {
  for (const MatchSetup& setup : random_setups(21)) {
    RandomEvening random(setup, 21);
    for (int step = 0; step < 200; ++step) (void)random.step();
    Moment last = 0;
    for (const std::string& line : random.evening.log) {
      const auto entry = read_entry(line);
      ASSERT_TRUE(entry) << line;
      EXPECT_EQ(print_entry(*entry), line);
      EXPECT_GE(entry->at, last);
      last = entry->at;
    }
  }
}

TEST(Evening, EventsAreNumberedWithoutAGapAndTheGapIsSent) {
  for (const MatchSetup& setup : random_setups(31)) {
    RandomEvening random(setup, 31);
    for (int step = 0; step < 120; ++step) (void)random.step();
    const Match& match = random.evening.match;
    for (const Seat viewer : viewers_of(match)) {
      const News all = news_of(match, "t1", {viewer, ""}, 0, random.evening.now);
      EXPECT_EQ(all.number, events_for(match, viewer));
      ASSERT_EQ(all.events.size(), all.number);
      for (std::size_t i = 0; i < all.events.size(); ++i) ASSERT_EQ(all.events[i].number, i + 1);
      for (std::uint64_t after = 0; after <= all.number + 1; ++after) {
        const News news = news_of(match, "t1", {viewer, ""}, after, random.evening.now);
        ASSERT_EQ(news.events.size(), after > all.number ? 0 : all.number - after);
        ASSERT_EQ(news.state, all.state);
      }
    }
  }
}

// The steps that a client has put together from its events, by the rules of docs/protocol.md.
std::vector<NewsStep> steps_of_client(const News& news) {
  std::vector<NewsStep> out;
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

TEST(Evening, AClientPutsTheGameTogetherFromItsEvents) {
  for (std::uint64_t seed = 41; seed <= 43; ++seed) {
    for (const MatchSetup& setup : random_setups(seed)) {
      RandomEvening random(setup, seed);
      const Match& match = random.evening.match;
      for (int step = 0; step < 150; ++step) {
        (void)random.step();
        if (match.table() == nullptr) continue;
        const News news = news_of(match, "t1", {nobody, ""}, 0, random.evening.now);
        const auto steps = steps_of_client(news);
        const auto& truth = match.table()->steps();
        ASSERT_LE(steps.size(), truth.size());
        for (std::size_t i = 0; i < steps.size(); ++i) {
          const Action& action = truth[i].action;
          ASSERT_EQ(steps[i].seat, action.seat == nobody ? 0 : number_of(action.seat));
          if (!steps[i].hidden) ASSERT_EQ(steps[i].text, action.text);
        }
        if (!match.type().info().has_simultaneous_turns) ASSERT_EQ(steps.size(), truth.size());
      }
    }
  }
}

TEST(Evening, TheViewIsReadBackAndTheViewerHasTheSameMoves) {
  for (const MatchSetup& setup : random_setups(51)) {
    RandomEvening random(setup, 51);
    const Match& match = random.evening.match;
    for (int step = 0; step < 120; ++step) {
      (void)random.step();
      if (match.table() == nullptr || step % 4 != 0) continue;
      const Game& game = match.table()->game();
      for (const Seat viewer : viewers_of(match)) {
        const News news = news_of(match, "t1", {viewer, ""}, 0, random.evening.now);
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
