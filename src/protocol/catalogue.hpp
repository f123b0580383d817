#pragma once

#include <string>

#include "core/registry.hpp"

namespace twenties {

// All games with their options, seats and levels of bots, as JSON: what a client needs to offer
// them without knowing any game.
std::string catalogue(const Registry& registry);

}  // namespace twenties
