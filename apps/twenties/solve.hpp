#pragma once

#include <cstdint>
#include <string>

#include "bots/search/budget.hpp"
#include "core/seat.hpp"
#include "twenties/command_line.hpp"

namespace twenties {

// A position in the draft of Game of 20 with two seats.
struct SolveDraft {
  std::string position;  // the canonical text of the view
  Seat seat = nobody;    // who is to pick
  double seconds = 0;    // 0: as long as is usual
  bool json = false;
};

// Tells what is proved about it, with a line of picks, and what it is estimated to be worth.
int solve_draft(const SolveDraft& request, Watch& watch);

// What an answer cost: "1234 nodes, 0.250 s".
std::string work_text(std::uint64_t nodes, double seconds);

// Each adds the solver of one game below the command `solve`; exit codes as for any command.
void add_solve_twenty_one(const Subcommand& solve);
void add_solve_sums_of_20(const Subcommand& solve);
void add_solve_game_of_20(const Subcommand& solve);
void add_solve_twenty_four_seven(const Subcommand& solve);

}  // namespace twenties
