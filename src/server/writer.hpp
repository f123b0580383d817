#pragma once

#include <condition_variable>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

#include "store/store.hpp"

namespace twenties {

// Writes to the store from one thread. What has gathered while the disk was busy goes into one
// commit, so that the number of commits does not limit the number of moves.
class Writer {
 public:
  // Called on the writer's thread when the item is on disk, or is not.
  using Written = std::function<void(Result<Appended>)>;

  explicit Writer(Store& store);
  Writer(const Writer&) = delete;
  Writer& operator=(const Writer&) = delete;
  // Writes what is waiting.
  ~Writer();
  // As the end of its life, but at a moment of the caller's choice; nothing is done after it.
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
