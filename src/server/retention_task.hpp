#pragma once

#include <chrono>
#include <condition_variable>
#include <functional>
#include <mutex>
#include <set>
#include <string>
#include <thread>

#include "server/log.hpp"
#include "server/retention.hpp"

namespace twenties {

// A thread that deletes unused data from the store and records visits.
class RetentionTask {
 public:
  using IsInUse = std::function<bool(const std::string& table)>;

  RetentionTask(Store& store, Retention keep, std::function<std::int64_t()> now, const Log& log,
                IsInUse is_in_use);
  RetentionTask(const RetentionTask&) = delete;
  RetentionTask& operator=(const RetentionTask&) = delete;
  ~RetentionTask();

  void start();
  void stop();

  // Somebody has connected.
  void saw(const std::string& person);

  // One round of the thread.
  void note_who_was_here();
  void tidy();

 private:
  void run();
  // False when it is time to stop.
  bool wait(std::chrono::milliseconds time);

  Store& store_;
  Retention keep_;
  std::function<std::int64_t()> now_;
  const Log& log_;
  IsInUse is_in_use_;
  std::mutex mutex_;
  std::condition_variable changed_;
  std::set<std::string> here_;
  bool stopping_ = false;
  std::thread thread_;
};

}  // namespace twenties
