#pragma once

#include <cstddef>
#include <string_view>

#include "terminal/style.hpp"

namespace twenties {

struct ScreenSize {
  std::size_t columns = 80;
  std::size_t rows = 24;
};

// Of the terminal that is the standard output; 80 by 24 if there is none or it does not say.
ScreenSize screen_size();

// How standard output wants its text, for commands that only print: colours and the width of the
// screen on a terminal, plain text of 80 columns everywhere else.
Style output_style();

// Shows the text with $PAGER, less or more. False if there is no pager that can be started.
bool show_in_pager(std::string_view text);

// Prints the text; with a pager if standard output is a terminal with fewer rows.
void print_long(std::string_view text);

}  // namespace twenties
