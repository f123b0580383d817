#include "bots/game_of_20/proof/queue_planner.hpp"

#include <algorithm>

#include "base/text.hpp"

namespace twenties::game_of_20 {

namespace {

// The number of waiting deals, besides those in progress.
constexpr std::size_t spare = 4;

}  // namespace

Result<std::unique_ptr<QueuePlanner>> QueuePlanner::open(int centre, std::optional<Claim> claim,
                                                         const std::string& path,
                                                         DealQueue& queue) {
  auto log = ProofLog::open(path, centre);
  if (!log) return tl::unexpected(log.error());
  const std::vector<Answer> answers = (*log)->answers();
  std::unique_ptr<QueuePlanner> planner(
      new QueuePlanner(queue, std::move(*log), CentreProof(centre, answers, claim)));
  planner->proof_.retrace(answers);
  if (const auto heard = planner->hear(); !heard) return tl::unexpected(heard.error());
  if (const auto told = queue.publish(answers); !told) return tl::unexpected(told.error());
  return planner;
}

// Whether there was anything new.
Result<bool> QueuePlanner::hear() {
  const auto news = queue_.news();
  if (!news) return tl::unexpected(news.error());
  bool is_new = false;
  for (const Answer& answer : *news) {
    const auto known = proof_.answers().find(answer.deal, answer.question);
    if (known == answer.yes) continue;
    if (known) {
      problem_ = Message("prove.queue-contradicts", {{"answer", print_answer(answer)}});
    } else if (const auto written = log_->add(answer); !written) {
      problem_ = written.error().message;
    }
    if (!problem_.empty()) return failure(problem_);
    (void)proof_.learn({answer.deal, answer.question}, answer.yes);
    is_new = true;
  }
  return is_new;
}

// Chooses the wanted deals again: deals that nobody has started may have become unnecessary.
Result<void> QueuePlanner::fill(const std::vector<Ask>& leased) {
  for (const Ask& ask : wanted_) proof_.give_up(ask);
  for (const Ask& ask : leased) proof_.expect(ask);
  wanted_.clear();
  const std::size_t enough = leased.size() + spare;
  while (wanted_.size() < enough) {
    const auto ask = proof_.next();
    if (!ask) break;
    proof_.expect(*ask);
    wanted_.push_back(*ask);
  }
  const Result<void> done = queue_.want(wanted_);
  wanted_.insert(wanted_.end(), leased.begin(), leased.end());
  leased_ = leased;
  return done;
}

Result<void> QueuePlanner::plan() {
  const auto is_new = hear();
  if (!is_new) return tl::unexpected(is_new.error());
  if (proof_.is_done()) return queue_.close();
  auto leased = queue_.leased();
  if (!leased) return tl::unexpected(leased.error());
  if (!*is_new && *leased == leased_ && !wanted_.empty()) return {};
  return fill(*leased);
}

}  // namespace twenties::game_of_20
