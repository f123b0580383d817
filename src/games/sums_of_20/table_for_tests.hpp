#pragma once

#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <vector>

#include "core/square.hpp"
#include "games/sums_of_20/rules.hpp"
#include "games/sums_of_20/tiles.hpp"
#include "texts/words.hpp"

namespace twenties::sums_of_20 {

inline constexpr Seat first_seat{0};
inline constexpr Seat second_seat{1};

inline int square_at(std::string_view name) { return read_square(name, side, side).value_or(-1); }

inline Move move_of(std::string_view text) {
  const Result<Move> move = SumsOf20::read_move(text);
  EXPECT_TRUE(move) << text << ": " << (move ? "" : in_english(move.error()));
  return move.value_or(Move{});
}

inline void let_chance(State& state, std::string_view text) {
  const Result<Chance> chance = SumsOf20::read_chance(text);
  ASSERT_TRUE(chance) << text << ": " << in_english(chance.error());
  const Verdict verdict = SumsOf20::check_chance(state, *chance);
  ASSERT_TRUE(verdict) << text << ": " << in_english(verdict);
  SumsOf20::apply_chance(state, *chance);
}

inline void play(State& state, Seat seat, std::string_view text) {
  const Move move = move_of(text);
  const Verdict verdict = SumsOf20::check(state, seat, move);
  ASSERT_TRUE(verdict) << text << ": " << in_english(verdict);
  SumsOf20::apply(state, seat, move);
}

inline Verdict verdict_on(const State& state, Seat seat, std::string_view text) {
  return SumsOf20::check(state, seat, move_of(text));
}

// A board as in the worked examples, where g8 h8 i8 are 2 10 4 and d11 e11 are 4 8.
inline State with_fixed_tiles(const Options& options, int d11 = 4) {
  State state = SumsOf20::start(options);
  let_chance(state, "lay h2 4 d3 1 d5 2 l5 3 g8 2");
  let_chance(state, cat("lay i8 4 d11 ", d11, " l11 3 l13 5 h14 3"));
  let_chance(state, "lay i2 8 d4 6 k5 7 h8 10");
  let_chance(state, "lay e11 8 l12 9 g14 6");
  let_chance(state, "lay n2 11 b8 12 n8 13 b14 14");
  return state;
}

// Two players with these racks; the first one starts.
inline State with_racks(std::string_view first, std::string_view second, Options options = {},
                        int d11 = 4) {
  State state = with_fixed_tiles(options, d11);
  let_chance(state, "starter 9 1");
  if (options.half_pool) {
    while (state.phase == Phase::out) let_chance(state, "out 1 2 3 4 5");
  }
  let_chance(state, cat("deal 1 ", first));
  let_chance(state, cat("deal 2 ", second));
  return state;
}

// The last tiles of a game: racks as digits and *, and nothing left in the pool. The missing tiles
// are nowhere, which does not affect the rules.
inline State with_last_tiles(const std::vector<std::string>& racks, int rules = newest_version) {
  State state = with_fixed_tiles({.players = static_cast<int>(racks.size()), .rules = rules});
  state.tied = 0;
  state.phase = Phase::play;
  state.pool = {};
  for (std::size_t seat = 0; seat < racks.size(); ++seat) {
    for (const char letter : racks[seat]) {
      ++state.racks[seat][kind_of(letter == '*' ? wild : static_cast<Tile>(letter - '0'))];
    }
  }
  return state;
}

}  // namespace twenties::sums_of_20
