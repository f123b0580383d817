#pragma once

#include <cstdint>

// The differences between versions of the rules: one function for each clause.

namespace twenties::twenty_one {

inline constexpr int oldest_rules = 1;
inline constexpr int newest_version = 2;

// Who may cross out a space, and which one (3.7).
enum class CrossRule : std::uint8_t {
  any,                // anybody, any open space
  leftmost,           // only players who cannot write, the leftmost open space
  leftmost_by_choice  // anybody, the leftmost open space
};

// [3.7] What the option cross=leftmost means. In version 1 it also allowed crossing by choice.
constexpr CrossRule leftmost_rule(int rules) {
  return rules >= 2 ? CrossRule::leftmost : CrossRule::leftmost_by_choice;
}

}  // namespace twenties::twenty_one
