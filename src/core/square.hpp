#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "base/text.hpp"

namespace twenties {

// Squares are numbered row by row from the top left; their names are the column's letter and the
// row's number from the top, so that the top left one is a1.
inline std::string square_name(int square, int columns) {
  return cat(static_cast<char>('a' + square % columns), square / columns + 1);
}

// Takes the letter in either case.
inline std::optional<int> read_square(std::string_view text, int columns, int rows) {
  if (text.size() < 2) return std::nullopt;
  const char letter = static_cast<char>(text[0] | 0x20);
  const int column = letter - 'a';
  const std::optional<int> row = read_integer(text.substr(1), 1, rows);
  if (letter < 'a' || column >= columns || !row) return std::nullopt;
  return (*row - 1) * columns + column;
}

}  // namespace twenties
