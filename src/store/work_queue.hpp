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

// Jobs in a PostgreSQL database that workers on many machines take, under a topic that keeps apart
// what does not belong together. A job is taken for the time of a lease; the job of a worker that
// died is free again when its lease is over. Not for several threads at once.
class WorkQueue {
 public:
  // Makes its own tables (schema twenties_work) if they are missing.
  static Result<std::unique_ptr<WorkQueue>> open(const std::string& address, std::string topic,
                                                 std::chrono::milliseconds lease);
  WorkQueue(const WorkQueue&) = delete;
  WorkQueue& operator=(const WorkQueue&) = delete;
  ~WorkQueue() = default;

  // The most urgent free job.
  Result<std::optional<std::string>> take();
  // Those that this object has taken and that nobody else has taken since.
  Result<void> renew(const std::vector<std::string>& jobs);
  Result<void> give_back(const std::string& job);
  // The answer and the end of the lease in one transaction. A job that has an answer keeps it.
  Result<void> finish(const FinishedJob& finished);

  // Whether this connection is the one that leads; the first that asks, until it is closed.
  Result<bool> lead();
  // These jobs are free, the most urgent first; no others, except those that are taken.
  Result<void> want(const std::vector<std::string>& jobs);
  Result<std::vector<std::string>> taken();
  // Answers that this object has not given yet, in the order in which they were finished.
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
