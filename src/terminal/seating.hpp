#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/registry.hpp"
#include "match/table.hpp"

namespace twenties {

// `me`, the name of a bot, or the name of a person.
Result<Sitter> read_sitter(std::string_view typed);

// Who sits where nobody is named.
inline constexpr std::string_view usual_opponent = "steady";

// "me, a person's name or sharp": who can sit somewhere, for questions and help.
std::string possible_sitters();

// A game as it is asked for: options and who sits where.
struct Seating {
  std::string options;
  std::vector<Sitter> sitters;
};

// Settles both together: seats that nobody is named for get `me` first and then the usual
// opponent, and
// without a number of players the named seats give it. An empty list names nobody.
Result<Seating> settle(const GameType& type, std::string_view options, std::string_view seats);

}  // namespace twenties
