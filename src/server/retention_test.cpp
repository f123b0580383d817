#include "server/retention.hpp"

#include <gtest/gtest.h>

#include "server/retention_task.hpp"
#include "store/open_store.hpp"

namespace twenties {
namespace {

constexpr std::int64_t day = std::int64_t{24} * 3600 * 1000;
constexpr std::int64_t now = 1000 * day;

std::unique_ptr<Store> store_with(int tables, std::size_t entries = 1) {
  auto store = std::move(*open_memory());
  for (int i = 0; i < tables; ++i) {
    for (const TableStatus status :
         {TableStatus::open, TableStatus::running, TableStatus::finished, TableStatus::set_aside}) {
      Append append{
          std::to_string(i) + "-" + std::to_string(static_cast<int>(status)), 1, {}, {}, 0};
      append.entries.assign(entries, "entry");
      append.summary.status = status;
      append.now = now - i * day;
      EXPECT_TRUE(store->append({&append, 1}));
    }
    EXPECT_TRUE(store->put_person({std::to_string(i), "Name", "", now - i * day}));
  }
  return store;
}

std::size_t tables_in(Store& store, TableStatus status) {
  TableQuery query;
  query.status = status;
  query.most = 10'000;
  return store.summaries(query)->size();
}

TEST(Retention, IsReadFromWords) {
  Retention keep;
  ASSERT_TRUE(read_retention(keep, "finished=90"));
  ASSERT_TRUE(read_retention(keep, "open=forever"));
  EXPECT_EQ(keep.finished, 90);
  EXPECT_EQ(keep.open, std::nullopt);
  EXPECT_EQ(keep.guests, 400);
  ASSERT_TRUE(read_retention(keep, "forever"));
  EXPECT_EQ(keep.guests, std::nullopt);
  for (const char* wrong : {"", "90", "running=3", "finished", "finished=", "finished=0",
                            "finished=-1", "finished=1d", "guests=99999999"}) {
    EXPECT_FALSE(read_retention(keep, wrong)) << wrong;
  }
}

TEST(Retention, DeletesWhatIsOldAndNeverARunningGame) {
  const auto store = store_with(100);
  const auto done = tidy_store(*store, {{50, 10, 80}, now});
  ASSERT_TRUE(done);
  EXPECT_EQ(done->finished, 49U);
  EXPECT_EQ(done->open, 89U);
  EXPECT_EQ(done->guests, 19U);
  EXPECT_EQ(tables_in(*store, TableStatus::finished), 51U);
  EXPECT_EQ(tables_in(*store, TableStatus::open), 11U);
  EXPECT_EQ(tables_in(*store, TableStatus::running), 100U);
  EXPECT_EQ(tables_in(*store, TableStatus::set_aside), 100U);
  EXPECT_TRUE(tidy_store(*store, {{50, 10, 80}, now})->is_nothing());
}

TEST(Retention, CountsWithoutDeleting) {
  const auto store = store_with(100);
  const auto done = tidy_store(*store, {{50, 10, 80}, now, true});
  EXPECT_EQ(done->finished, 49U);
  EXPECT_EQ(done->guests, 19U);
  EXPECT_EQ(tables_in(*store, TableStatus::finished), 100U);
}

TEST(Retention, ForEverIsForEver) {
  const auto store = store_with(100);
  const Retention keep{std::nullopt, std::nullopt, std::nullopt};
  EXPECT_TRUE(tidy_store(*store, {keep, now + 100'000 * day})->is_nothing());
}

TEST(Retention, WorksInSmallCommitsAndEndsWhenItIsToldTo) {
  const auto store = store_with(100);
  int commits = 0;
  const auto go_on = [&] { return ++commits <= 2; };
  EXPECT_EQ(tidy_store(*store, {{1, {}, {}}, now, false, {}, go_on})->finished, 40U);
  const auto long_logs = store_with(10, 1500);
  commits = 0;
  EXPECT_EQ(tidy_store(*long_logs, {{1, {}, {}}, now, false, {}, go_on})->finished, 4U);
}

TEST(Retention, WhatIsInMemoryStays) {
  const auto store = store_with(10);
  Tidying how{{1, 1, {}}, now};
  how.is_in_use = [](const std::string& table) { return table.starts_with("7-"); };
  const auto done = tidy_store(*store, how);
  EXPECT_EQ(done->finished, 7U);
  EXPECT_TRUE(store->summary("7-2")->has_value());
  EXPECT_FALSE(store->summary("8-2")->has_value());
}

TEST(RetentionTask, NotesWhoWasHereAndSaysWhatItDeleted) {
  const auto store = store_with(100);
  std::string logged;
  const Log log([&](std::string_view line) { logged += line; });
  RetentionTask keeper(*store, {90, 90, 90}, [] { return now; }, log, {});
  keeper.saw("99");
  keeper.saw("stranger");
  keeper.note_who_was_here();
  EXPECT_EQ((*store->person("99"))->seen, now);
  EXPECT_EQ((*store->person("98"))->seen, now - 98 * day);
  EXPECT_FALSE(store->person("stranger")->has_value());
  keeper.tidy();
  EXPECT_TRUE(store->person("99")->has_value());
  EXPECT_FALSE(store->person("98")->has_value());
  EXPECT_NE(logged.find(R"("finished":"9","open":"9","guests":"8")"), std::string::npos) << logged;
}

}  // namespace
}  // namespace twenties
