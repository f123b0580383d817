#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "bots/game_of_20/proof/claim.hpp"
#include "core/result.hpp"

namespace twenties::game_of_20 {

// Shared by workers on several machines: the wanted deals, their leases, and the answers. Errors
// come from the connection; failed calls can be retried.
class DealQueue {
 public:
  DealQueue() = default;
  DealQueue(const DealQueue&) = delete;
  DealQueue& operator=(const DealQueue&) = delete;
  virtual ~DealQueue() = default;

  // The first free deal, with a lease that has to be renewed.
  virtual Result<std::optional<Ask>> take() = 0;
  virtual Result<void> renew(std::span<const Ask> asks) = 0;
  virtual Result<void> give_back(const Ask& ask) = 0;
  // Writes the answer and ends the lease, both or neither.
  virtual Result<void> finish(const Answer& answer) = 0;

  // Whether this process is the leader, which decides what is wanted. When the leader is gone, the
  // next that asks becomes it.
  virtual Result<bool> lead() = 0;
  // Answers that this object has not given before.
  virtual Result<std::vector<Answer>> news() = 0;
  // The deals under a lease.
  virtual Result<std::vector<Ask>> leased() = 0;
  // Replaces the wanted deals by these, in this order, except those already answered; leases stay.
  virtual Result<void> want(std::span<const Ask> asks) = 0;
  // Answers that were found elsewhere, so that they survive this process.
  virtual Result<void> publish(std::span<const Answer> answers) = 0;
  // Tells all workers that the work is done.
  virtual Result<void> close() = 0;
  virtual Result<bool> is_closed() = 0;
};

}  // namespace twenties::game_of_20
