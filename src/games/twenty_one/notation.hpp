#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "games/twenty_one/rules.hpp"

namespace twenties::twenty_one {

// The parts of the notation that options, chance and positions share. Letters are read in either
// case; spaces and commas between them do not count.

// "A,C": a letter for each player, different ones unless they may repeat, and how many.
struct SheetList {
  int count = 0;
  std::array<std::uint8_t, most_players> sheets{};  // 0 for A
};
std::optional<SheetList> read_sheets(std::string_view text, bool may_repeat = false);
std::string print_sheets(const std::array<std::uint8_t, most_players>& sheets, int count,
                         std::string_view separator);

// "B3 G1 R6": dice in any order; none given has 0. Nothing if one is given twice.
std::optional<SixValues> read_dice(std::string_view text);
std::string print_dice(const SixValues& dice, std::string_view separator);

// "red blue", "r,b", "RB"; nothing if a word is no colour or one is given twice.
std::optional<ColourSet> read_colours(std::string_view text);

}  // namespace twenties::twenty_one
