#pragma once

#include <string>

#include "bots/arena/arena.hpp"

namespace twenties {

// "A", "B", ...: how a report calls a player, since two may have the same name.
std::string letter_of(std::size_t player);

// "0.5312 ± 0.0311"
std::string with_interval(const Sample& sample, int decimals);

// A contest for people, and as one JSON object.
std::string arena_text(const Arena& arena, const Standings& standings);
std::string arena_json(const Arena& arena, const Standings& standings);

}  // namespace twenties
