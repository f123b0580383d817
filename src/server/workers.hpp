#pragma once

#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

namespace twenties {

// A thread pool with a bounded queue, for calls that may block: to the store, above all.
class Workers {
 public:
  Workers(int threads, std::size_t most_waiting);
  Workers(const Workers&) = delete;
  Workers& operator=(const Workers&) = delete;
  // Finishes what is being done; what waits is dropped.
  ~Workers();
  // As the end of its life, but at a moment of the caller's choice; nothing is done after it.
  void stop();

  // False if too much is waiting already: the work will not be done.
  bool post(std::function<void()> work);

 private:
  void run();

  std::size_t most_waiting_;
  std::mutex mutex_;
  std::condition_variable changed_;
  std::deque<std::function<void()>> waiting_;
  bool closing_ = false;
  std::vector<std::thread> threads_;
};

}  // namespace twenties
