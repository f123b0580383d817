#pragma once

#include <cstddef>

#include "match/table.hpp"

namespace twenties {

// Whether people who play these seats at one screen must not see each other's: they know different
// things, or decide in secret at the same time. What is hidden from all alike, such as the order of
// a pool, needs no curtain.
bool needs_curtain(const Game& game, SeatSet seats);

// How many steps lie open. Where seats act at the same time, what some of them did already is
// sealed until all have acted: those are the last steps, one of each seat that waits no more.
std::size_t open_steps(const Table& table);

// How a seat's score came about, as far as this viewer may know.
Parts readable_score(const Registry& registry, const Table& table, Seat seat, Seat viewer);

}  // namespace twenties
