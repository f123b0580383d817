#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>

#include "bots/game_of_20/proof/claim.hpp"

namespace twenties::game_of_20 {

// The progress of a proof.
struct ProofStanding {
  int centre = 0;
  Claim claim = Claim::first_wins;  // that is worked at
  ProvedOutcome outcome = ProvedOutcome::unknown;
  std::size_t known = 0;              // deals of which something is known
  std::size_t answered = 0;           // in this run
  std::optional<std::size_t> needed;  // likely still
  double deals_per_second = 0;
  double processor_seconds_per_deal = 0;
  double processor_seconds = 0;  // spent on all answers in the log
  int best_pick = 0;
  int refuted_picks = 0;
  int busy = 0;  // workers
};

using TellStanding = std::function<void(const ProofStanding&)>;

// Whether the stop rule says to prove another centre tile first.
bool is_too_long(const ProofStanding& standing);

// Why a run ended.
enum class ProofEnd : std::uint8_t { done, limit, too_long, stopped };

// How long a run may last. 0: no such limit.
struct ProofLimits {
  std::uint64_t deals = 0;
  double minutes = 0;
  bool obeys_stop_rule = false;
};

}  // namespace twenties::game_of_20
