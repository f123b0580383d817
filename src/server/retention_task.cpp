#include "server/retention_task.hpp"
#include "texts/words.hpp"

#include <chrono>
#include <utility>
#include <vector>

namespace twenties {

namespace {

using std::chrono::milliseconds;
using std::chrono::minutes;

constexpr minutes between_notes(1);
constexpr int notes_between_tidyings = 60;
constexpr milliseconds between_commits(50);
constexpr std::size_t most_here = 100'000;

}  // namespace

RetentionTask::RetentionTask(Store& store, Retention keep, std::function<std::int64_t()> now,
                             const Log& log, IsInUse is_in_use)
    : store_(store),
      keep_(keep),
      now_(std::move(now)),
      log_(log),
      is_in_use_(std::move(is_in_use)) {}

RetentionTask::~RetentionTask() { stop(); }

void RetentionTask::start() {
  thread_ = std::thread([this] { run(); });
}

void RetentionTask::stop() {
  {
    const std::scoped_lock lock(mutex_);
    stopping_ = true;
  }
  changed_.notify_all();
  if (thread_.joinable()) thread_.join();
}

void RetentionTask::saw(const std::string& person) {
  const std::scoped_lock lock(mutex_);
  if (here_.size() < most_here) here_.insert(person);
}

bool RetentionTask::wait(milliseconds time) {
  std::unique_lock lock(mutex_);
  return !changed_.wait_for(lock, time, [this] { return stopping_; });
}

void RetentionTask::run() {
  for (int notes = 1; wait(between_notes); ++notes) {
    note_who_was_here();
    if (notes % notes_between_tidyings == 1) tidy();
  }
}

void RetentionTask::note_who_was_here() {
  std::set<std::string> here;
  {
    const std::scoped_lock lock(mutex_);
    here.swap(here_);
  }
  if (here.empty()) return;
  const std::vector<std::string> people(here.begin(), here.end());
  if (const auto noted = store_.saw(people, now_()); !noted) {
    log_.error("not noted who was here", {{"reason", in_english(noted.error())}});
  }
}

void RetentionTask::tidy() {
  const auto done = tidy_store(
      store_, {keep_, now_(), false, is_in_use_, [this] { return wait(between_commits); }});
  if (!done) {
    log_.error("not tidied up", {{"reason", in_english(done.error())}});
  } else if (!done->is_nothing()) {
    log_.info("tidied up", {{"finished", std::to_string(done->finished)},
                            {"open", std::to_string(done->open)},
                            {"guests", std::to_string(done->guests)}});
  }
}

}  // namespace twenties
