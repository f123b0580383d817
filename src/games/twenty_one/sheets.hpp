#pragma once

#include <array>
#include <cstddef>
#include <string_view>

#include "games/twenty_one/colours.hpp"
#include "games/twenty_one/six_values.hpp"

namespace twenties::twenty_one {

inline constexpr int sheet_count = 6;
inline constexpr int row_count = 5;
inline constexpr int space_count = 6;  // of a row

// The sheets A to F: the colours of each row from left to right, at the printed values 6 to 1
// (1.3).
inline constexpr std::array<std::array<std::string_view, row_count>, sheet_count> sheet_letters{{
    {"GRKYWB", "KYRBGW", "BKGWYR", "YWBRKG", "RGWKBY"},
    {"KWBGYR", "WBGKRY", "RYWBKG", "GKRYWB", "BRYWGK"},
    {"WYRBKG", "BKWGYR", "YBKRGW", "RGYWBK", "KWGYRB"},
    {"RBWKGY", "GRYWKB", "WGRYBK", "BYKGRW", "YKBRWG"},
    {"YKGRBW", "RGBYWK", "GWYKRB", "KRWBGY", "WBKGYR"},
    {"BGYWRK", "YWKRBG", "KRBGWY", "WBGKYR", "GYRBKW"},
}};

// One row as it is printed.
struct PrintedRow {
  SixValues values;                                       // by colour
  std::array<Colour, space_count + 1> colour_of_value{};  // by printed value; [0] is not used
};

namespace detail {
constexpr PrintedRow print_row(std::string_view letters) {
  PrintedRow row;
  for (int space = 0; space < space_count; ++space) {
    const int value = space_count - space;
    const char letter = letters[static_cast<std::size_t>(space)];
    const Colour colour = colour_at(static_cast<int>(colour_letters.find(letter)));
    row.values.set(colour, value);
    row.colour_of_value[static_cast<std::size_t>(value)] = colour;
  }
  return row;
}

constexpr auto print_sheets() {
  std::array<std::array<PrintedRow, row_count>, sheet_count> sheets{};
  for (std::size_t sheet = 0; sheet < sheets.size(); ++sheet) {
    for (std::size_t row = 0; row < row_count; ++row) {
      sheets[sheet][row] = print_row(sheet_letters[sheet][row]);
    }
  }
  return sheets;
}
}  // namespace detail

inline constexpr auto printed_sheets = detail::print_sheets();

}  // namespace twenties::twenty_one
