#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/seat.hpp"

namespace twenties {

// A text of the rules that speaks of seats by number, told to who sits at one of them: "seat 1 has
// no 7" becomes "you have no 7".
std::string spoken_to(Seat seat, std::string_view text);

// The same with the names of the seats in place of their numbers. Who is called "You" is spoken to.
std::string with_names(std::string_view text, const std::vector<std::string>& names);

}  // namespace twenties
