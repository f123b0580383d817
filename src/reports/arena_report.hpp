#pragma once

#include <string>

#include "bots/arena/arena.hpp"
#include "bots/arena/stopping.hpp"
#include "texts/words.hpp"

namespace twenties {

// "A", "B", ...: how a report calls a player, since two may have the same name.
std::string letter_of(std::size_t player);

// "0.5312 ± 0.0311"
std::string with_interval(const Sample& sample, int decimals, const Words& words);

// What there is to tell when a contest has ended.
struct ArenaReport {
  const Arena& arena;
  const Standings& standings;
  const StoppingRule& rule;
  bool interrupted = false;
};

// For people, and as one JSON object.
std::string arena_text(const ArenaReport& report, const Words& words);
std::string arena_json(const ArenaReport& report);

}  // namespace twenties
