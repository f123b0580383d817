#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "bots/game_of_20/proof/draft_shape.hpp"

namespace twenties::game_of_20 {

// The margin of a claim in a state, for the first drafter: its sign says whether the claim seems to
// hold, its size how clearly. The extremes are certain.
using Margin = std::int16_t;
inline constexpr Margin supported = 32767;
inline constexpr Margin refuted = -32767;

// The margins of all states of a draft, by minimax: the first drafter maximises. They are updated
// when the margins of ends change.
class DraftTree {
 public:
  // As many margins as the shape has leaves.
  DraftTree(const DraftShape& shape, std::span<const Margin> leaves);

  [[nodiscard]] const DraftShape& shape() const { return *shape_; }
  [[nodiscard]] Margin root() const { return plies_[0][0]; }
  [[nodiscard]] Margin leaf(std::size_t leaf) const { return leaves_[leaf]; }
  [[nodiscard]] Margin margin(int ply, const Split& split) const {
    return ply == shape_->plies()
               ? leaves_[shape_->leaf(shape_->end_of(split))]
               : plies_[static_cast<std::size_t>(ply)][shape_->index(ply, split)];
  }

  // The states that can follow a state of this ply.
  template <class Visit>
  void for_each_child(int ply, const Split& split, Visit&& visit) const {
    const TileSet left = shape_->all() & ~(split.first | split.second);
    DraftShape::for_each_pick(left, ply == 0 ? 1 : 2, [&](TileSet pick) {
      visit(DraftShape::first_picks(ply) ? Split{split.first | pick, split.second}
                                         : Split{split.first, split.second | pick});
    });
  }

  void set_leaf(std::size_t leaf, Margin margin);
  // The margins of all ends.
  void assign(std::span<const Margin> leaves);

 private:
  struct Change {
    Split split;
    Margin before;
  };

  void build_all(std::span<const Margin> leaves);
  void build(int ply);
  void build_first(int ply);   // where the drafter who begins picks two
  void build_second(int ply);  // where the other picks two
  void build_plainly(int ply);
  // Out of the margins below. Ends early where it finds `enough`.
  [[nodiscard]] Margin computed(int ply, const Split& split, Margin enough) const;
  void update_parents(int ply, const Change& change, std::vector<Change>& changes);

  const DraftShape* shape_;
  std::vector<std::vector<Margin>> plies_;
  std::vector<Margin> leaves_;
};

}  // namespace twenties::game_of_20
