#pragma once

#include <vector>

#include "core/verdict.hpp"
#include "games/sums_of_20/rules.hpp"

namespace twenties::sums_of_20 {

// A tile that a player has put on an empty square without playing it yet. A wild may have no
// number.
struct LooseTile {
  int square = 0;
  Tile tile = 0;
};

// The play formed by tiles in the order of their squares, if they form one; check() decides whether
// it is legal.
tl::expected<Move, Verdict> play_of(const Board& before, const std::vector<LooseTile>& tiles);

// Whether no rule is broken yet: more tiles in line with these, or numbers for their wilds, might
// still make a play of them. The tiles are in the order of their squares. Only the number of the
// remaining tiles matters, not which they are, so that the answer is no hint.
bool may_become_play(const Board& before, const std::vector<LooseTile>& tiles, const Counts& rack);

}  // namespace twenties::sums_of_20
