#include "store/game_of_20/deal_queue.hpp"

#include "base/text.hpp"
#include "store/work_queue.hpp"

namespace twenties::game_of_20 {

namespace {

std::vector<std::string> texts(std::span<const Ask> asks) {
  std::vector<std::string> out;
  for (const Ask& ask : asks) out.push_back(print_ask(ask));
  return out;
}

// Jobs and answers are written as in the log.
class StoredDeals : public DealQueue {
 public:
  explicit StoredDeals(std::unique_ptr<WorkQueue> queue) : queue_(std::move(queue)) {}

  Result<std::optional<Ask>> take() override {
    const auto job = queue_->take();
    if (!job) return tl::unexpected(job.error());
    if (!*job) return std::optional<Ask>();
    return read_ask(**job);
  }
  Result<void> renew(std::span<const Ask> asks) override { return queue_->renew(texts(asks)); }
  Result<void> give_back(const Ask& ask) override { return queue_->give_back(print_ask(ask)); }
  Result<void> finish(const Answer& answer) override { return queue_->finish(job_of(answer)); }
  Result<bool> lead() override { return queue_->lead(); }
  Result<std::vector<Answer>> news() override {
    const auto finished = queue_->news();
    if (!finished) return tl::unexpected(finished.error());
    std::vector<Answer> out;
    for (const FinishedJob& one : *finished) {
      const auto answer = read_answer(one.answer);
      if (!answer) {
        return failure(Message("prove.bad-answer", {{"answer", quote(one.answer)}}));
      }
      out.push_back(*answer);
    }
    return out;
  }
  Result<std::vector<Ask>> leased() override {
    const auto jobs = queue_->taken();
    if (!jobs) return tl::unexpected(jobs.error());
    std::vector<Ask> out;
    for (const std::string& job : *jobs) {
      if (const auto ask = read_ask(job)) out.push_back(*ask);
    }
    return out;
  }
  Result<void> want(std::span<const Ask> asks) override { return queue_->want(texts(asks)); }
  Result<void> publish(std::span<const Answer> answers) override {
    std::vector<FinishedJob> jobs;
    for (const Answer& answer : answers) jobs.push_back(job_of(answer));
    return queue_->publish(jobs);
  }
  Result<void> close() override { return queue_->close(); }
  Result<bool> is_closed() override { return queue_->is_closed(); }

 private:
  static FinishedJob job_of(const Answer& answer) {
    return {print_ask({answer.deal, answer.question}), print_answer(answer)};
  }

  std::unique_ptr<WorkQueue> queue_;
};

}  // namespace

Result<std::unique_ptr<DealQueue>> open_deal_queue(const std::string& address, int centre,
                                                   std::chrono::milliseconds lease) {
  auto queue = WorkQueue::open(address, cat("game-of-20 centre ", centre), lease);
  if (!queue) return tl::unexpected(queue.error());
  return std::make_unique<StoredDeals>(std::move(*queue));
}

}  // namespace twenties::game_of_20
