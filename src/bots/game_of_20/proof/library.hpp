#pragma once

#include <cstdint>
#include <optional>
#include <span>

#include "bots/game_of_20/proof/proved_centre.hpp"
#include "bots/search/budget.hpp"

namespace twenties::game_of_20 {

// The packed answers (ProvedCentre::read) about the deals of a centre tile; empty if there are
// none. They are compiled into the program by tools/pack-proofs. In a page they are fetched when
// they are first wanted (src/wasm/module/fetched_answers.cpp): nothing, until they are there.
std::optional<std::span<const std::uint8_t>> packed_answers(int centre);

// What this program knows about the draft with a centre tile, made ready when it is first wanted.
// nullptr if the answers do not settle anything about the first pick, or if the watch stopped it: a
// proof that is not complete is not used at all.
const ProvedCentre* proved_centre(int centre, Watch* watch = nullptr);

}  // namespace twenties::game_of_20
