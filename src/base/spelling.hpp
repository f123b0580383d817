#pragma once

#include <algorithm>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/text.hpp"

namespace twenties {

// Whether two words differ by one letter inserted, deleted, changed, or swapped with the next one.
// Always false for short words, which differ by chance.
inline bool is_slip_of(std::string_view word, std::string_view meant) {
  constexpr std::size_t shortest = 4;
  if (word.size() < shortest || word == meant) return false;
  const auto [at, there] = std::ranges::mismatch(word, meant);
  const std::string_view rest(at, word.end());
  const std::string_view other(there, meant.end());
  const auto from = [](std::string_view text, std::size_t start) {
    return start <= text.size() ? text.substr(start) : std::string_view("\x01");
  };
  const bool swapped = rest.size() > 1 && other.size() > 1 && rest[0] == other[1] &&
                       rest[1] == other[0] && rest.substr(2) == other.substr(2);
  return swapped || from(rest, 1) == from(other, 1) || from(rest, 1) == other ||
         rest == from(other, 1);
}

// The word that was probably meant, ignoring case.
inline std::optional<std::string_view> meant_word(std::string_view typed,
                                                  std::span<const std::string_view> known) {
  const std::string word = lower_case(typed);
  const auto found =
      std::ranges::find_if(known, [&](std::string_view meant) { return is_slip_of(word, meant); });
  return found == known.end() ? std::nullopt : std::optional(*found);
}

}  // namespace twenties
