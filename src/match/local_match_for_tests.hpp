#pragma once

#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "match/match.hpp"
#include "match/tables_for_tests.hpp"

namespace twenties {

// A match of the people at one keyboard, with a clock that the test sets.
struct LocalMatch {
  Match match;
  Moment now = 0;

  explicit LocalMatch(Table table, bool confirm = true)
      : match(Match::local(all_games_and_null(), std::move(table), {"me", {}, confirm, 0}, 0)) {
    match.tick(now);
  }
  LocalMatch(std::string_view game, std::string_view options, const std::vector<std::string>& seats,
             std::uint64_t seed, bool confirm = true)
      : LocalMatch(open_table(game, options, seats, seed), confirm) {}

  [[nodiscard]] const Table& table() const { return *match.table(); }
  [[nodiscard]] const Game& game() const { return table().game(); }
  [[nodiscard]] std::string log() const { return log_of(table()); }
  [[nodiscard]] Sender me() const { return {"me", {}, now}; }

  Verdict move(Seat seat, std::string_view text) {
    return match.move(me(), seat, match.answers(), text);
  }
  Verdict undo() {
    const auto seat = match.last_to_decide();
    return match.undo(me(), seat.value_or(seat_at(0)));
  }
  Verdict move_bot() {
    const BotTurn turn = match.bot_turns().front();
    const auto bot = make_player(game().info(), turn.level);
    const auto view = game().view(turn.seat);
    return match.bot_move(turn.seat, turn.answers, bot->think(*view, turn.seed).move, now);
  }
  // The next decision of a seat; false when the game is over.
  bool decide(std::uint64_t choice) {
    if (match.is_over()) return false;
    const Seat seat = game().turn().seats.lowest();
    const Verdict verdict =
        is_person(table(), seat) ? move(seat, any_move(table(), seat, choice)) : move_bot();
    EXPECT_TRUE(verdict) << in_english(verdict);
    return verdict.is_allowed();
  }
};

}  // namespace twenties
