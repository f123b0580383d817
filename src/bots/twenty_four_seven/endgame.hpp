#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "bots/search/budget.hpp"
#include "bots/twenty_four_seven/judgement.hpp"

namespace twenties::twenty_four_seven {

// The end of a game of two, once the bag is empty: what a seat does not see is the other hand and
// the three tiles set aside, and there are at most 84 ways to tell them apart (nine tiles, three of
// them aside). For each of these deals every move is searched to the end of the game **as if both
// hands lay open**: its value is what best play gives then. Over all deals that says how many of
// them a move wins, and by how much on average. Against an opponent who also has to guess, the true
// value may differ; but the deals are complete, not sampled.

// A hand that the other seat may have, and how many of the equally likely ways to deal give it.
struct PossibleHand {
  TileSet hand;
  std::uint64_t ways = 0;
};

inline constexpr std::uint64_t most_deals = 84;

// Whether a view has such an ending: two players, an empty bag, and the viewer is to move.
bool is_ending(const View& view);
// In the order of their bits; all ways that do not contradict the view. is_ending() must hold.
std::vector<PossibleHand> possible_hands(const View& view);

// A move over all deals, for the seat that is to move.
struct EndingMove {
  Placement placement;
  std::uint64_t wins = 0;   // ways to deal in which it wins,
  std::uint64_t draws = 0;  // or shares the victory
  std::int64_t margin = 0;  // sum over the ways of the final points less the other's, in tens

  // Wins count first, a shared victory half; then the margin.
  [[nodiscard]] std::uint64_t half_wins() const { return 2 * wins + draws; }
};

struct SolvedEnding {
  std::uint64_t ways = 0;         // to deal
  std::vector<EndingMove> moves;  // best first; the skip alone if none fits
  std::uint64_t nodes = 0;        // moves looked at
};

// Nothing if the budget was spent before, or one deal took more nodes than `nodes_of_a_deal` (0:
// any number). Deals are shared out among the threads of the budget. `enough` ends it too, when
// that share of the budget is used.
std::optional<SolvedEnding> solve_ending(const View& view, std::uint64_t nodes_of_a_deal,
                                         double enough, Budget& budget);

}  // namespace twenties::twenty_four_seven
