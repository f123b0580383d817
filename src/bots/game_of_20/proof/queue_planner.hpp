#pragma once

#include <memory>
#include <optional>
#include <string>

#include "bots/game_of_20/proof/centre_proof.hpp"
#include "bots/game_of_20/proof/log.hpp"
#include "bots/game_of_20/proof/queue.hpp"

namespace twenties::game_of_20 {

// Decides which deals a queue wants, in the leading process, which logs every answer.
class QueuePlanner {
 public:
  // Takes over: reads the log, and synchronises the answers of log and queue.
  static Result<std::unique_ptr<QueuePlanner>> open(int centre, std::optional<Claim> claim,
                                                    const std::string& log, DealQueue& queue);

  // Reads new answers, and refills the queue if anything changed; closes it at the end.
  Result<void> plan();
  [[nodiscard]] const CentreProof& proof() const { return proof_; }
  // Why the work ends: the log cannot be written, or the queue contradicts it. Or empty.
  [[nodiscard]] const Message& problem() const { return problem_; }

 private:
  QueuePlanner(DealQueue& queue, std::unique_ptr<ProofLog> log, CentreProof proof)
      : queue_(queue), log_(std::move(log)), proof_(std::move(proof)) {}
  Result<bool> hear();
  Result<void> fill(const std::vector<Ask>& leased);

  DealQueue& queue_;
  std::unique_ptr<ProofLog> log_;
  CentreProof proof_;
  std::vector<Ask> wanted_;
  std::vector<Ask> leased_;
  Message problem_;
};

}  // namespace twenties::game_of_20
