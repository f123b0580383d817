#pragma once

#include <cstddef>
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
  quiet,   // coordinates, remarks
  strong,  // titles, the seat to move
  good,    // may go there, points won
  bad,     // may not, points lost
  notice,  // special squares, remarks that matter
  red,     // this and the next five: a tile or a die of that colour, with a ground of its own
  blue,
  green,
  yellow,
  white,
  black,
  tile,     // a tile without a colour
  fresh,    // a tile of the last move
  may,      // a square that a tile may go to
  blocked,  // a square that is out of the game
};

// The text in this ink, or just the text if the style is plain.
std::string paint(const Style& style, Ink ink, std::string_view text);

// The text without its colour codes.
std::string without_colours(std::string_view text);

// Columns on the screen: UTF-8 code points, colour codes not counted.
std::size_t screen_width(std::string_view text);

// Padded with spaces to a width on the screen.
std::string pad_right(std::string_view text, std::size_t width);
std::string pad_left(std::string_view text, std::size_t width);
std::string centred(std::string_view text, std::size_t width);

// A plain text cut to a width on the screen; what was cut ends in "…".
std::string fit(std::string_view text, std::size_t width);

}  // namespace twenties
