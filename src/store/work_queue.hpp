#pragma once

#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/result.hpp"
#include "store/postgresql_session.hpp"

namespace twenties {

struct FinishedJob {
  std::string job;
  std::string answer;

  bool operator==(const FinishedJob&) const = default;
};

// A job queue in a PostgreSQL database for workers on many machines; topics separate independent
// sets of jobs. A job is taken under a lease; when a worker dies, its job is free again after the
// lease. Not thread-safe.
class WorkQueue {
 public:
  // Creates its tables (schema twenties_work) if they are missing.
  static Result<std::unique_ptr<WorkQueue>> open(const std::string& address, std::string topic,
                                                 std::chrono::milliseconds lease);
  WorkQueue(const WorkQueue&) = delete;
  WorkQueue& operator=(const WorkQueue&) = delete;
  ~WorkQueue() = default;

  // The most urgent free job.
  Result<std::optional<std::string>> take();
  // The jobs that this object holds, unless others have taken them since.
  Result<void> renew(const std::vector<std::string>& jobs);
  Result<void> give_back(const std::string& job);
  // The answer and the end of the lease in one transaction. A job that has an answer keeps it.
  Result<void> finish(const FinishedJob& finished);

  // Whether this connection is the leader: the first that asks, until it is closed.
  Result<bool> lead();
  // Replaces the free jobs by these, the most urgent first; taken jobs stay.
  Result<void> want(const std::vector<std::string>& jobs);
  Result<std::vector<std::string>> taken();
  // Answers that this object has not returned yet, in the order in which they were finished.
  Result<std::vector<FinishedJob>> news();
  Result<void> publish(const std::vector<FinishedJob>& finished);
  Result<void> close();
  Result<bool> is_closed();

 private:
  WorkQueue(PostgresqlAddress address, std::string topic, std::chrono::milliseconds lease)
      : session_(std::move(address), std::nullopt), topic_(std::move(topic)), lease_(lease) {}
  Result<void> transact(const std::vector<PostgresqlCall>& calls);

  PostgresqlSession session_;
  std::string topic_;
  std::chrono::milliseconds lease_;
  std::int64_t heard_ = 0;  // the number of the last answer that was given
};

}  // namespace twenties
