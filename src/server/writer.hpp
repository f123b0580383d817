#pragma once

#include <condition_variable>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

#include "store/store.hpp"

namespace twenties {

// Writes to the store from one thread. Items that arrive while the disk is busy go into one commit,
// so that commits do not limit the rate of moves.
class Writer {
 public:
  // Called on the writer's thread when the item is on disk or has failed.
  using Written = std::function<void(Result<Appended>)>;

  explicit Writer(Store& store);
  Writer(const Writer&) = delete;
  Writer& operator=(const Writer&) = delete;
  // Writes what is waiting.
  ~Writer();
  // Does what the destructor does, at a time of the caller's choice; nothing runs afterwards.
  void stop();

  void write(Append item, Written written);

 private:
  struct Job {
    Append item;
    Written written;
  };

  void run();
  void commit(std::vector<Job> jobs);

  Store& store_;
  std::mutex mutex_;
  std::condition_variable changed_;
  std::vector<Job> waiting_;
  bool closing_ = false;
  std::thread thread_;
};

}  // namespace twenties
