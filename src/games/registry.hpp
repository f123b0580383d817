#pragma once

#include "core/registry.hpp"

namespace twenties {

// The games for people, in the order of the menu.
const Registry& all_games();

// The same and the null game, for tests and tools; without it in builds that exclude it.
const Registry& all_games_and_null();

}  // namespace twenties
