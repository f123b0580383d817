#include "server/writer.hpp"

#include <algorithm>
#include <iterator>
#include <utility>

namespace twenties {

namespace {

constexpr std::size_t most_in_a_commit = 400;

}  // namespace

Writer::Writer(Store& store) : store_(store), thread_([this] { run(); }) {}

Writer::~Writer() { stop(); }

void Writer::stop() {
  {
    const std::scoped_lock lock(mutex_);
    closing_ = true;
  }
  changed_.notify_one();
  if (thread_.joinable()) thread_.join();
}

void Writer::write(Append item, Written written) {
  {
    const std::scoped_lock lock(mutex_);
    waiting_.push_back({std::move(item), std::move(written)});
  }
  changed_.notify_one();
}

void Writer::run() {
  std::unique_lock lock(mutex_);
  while (true) {
    changed_.wait(lock, [this] { return closing_ || !waiting_.empty(); });
    if (waiting_.empty()) return;
    const auto end =
        waiting_.begin() + static_cast<std::ptrdiff_t>(std::min(waiting_.size(), most_in_a_commit));
    std::vector<Job> jobs(std::make_move_iterator(waiting_.begin()), std::make_move_iterator(end));
    waiting_.erase(waiting_.begin(), end);
    lock.unlock();
    commit(std::move(jobs));
    lock.lock();
  }
}

void Writer::commit(std::vector<Job> jobs) {
  std::vector<Append> batch;
  batch.reserve(jobs.size());
  for (Job& job : jobs) batch.push_back(std::move(job.item));
  const auto written = store_.append(batch);
  for (std::size_t i = 0; i < jobs.size(); ++i) {
    if (written) {
      jobs[i].written((*written)[i]);
    } else {
      jobs[i].written(tl::unexpected(written.error()));
    }
  }
}

}  // namespace twenties
