#pragma once

#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

namespace twenties {

// A thread pool with a bounded queue, for calls that may block, mainly to the store.
class Workers {
 public:
  Workers(int threads, std::size_t most_waiting);
  Workers(const Workers&) = delete;
  Workers& operator=(const Workers&) = delete;
  // Finishes running work and drops what waits.
  ~Workers();
  // Does what the destructor does, at a time of the caller's choice; nothing runs afterwards.
  void stop();

  // False if the queue is full: the work will not be done.
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
