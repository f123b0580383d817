#pragma once

#include <optional>
#include <span>
#include <vector>

#include "bots/game_of_20/proof/answer.hpp"
#include "bots/game_of_20/proof/claim.hpp"
#include "bots/game_of_20/proof/draft_search.hpp"

namespace twenties::game_of_20 {

// The proof of one centre tile: what is known about its deals, the current claim, and the next
// question. When a claim is decided, the other follows, as long as that can still change who wins.
class CentreProof {
 public:
  // Without a claim it begins with the likelier one. The answers are those of the log.
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

  // Replays the answers as if the search had asked for them itself, in order, so that it stays with
  // the same picks. Takes some 10 ms for each answer.
  void retrace(std::span<const Answer> answers);

  // The most important open question. Nothing if none is left, or if all others depend on deals in
  // progress.
  [[nodiscard]] std::optional<Ask> next();
  // While it is in progress, it counts as its expected result.
  void expect(const Ask& ask);
  void give_up(const Ask& ask);
  // Ignores an answer that contradicts what is known, and returns false.
  bool learn(const Ask& ask, bool yes);

  // The best-looking first pick, and how many of the 18 first picks are already refuted.
  [[nodiscard]] int best_pick() const;
  [[nodiscard]] int refuted_picks() const;
  // A copy for simulations.
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
