#pragma once

#include <optional>
#include <span>
#include <unordered_map>
#include <vector>

#include "base/random.hpp"
#include "bots/game_of_20/proof/draft_tree.hpp"
#include "bots/search/budget.hpp"

namespace twenties::game_of_20 {

// The expected result of an end in progress, for choosing the next one.
inline constexpr Margin expected_support = 32'000;
inline constexpr Margin expected_refutation = -32'000;

// Chooses which end of a draft to solve next, to prove or refute the claim about the first drafter.
// Unknown ends have a doubt: how clearly they seem to support the claim, within 30,000 either way.
class DraftSearch {
 public:
  DraftSearch(const DraftShape& shape, std::span<const Margin> doubts);

  [[nodiscard]] const DraftTree& tree() const { return tree_; }
  [[nodiscard]] bool is_proved() const { return tree_.root() == supported; }
  [[nodiscard]] bool is_refuted() const { return tree_.root() == refuted; }
  [[nodiscard]] bool is_known(std::size_t leaf) const;
  [[nodiscard]] Margin doubt(std::size_t leaf) const { return doubts_[leaf]; }

  // The weakest point of both sides' strategies. Once a pick looks best, the search stays with it
  // until it is settled, since switching at every surprise takes twice as many ends (measured by
  // simulation). Nothing if the claim is decided, or will be if all goes as expected.
  [[nodiscard]] std::optional<std::size_t> next();

  void expect(std::size_t leaf);
  void learn(std::size_t leaf, bool supports);
  // Replaces the expected result by the doubt again.
  void doubt_again(std::size_t leaf);
  // Starts again: each margin a doubt, supported or refuted, without chosen picks.
  void assign(std::span<const Margin> leaves, std::span<const Margin> doubts);

 private:
  [[nodiscard]] bool is_settled(int ply, const Split& split) const;
  [[nodiscard]] Split best_child(int ply, const Split& split) const;

  std::vector<Margin> doubts_;
  DraftTree tree_;
  // The current pick of each drafter, as the split after it; for each ply by the state.
  std::vector<std::unordered_map<std::size_t, Split>> chosen_;
};

// How many more ends this search would ask for, if each is what its doubt says plus an error that
// is normally distributed with this deviation. Nothing if it was stopped.
std::optional<std::size_t> simulate(DraftSearch search, int deviation, std::uint64_t seed,
                                    const Watch& watch);

}  // namespace twenties::game_of_20
