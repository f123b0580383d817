#include "server/thinkers.hpp"

#include <algorithm>
#include <utility>

#include "bots/engine/external_bot.hpp"

namespace twenties {

namespace {

using std::chrono_literals::operator""ms;

constexpr auto shortest_time = 50ms;
constexpr auto engine_time = 1000ms;

Limits limits_under_load(Limits limits, std::size_t waiting) {
  if (limits.time.count() == 0) return limits;
  const auto share = limits.time / static_cast<std::int64_t>(1 + waiting);
  limits.time = std::min(limits.time, std::max<std::chrono::milliseconds>(share, shortest_time));
  return limits;
}

}  // namespace

Thinkers::Thinkers(int threads, const std::map<std::string, std::string>& engines) {
  for (const auto& [name, command] : engines) {
    engines_.emplace(name, std::make_unique<ExternalBot>(command_words(command)));
  }
  for (int i = 0; i < threads; ++i) threads_.emplace_back([this] { run(); });
}

Thinkers::~Thinkers() { stop(); }

void Thinkers::stop() {
  {
    const std::scoped_lock lock(mutex_);
    stop_.stop();
    jobs_.clear();
  }
  changed_.notify_all();
  for (std::thread& thread : threads_) thread.join();
  threads_.clear();
}

void Thinkers::think(ThinkingJob job) {
  {
    const std::scoped_lock lock(mutex_);
    if (stop_.wants_stop()) return;
    jobs_.push_back(std::move(job));
  }
  changed_.notify_one();
}

std::size_t Thinkers::waiting() const {
  const std::scoped_lock lock(mutex_);
  return jobs_.size();
}

void Thinkers::run() {
  std::unique_lock lock(mutex_);
  while (true) {
    changed_.wait(lock, [this] { return stop_.wants_stop() || !jobs_.empty(); });
    if (stop_.wants_stop()) return;
    const ThinkingJob job = std::move(jobs_.front());
    jobs_.pop_front();
    const std::size_t waiting = jobs_.size();
    lock.unlock();
    carry_out(job, waiting);
    lock.lock();
  }
}

void Thinkers::carry_out(const ThinkingJob& job, std::size_t waiting) {
  Thought thought;
  if (!job.engine.empty()) {
    const auto engine = engines_.find(job.engine);
    if (engine == engines_.end()) {
      thought.failure = "this server has no such engine";
    } else {
      thought = engine->second->think({*job.view, job.seed, {.time = engine_time}, &stop_});
    }
  } else if (const auto player = make_player(job.view->info(), job.level)) {
    const Limits limits = limits_under_load(player->level->limits, waiting);
    thought = player->bot->think({*job.view, job.seed, limits, &stop_});
  }
  if (!stop_.wants_stop()) job.decided(thought);
}

}  // namespace twenties
