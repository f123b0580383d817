#include "server/bot_pool.hpp"

#include <algorithm>
#include <array>
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

void FairQueue::push(ThinkingJob job) {
  std::deque<ThinkingJob>& own = by_host_[job.host];
  if (own.empty()) turns_.push_back(job.host);
  own.push_back(std::move(job));
  ++size_;
}

ThinkingJob FairQueue::pop() {
  const std::string host = std::move(turns_.front());
  turns_.pop_front();
  const auto own = by_host_.find(host);
  ThinkingJob job = std::move(own->second.front());
  own->second.pop_front();
  --size_;
  if (own->second.empty()) {
    by_host_.erase(own);
  } else {
    turns_.push_back(host);
  }
  return job;
}

void FairQueue::clear() {
  by_host_.clear();
  turns_.clear();
  size_ = 0;
}

BotPool::BotPool(int threads, const std::map<std::string, std::string>& engines) {
  for (const auto& [name, command] : engines) {
    engines_.emplace(name, std::make_unique<ExternalBot>(command_words(command)));
  }
  for (Lane* lane : {&quick_, &slow_, &engine_}) {
    if (lane == &engine_ && engines_.empty()) continue;
    for (int i = 0; i < threads; ++i) threads_.emplace_back([this, lane] { run(*lane); });
  }
}

BotPool::~BotPool() { stop(); }

void BotPool::stop() {
  const std::array<Lane*, 3> lanes{&quick_, &slow_, &engine_};
  {
    const std::scoped_lock lock(mutex_);
    stop_.stop();
    for (Lane* lane : lanes) lane->jobs.clear();
  }
  for (Lane* lane : lanes) lane->changed.notify_all();
  for (std::thread& thread : threads_) thread.join();
  threads_.clear();
}

BotPool::Lane& BotPool::lane_of(const ThinkingJob& job) {
  if (!job.engine.empty() && !engines_.empty()) return engine_;
  const auto player = make_player(job.view->info(), job.level);
  return player && player->level->limits.time.count() > 0 ? slow_ : quick_;
}

void BotPool::think(ThinkingJob job) {
  Lane& lane = lane_of(job);
  {
    const std::scoped_lock lock(mutex_);
    if (stop_.wants_stop()) return;
    lane.jobs.push(std::move(job));
  }
  lane.changed.notify_one();
}

std::size_t BotPool::waiting() const {
  const std::scoped_lock lock(mutex_);
  return quick_.jobs.size() + slow_.jobs.size() + engine_.jobs.size();
}

void BotPool::run(Lane& lane) {
  std::unique_lock lock(mutex_);
  while (true) {
    lane.changed.wait(lock, [&] { return stop_.wants_stop() || !lane.jobs.empty(); });
    if (stop_.wants_stop()) return;
    const ThinkingJob job = lane.jobs.pop();
    const std::size_t waiting = lane.jobs.size();
    lock.unlock();
    carry_out(job, waiting);
    lock.lock();
  }
}

void BotPool::carry_out(const ThinkingJob& job, std::size_t waiting) {
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
