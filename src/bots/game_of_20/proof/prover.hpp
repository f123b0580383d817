#pragma once

#include <chrono>
#include <condition_variable>
#include <memory>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

#include "bots/game_of_20/proof/centre_proof.hpp"
#include "bots/game_of_20/proof/forecast.hpp"
#include "bots/game_of_20/proof/log.hpp"
#include "bots/game_of_20/proof/oracle.hpp"
#include "bots/game_of_20/proof/standing.hpp"
#include "core/result.hpp"

namespace twenties::game_of_20 {

// Runs workers in this process that solve the deals of a proof, and logs every answer before it
// counts.
class Prover {
 public:
  Prover(CentreProof& proof, ProofLog& log, const ProofLimits& limits);
  Prover(const Prover&) = delete;
  Prover& operator=(const Prover&) = delete;
  ~Prover() = default;

  // Until the proof is done, a limit is reached or the watch stops it. Reports progress about five
  // times a second, on this thread. An error comes from the log.
  Result<ProofEnd> run(int workers, const MakeOracle& make_oracle, const Watch& watch,
                       const TellStanding& tell);

  [[nodiscard]] ProofStanding standing() const;

 private:
  // The watch of the workers.
  class Halt : public Watch {
   public:
    explicit Halt(const Prover& prover) : prover_(prover) {}
    [[nodiscard]] bool wants_stop() const override { return prover_.wants_stop(); }

   private:
    const Prover& prover_;
  };

  void work(Oracle& oracle);
  std::optional<Ask> take();
  void hand_in(const Ask& ask, const std::optional<Answer>& answer);
  // The next five need the mutex.
  [[nodiscard]] bool is_over() const;
  [[nodiscard]] ProofStanding standing_now() const;
  [[nodiscard]] std::optional<ProofEnd> why_end(const Watch& watch) const;
  [[nodiscard]] bool is_out_of_time() const;
  void watch_over(std::unique_lock<std::mutex>& lock, const Watch& watch, const TellStanding& tell);
  [[nodiscard]] bool wants_stop() const { return halt_.wants_stop(); }

  CentreProof& proof_;
  ProofLog& log_;
  ProofLimits limits_;
  std::chrono::steady_clock::time_point began_ = std::chrono::steady_clock::now();
  StopFlag halt_;
  mutable std::mutex mutex_;
  std::condition_variable changed_;
  std::uint64_t taken_ = 0;
  std::size_t answered_ = 0;
  int busy_ = 0;
  int running_ = 0;
  std::optional<ProofEnd> end_;
  Message problem_;
  Pace pace_;
  double seconds_ = 0;
  std::unique_ptr<Forecast> forecast_;
};

}  // namespace twenties::game_of_20
