#include "store/work_queue.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <set>
#include <thread>

#include "base/text.hpp"
#include "store/postgresql_for_tests.hpp"
#include "texts/words.hpp"

namespace twenties {
namespace {

using namespace std::chrono_literals;
using testing::ElementsAre;
using testing::IsEmpty;

class PostgreSqlWorkQueue : public testing::Test {
 protected:
  void SetUp() override {
    const auto server = PostgresqlForTests::get();
    ASSERT_TRUE(server) << in_english(server.error());
    const auto database = (*server)->new_database();
    ASSERT_TRUE(database) << in_english(database.error());
    address_ = *database;
  }
  [[nodiscard]] std::unique_ptr<WorkQueue> open(std::chrono::milliseconds lease = 60s) const {
    auto queue = WorkQueue::open(address_, "centre 4", lease);
    EXPECT_TRUE(queue) << in_english(queue.error());
    return std::move(*queue);
  }

  std::string address_;
};

TEST_F(PostgreSqlWorkQueue, GivesEachJobToOneWorkerTheMostUrgentFirst) {
  const auto one = open();
  const auto two = open();
  ASSERT_TRUE(one->want({"c", "a", "b"}));
  EXPECT_EQ(*one->take(), "c");
  EXPECT_EQ(*two->take(), "a");
  EXPECT_THAT(*one->taken(), ElementsAre("a", "c"));
  EXPECT_EQ(*one->take(), "b");
  EXPECT_EQ(*two->take(), std::nullopt);
  ASSERT_TRUE(one->give_back("b"));
  EXPECT_EQ(*two->take(), "b");
}

TEST_F(PostgreSqlWorkQueue, AnAnswerEndsTheLeaseAndIsReadOnceByEach) {
  const auto one = open();
  const auto two = open();
  ASSERT_TRUE(one->want({"a", "b"}));
  ASSERT_EQ(*one->take(), "a");
  ASSERT_TRUE(one->finish({"a", "yes"}));
  ASSERT_TRUE(two->finish({"a", "again"}));
  EXPECT_THAT(*two->news(), ElementsAre(FinishedJob{"a", "yes"}));
  EXPECT_THAT(*two->news(), IsEmpty());
  EXPECT_THAT(*one->taken(), IsEmpty());
  ASSERT_TRUE(one->want({"a"}));
  EXPECT_EQ(*one->take(), std::nullopt);
  ASSERT_TRUE(two->publish({{"x", "1"}, {"y", "2"}}));
  EXPECT_THAT(*two->news(), ElementsAre(FinishedJob{"x", "1"}, FinishedJob{"y", "2"}));
}

TEST_F(PostgreSqlWorkQueue, ALeaseThatIsNotRenewedEnds) {
  const auto one = open(1500ms);
  const auto two = open(1500ms);
  ASSERT_TRUE(one->want({"a"}));
  ASSERT_EQ(*one->take(), "a");
  for (int round = 0; round < 8; ++round) {
    std::this_thread::sleep_for(250ms);
    ASSERT_TRUE(one->renew({"a"}));
  }
  EXPECT_EQ(*two->take(), std::nullopt);
  std::this_thread::sleep_for(1600ms);
  EXPECT_EQ(*two->take(), "a");
}

TEST_F(PostgreSqlWorkQueue, OneLeadsUntilItIsGone) {
  auto one = open();
  const auto two = open();
  EXPECT_TRUE(*one->lead());
  EXPECT_TRUE(*one->lead());
  EXPECT_FALSE(*two->lead());
  one.reset();
  bool leads = false;
  for (int round = 0; round < 100 && !leads; ++round) {
    std::this_thread::sleep_for(20ms);
    leads = *two->lead();
  }
  EXPECT_TRUE(leads);
}

TEST_F(PostgreSqlWorkQueue, UnwantedJobsGoAndTakenOnesStay) {
  const auto queue = open();
  ASSERT_TRUE(queue->want({"a", "b", "c"}));
  ASSERT_EQ(*queue->take(), "a");
  ASSERT_TRUE(queue->want({"d"}));
  EXPECT_EQ(*queue->take(), "d");
  EXPECT_EQ(*queue->take(), std::nullopt);
  EXPECT_THAT(*queue->taken(), ElementsAre("a", "d"));
  EXPECT_FALSE(*queue->is_closed());
  ASSERT_TRUE(queue->close());
  EXPECT_TRUE(*queue->is_closed());
}

// A worker in a separate process: takes jobs and answers them until there are none.
[[noreturn]] void work_for_ever(const std::string& address, int tell) {
  auto queue = WorkQueue::open(address, "centre 4", 700ms);
  if (!queue) _exit(1);
  for (;;) {
    const auto job = (*queue)->take();
    if (!job) _exit(1);
    if (!*job) continue;
    if (**job == "end") _exit(0);
    if (::write(tell, "x", 1) != 1) _exit(1);
    std::this_thread::sleep_for(30ms);
    if (!(*queue)->finish({**job, cat("answer to ", **job)})) _exit(1);
  }
}

TEST_F(PostgreSqlWorkQueue, OfThreeWorkersOneIsKilledAndEveryJobIsAnswered) {
  const auto queue = open(700ms);
  std::vector<std::string> jobs;
  for (int number = 0; number < 40; ++number) jobs.push_back(cat("job ", number));
  std::array<int, 2> ends = {};
  ASSERT_EQ(pipe(ends.data()), 0);
  std::vector<pid_t> workers;
  for (int number = 0; number < 3; ++number) {
    const pid_t child = fork();
    if (child == 0) work_for_ever(address_, ends[1]);
    workers.push_back(child);
  }
  ASSERT_TRUE(queue->want(jobs));
  char byte = 0;
  for (int number = 0; number < 12; ++number) ASSERT_EQ(::read(ends[0], &byte, 1), 1);
  kill(workers[0], SIGKILL);
  std::set<std::string> answered;
  for (int round = 0; round < 600 && answered.size() < jobs.size(); ++round) {
    std::this_thread::sleep_for(50ms);
    const auto news = queue->news();
    ASSERT_TRUE(news);
    for (const FinishedJob& finished : *news) {
      EXPECT_EQ(finished.answer, "answer to " + finished.job);
      EXPECT_TRUE(answered.insert(finished.job).second) << finished.job;
    }
  }
  EXPECT_EQ(answered.size(), jobs.size());
  for (const std::size_t number : {1U, 2U}) kill(workers[number], SIGKILL);
  for (const pid_t worker : workers) waitpid(worker, nullptr, 0);
  close(ends[0]);
  close(ends[1]);
}

}  // namespace
}  // namespace twenties
