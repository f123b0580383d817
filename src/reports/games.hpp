#pragma once

#include <string>

#include "core/registry.hpp"
#include "texts/words.hpp"

namespace twenties {

// All games with their designers, seats, summaries and options.
std::string games_text(const Registry& registry, const Words& words);

}  // namespace twenties
