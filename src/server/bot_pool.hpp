#pragma once

#include <condition_variable>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

#include "bots/bot.hpp"
#include "core/any_view.hpp"

namespace twenties {

// One decision for a bot.
struct ThinkingJob {
  std::shared_ptr<const AnyView> view;
  std::string level;   // of a bot
  std::string engine;  // or the name of an engine
  std::string host;    // who made the table
  std::uint64_t seed = 0;
  // Called on the thinking thread.
  std::function<void(const Thought&)> decided;
};

// Waiting jobs, taken round-robin by host.
class FairQueue {
 public:
  void push(ThinkingJob job);
  ThinkingJob pop();
  void clear();
  [[nodiscard]] bool empty() const { return size_ == 0; }
  [[nodiscard]] std::size_t size() const { return size_; }

 private:
  std::map<std::string, std::deque<ThinkingJob>> by_host_;
  std::deque<std::string> turns_;  // the hosts with waiting jobs
  std::size_t size_ = 0;
};

// Runs bots on a few threads. Levels limited by nodes, levels limited by time, and engines have
// separate threads, so that slow ones do not delay quick ones; within each kind the hosts of the
// tables take turns. Levels limited by time think for less time while many jobs wait, so that no
// table has to wait long.
class BotPool {
 public:
  // The number of threads for each kind. Engines by name: the command that starts each.
  BotPool(int threads, const std::map<std::string, std::string>& engines);
  BotPool(const BotPool&) = delete;
  BotPool& operator=(const BotPool&) = delete;
  // Stops running jobs and drops waiting ones.
  ~BotPool();
  // Does what the destructor does, at a time of the caller's choice; nothing runs afterwards.
  void stop();

  void think(ThinkingJob job);
  [[nodiscard]] std::size_t waiting() const;
  [[nodiscard]] std::vector<std::string> engine_names() const {
    std::vector<std::string> out;
    for (const auto& [name, bot] : engines_) out.push_back(name);
    return out;
  }
  [[nodiscard]] bool knows_engine(const std::string& name) const { return engines_.contains(name); }

 private:
  struct Lane {
    FairQueue jobs;
    std::condition_variable changed;
  };

  Lane& lane_of(const ThinkingJob& job);
  void run(Lane& lane);
  void carry_out(const ThinkingJob& job, std::size_t waiting);

  std::map<std::string, std::unique_ptr<Bot>> engines_;
  mutable std::mutex mutex_;
  Lane quick_;
  Lane slow_;
  Lane engine_;
  StopFlag stop_;
  std::vector<std::thread> threads_;
};

}  // namespace twenties
