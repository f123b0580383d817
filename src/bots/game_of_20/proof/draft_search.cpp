#include "bots/game_of_20/proof/draft_search.hpp"

namespace twenties::game_of_20 {

namespace {

// Close to a normal distribution with deviation 1: the sum of twelve uniform numbers.
double normal(Random& random) {
  constexpr double steps = 1U << 20U;
  double sum = -6;
  for (int part = 0; part < 12; ++part) {
    sum += static_cast<double>(random.below(1U << 20U)) / steps;
  }
  return sum;
}

}  // namespace

DraftSearch::DraftSearch(const DraftShape& shape, std::span<const Margin> doubts)
    : doubts_(doubts.begin(), doubts.end()),
      tree_(shape, doubts),
      chosen_(static_cast<std::size_t>(shape.plies())) {}

bool DraftSearch::is_known(std::size_t leaf) const {
  return tree_.leaf(leaf) == supported || tree_.leaf(leaf) == refuted;
}

bool DraftSearch::is_settled(int ply, const Split& split) const {
  const Margin margin = tree_.margin(ply, split);
  return margin >= expected_support || margin <= expected_refutation;
}

Split DraftSearch::best_child(int ply, const Split& split) const {
  const Margin best = tree_.margin(ply, split);
  std::optional<Split> found;
  tree_.for_each_child(ply, split, [&](const Split& child) {
    if (!found && tree_.margin(ply + 1, child) == best) found = child;
  });
  return *found;
}

// A state that is not settled has a child that is not settled: its best one.
std::optional<std::size_t> DraftSearch::next() {
  const DraftShape& shape = tree_.shape();
  Split split;
  if (is_settled(0, split)) return std::nullopt;
  for (int ply = 0; ply < shape.plies(); ++ply) {
    auto& chosen = chosen_[static_cast<std::size_t>(ply)];
    const auto [place, is_new] = chosen.try_emplace(shape.index(ply, split));
    if (is_new || is_settled(ply + 1, place->second)) place->second = best_child(ply, split);
    split = place->second;
  }
  return shape.leaf(shape.end_of(split));
}

void DraftSearch::expect(std::size_t leaf) {
  if (!is_known(leaf)) {
    tree_.set_leaf(leaf, doubts_[leaf] >= 0 ? expected_support : expected_refutation);
  }
}

void DraftSearch::learn(std::size_t leaf, bool supports) {
  tree_.set_leaf(leaf, supports ? supported : refuted);
}

void DraftSearch::doubt_again(std::size_t leaf) {
  if (!is_known(leaf)) tree_.set_leaf(leaf, doubts_[leaf]);
}

void DraftSearch::assign(std::span<const Margin> leaves, std::span<const Margin> doubts) {
  doubts_.assign(doubts.begin(), doubts.end());
  tree_.assign(leaves);
  for (auto& chosen : chosen_) chosen.clear();
}

std::optional<std::size_t> simulate(DraftSearch search, int deviation, std::uint64_t seed,
                                    const Watch& watch) {
  const DraftShape& shape = search.tree().shape();
  Random random(seed);
  std::size_t asked = 0;
  while (const auto leaf = search.next()) {
    if (watch.wants_stop()) return std::nullopt;
    ++asked;
    const bool yes = search.doubt(*leaf) + deviation * normal(random) > 0;
    search.learn(*leaf, yes);
    // The other drafter's hand is the same deal; draws are rare enough to ignore here.
    const std::size_t turned = shape.leaf(shape.all() & ~shape.hand_of_leaf(*leaf));
    if (!search.is_known(turned)) search.learn(turned, !yes);
  }
  return asked;
}

}  // namespace twenties::game_of_20
