#pragma once

#include <optional>
#include <span>
#include <vector>

#include "bots/game_of_20/proof/answer.hpp"
#include "bots/game_of_20/proof/claim.hpp"
#include "bots/game_of_20/proof/draft_search.hpp"

namespace twenties::game_of_20 {

// The proof of one centre tile: what is known of its deals, which claim is worked at, and what has
// to be asked next. A claim that is decided is followed by the other one, as long as that can still
// change who wins.
class CentreProof {
 public:
  // Without a claim it begins with the one that looks true. The answers are as the log has them.
  CentreProof(int centre, std::span<const Answer> answers, std::optional<Claim> claim);

  [[nodiscard]] int centre() const { return answers_.centre(); }
  [[nodiscard]] Claim claim() const { return claim_; }
  [[nodiscard]] ClaimState state(Claim claim) const;
  [[nodiscard]] ProvedOutcome outcome() const;
  // The claim that was asked for is proved, or it is known who wins.
  [[nodiscard]] bool is_done() const;
  // Deals of which something is known.
  [[nodiscard]] std::size_t known() const { return answers_.size(); }
  [[nodiscard]] const Answers& answers() const { return answers_; }

  // Brings the search to where it would be if it had asked for the answers itself, in their order:
  // it sticks to the same picks. Takes some 10 ms for each answer.
  void retrace(std::span<const Answer> answers);

  // The dearest doubt. Nothing if none is left, or none until what is being worked at is known.
  [[nodiscard]] std::optional<Ask> next();
  // While somebody works at it, it counts as what it will probably turn out to be.
  void expect(const Ask& ask);
  void give_up(const Ask& ask);
  // Does nothing that contradicts what is known; says whether it fits.
  bool learn(const Ask& ask, bool yes);

  // The first pick that looks best for the drafter who begins, and how many of the 18 are already
  // known not to do what is claimed.
  [[nodiscard]] int best_pick() const;
  [[nodiscard]] int refuted_picks() const;
  // A copy, to simulate with.
  [[nodiscard]] DraftSearch search() const { return search_; }

 private:
  void aim_at(Claim claim);
  void move_on();
  [[nodiscard]] std::optional<bool> find(Claim claim, std::size_t leaf) const;
  void refresh(const Deal& deal);

  Answers answers_;
  std::optional<Claim> wish_;
  Claim claim_ = Claim::first_wins;
  std::array<ClaimState, 2> states_{};
  std::vector<Margin> doubts_;  // by leaf, for the drafter who begins
  DraftSearch search_;
};

}  // namespace twenties::game_of_20
