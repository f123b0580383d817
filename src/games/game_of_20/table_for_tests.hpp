#pragma once

#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <vector>

#include "games/game_of_20/rules.hpp"
#include "texts/words.hpp"

namespace twenties::game_of_20 {

// For tests: a table that is played with typed moves, each checked by the rules.
class Table {
 public:
  explicit Table(std::string_view options = "") : state_(read_options(options)) {}
  static Table at(std::string_view position) {
    Table table;
    const auto state = GameOf20::read_position(position);
    EXPECT_TRUE(state) << (state ? "" : in_english(state.error()));
    if (state) table.state_ = *state;
    return table;
  }

  [[nodiscard]] const State& state() const { return state_; }
  [[nodiscard]] Seat seat() const { return GameOf20::turn(state_).seats.lowest(); }
  [[nodiscard]] bool is_over() const { return GameOf20::turn(state_).is_over(); }
  [[nodiscard]] int score(int seat) const {
    return GameOf20::scores(state_)[static_cast<std::size_t>(seat - 1)];
  }

  // The actions of chance and of the players, in order.
  Table& chance(std::string_view text) {
    const auto chance = parse_chance<GameOf20>(text);
    EXPECT_TRUE(chance) << text;
    const Verdict verdict = GameOf20::check_chance(state_, *chance);
    EXPECT_TRUE(verdict) << in_english(verdict);
    if (verdict) GameOf20::apply_chance(state_, *chance);
    return *this;
  }
  Table& play(const std::vector<std::string_view>& texts) {
    for (const std::string_view text : texts) {
      const Verdict verdict = judge(text);
      EXPECT_TRUE(verdict) << text << ": " << in_english(verdict);
      if (verdict) GameOf20::apply(state_, seat(), *GameOf20::read_move(text));
    }
    return *this;
  }

  // The verdict: "allowed", or why not.
  [[nodiscard]] std::string says(std::string_view text) const { return in_english(judge(text)); }
  [[nodiscard]] std::string says_to_chance(std::string_view text) const {
    return in_english(GameOf20::check_chance(state_, *GameOf20::read_chance(text)));
  }

  // The legal moves as one text: "1 b3, 1 c2".
  [[nodiscard]] std::string moves() const {
    GameOf20::Moves moves;
    GameOf20::moves(state_, seat(), moves);
    return join(moves, ", ", [](const Move& move) { return GameOf20::print_move(move); });
  }

 private:
  static State read_options(std::string_view text) {
    const auto options = GameOf20::read_options(text);
    EXPECT_TRUE(options) << text;
    return GameOf20::start(options.value_or(Options{}));
  }
  [[nodiscard]] Verdict judge(std::string_view text) const {
    const auto move = GameOf20::read_move(text);
    EXPECT_TRUE(move) << text;
    return move ? GameOf20::check(state_, seat(), *move) : Verdict::refused("", {});
  }

  State state_;
};

// A whole draft, seat 1 first. Seat 1: 1 1 2 4 5 8 9 12 13 16 17 20 = 108, so it starts;
// seat 2: 1 1 2 3 6 7 10 11 14 15 18 19 = 107.
inline Table drafted_table(std::string_view options = "") {
  Table table(options);
  table.chance("centre 4").chance("first 1");
  table.play({"take 20", "take 18 19", "take 16 17", "take 14 15", "take 12 13", "take 10 11",
              "take 8 9", "take 6 7", "take 4 5"});
  return table;
}

// Two empty squares: c1 waits for 3+4 = 7; b1 has 1+1 = 2, which nobody holds, and will have 9.
inline constexpr std::string_view near_the_end =
    "board=1,.,.,3,20/19,1,4,18,17/16,15,4,14,13/12,11,10,8,6/5,2,2,1,1 hands=9/7 to-move=";

// Three empty corners, each between two tiles that sum to more than 20; 20 each in hand.
inline constexpr std::string_view dead_corners =
    "board=.,18,1,17,./19,1,2,1,16/3,4,5,5,6/15,2,1,7,8/.,14,10,12,13 hands=20/9,11 to-move=1";

}  // namespace twenties::game_of_20
