#pragma once

#include <CLI/CLI.hpp>

namespace twenties {

// Each adds its subcommand. When it is chosen it runs and leaves its exit code: 0, or 1 after an
// error that it has told on standard error.
void add_replay(CLI::App& app, int& exit_code);
void add_verify(CLI::App& app, int& exit_code);  // its exit codes are its own: see its help
void add_perft(CLI::App& app, int& exit_code);
void add_bench(CLI::App& app, int& exit_code);
void add_rules(CLI::App& app, int& exit_code);
void add_games(CLI::App& app, int& exit_code);
void add_analyse(CLI::App& app, int& exit_code);
void add_solve(CLI::App& app, int& exit_code);
void add_puzzle(CLI::App& app, int& exit_code);
void add_arena(CLI::App& app, int& exit_code);
void add_engine(CLI::App& app, int& exit_code);
void add_serve(CLI::App& app, int& exit_code);
void add_export(CLI::App& app, int& exit_code);
void add_import(CLI::App& app, int& exit_code);
void add_join(CLI::App& app, int& exit_code);

}  // namespace twenties
