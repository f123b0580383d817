#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace twenties {

// How the screen wants its text: with colours, or plain for pipes, NO_COLOR and tests. Plain text
// still has the box characters and says everything that a colour says.
struct Style {
  bool colour = false;
  int width = 80;
};

// What a piece of text means; the palette decides how it looks.
enum class Ink : std::uint8_t {
  plain,
  quiet,    // coordinates, remarks
  strong,   // titles, the seat to move
  good,     // may go there, points won
  bad,      // may not, points lost
  notice,   // the last move, special squares
  red,
  blue,
  green,
  yellow,
  white,
  black,
};

// The text in this ink, or just the text if the style is plain.
std::string paint(const Style& style, Ink ink, std::string_view text);

// Columns on the screen: UTF-8 code points, colour codes not counted.
std::size_t screen_width(std::string_view text);

// Padded with spaces to a width on the screen.
std::string pad_right(std::string_view text, std::size_t width);
std::string pad_left(std::string_view text, std::size_t width);

}  // namespace twenties
