#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "texts/words.hpp"

namespace twenties {

// How the screen wants its text: with colours, or plain for pipes, NO_COLOR and tests, and in which
// language. Plain text still has the box characters and says everything that a colour says.
struct Style {
  bool colour = false;
  int width = 80;  // columns of the screen; more than 80 are not used
  Words words{};   // of the reader's language
};

inline constexpr int widest_screen = 80;    // below it, boards are drawn in a compact form
inline constexpr int narrowest_board = 60;  // below it, they are not drawn

constexpr bool is_compact(const Style& style) { return style.width < widest_screen; }

// How wide a line of running text may be.
constexpr std::size_t text_width(const Style& style) {
  return static_cast<std::size_t>(std::clamp(style.width, 20, widest_screen)) - 2;
}

// The meaning of a piece of text; the palette defines its colour.
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
