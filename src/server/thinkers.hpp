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

// What a bot is to think about.
struct ThinkingJob {
  std::shared_ptr<const AnyView> view;
  std::string level;   // of a bot
  std::string engine;  // or the name of an engine
  std::uint64_t seed = 0;
  // Called on the thinking thread.
  std::function<void(const Thought&)> decided;
};

// Lets bots think on a few threads, in the order in which they are asked. A level whose time is
// limited by the clock thinks for a shorter time while many wait, so that no table stands still
// because of the others.
class Thinkers {
 public:
  // Engines by name: the command that starts each.
  Thinkers(int threads, const std::map<std::string, std::string>& engines);
  Thinkers(const Thinkers&) = delete;
  Thinkers& operator=(const Thinkers&) = delete;
  // Stops who thinks; what waits is dropped.
  ~Thinkers();
  // As the end of its life, but at a moment of the caller's choice; nothing is done after it.
  void stop();

  void think(ThinkingJob job);
  [[nodiscard]] std::size_t waiting() const;
  [[nodiscard]] bool knows_engine(const std::string& name) const { return engines_.contains(name); }

 private:
  void run();
  void carry_out(const ThinkingJob& job, std::size_t waiting);

  std::map<std::string, std::unique_ptr<Bot>> engines_;
  mutable std::mutex mutex_;
  std::condition_variable changed_;
  std::deque<ThinkingJob> jobs_;
  StopFlag stop_;
  std::vector<std::thread> threads_;
};

}  // namespace twenties
