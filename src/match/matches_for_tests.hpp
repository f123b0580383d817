#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "match/fairness_for_tests.hpp"
#include "match/match.hpp"
#include "texts/words.hpp"

namespace twenties {

inline constexpr Moment match_start = 1'763'251'200'000;
inline constexpr Moment a_second = 1'000;

inline MatchSetup setup_for(std::string_view game, std::string_view options,
                            const std::vector<std::string>& seats = {},
                            std::string_view clock = "none", std::uint64_t secret = 20) {
  MatchSetup setup;
  setup.game = game;
  setup.options = options;
  for (const std::string& seat : seats) setup.seats.push_back(*read_seat_plan(seat));
  setup.clock = *read_clock(clock);
  setup.host = "ann";
  setup.secret = secret_number(secret);
  return setup;
}

// A match with its whole log and a clock that the test sets. The people at it are called ann, bob,
// cem, dora, eve and finn, in the order of the seats.
struct TestMatch {
  Match match;
  std::vector<std::string> log;
  Moment now = match_start;
  int ids = 0;

  explicit TestMatch(Match opened) : match(std::move(opened)) { keep(); }

  void keep() { std::ranges::move(match.take_fresh(), std::back_inserter(log)); }
  static std::string person(Seat seat) {
    static const std::vector<std::string> people{"ann", "bob", "cem", "dora", "eve", "finn"};
    return people[static_cast<std::size_t>(index_of(seat))];
  }
  Sender by(std::string person) { return {std::move(person), cat("i", ++ids), now}; }
  Sender by(Seat seat) { return by(person(seat)); }

  Verdict sit(Seat seat) {
    const std::string who = person(seat);
    Verdict verdict = match.sit(by(who), seat, {who, who, {}}, cat("share-of-", who));
    keep();
    return verdict;
  }
  Verdict move(Seat seat, std::string_view text) {
    Verdict verdict = match.move(by(seat), seat, match.answers(), text);
    keep();
    return verdict;
  }
  Verdict undo(Seat seat) {
    Verdict verdict = match.undo(by(seat), seat);
    keep();
    return verdict;
  }
  Verdict answer_undo(Seat seat, bool yes) {
    Verdict verdict = match.answer_undo(by(seat), yes);
    keep();
    return verdict;
  }
  void wait(Moment time) {
    now += time;
    match.tick(now);
    keep();
  }

  [[nodiscard]] const Game& game() const { return match.table()->game(); }
  [[nodiscard]] std::size_t steps() const { return match.table()->steps().size(); }
  [[nodiscard]] Seat to_move() const { return game().turn().seats.lowest(); }
  [[nodiscard]] std::string some_move(Seat seat, std::uint64_t choice = 1) const {
    return any_move(*match.table(), seat, choice);
  }
  // The seat that is to move does something, and confirms it where that is needed.
  Seat play(std::uint64_t choice = 1) {
    const Seat seat = to_move();
    const Verdict verdict = move(seat, some_move(seat, choice));
    EXPECT_TRUE(verdict) << in_english(verdict);
    if (match.pending()) EXPECT_TRUE(match.confirm(by(seat), seat));
    keep();
    return seat;
  }
  void play_to_the_end(std::uint64_t choice = 1) {
    while (!match.is_over()) play(choice++);
  }
  [[nodiscard]] Match restored() const {
    auto again = Match::restore(all_games_and_null(), log);
    EXPECT_TRUE(again) << in_english(again.error());
    return std::move(*again);
  }
  [[nodiscard]] std::vector<MatchEvent::Kind> told(Seat viewer, std::size_t after = 0) const {
    std::vector<MatchEvent::Kind> out;
    for (std::size_t at = after; at < match.events().size(); ++at) {
      if (match.events()[at].is_for(viewer)) out.push_back(match.events()[at].kind);
    }
    return out;
  }
};

inline TestMatch open_test_match(const MatchSetup& setup) {
  auto match = Match::open(all_games_and_null(), setup, match_start);
  EXPECT_TRUE(match) << in_english(match.error());
  return TestMatch(std::move(*match));
}

// All open seats are taken, so that the game begins.
inline TestMatch begin_test_match(const MatchSetup& setup) {
  TestMatch test_match = open_test_match(setup);
  for (int seat = 0; seat < static_cast<int>(test_match.match.seats().size()); ++seat) {
    if (!test_match.match.seat(seat_at(seat)).is_taken())
      EXPECT_TRUE(test_match.sit(seat_at(seat)));
  }
  return test_match;
}

inline TestMatch begin_test_match(std::string_view game, std::string_view options = {},
                                  std::string_view clock = "none") {
  return begin_test_match(setup_for(game, options, {}, clock));
}

}  // namespace twenties
