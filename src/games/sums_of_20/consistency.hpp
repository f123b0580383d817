#pragma once

#include <initializer_list>
#include <optional>
#include <string_view>

#include "core/result.hpp"
#include "core/square.hpp"
#include "games/sums_of_20/rules.hpp"

namespace twenties::sums_of_20 {

// What is wrong with a position; nothing if it is valid.
using Fault = std::optional<Error>;

inline Fault wrong(const char* id, std::initializer_list<Argument> arguments = {},
                   std::string_view clause = {}) {
  return Error{Message(id, arguments), clause};
}
inline Value square_value(int square) { return Value::square(square_name(square, side)); }

// What is wrong with a state that no game can have, or nothing: tiles that are missing or too many,
// lines that are not 20, racks, counters and tallies that do not fit the phase or the board.
Fault inconsistency(const State& state);

}  // namespace twenties::sums_of_20
