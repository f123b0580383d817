#include "bots/game_of_20/proof/prover.hpp"

namespace twenties::game_of_20 {

namespace {

constexpr auto tick = std::chrono::milliseconds(200);

}  // namespace

bool is_too_long(const ProofStanding& standing) {
  if (standing.known < deals_before_rule || !standing.needed) return false;
  const double hours = (standing.processor_seconds + static_cast<double>(*standing.needed) *
                                                         standing.processor_seconds_per_deal) /
                       3600;
  return standing.known + *standing.needed > most_deals || hours > most_processor_hours;
}

Prover::Prover(CentreProof& proof, ProofLog& log, const ProofLimits& limits)
    : proof_(proof), log_(log), limits_(limits) {
  for (const Answer& answer : log.answers()) seconds_ += answer.seconds;
}

ProofStanding Prover::standing() const {
  const std::scoped_lock lock(mutex_);
  return standing_now();
}

ProofStanding Prover::standing_now() const {
  return {.centre = proof_.centre(),
          .claim = proof_.claim(),
          .outcome = proof_.outcome(),
          .known = proof_.known(),
          .answered = answered_,
          .needed = forecast_ ? forecast_->needed() : std::nullopt,
          .deals_per_second = pace_.deals_per_second(),
          .processor_seconds_per_deal = pace_.processor_seconds_per_deal(),
          .processor_seconds = seconds_,
          .best_pick = proof_.best_pick(),
          .refuted_picks = proof_.refuted_picks(),
          .busy = busy_};
}

bool Prover::is_over() const {
  return end_ || proof_.is_done() || !problem_.empty() ||
         (limits_.deals != 0 && taken_ >= limits_.deals);
}

// Waits while all open questions depend on deals in progress.
std::optional<Ask> Prover::take() {
  std::unique_lock lock(mutex_);
  while (!is_over()) {
    if (const auto ask = proof_.next()) {
      proof_.expect(*ask);
      ++taken_;
      ++busy_;
      return ask;
    }
    changed_.wait(lock);
  }
  return std::nullopt;
}

void Prover::hand_in(const Ask& ask, const std::optional<Answer>& answer) {
  const std::scoped_lock lock(mutex_);
  --busy_;
  changed_.notify_all();
  if (!answer) {
    proof_.give_up(ask);
    return;
  }
  if (proof_.answers().contradicts(ask.deal, ask.question, answer->yes)) {
    problem_ = Message("prove.solver-contradicts", {{"answer", print_answer(*answer)}});
    return;
  }
  if (const auto written = log_.add(*answer); !written) {
    problem_ = written.error().message;
    return;
  }
  (void)proof_.learn(ask, answer->yes);
  ++answered_;
  seconds_ += answer->seconds;
  pace_.note(answer->seconds);
  if (forecast_) forecast_->note(answered_);
}

void Prover::work(Oracle& oracle) {
  Halt halt(*this);
  while (const auto ask = take()) hand_in(*ask, oracle.ask(*ask, halt));
  const std::scoped_lock lock(mutex_);
  --running_;
  changed_.notify_all();
}

bool Prover::is_out_of_time() const {
  const std::chrono::duration<double> spent = std::chrono::steady_clock::now() - began_;
  return limits_.minutes > 0 && spent.count() >= limits_.minutes * 60;
}

std::optional<ProofEnd> Prover::why_end(const Watch& watch) const {
  if (proof_.is_done()) return ProofEnd::done;
  if (watch.wants_stop()) return ProofEnd::stopped;
  if (is_out_of_time()) return ProofEnd::limit;
  if (limits_.obeys_stop_rule && is_too_long(standing_now())) return ProofEnd::too_long;
  return std::nullopt;
}

void Prover::watch_over(std::unique_lock<std::mutex>& lock, const Watch& watch,
                        const TellStanding& tell) {
  while (running_ > 0) {
    changed_.wait_for(lock, tick);
    if (!end_) end_ = why_end(watch);
    if (end_ || !problem_.empty()) {
      halt_.stop();
      changed_.notify_all();
    }
    const ProofStanding now = standing_now();
    lock.unlock();
    tell(now);
    lock.lock();
  }
}

Result<ProofEnd> Prover::run(int workers, const MakeOracle& make_oracle, const Watch& watch,
                             const TellStanding& tell) {
  if (proof_.is_done()) return ProofEnd::done;
  began_ = std::chrono::steady_clock::now();
  forecast_ = std::make_unique<Forecast>([this] {
    const std::scoped_lock lock(mutex_);
    return proof_.search();
  });
  running_ = workers;
  std::vector<std::unique_ptr<Oracle>> oracles;
  std::vector<std::thread> threads;
  for (int number = 0; number < workers; ++number) oracles.push_back(make_oracle());
  for (const auto& oracle : oracles) threads.emplace_back([&] { work(*oracle); });
  std::unique_lock lock(mutex_);
  watch_over(lock, watch, tell);
  lock.unlock();
  for (std::thread& thread : threads) thread.join();
  forecast_.reset();
  if (!problem_.empty()) return failure(problem_);
  if (proof_.is_done()) return ProofEnd::done;
  return end_.value_or(ProofEnd::limit);
}

}  // namespace twenties::game_of_20
