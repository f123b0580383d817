#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "base/text.hpp"
#include "core/message.hpp"

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

// Why a tile and a square, in either order, are none of a game: it has no such tile or no such
// square. Empty if the words are something else.
inline Message problem_with_placing(std::string_view one, std::string_view other, int highest_tile,
                                    int columns, int rows) {
  constexpr int any = 1'000'000;
  const auto is_square = [](std::string_view text) {
    return read_square(text, 26, any).has_value();
  };
  const std::string_view square = is_square(one) ? one : other;
  const std::string_view tile = is_square(one) ? other : one;
  const std::optional<int> number = read_integer(tile, 0, any);
  if (!is_square(square) || !number) return {};
  if (*number < 1 || *number > highest_tile) {
    return Message("table.no-such-tile", {{"tile", cat(*number)}, {"highest", highest_tile}});
  }
  if (read_square(square, columns, rows)) return {};
  return Message("table.no-such-square",
                 {{"square", lower_case(square)},
                  {"last", Value::square(square_name(columns * rows - 1, columns))}});
}

}  // namespace twenties
