#include "server/table_directory.hpp"

#include <gtest/gtest.h>

#include <atomic>
#include <chrono>
#include <deque>
#include <mutex>
#include <thread>

#include "base/text.hpp"
#include "games/registry.hpp"
#include "store/open_store.hpp"

namespace twenties {
namespace {

// A server without threads for its rooms: the test runs their tasks when it wants.
class TableDirectoryTest : public testing::Test {
 protected:
  void post(std::function<void()> work) {
    const std::scoped_lock lock(mutex_);
    posted_.push_back(std::move(work));
  }
  bool run_one() {
    std::function<void()> work;
    {
      const std::scoped_lock lock(mutex_);
      if (posted_.empty()) return false;
      work = std::move(posted_.front());
      posted_.pop_front();
    }
    work();
    return true;
  }
  void run_until(const std::function<bool()>& done) {
    for (int i = 0; i < 10'000 && !done(); ++i) {
      if (!run_one()) std::this_thread::sleep_for(std::chrono::milliseconds(1));
    }
    EXPECT_TRUE(done());
  }

  struct Ear final : Listener {
    void send(SharedText message) override { heard.push_back(*message); }
    void refused() override {}
    std::int64_t charge_table() override { return 0; }
    std::vector<std::string> heard;
  };

  std::string make_table() {
    std::atomic<bool> done = false;
    std::string table;
    MatchSetup setup;
    setup.game = "twenty-four-seven";
    setup.host = "ann";
    directory_.make_table(setup, [&](const Result<std::string>& made) {
      table = made.value_or("");
      done = true;
    });
    run_until([&] { return done.load(); });
    while (run_one()) {
    }
    return table;
  }
  ClientMessage sit(const std::string& table, int seat) {
    ClientMessage message;
    message.kind = ClientMessage::Kind::sit;
    message.table = table;
    message.seat = seat_at(seat - 1);
    message.id = cat("sit-", seat);
    message.name = "Ann";
    message.share = "share";
    return message;
  }

  std::mutex mutex_;
  std::deque<std::function<void()>> posted_;
  std::unique_ptr<Store> store_ = std::move(*open_memory());
  Writer writer_{*store_};
  Workers workers_{0, 1};
  BotPool bot_pool_{0, {}};
  BotTables bot_tables_{3, 30};
  PeerServers peers_{"self"};
  Timer timer_;
  Metrics metrics_;
  Log log_{[](std::string_view) {}};
  TableDirectory directory_{
      {all_games(), *store_, writer_, workers_, workers_, bot_pool_, bot_tables_, peers_, timer_,
       metrics_, log_, [] { return std::int64_t{1'763'251'200'000}; },
       [this] { return [this](std::function<void()> work) { post(std::move(work)); }; }}};
};

TEST_F(TableDirectoryTest, ARoomThatNobodyNeedsGoes) {
  const std::string table = make_table();
  EXPECT_TRUE(directory_.has_room(table));
  directory_.tidy();
  while (run_one()) {
  }
  EXPECT_FALSE(directory_.has_room(table));
  EXPECT_EQ(metrics_.tables, 0);
}

TEST_F(TableDirectoryTest, ARoomThatSomebodyIsAboutToUseStays) {
  const std::string table = make_table();
  const auto ear = std::make_shared<Ear>();
  directory_.tidy();
  // The command is queued behind the check whether the room is needed.
  directory_.receive(sit(table, 1), {"ann", "Ann", ""}, ear);
  run_one();
  EXPECT_TRUE(directory_.has_room(table));
  directory_.receive(sit(table, 2), {"bob", "Bob", ""}, ear);
  run_until([&] { return ear->heard.size() == 2; });
  for (const std::string& answer : ear->heard) {
    EXPECT_NE(answer.find("\"done\""), std::string::npos) << answer;
  }
  EXPECT_EQ(metrics_.conflicts, 0) << "there were two rooms for one table";
  EXPECT_EQ(metrics_.tables, 1);
}

}  // namespace
}  // namespace twenties
