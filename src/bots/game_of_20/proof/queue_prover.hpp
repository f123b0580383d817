#pragma once

#include <chrono>
#include <condition_variable>
#include <functional>
#include <memory>
#include <mutex>
#include <string>
#include <vector>

#include "bots/game_of_20/proof/forecast.hpp"
#include "bots/game_of_20/proof/oracle.hpp"
#include "bots/game_of_20/proof/queue.hpp"
#include "bots/game_of_20/proof/queue_planner.hpp"
#include "bots/game_of_20/proof/standing.hpp"

namespace twenties::game_of_20 {

// One of many processes, on any machines, that work on one queue. The leader also plans.
class QueueProver {
 public:
  static constexpr std::chrono::milliseconds usual_pause{1000};
  struct Settings {
    int centre = 4;
    std::optional<Claim> claim;
    std::string log;  // written while this process leads
    ProofLimits limits;
    std::chrono::milliseconds pause = usual_pause;  // between two polls of the queue
  };
  // Each thread has a connection of its own.
  using OpenQueue = std::function<Result<std::unique_ptr<DealQueue>>()>;

  QueueProver(Settings settings, OpenQueue open_queue);
  QueueProver(const QueueProver&) = delete;
  QueueProver& operator=(const QueueProver&) = delete;
  ~QueueProver() = default;

  // Until the queue is closed, a limit is reached or the watch stops it. Waits while the connection
  // fails; errors come from the log or the first connection.
  Result<ProofEnd> run(int workers, const MakeOracle& make_oracle, const Watch& watch,
                       const TellStanding& tell);

 private:
  void work(DealQueue& queue, Oracle& oracle);
  // False if there was nothing to do.
  bool work_once(DealQueue& queue, Oracle& oracle);
  void deliver(DealQueue& queue, const Answer& answer);
  Result<void> look(DealQueue& queue);
  Result<void> lead(DealQueue& queue);
  void rest(std::chrono::milliseconds pause);
  [[nodiscard]] ProofStanding standing() const;

  Settings settings_;
  OpenQueue open_queue_;
  StopFlag halt_;
  mutable std::mutex mutex_;
  std::condition_variable changed_;
  std::vector<Ask> held_;  // by the workers of this process
  std::uint64_t taken_ = 0;
  std::size_t answered_ = 0;
  Pace pace_;
  std::unique_ptr<QueuePlanner> planner_;
  std::optional<ProofEnd> end_;
  Message problem_;
};

}  // namespace twenties::game_of_20
