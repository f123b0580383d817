#pragma once

#include <cstdint>
#include <utility>
#include <vector>

#include "base/fixed_vector.hpp"
#include "bots/game_of_20/proof/proved_centre.hpp"
#include "bots/search/budget.hpp"

namespace twenties::game_of_20 {

// A pick as a mask of DraftHands.
std::uint32_t mask_of(const Move& pick);

// What follows from the answers about deals for positions of the draft. Unknown deals count against
// every claim.
class ProvedDraft {
 public:
  explicit ProvedDraft(const ProvedCentre& centre, Watch* watch = nullptr)
      : centre_(centre), watch_(watch) {}

  // What is proved for the drafter who is to pick; of a finished draft, for the second drafter.
  Proved look(const DraftHands& hands);
  // Whether that drafter still has, after a pick, at least what is proved now.
  bool keeps(const DraftHands& hands, const Move& pick, const Proved& proved);
  // A likely continuation of the draft: the drafter with a proved result keeps it, the other picks
  // by the evaluation. Empty if nothing is proved.
  std::vector<Move> line(DraftHands hands, const Proved& proved);

  // The watch stopped it, and its results since then are invalid.
  [[nodiscard]] bool was_stopped() const { return stopped_; }
  [[nodiscard]] std::uint64_t nodes() const { return nodes_; }
  DraftMemo take_memo() { return std::move(memo_); }

 private:
  struct Child {
    std::uint32_t pick = 0;
    int guess = 0;
  };
  using Children = FixedVector<Child, most_moves>;

  bool holds(const DraftHands& hands, DraftClaim claim);
  bool holds_by_search(const DraftHands& hands, DraftClaim claim);
  [[nodiscard]] bool holds_at_last_but_one(const DraftHands& hands, DraftClaim claim) const;
  [[nodiscard]] bool holds_at_last_pick(const DraftHands& hands, DraftClaim claim) const;
  [[nodiscard]] Children children(const DraftHands& hands, bool sorted) const;
  std::uint32_t pick_for(const DraftHands& hands, DraftClaim claim);

  const ProvedCentre& centre_;
  Watch* watch_;
  DraftMemo memo_;
  std::uint64_t nodes_ = 0;
  bool stopped_ = false;
};

}  // namespace twenties::game_of_20
