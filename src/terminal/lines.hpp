#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "terminal/style.hpp"

namespace twenties {

// A piece of the screen: lines of text, without line breaks.
using Lines = std::vector<std::string>;

// The lines as one text; each ends with a line break and none with spaces.
std::string text_of(const Lines& lines);

// Two pieces side by side, with a gap between the widest line of the left one and the right one.
Lines beside(const Lines& left, const Lines& right, std::size_t gap);

// Beside each other on a wide screen, one below the other on a narrow one.
Lines beside_or_below(const Lines& first, const Lines& second, std::size_t gap, const Style& style);

void append(Lines& lines, const Lines& more);

// A plain text broken between words; no line is wider than the width unless a word is.
Lines wrapped(std::string_view text, std::size_t width);

}  // namespace twenties
