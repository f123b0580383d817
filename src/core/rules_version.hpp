#pragma once

#include <string>
#include <string_view>

#include "core/game_info.hpp"
#include "core/result.hpp"

namespace twenties {

inline constexpr int newest_rules = 0;  // stands for the newest version of a game's rules

// "version 1", "versions 1 to 2": what the program plays of this game.
Message played_versions(const GameInfo& info);

// Refuses a version that the game does not play.
tl::unexpected<Error> unknown_rules(const GameInfo& info, std::string_view version);

// The text of a position or view begins with "rules=1 " if its game follows older rules than the
// newest. This is that beginning; empty for the newest.
std::string print_rules(const GameInfo& info, int rules);

// And back: the version, and the text after it.
struct RulesText {
  int rules = 1;
  std::string_view rest;
};
Result<RulesText> read_rules(const GameInfo& info, std::string_view text);
bool names_rules(std::string_view text);

}  // namespace twenties
