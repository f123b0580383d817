#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "bots/game_of_20/proof/answer.hpp"

namespace twenties::game_of_20::check {

// Claims about the player who drafts first, with best play.
enum class Claim : std::uint8_t { wins, does_not_lose, does_not_win, loses };
inline constexpr std::array<Claim, 4> all_claims{Claim::wins, Claim::does_not_lose,
                                                 Claim::does_not_win, Claim::loses};

// What is known about a finished draft, for the player who drafted first: -1 for a loss, 0 for a
// draw, 1 for a win, from low to high.
struct Known {
  std::int8_t low = -1;
  std::int8_t high = 1;

  // Whether that is enough for a claim.
  [[nodiscard]] bool shows(Claim claim) const;
};

// Tiles of a draft as a mask: bit i for the i-th lowest.
using DraftTiles = std::uint32_t;

// For each set of tiles that the first player may end with, by its mask; of other sizes unused.
using KnownEnds = std::vector<Known>;

// The drafts of one centre, from the answers alone.
KnownEnds known_ends(const Answers& answers);

// How a claim follows from the ends that are known.
struct Strategy {
  // How many different ends one strategy of the claimant leads to: so many deals the proof needs.
  std::size_t ends = 0;
  // All picks with which the claimant may begin; if the other player begins, against the first pick
  // of the line.
  std::vector<DraftTiles> beginnings;
  // Picks in turn. Those of the claimant keep the claim, those of the other player leave the fewest
  // picks that do.
  std::vector<DraftTiles> line;
};

// Plain minimax over a whole draft: 1 tile, then 2 each, and the last tile without a choice (2.2).
// An end of which too little is known counts against the claim.
class DraftClaims {
 public:
  // An even number of tiles, 4 to 18. The ends must outlive it.
  DraftClaims(int tiles, const KnownEnds& ends);

  bool follows(Claim claim);
  // For a claim that follows.
  Strategy strategy(Claim claim);

 private:
  // Who has what. The number of tiles of both says whose turn it is.
  struct Draft {
    DraftTiles first = 0;
    DraftTiles second = 0;
  };
  class Walk;

  [[nodiscard]] bool is_first_to_pick(const Draft& draft) const;
  [[nodiscard]] bool is_over(const Draft& draft) const;
  // The first player's tiles when all but one are taken; the last one goes where it is missing.
  [[nodiscard]] DraftTiles end_of(const Draft& draft) const;
  [[nodiscard]] std::size_t index_of(const Draft& draft) const;
  [[nodiscard]] std::vector<DraftTiles> picks(const Draft& draft) const;
  [[nodiscard]] Draft after(const Draft& draft, DraftTiles pick) const;
  bool holds(const Draft& draft, Claim claim);
  bool decide(const Draft& draft, Claim claim);
  std::vector<DraftTiles> right_picks(const Draft& draft, Claim claim);
  DraftTiles hardest_pick(const Draft& draft, Claim claim);

  int tiles_;
  DraftTiles all_;
  const KnownEnds& ends_;
  std::vector<std::uint32_t> rank_;  // of a mask among those with as many bits
  std::vector<std::size_t> begin_;   // in memo_, of the drafts in which so many tiles are gone
  std::vector<std::size_t> stride_;  // how many sets the second player may have beside one
  std::vector<std::uint8_t> memo_;   // two bits for each claim: 0 not known, 1 no, 2 yes
};

}  // namespace twenties::game_of_20::check
