#pragma once

#include <string>
#include <string_view>

#include "base/text.hpp"
#include "core/message.hpp"
#include "core/square.hpp"
#include "games/game_of_20/rules.hpp"

namespace twenties::game_of_20 {

// How refusals, explanations and notation name tiles, squares and hands.

inline std::string name_of(int square) { return square_name(square, side); }
inline Value square_value(int square) { return Value::square(name_of(square)); }

// "1,1,2"; nothing for an empty hand.
inline std::string tiles_text(Hand hand, std::string_view separator) {
  std::string out;
  hand.for_each([&](int tile) { out += cat(out.empty() ? "" : separator, tile); });
  return out;
}

// "1-3,5": ascending, with three or more in a row as a range.
inline std::string centres_text(std::uint8_t centres) {
  std::string out;
  for (int low = 1; low <= highest_centre; ++low) {
    if ((centres >> low & 1U) == 0) continue;
    int high = low;
    while ((centres >> (high + 1) & 1U) != 0) ++high;
    if (high < low + 2) high = low;
    out += cat(out.empty() ? "" : ",", low);
    if (high > low) out += cat("-", high);
    low = high;
  }
  return out;
}

inline Message solo_hand(std::size_t hand) {
  return Message("game-of-20.hand", {{"n", static_cast<int>(hand) + 1}});
}
// A hand is named by its seat; in the solo game by its number.
inline Message hand_name(const State& state, std::size_t hand) {
  if (state.is_solo()) return solo_hand(hand);
  return Message("table.seat", {{"n", static_cast<int>(hand) + 1}});
}

}  // namespace twenties::game_of_20
