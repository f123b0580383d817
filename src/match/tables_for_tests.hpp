#pragma once

#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/text.hpp"
#include "games/registry.hpp"
#include "match/table.hpp"
#include "texts/words.hpp"

namespace twenties {

inline const GameType& type_named(std::string_view game) {
  return *all_games_and_null().find(game);
}

// "Ann", or "bot greedy".
inline std::vector<Sitter> sitters(const std::vector<std::string>& names) {
  std::vector<Sitter> out;
  for (const std::string& name : names) {
    const bool is_bot = name.starts_with("bot ");
    out.push_back({name, is_bot ? name.substr(4) : ""});
  }
  return out;
}

inline Table open_table(std::string_view game, std::string_view options,
                        const std::vector<std::string>& names, std::uint64_t seed) {
  auto table = Table::open(type_named(game), options, sitters(names), seed);
  EXPECT_TRUE(table) << in_english(table.error());
  return std::move(*table);
}

// What a person without any plan does at this seat; the same choice gives the same move.
inline std::string any_move(const Table& table, Seat seat, std::uint64_t choice) {
  return make_player(table.game().info(), "random")->think(*table.game().view(seat), choice).move;
}

// Everything up to the next decision of a seat, and that decision. False when the game is over.
inline bool play_one_decision(Table& table, std::uint64_t choice) {
  table.advance();
  if (table.game().turn().is_over()) return false;
  const Seat seat = table.game().turn().seats.lowest();
  const Verdict verdict = table.sitter(seat).is_person()
                              ? table.play(seat, any_move(table, seat, choice))
                              : table.play_bot(seat);
  EXPECT_TRUE(verdict) << in_english(verdict);
  return verdict.is_allowed();
}

inline std::string log_of(const Table& table) {
  return join(table.record().actions, "\n",
              [](const Action& action) { return print_action(action); });
}

}  // namespace twenties
