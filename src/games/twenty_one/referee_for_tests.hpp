#pragma once

#include <string>
#include <string_view>

#include "games/twenty_one/rules.hpp"
#include "texts/words.hpp"

namespace twenties::twenty_one {

// A table for tests: actions are texts as players type them, and the answer is "allowed" or the
// refusal in words.
class Referee {
 public:
  explicit Referee(std::string_view options, int rules = newest_version) {
    Options chosen = *TwentyOne::read_options(options);
    chosen.rules = rules;
    state_ = TwentyOne::start(chosen);
  }

  static Referee at(std::string_view position) {
    Referee referee("");
    referee.state_ = *TwentyOne::read_position(position);
    return referee;
  }

  std::string chance(std::string_view text) {
    const auto chance = TwentyOne::read_chance(text);
    if (!chance) return in_english(chance.error());
    const Verdict verdict = TwentyOne::check_chance(state_, *chance);
    if (verdict) TwentyOne::apply_chance(state_, *chance);
    return in_english(verdict);
  }

  // Seats count from 1, as in all texts.
  std::string seat(int number, std::string_view text) {
    const auto move = TwentyOne::read_move(text);
    if (!move) return in_english(move.error());
    const Verdict verdict = TwentyOne::check(state_, seat_at(number - 1), *move);
    if (verdict) TwentyOne::apply(state_, seat_at(number - 1), *move);
    return in_english(verdict);
  }

  // The whole roll of a turn, kept by the active player; six ones need no decision.
  std::string roll_and_keep(std::string_view dice) {
    std::string answer = chance(std::string("roll ") + std::string(dice));
    if (answer != "allowed" || state_.phase != Phase::decide) return answer;
    return seat(state_.active + 1, "keep");
  }

  [[nodiscard]] const State& state() const { return state_; }
  [[nodiscard]] Turn turn() const { return TwentyOne::turn(state_); }
  [[nodiscard]] std::string position() const { return TwentyOne::print_position(state_); }
  [[nodiscard]] int score(int number) const {
    return TwentyOne::scores(state_)[static_cast<std::size_t>(number - 1)];
  }

 private:
  State state_;
};

// Seats 1 and 2 with the sheets A and C, seat 1 to roll.
inline Referee table_of_two(std::string_view more_options = "", int rules = newest_version) {
  Referee referee(std::string("players=2 sheets=A,C ") + std::string(more_options), rules);
  referee.chance("first 1");
  return referee;
}

}  // namespace twenties::twenty_one
