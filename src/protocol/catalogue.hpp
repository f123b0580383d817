#pragma once

#include <string>
#include <vector>

#include "core/registry.hpp"

namespace twenties {

// All games with their options, seats and levels of bots, as JSON: what a client needs to offer
// them without knowing any game. A server with engines lists their names: each plays every game.
std::string catalogue(const Registry& registry, const std::vector<std::string>& engines = {});

}  // namespace twenties
