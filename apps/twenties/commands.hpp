#pragma once

#include "twenties/command_line.hpp"

namespace twenties {

// Each adds its subcommand. Its exit code is 0, or 1 after an error reported on standard error.
void add_replay(CommandLine& line);
void add_verify(CommandLine& line);  // its exit codes are its own: see its help
void add_perft(CommandLine& line);
void add_bench(CommandLine& line);
void add_rules(CommandLine& line);
void add_games(CommandLine& line);
void add_analyse(CommandLine& line);
void add_solve(CommandLine& line);
void add_prove(CommandLine& line);  // its exit codes are its own: see its help
void add_puzzle(CommandLine& line);
void add_arena(CommandLine& line);
void add_engine(CommandLine& line);
void add_serve(CommandLine& line);
void add_export(CommandLine& line);
void add_import(CommandLine& line);
void add_tidy(CommandLine& line);
void add_join(CommandLine& line);

}  // namespace twenties
