#pragma once

#include "twenties/command_line.hpp"

namespace twenties {

// Adds `play`. Exit codes: 0 after a game, `quit` or the end of the input; 128 and the number of
// the signal after Ctrl-C (130), a closed window or a polite kill; 1 after an error that it has
// told on standard error. The game is kept in all cases.
void add_play(CommandLine& line);

// The menu, for a start without arguments; exit codes as for `play`.
int run_menu();

}  // namespace twenties
