#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <map>
#include <set>
#include <thread>

#include "base/random.hpp"
#include "bots/game_of_20/proof/queue_prover.hpp"
#include "texts/words.hpp"

namespace twenties::game_of_20 {
namespace {

using namespace std::chrono_literals;

Answer true_answer(const Ask& ask) {
  const bool yes = mix64(ask.deal.index()) % 3 != 0;
  return {ask.deal, ask.question, yes, 1, 0.01, 2, 1};
}

// What the processes share.
struct SharedQueue {
  std::mutex mutex;
  std::vector<Ask> wanted;
  std::set<std::string> leases;
  std::vector<Answer> answers;
  const void* leader = nullptr;
  bool closed = false;
  int troubles = 0;  // calls that will fail, as if the connection were gone
};

class MemoryQueue : public DealQueue {
 public:
  explicit MemoryQueue(SharedQueue& shared) : shared_(shared) {}

  Result<std::optional<Ask>> take() override {
    const std::scoped_lock lock(shared_.mutex);
    if (fails()) return failure("away");
    for (const Ask& ask : shared_.wanted) {
      if (shared_.leases.insert(print_ask(ask)).second) return std::optional<Ask>(ask);
    }
    return std::optional<Ask>();
  }
  Result<void> renew(std::span<const Ask> /*asks*/) override { return {}; }
  Result<void> give_back(const Ask& ask) override {
    const std::scoped_lock lock(shared_.mutex);
    shared_.leases.erase(print_ask(ask));
    return {};
  }
  Result<void> finish(const Answer& answer) override {
    const std::scoped_lock lock(shared_.mutex);
    if (fails()) return failure("away");
    const Ask ask{answer.deal, answer.question};
    std::erase(shared_.wanted, ask);
    shared_.leases.erase(print_ask(ask));
    shared_.answers.push_back(answer);
    return {};
  }
  Result<bool> lead() override {
    const std::scoped_lock lock(shared_.mutex);
    if (shared_.leader == nullptr) shared_.leader = this;
    return shared_.leader == this;
  }
  Result<std::vector<Answer>> news() override {
    const std::scoped_lock lock(shared_.mutex);
    std::vector<Answer> out(shared_.answers.begin() + heard_, shared_.answers.end());
    heard_ = std::ssize(shared_.answers);
    return out;
  }
  Result<std::vector<Ask>> leased() override {
    const std::scoped_lock lock(shared_.mutex);
    std::vector<Ask> out;
    for (const std::string& text : shared_.leases) out.push_back(*read_ask(text));
    return out;
  }
  Result<void> want(std::span<const Ask> asks) override {
    const std::scoped_lock lock(shared_.mutex);
    shared_.wanted.assign(asks.begin(), asks.end());
    for (const Answer& answer : shared_.answers) {
      std::erase(shared_.wanted, Ask{answer.deal, answer.question});
    }
    return {};
  }
  Result<void> publish(std::span<const Answer> answers) override {
    const std::scoped_lock lock(shared_.mutex);
    shared_.answers.insert(shared_.answers.end(), answers.begin(), answers.end());
    return {};
  }
  Result<void> close() override {
    shared_.closed = true;
    return {};
  }
  Result<bool> is_closed() override {
    const std::scoped_lock lock(shared_.mutex);
    return shared_.closed;
  }
  ~MemoryQueue() override {
    const std::scoped_lock lock(shared_.mutex);
    if (shared_.leader == this) shared_.leader = nullptr;
  }

 private:
  bool fails() { return shared_.troubles > 0 && shared_.troubles-- > 0; }

  SharedQueue& shared_;
  std::ptrdiff_t heard_ = 0;
};

class TrueOracle : public Oracle {
 public:
  std::optional<Answer> ask(const Ask& ask, Watch& watch) override {
    if (watch.wants_stop()) return std::nullopt;
    return true_answer(ask);
  }
};

class ProofQueue : public testing::Test {
 protected:
  void SetUp() override {
    std::string name = (std::filesystem::temp_directory_path() / "proof-XXXXXX").string();
    ASSERT_NE(mkdtemp(name.data()), nullptr);
    folder_ = name;
  }
  void TearDown() override { std::filesystem::remove_all(folder_); }

  Result<ProofEnd> run(const std::string& log, std::uint64_t deals) {
    QueueProver prover({.centre = 4,
                        .claim = Claim::first_wins,
                        .log = folder_ + log,
                        .limits = {.deals = deals},
                        .pause = 5ms},
                       [this]() -> Result<std::unique_ptr<DealQueue>> {
                         return std::make_unique<MemoryQueue>(shared_);
                       });
    return prover.run(
        2, [] { return std::make_unique<TrueOracle>(); }, watch_, [](const ProofStanding&) {});
  }
  [[nodiscard]] std::vector<std::string> logged(const std::string& log) const {
    std::vector<std::string> out;
    const auto lines = read_log(folder_ + log, 4);
    for (const LoggedAnswer& line : *lines) {
      out.push_back(print_answer(line.answer));
    }
    return out;
  }

  std::string folder_;
  SharedQueue shared_;
  StopFlag watch_;
};

TEST_F(ProofQueue, TheNextLeaderKnowsAllThatWasAnswered) {
  shared_.troubles = 3;
  const auto first = run("/a.log", 6);
  ASSERT_TRUE(first) << in_english(first.error());
  EXPECT_EQ(*first, ProofEnd::limit);
  ASSERT_TRUE(run("/b.log", 6));
  std::set<std::string> answers;
  for (const Answer& answer : shared_.answers) answers.insert(print_answer(answer));
  EXPECT_EQ(answers.size(), shared_.answers.size());
  EXPECT_GE(answers.size(), 12U);
  EXPECT_GE(logged("/b.log").size(), 6U);
  for (const std::string& line : logged("/a.log")) {
    EXPECT_THAT(logged("/b.log"), testing::Contains(line));
  }
}

TEST_F(ProofQueue, ItsAnswersMustNotContradictTheLog) {
  const Ask ask{Deal::at(4, 5), Question::wins};
  Answer answer = true_answer(ask);
  shared_.answers.push_back(answer);
  answer.yes = !answer.yes;
  {
    auto log = ProofLog::open(folder_ + "/a.log", 4);
    ASSERT_TRUE((*log)->add(answer));
  }
  const auto end = run("/a.log", 2);
  ASSERT_FALSE(end);
  EXPECT_THAT(in_english(end.error()), testing::HasSubstr("contradicts"));
}

}  // namespace
}  // namespace twenties::game_of_20
