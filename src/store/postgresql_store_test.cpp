#include "store/postgresql_store.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <condition_variable>
#include <deque>
#include <set>

#include "base/text.hpp"
#include "store/cutting_proxy_for_tests.hpp"
#include "store/open_store.hpp"
#include "store/postgresql_for_tests.hpp"
#include "store/stores_for_tests.hpp"
#include "texts/words.hpp"

namespace twenties {
namespace {

using namespace std::chrono_literals;
using testing::ElementsAre;
using testing::HasSubstr;

// The notifications received, to be taken one by one.
class Mailbox {
 public:
  explicit Mailbox(Store& store) : store_(&store) {
    store.on_news([this](std::string_view table, std::uint64_t entries) {
      const std::scoped_lock lock(mutex_);
      news_.push_back(cat(table, " ", entries));
      arrived_.notify_all();
    });
  }
  Mailbox(const Mailbox&) = delete;
  Mailbox& operator=(const Mailbox&) = delete;
  ~Mailbox() { store_->on_news({}); }

  std::string next(std::chrono::milliseconds patience = 10s) {
    std::unique_lock lock(mutex_);
    if (!arrived_.wait_for(lock, patience, [this] { return !news_.empty(); })) return "none";
    std::string first = news_.front();
    news_.pop_front();
    return first;
  }

 private:
  Store* store_;
  std::mutex mutex_;
  std::condition_variable arrived_;
  std::deque<std::string> news_;
};

class PostgreSqlStore : public testing::Test {
 protected:
  void SetUp() override {
    const auto server = PostgresqlForTests::get();
    ASSERT_TRUE(server) << in_english(server.error());
    server_ = *server;
    const auto database = server_->new_database();
    ASSERT_TRUE(database) << in_english(database.error());
    address_ = *database;
  }
  std::unique_ptr<Store> open() { return opened(open_postgresql(address_)); }
  // Ends all connections that stores have.
  void cut_all() {
    const auto done = server_->run(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
        "WHERE pid <> pg_backend_pid() AND datname LIKE 'test%'");
    EXPECT_TRUE(done) << in_english(done.error());
  }

  PostgresqlForTests* server_ = nullptr;
  std::string address_;
};

TEST_F(PostgreSqlStore, TwoStoresHearOfEachOtherAndNotOfThemselves) {
  const auto one = open();
  const auto two = open();
  Mailbox mail_of_one(*one);
  Mailbox mail_of_two(*two);
  append_one(*one, append_of("from one", 1, {"x", "y"}));
  EXPECT_EQ(mail_of_two.next(), "from one 2");
  append_one(*two, append_of("from two\n", 1, {"x"}));
  EXPECT_EQ(mail_of_one.next(), "from two\n 1");
  append_one(*one, append_of("from one", 2, {"late"}));
  append_one(*one, append_of("from one", 3, {"z"}));
  EXPECT_EQ(mail_of_two.next(), "from one 3");
  EXPECT_EQ(mail_of_one.next(100ms), "none");
}

TEST_F(PostgreSqlStore, ANameTooLongForTheNewsMeansLookEverywhere) {
  const auto one = open();
  const auto two = open();
  Mailbox mail(*two);
  EXPECT_EQ(append_one(*one, append_of(std::string(4000, 'l'), 1, {"x"})), Appended::done);
  EXPECT_EQ(mail.next(), " 1");
}

TEST_F(PostgreSqlStore, WhatOneWritesTheOtherReads) {
  const auto one = open();
  const auto two = open();
  append_one(*one, append_of("a", 1, {"one"}));
  EXPECT_EQ(append_one(*two, append_of("a", 1, {"other"})), Appended::conflict);
  EXPECT_EQ(append_one(*two, append_of("a", 2, {"two"})), Appended::done);
  EXPECT_THAT(log_of(*one, "a"), ElementsAre("one", "two"));
}

TEST_F(PostgreSqlStore, EveryCallWorksAfterItsConnectionWasCut) {
  const auto store = open();
  append_one(*store, append_of("a", 1, {"one"}));
  EXPECT_THAT(log_of(*store, "a"), ElementsAre("one"));
  cut_all();
  EXPECT_EQ(append_one(*store, append_of("a", 2, {"two"})), Appended::done);
  EXPECT_THAT(log_of(*store, "a"), ElementsAre("one", "two"));
  cut_all();
  EXPECT_TRUE(store->put_person({"ann", "Ann", ""}));
  EXPECT_TRUE(store->person("ann")->has_value());
}

TEST_F(PostgreSqlStore, AListenerThatWasCutOffSaysThatNewsMayBeMissing) {
  const auto one = open();
  const auto two = open();
  Mailbox mail(*two);
  cut_all();
  EXPECT_EQ(mail.next(), " 0");
  append_one(*one, append_of("a", 1, {"one"}));
  EXPECT_EQ(mail.next(), "a 1");
}

TEST_F(PostgreSqlStore, AnAbsentServerIsSaidAndItsReturnIsNoticed) {
  const auto store = open();
  append_one(*store, append_of("a", 1, {"one"}));
  Mailbox mail(*store);
  server_->stop();
  const Append item = append_of("a", 2, {"two"});
  const auto answer = store->append({&item, 1});
  ASSERT_FALSE(answer);
  EXPECT_THAT(in_english(answer.error()), HasSubstr("Whether this was written is not known"));
  const auto entries = store->entries("a", 1);
  ASSERT_FALSE(entries);
  EXPECT_THAT(in_english(entries.error()), HasSubstr("Is it running"));
  EXPECT_FALSE(store->put_person({"ann", "Ann", ""}));
  ASSERT_TRUE(server_->start());
  EXPECT_EQ(append_one(*store, item), Appended::done);
  EXPECT_THAT(log_of(*store, "a"), ElementsAre("one", "two"));
  EXPECT_EQ(mail.next(), " 0");
}

// Appends repeatedly, as a server does: after an error or a conflict it reads the log.
std::vector<std::string> append_through_trouble(Store& store, const std::string& name, int count) {
  std::vector<std::string> acknowledged;
  std::uint64_t length = 0;
  for (int number = 0; number < count; ++number) {
    const Append item = append_of("a", length + 1, {cat(name, " ", number)});
    const auto answer = store.append({&item, 1});
    if (answer && answer->front() == Appended::done) {
      acknowledged.push_back(item.entries.front());
      ++length;
    } else if (const auto log = store.entries("a", 1)) {
      length = log->size();
    }
  }
  return acknowledged;
}

// What was acknowledged is there; nothing is there twice.
void check_log(Store& store, const std::vector<std::string>& acknowledged) {
  const auto log = log_of(store, "a");
  const std::set<std::string> entries(log.begin(), log.end());
  EXPECT_EQ(entries.size(), log.size());
  for (const std::string& entry : acknowledged) EXPECT_TRUE(entries.contains(entry)) << entry;
  EXPECT_EQ((*store.summary("a"))->entries, log.size());
}

TEST_F(PostgreSqlStore, NothingAcknowledgedIsLostWhileConnectionsAreCut) {
  const auto one = open();
  const auto two = open();
  std::vector<std::string> acknowledged;
  std::vector<std::string> others;
  std::atomic<int> running = 2;
  const auto work = [&](Store& store, const std::string& name, std::vector<std::string>& done) {
    done = append_through_trouble(store, name, 300);
    --running;
  };
  std::thread first([&] { work(*one, "one", acknowledged); });
  std::thread second([&] { work(*two, "two", others); });
  while (running > 0) {
    cut_all();
    std::this_thread::sleep_for(20ms);
  }
  first.join();
  second.join();
  acknowledged.insert(acknowledged.end(), others.begin(), others.end());
  EXPECT_GT(acknowledged.size(), 50U);
  check_log(*one, acknowledged);
}

TEST_F(PostgreSqlStore, NothingAcknowledgedIsLostWhenTheServerIsRestarted) {
  const auto store = open();
  std::vector<std::string> acknowledged;
  std::thread writer([&] { acknowledged = append_through_trouble(*store, "x", 500); });
  std::this_thread::sleep_for(100ms);
  server_->stop();
  ASSERT_TRUE(server_->start());
  writer.join();
  check_log(*store, acknowledged);
}

TEST_F(PostgreSqlStore, BatchesInOppositeOrdersDoNotBlockEachOther) {
  const auto one = open();
  const auto two = open();
  const auto work = [](Store& store, bool backwards) {
    for (int round = 0; round < 30; ++round) {
      std::vector<Append> batch;
      for (int table = 0; table < 20; ++table) {
        const std::string name = cat("table ", backwards ? 19 - table : table);
        const auto length = store.entries(name, 1)->size();
        batch.push_back(append_of(name, length + 1, {"x"}));
      }
      const auto answers = store.append(batch);
      EXPECT_TRUE(answers) << in_english(answers.error());
    }
  };
  const auto begin = std::chrono::steady_clock::now();
  std::thread other([&] { work(*two, true); });
  work(*one, false);
  other.join();
  // PostgreSQL takes a second to detect a deadlock.
  EXPECT_LT(std::chrono::steady_clock::now() - begin, 20s);
}

class PostgreSqlCommit : public PostgreSqlStore {
 protected:
  void SetUp() override {
    PostgreSqlStore::SetUp();
    if (HasFatalFailure()) return;
    const std::string former = address_.substr(address_.find("host=") + 5);
    const std::string folder = former.substr(0, former.find('&'));
    address_.replace(address_.find(folder), folder.size(), folder_.path().string());
    proxy_ = std::make_unique<CuttingProxy>(folder_.path().string(), folder);
  }
  void TearDown() override { EXPECT_EQ(proxy_->cuts(), 1); }

  FolderForTests folder_;
  std::unique_ptr<CuttingProxy> proxy_;
};

TEST_F(PostgreSqlCommit, ThatWasDoneIsFoundDoneWhenItsAnswerIsLost) {
  const auto store = open();
  append_one(*store, append_of("b", 1, {"one"}));
  proxy_->cut_next(CuttingProxy::Cut::after_commit);
  const std::vector<Append> batch = {append_of("a", 1, {"one", "two"}), append_of("b", 1, {"late"}),
                                     append_of("c", 1, {})};
  const auto answers = store->append(batch);
  ASSERT_TRUE(answers) << in_english(answers.error());
  EXPECT_THAT(*answers, ElementsAre(Appended::done, Appended::conflict, Appended::done));
  EXPECT_THAT(log_of(*store, "a"), ElementsAre("one", "two"));
  EXPECT_THAT(log_of(*store, "b"), ElementsAre("one"));
}

TEST_F(PostgreSqlCommit, ThatDidNotArriveIsDoneAgain) {
  const auto store = open();
  append_one(*store, append_of("b", 1, {"one"}));
  proxy_->cut_next(CuttingProxy::Cut::before_commit);
  const std::vector<Append> batch = {append_of("a", 1, {"one", "two"}),
                                     append_of("b", 1, {"late"})};
  const auto answers = store->append(batch);
  ASSERT_TRUE(answers) << in_english(answers.error());
  EXPECT_THAT(*answers, ElementsAre(Appended::done, Appended::conflict));
  EXPECT_THAT(log_of(*store, "a"), ElementsAre("one", "two"));
}

TEST_F(PostgreSqlStore, ServersThatStartAtOnceMakeTheDatabaseOnce) {
  std::vector<std::thread> servers;
  for (int number = 0; number < 4; ++number) {
    servers.emplace_back([this, number] {
      const auto store = open();
      ASSERT_NE(store, nullptr);
      EXPECT_EQ(append_one(*store, append_of(std::to_string(number), 1, {"x"})), Appended::done);
    });
  }
  for (std::thread& server : servers) server.join();
  EXPECT_EQ(open()->summaries({})->size(), 4U);
}

TEST_F(PostgreSqlStore, ANewerDatabaseIsRefused) {
  open();
  auto connection = PostgresqlConnection::open(*read_postgresql_address(address_));
  ASSERT_TRUE(connection->script("INSERT INTO migrations (version, name) VALUES (99, 'later')"));
  const auto refused = open_postgresql(address_);
  ASSERT_FALSE(refused);
  EXPECT_THAT(in_english(refused.error()), HasSubstr("has version 99"));
}

TEST_F(PostgreSqlStore, AMissingDatabaseIsNamed) {
  std::string address = address_;
  address.replace(address.find("///") + 3, 4, "miss");
  const auto refused = open_postgresql(address);
  ASSERT_FALSE(refused);
  EXPECT_THAT(in_english(refused.error()), HasSubstr("does not exist"));
}

}  // namespace
}  // namespace twenties
