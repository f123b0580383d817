#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "base/fixed_vector.hpp"
#include "bots/twenty_four_seven/prospects.hpp"
#include "games/twenty_four_seven/rules.hpp"

namespace twenties::twenty_four_seven {

// Values are integers, 256 for ten points, and so equal on every machine.
inline constexpr int unit_of_judgement = 256;
constexpr double points_of(double judged) { return judged * points_in_one / unit_of_judgement; }

// A tile on a square, named by its bit; tile 0 is the skip.
struct Placement {
  std::uint8_t tile = 0;
  std::uint8_t bit = 0;

  constexpr bool operator==(const Placement&) const = default;
};

constexpr Placement placement_of(const Move& move) {
  if (move.tile == 0) return {};
  return {move.tile, static_cast<std::uint8_t>(bit_of(move.square))};
}
constexpr Move move_of(const Placement& placement) {
  if (placement.tile == 0) return skip;
  return {placement.tile, static_cast<std::uint8_t>(square_of(placement.bit))};
}

struct Judged {
  int value = 0;
  Placement placement;
};
// The better one first. Different moves never compare equal, so that the order is the same on every
// machine.
constexpr bool is_better(const Judged& a, const Judged& b) {
  if (a.value != b.value) return a.value > b.value;
  if (a.placement.tile != b.placement.tile) return a.placement.tile < b.placement.tile;
  return a.placement.bit < b.placement.bit;
}
using JudgedMoves = FixedVector<Judged, most_moves>;

// What a seat that is to place knows: its hand, the tiles that it does not see, and how many of
// those the others have in hand, on average.
struct Knowledge {
  TileSet hand;
  TileSet unseen;
  int other_hand = 0;
  int players = 2;
};

// The tiles that somebody with this board and hand does not see.
TileSet unseen_by(const Board& board, TileSet hand);
Knowledge knowledge_of(const View& view);

// The average value of the best tile in a random hand of unseen tiles, if each is worth what `best`
// says in tens.
int expected_best(const ByTile& best, TileSet unseen, int hand);
// The most that a tile of the hand is worth, in tens.
int best_in_hand(const ByTile& best, TileSet hand);

// Every placement with its points now; no placement if the hand has none that fits.
void list_placements(const Prospects& prospects, TileSet hand, JudgedMoves& out);
// The points now, minus what the next player can expect from the board, plus a part of what the
// bot's hand could score later. `prospects` is unchanged when it returns.
int judge(Prospects& prospects, const Knowledge& knowledge, const Placement& placement);

}  // namespace twenties::twenty_four_seven
