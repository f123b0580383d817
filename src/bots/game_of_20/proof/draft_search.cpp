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
    : doubts_(doubts.begin(), doubts.end()), tree_(shape, doubts) {}

bool DraftSearch::is_known(std::size_t leaf) const {
  return tree_.leaf(leaf) == supported || tree_.leaf(leaf) == refuted;
}

std::optional<std::size_t> DraftSearch::next() const {
  const Margin root = tree_.root();
  if (root >= expected_support || root <= expected_refutation) return std::nullopt;
  return tree_.principal_leaf();
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
    // The other drafter's hand is the same deal; draws are rare enough not to count here.
    const std::size_t turned = shape.leaf(shape.all() & ~shape.hand_of_leaf(*leaf));
    if (!search.is_known(turned)) search.learn(turned, !yes);
  }
  return asked;
}

}  // namespace twenties::game_of_20
