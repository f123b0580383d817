#include "bots/game_of_20/proof/draft_tree.hpp"

#include <algorithm>

namespace twenties::game_of_20 {

namespace {

// Updating ends one by one is quicker if fewer than this fraction of them change: 97 in the real
// draft.
constexpr std::size_t few_of_leaves = 500;

// Makes room for a tile at a place that is not in the set.
TileSet with_gap(TileSet set, int place) {
  const TileSet below = (TileSet{1} << place) - 1;
  return (set & below) | (set & ~below) << 1;
}

}  // namespace

DraftTree::DraftTree(const DraftShape& shape, std::span<const Margin> leaves)
    : shape_(&shape), plies_(static_cast<std::size_t>(shape.plies())) {
  for (int ply = 0; ply < shape.plies(); ++ply) {
    plies_[static_cast<std::size_t>(ply)].resize(shape.states(ply));
  }
  build_all(leaves);
}

void DraftTree::assign(std::span<const Margin> leaves) {
  std::vector<std::size_t> changed;
  for (std::size_t leaf = 0; leaf < leaves.size(); ++leaf) {
    if (leaves_[leaf] != leaves[leaf]) changed.push_back(leaf);
  }
  if (changed.size() > leaves.size() / few_of_leaves) return build_all(leaves);
  for (const std::size_t leaf : changed) set_leaf(leaf, leaves[leaf]);
}

void DraftTree::build_all(std::span<const Margin> leaves) {
  leaves_.assign(leaves.begin(), leaves.end());
  for (int ply = shape_->plies() - 1; ply >= 0; --ply) build(ply);
}

void DraftTree::build(int ply) {
  const bool is_edge = ply == 0 || ply == shape_->plies() - 1;
  if (is_edge) {
    build_plainly(ply);
  } else if (DraftShape::first_picks(ply)) {
    build_first(ply);
  } else {
    build_second(ply);
  }
}

void DraftTree::build_plainly(int ply) {
  auto& out = plies_[static_cast<std::size_t>(ply)];
  const std::size_t block = shape_->block(ply);
  std::size_t at = 0;
  for (const TileSet first : shape_->sets(DraftShape::first_size(ply))) {
    const TileSet others = shape_->all() & ~first;
    for (std::size_t rank = 0; rank < block; ++rank, ++at) {
      const TileSet second = shape_->sets(DraftShape::second_size(ply))[rank];
      out[at] = computed(ply, {first, DraftShape::expand(second, others)},
                         DraftShape::first_picks(ply) ? supported : refuted);
    }
  }
}

// A state and its children stand in the blocks of one set of the first drafter, at the same places
// in each of them.
void DraftTree::build_second(int ply) {
  auto& out = plies_[static_cast<std::size_t>(ply)];
  const auto& below = plies_[static_cast<std::size_t>(ply) + 1];
  const int free = shape_->tiles() - DraftShape::first_size(ply);
  const std::size_t block = shape_->block(ply);
  const std::size_t block_below = shape_->block(ply + 1);
  const std::size_t picks = shape_->choose(free - DraftShape::second_size(ply), 2);
  std::vector<std::uint32_t> children;
  for (std::size_t rank = 0; rank < block; ++rank) {
    const TileSet second = shape_->sets(DraftShape::second_size(ply))[rank];
    const TileSet left = ((TileSet{1} << free) - 1) & ~second;
    DraftShape::for_each_pick(left, 2, [&](TileSet pick) {
      children.push_back(static_cast<std::uint32_t>(shape_->rank(second | pick)));
    });
  }
  const std::size_t blocks = out.size() / block;
  for (std::size_t number = 0; number < blocks; ++number) {
    const Margin* from = &below[number * block_below];
    const std::uint32_t* child = children.data();
    for (std::size_t rank = 0; rank < block; ++rank, child += picks) {
      Margin least = from[child[0]];
      for (std::size_t pick = 1; pick < picks; ++pick) least = std::min(least, from[child[pick]]);
      out[number * block + rank] = least;
    }
  }
}

// The children after one pick stand in one block. For each pick, by its places among the free
// tiles: where the parent of each child of the block stands.
void DraftTree::build_first(int ply) {
  auto& out = plies_[static_cast<std::size_t>(ply)];
  const auto& below = plies_[static_cast<std::size_t>(ply) + 1];
  const int free = shape_->tiles() - DraftShape::first_size(ply);
  const std::size_t block = shape_->block(ply);
  const std::size_t block_below = shape_->block(ply + 1);
  const auto& seconds = shape_->sets(DraftShape::second_size(ply));
  std::vector<TileSet> picks;
  std::vector<std::uint32_t> parents;
  DraftShape::for_each_pick((TileSet{1} << free) - 1, 2, [&](TileSet pick) {
    picks.push_back(pick);
    const int low = std::countr_zero(pick);
    const int high = std::countr_zero(pick & (pick - 1));
    for (std::size_t rank = 0; rank < block_below; ++rank) {
      const TileSet second = with_gap(with_gap(seconds[rank], low), high);
      parents.push_back(static_cast<std::uint32_t>(shape_->rank(second)));
    }
  });
  std::size_t number = 0;
  for (const TileSet first : shape_->sets(DraftShape::first_size(ply))) {
    Margin* to = &out[number++ * block];
    std::fill_n(to, block, refuted);
    const std::uint32_t* parent = parents.data();
    for (const TileSet pick : picks) {
      const TileSet taken = first | DraftShape::expand(pick, shape_->all() & ~first);
      const Margin* from = &below[shape_->rank(taken) * block_below];
      for (std::size_t rank = 0; rank < block_below; ++rank) {
        Margin& best = to[*parent++];
        best = std::max(best, from[rank]);
      }
    }
  }
}

Margin DraftTree::computed(int ply, const Split& split, Margin enough) const {
  const bool wants_most = DraftShape::first_picks(ply);
  const TileSet left = shape_->all() & ~(split.first | split.second);
  const int count = ply == 0 ? 1 : 2;
  Margin best = wants_most ? refuted : supported;
  for (TileSet ones = left; ones != 0; ones &= ones - 1) {
    const TileSet one = ones & (0U - ones);
    DraftShape::for_each_pick(count == 2 ? ones & (ones - 1) : one, 1, [&](TileSet other) {
      const TileSet pick = one | other;
      const Margin margin =
          this->margin(ply + 1, wants_most ? Split{split.first | pick, split.second}
                                           : Split{split.first, split.second | pick});
      best = wants_most ? std::max(best, margin) : std::min(best, margin);
    });
    if (best == enough) break;
  }
  return best;
}

// A parent changes only if the child has become its best, or was it. All children have their final
// margins by now; another one that changed as well has its own turn.
void DraftTree::update_parents(int ply, const Change& change, std::vector<Change>& changes) {
  const Margin now = margin(ply + 1, change.split);
  const bool by_first = DraftShape::first_picks(ply);
  const TileSet taken = by_first ? change.split.first : change.split.second;
  auto& out = plies_[static_cast<std::size_t>(ply)];
  DraftShape::for_each_pick(taken, ply == 0 ? 1 : 2, [&](TileSet pick) {
    const Split parent = by_first ? Split{change.split.first & ~pick, change.split.second}
                                  : Split{change.split.first, change.split.second & ~pick};
    Margin& margin = out[shape_->index(ply, parent)];
    const bool is_better = by_first ? now > margin : now < margin;
    if (!is_better && margin != change.before) return;
    const Margin fresh = is_better ? now : computed(ply, parent, margin);
    if (fresh == margin) return;
    changes.push_back({parent, margin});
    margin = fresh;
  });
}

void DraftTree::set_leaf(std::size_t leaf, Margin margin) {
  const Margin before = leaves_[leaf];
  if (before == margin) return;
  leaves_[leaf] = margin;
  const TileSet hand = shape_->hand_of_leaf(leaf);
  const int last = shape_->plies() - 1;
  std::vector<Change> changed;
  // The last tile, which is not chosen, can be any of its owner's.
  const bool last_is_seconds = DraftShape::first_picks(last);
  const TileSet owner = last_is_seconds ? shape_->all() & ~hand : hand;
  DraftShape::for_each_pick(owner, 1, [&](TileSet tile) {
    changed.push_back(
        {last_is_seconds ? Split{hand, owner & ~tile} : Split{hand & ~tile, shape_->all() & ~hand},
         before});
  });
  for (int ply = last; ply >= 0 && !changed.empty(); --ply) {
    std::vector<Change> next;
    for (const Change& change : changed) update_parents(ply, change, next);
    changed.swap(next);
  }
}

}  // namespace twenties::game_of_20
