#pragma once

#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/text.hpp"
#include "bots/bot.hpp"
#include "games/registry.hpp"
#include "match/table.hpp"
#include "texts/words.hpp"

namespace twenties {

inline const GameType& type_named(std::string_view game) {
  return *all_games_and_null().find(game);
}

inline Table open_table(std::string_view game, std::string_view options,
                        const std::vector<std::string>& seats, std::uint64_t seed) {
  auto table = Table::open(type_named(game), options, seats, seed);
  EXPECT_TRUE(table) << in_english(table.error());
  return std::move(*table);
}

inline bool is_person(const Table& table, Seat seat) {
  return bot_level(table.seats()[static_cast<std::size_t>(index_of(seat))]).empty();
}

// Carries out what needs no decision; returns how many steps were added.
inline std::size_t advance(Table& table) {
  const std::size_t before = table.steps().size();
  while (const auto action = table.next_without_decision()) table.enact(*action);
  return table.steps().size() - before;
}

inline Verdict play(Table& table, Seat seat, std::string_view move) {
  return table.enact({Action::Kind::move, seat, std::string(move)});
}

inline Verdict resign(Table& table, Seat seat) {
  return table.enact({Action::Kind::resign, seat, {}});
}

inline Verdict time_up(Table& table) { return table.enact({Action::Kind::time_up, nobody, {}}); }

// What the bot at this seat does.
inline Verdict play_bot(Table& table, Seat seat) {
  const std::string& name = table.seats()[static_cast<std::size_t>(index_of(seat))];
  const auto bot = make_player(table.game().info(), bot_level(name));
  const std::uint64_t seed = table.chance().bot_seed(table.steps().size(), seat);
  return play(table, seat, bot->think(*table.game().view(seat), seed).move);
}

// What a person without any plan does at this seat; the same choice gives the same move.
inline std::string any_move(const Table& table, Seat seat, std::uint64_t choice) {
  return make_player(table.game().info(), "random")->think(*table.game().view(seat), choice).move;
}

// Back to before the last decision of a person; false if there is none.
inline bool rewind_decision(Table& table) {
  for (std::size_t at = table.steps().size(); at-- > 0;) {
    const Step& step = table.steps()[at];
    if (step.action.seat == nobody || step.is_skip || !is_person(table, step.action.seat)) continue;
    table.rewind(at);
    return true;
  }
  return false;
}

// Everything up to the next decision of a seat, and that decision. False when the game is over.
inline bool play_one_decision(Table& table, std::uint64_t choice) {
  advance(table);
  if (table.game().turn().is_over()) return false;
  const Seat seat = table.game().turn().seats.lowest();
  const Verdict verdict = is_person(table, seat) ? play(table, seat, any_move(table, seat, choice))
                                                 : play_bot(table, seat);
  EXPECT_TRUE(verdict) << in_english(verdict);
  return verdict.is_allowed();
}

inline std::string log_of(const Table& table) {
  return join(table.record().actions, "\n",
              [](const Action& action) { return print_action(action); });
}

}  // namespace twenties
