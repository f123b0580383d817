#pragma once

#include <cstdint>
#include <optional>
#include <span>

#include "bots/game_of_20/proof/proved_centre.hpp"
#include "bots/search/budget.hpp"

namespace twenties::game_of_20 {

// The packed answers (ProvedCentre::read) about the deals of a centre tile; empty if there are
// none. They are compiled into the program by tools/pack-proofs. In a page they are fetched on
// demand (src/wasm/module/fetched_answers.cpp): nothing until they are loaded.
std::optional<std::span<const std::uint8_t>> packed_answers(int centre);

// What this program knows about the draft with a centre tile, prepared on first use. nullptr if the
// answers settle nothing about the first pick, since incomplete proofs are not used, or if the
// watch stopped it.
const ProvedCentre* proved_centre(int centre, Watch* watch = nullptr);

}  // namespace twenties::game_of_20
