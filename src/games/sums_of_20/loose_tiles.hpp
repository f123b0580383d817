#pragma once

#include <vector>

#include "core/verdict.hpp"
#include "games/sums_of_20/rules.hpp"

namespace twenties::sums_of_20 {

// A tile that somebody has put on an empty square while thinking. A wild may be without a number.
struct LooseTile {
  int square = 0;
  Tile tile = 0;
};

// The play that tiles in the order of their squares are, if they have the form of one; whether it
// is legal is for check() to say.
tl::expected<Move, Verdict> play_of(const Board& before, const std::vector<LooseTile>& tiles);

// Whether no rule is broken yet: more tiles in line with these, or numbers for their wilds, might
// still make a play of them. The tiles are in the order of their squares. Of the rest of the rack
// it counts only how many there are, so that the answer is no hint.
bool may_become_play(const Board& before, const std::vector<LooseTile>& tiles, const Counts& rack);

}  // namespace twenties::sums_of_20
