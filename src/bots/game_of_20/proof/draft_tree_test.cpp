#include "bots/game_of_20/proof/draft_tree.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "base/random.hpp"
#include "base/rounds_for_tests.hpp"

namespace twenties::game_of_20 {
namespace {

// The slow twin: the draft as its rules tell it (2.2), without tables.
int brute_force(const DraftShape& shape, const std::vector<Margin>& leaves, Split split, int ply) {
  const TileSet left = shape.all() & ~(split.first | split.second);
  const bool by_first = ply % 2 == 0;
  if (std::popcount(left) == 1) {
    return leaves[shape.leaf(by_first ? split.first | left : split.first)];
  }
  int best = by_first ? -100'000 : 100'000;
  for (TileSet pick = 1; pick <= shape.all(); ++pick) {
    if ((pick & ~left) != 0 || std::popcount(pick) != (ply == 0 ? 1 : 2)) continue;
    Split next = split;
    (by_first ? next.first : next.second) |= pick;
    const int value = brute_force(shape, leaves, next, ply + 1);
    best = by_first ? std::max(best, value) : std::min(best, value);
  }
  return best;
}

Margin random_margin(Random& random) {
  const std::uint64_t kind = random.below(4);
  if (kind == 0) return supported;
  if (kind == 1) return refuted;
  return static_cast<Margin>(static_cast<int>(random.below(41)) - 20);
}

std::vector<Margin> random_leaves(const DraftShape& shape, Random& random) {
  std::vector<Margin> out(shape.leaves());
  for (Margin& margin : out) margin = random_margin(random);
  return out;
}

TEST(ProofDraftShape, NumbersEveryStateOnce) {
  for (int tiles = 4; tiles <= 10; tiles += 2) {
    const DraftShape shape(tiles);
    for (int ply = 0; ply < shape.plies(); ++ply) {
      std::vector<int> seen(shape.states(ply));
      for (const TileSet first : shape.sets(DraftShape::first_size(ply))) {
        for (const TileSet second : shape.sets(DraftShape::second_size(ply))) {
          if ((first & second) == 0) ++seen[shape.index(ply, {first, second})];
        }
      }
      EXPECT_EQ(std::ranges::count(seen, 1), std::ssize(seen)) << tiles << " tiles, ply " << ply;
    }
  }
}

TEST(ProofDraftShape, TheRealDraftHas42MillionStates) {
  const DraftShape shape(18);
  EXPECT_EQ(shape.plies(), 9);
  EXPECT_EQ(shape.leaves(), 48'620U);
  std::size_t states = 0;
  for (int ply = 0; ply < shape.plies(); ++ply) states += shape.states(ply);
  EXPECT_EQ(states, 41'984'443U);
  Random random(3);
  for (int round = 0; round < 1000; ++round) {
    const auto set = static_cast<TileSet>(random.below(shape.all() + 1));
    const auto within = static_cast<TileSet>(random.below(shape.all() + 1));
    const TileSet packed = DraftShape::compress(set, within);
    EXPECT_EQ(DraftShape::expand(packed, within), set & within);
    EXPECT_EQ(std::popcount(packed), std::popcount(set & within));
  }
}

TEST(ProofDraftTree, IsMinimaxOverTheDraft) {
  Random random(1);
  for (const int tiles : {4, 6, 8}) {
    const DraftShape shape(tiles);
    for (int round = 0; round < (tiles == 8 ? 4 : rounds(40)); ++round) {
      const auto leaves = random_leaves(shape, random);
      const DraftTree tree(shape, leaves);
      EXPECT_EQ(tree.root(), brute_force(shape, leaves, {}, 0)) << tiles;
    }
  }
}

TEST(ProofDraftTree, AChangedEndChangesWhatItWouldIfAllWereBuiltAnew) {
  Random random(2);
  for (const int tiles : {4, 6, 8, 10, 12}) {
    const DraftShape shape(tiles);
    auto leaves = random_leaves(shape, random);
    DraftTree tree(shape, leaves);
    for (int round = 0; round < rounds(100); ++round) {
      const std::size_t leaf = random.below(shape.leaves());
      leaves[leaf] = random_margin(random);
      tree.set_leaf(leaf, leaves[leaf]);
      const DraftTree anew(shape, leaves);
      ASSERT_EQ(tree.root(), anew.root());
      for (int ply = 1; ply < shape.plies() && tiles < 12; ++ply) {
        for (const TileSet first : shape.sets(DraftShape::first_size(ply))) {
          for (const TileSet second : shape.sets(DraftShape::second_size(ply))) {
            if ((first & second) != 0) continue;
            const Split split{first, second};
            ASSERT_EQ(tree.margin(ply, split), anew.margin(ply, split));
          }
        }
      }
    }
  }
}

TEST(ProofDraftTree, TakesAFewNewEndsAsItTakesMany) {
  Random random(4);
  const DraftShape shape(12);
  auto leaves = random_leaves(shape, random);
  DraftTree tree(shape, leaves);
  for (const int changes : {0, 1, 200, 1}) {
    for (int change = 0; change < changes; ++change) {
      leaves[random.below(shape.leaves())] = random_margin(random);
    }
    tree.assign(leaves);
    const DraftTree anew(shape, leaves);
    EXPECT_EQ(tree.root(), anew.root());
    for (const TileSet first : shape.sets(1)) {
      EXPECT_EQ(tree.margin(1, {first, 0}), anew.margin(1, {first, 0}));
    }
  }
}

}  // namespace
}  // namespace twenties::game_of_20
