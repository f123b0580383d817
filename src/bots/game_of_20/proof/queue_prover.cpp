#include "bots/game_of_20/proof/queue_prover.hpp"

#include <algorithm>
#include <thread>

namespace twenties::game_of_20 {

QueueProver::QueueProver(Settings settings, OpenQueue open_queue)
    : settings_(std::move(settings)), open_queue_(std::move(open_queue)) {}

void QueueProver::rest(std::chrono::milliseconds pause) {
  std::unique_lock lock(mutex_);
  changed_.wait_for(lock, pause, [this] { return halt_.wants_stop(); });
}

// An answer is kept while the database is unreachable.
void QueueProver::deliver(DealQueue& queue, const Answer& answer) {
  while (!queue.finish(answer)) {
    rest(settings_.pause);
    if (halt_.wants_stop()) return;
  }
  const std::scoped_lock lock(mutex_);
  ++answered_;
  pace_.note(answer.seconds);
}

bool QueueProver::work_once(DealQueue& queue, Oracle& oracle) {
  const auto taken = queue.take();
  if (!taken || !*taken) return false;
  const Ask ask = **taken;
  {
    const std::scoped_lock lock(mutex_);
    held_.push_back(ask);
    ++taken_;
  }
  const auto answer = oracle.ask(ask, halt_);
  if (answer) {
    deliver(queue, *answer);
  } else {
    (void)queue.give_back(ask);
  }
  const std::scoped_lock lock(mutex_);
  std::erase(held_, ask);
  return true;
}

void QueueProver::work(DealQueue& queue, Oracle& oracle) {
  while (!halt_.wants_stop()) {
    {
      const std::scoped_lock lock(mutex_);
      if (settings_.limits.deals != 0 && taken_ >= settings_.limits.deals) return;
    }
    if (!work_once(queue, oracle)) rest(settings_.pause);
  }
}

Result<void> QueueProver::lead(DealQueue& queue) {
  const auto leads = queue.lead();
  if (!leads) return tl::unexpected(leads.error());
  if (!*leads) {
    planner_.reset();
    return {};
  }
  if (!planner_) {
    auto planner = QueuePlanner::open(settings_.centre, settings_.claim, settings_.log, queue);
    if (!planner) {
      problem_ = planner.error().message;
      return {};
    }
    planner_ = std::move(*planner);
  }
  auto planned = planner_->plan();
  problem_ = planner_->problem();
  return planned;
}

// Periodic tasks.
Result<void> QueueProver::look(DealQueue& queue) {
  std::vector<Ask> held;
  {
    const std::scoped_lock lock(mutex_);
    held = held_;
  }
  if (const auto renewed = queue.renew(held); !renewed) return renewed;
  const auto closed = queue.is_closed();
  if (!closed) return tl::unexpected(closed.error());
  if (*closed) end_ = ProofEnd::done;
  return lead(queue);
}

ProofStanding QueueProver::standing() const {
  const std::scoped_lock lock(mutex_);
  ProofStanding out;
  out.centre = settings_.centre;
  out.answered = answered_;
  out.deals_per_second = pace_.deals_per_second();
  out.processor_seconds_per_deal = pace_.processor_seconds_per_deal();
  out.busy = static_cast<int>(held_.size());
  if (!planner_) return out;
  const CentreProof& proof = planner_->proof();
  out.claim = proof.claim();
  out.outcome = proof.outcome();
  out.known = proof.known();
  out.best_pick = proof.best_pick();
  out.refuted_picks = proof.refuted_picks();
  return out;
}

Result<ProofEnd> QueueProver::run(int workers, const MakeOracle& make_oracle, const Watch& watch,
                                  const TellStanding& tell) {
  const auto began = std::chrono::steady_clock::now();
  auto queue = open_queue_();
  if (!queue) return tl::unexpected(queue.error());
  std::vector<std::unique_ptr<DealQueue>> queues;
  std::vector<std::unique_ptr<Oracle>> oracles;
  for (int number = 0; number < workers; ++number) {
    auto one = open_queue_();
    if (!one) return tl::unexpected(one.error());
    queues.push_back(std::move(*one));
    oracles.push_back(make_oracle());
  }
  std::vector<std::thread> threads;
  for (std::size_t number = 0; number < queues.size(); ++number) {
    threads.emplace_back([&, number] { work(*queues[number], *oracles[number]); });
  }
  while (!end_ && problem_.empty()) {
    (void)look(**queue);
    tell(standing());
    const std::chrono::duration<double> spent = std::chrono::steady_clock::now() - began;
    const ProofLimits& limits = settings_.limits;
    const bool is_late = limits.minutes > 0 && spent.count() >= limits.minutes * 60;
    if (is_late || (limits.deals != 0 && standing().answered >= limits.deals))
      end_ = ProofEnd::limit;
    if (watch.wants_stop()) end_ = ProofEnd::stopped;
    if (!end_ && problem_.empty()) rest(settings_.pause);
  }
  halt_.stop();
  changed_.notify_all();
  for (std::thread& thread : threads) thread.join();
  if (!problem_.empty()) return failure(problem_);
  return *end_;
}

}  // namespace twenties::game_of_20
