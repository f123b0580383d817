#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <thread>

#include "base/text.hpp"
#include "store/open_store.hpp"
#include "store/postgresql_for_tests.hpp"
#include "store/stores_for_tests.hpp"
#include "texts/words.hpp"

namespace twenties {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

enum class Kind { memory, sqlite, postgresql };

std::string name_of(const testing::TestParamInfo<Kind>& kind) {
  return kind.param == Kind::memory   ? "Memory"
         : kind.param == Kind::sqlite ? "Sqlite"
                                      : "PostgreSql";
}

Result<std::unique_ptr<Store>> open(Kind kind, const FolderForTests& folder) {
  if (kind == Kind::memory) return open_memory();
  if (kind == Kind::sqlite) return open_sqlite(folder.file());
  return PostgresqlForTests::get()
      .and_then([](PostgresqlForTests* server) { return server->new_database(); })
      .and_then([](const std::string& address) { return open_postgresql(address); });
}

// What every store promises.
class StoreContract : public testing::TestWithParam<Kind> {
 protected:
  void SetUp() override {
    owner_ = opened(open(GetParam(), folder_));
    ASSERT_NE(owner_, nullptr);
  }
  Store& store() { return *owner_; }

  std::vector<std::string> found(const TableQuery& query) {
    const auto summaries = store().summaries(query);
    if (!summaries) ADD_FAILURE() << in_english(summaries.error());
    std::vector<std::string> names;
    for (const StoredSummary& summary : summaries.value_or(std::vector<StoredSummary>())) {
      names.push_back(summary.table);
    }
    return names;
  }

  void add(const std::string& table, std::int64_t now, const TableSummary& summary) {
    Append item = append_of(table, 1, {"options"}, now);
    item.summary = summary;
    ASSERT_EQ(append_one(store(), item), Appended::done);
  }

 private:
  FolderForTests folder_;
  std::unique_ptr<Store> owner_;
};

INSTANTIATE_TEST_SUITE_P(All, StoreContract,
                         testing::Values(Kind::memory, Kind::sqlite, Kind::postgresql), name_of);

TEST_P(StoreContract, EntriesAreReadAsTheyWereAppended) {
  EXPECT_EQ(append_one(store(), append_of("a", 1, {"one"})), Appended::done);
  EXPECT_EQ(append_one(store(), append_of("a", 2, {"two", "three"})), Appended::done);
  EXPECT_EQ(append_one(store(), append_of("b", 1, {"other"})), Appended::done);
  EXPECT_THAT(log_of(store(), "a"), ElementsAre("one", "two", "three"));
  EXPECT_THAT(log_of(store(), "b"), ElementsAre("other"));
}

TEST_P(StoreContract, ReadingMayBeginAnywhere) {
  append_one(store(), append_of("a", 1, {"one", "two", "three"}));
  EXPECT_THAT(*store().entries("a", 0), ElementsAre("one", "two", "three"));
  EXPECT_THAT(*store().entries("a", 3), ElementsAre("three"));
  EXPECT_THAT(*store().entries("a", 4), IsEmpty());
  EXPECT_THAT(*store().entries("a", ~std::uint64_t{0}), IsEmpty());
}

TEST_P(StoreContract, ATableThatIsNotThereHasNothing) {
  EXPECT_THAT(log_of(store(), "a"), IsEmpty());
  EXPECT_FALSE(store().summary("a")->has_value());
  EXPECT_FALSE(store().set_aside("a", "why"));
  EXPECT_FALSE(store().person("a")->has_value());
  EXPECT_THAT(found({}), IsEmpty());
}

TEST_P(StoreContract, OnlyTheRightNumberIsTaken) {
  EXPECT_EQ(append_one(store(), append_of("a", 2, {"gap"})), Appended::conflict);
  EXPECT_EQ(append_one(store(), append_of("a", 0, {"before"})), Appended::conflict);
  EXPECT_FALSE(store().summary("a")->has_value());
  EXPECT_EQ(append_one(store(), append_of("a", 1, {"one", "two"})), Appended::done);
  for (const std::uint64_t wrong : {std::uint64_t{0}, std::uint64_t{1}, std::uint64_t{2},
                                    std::uint64_t{4}, ~std::uint64_t{0}}) {
    EXPECT_EQ(append_one(store(), append_of("a", wrong, {"late", "later"}, 5000)),
              Appended::conflict);
  }
  EXPECT_THAT(log_of(store(), "a"), ElementsAre("one", "two"));
  EXPECT_EQ((*store().summary("a"))->changed, 1000);
}

TEST_P(StoreContract, AConflictLeavesTheRestOfItsBatchAlone) {
  append_one(store(), append_of("taken", 1, {"first"}));
  const std::vector<Append> batch = {append_of("z", 1, {"z1"}), append_of("taken", 1, {"x", "y"}),
                                     append_of("a", 1, {"a1"}), append_of("z", 2, {"z2", "z3"}),
                                     append_of("z", 3, {"late"})};
  const auto answers = store().append(batch);
  ASSERT_TRUE(answers) << in_english(answers.error());
  EXPECT_THAT(*answers, ElementsAre(Appended::done, Appended::conflict, Appended::done,
                                    Appended::done, Appended::conflict));
  EXPECT_THAT(log_of(store(), "z"), ElementsAre("z1", "z2", "z3"));
  EXPECT_THAT(log_of(store(), "taken"), ElementsAre("first"));
  EXPECT_THAT(log_of(store(), "a"), ElementsAre("a1"));
}

TEST_P(StoreContract, AnEmptyBatchIsNothing) { EXPECT_THAT(*store().append({}), IsEmpty()); }

TEST_P(StoreContract, AnAppendWithoutEntriesChangesTheCardAlone) {
  Append item = append_of("a", 1, {});
  EXPECT_EQ(append_one(store(), item), Appended::done);
  EXPECT_EQ((*store().summary("a"))->entries, 0U);
  EXPECT_EQ(append_one(store(), append_of("a", 1, {"one"})), Appended::done);
  item.first = 2;
  item.summary.text = "new";
  EXPECT_EQ(append_one(store(), item), Appended::done);
  EXPECT_EQ((*store().summary("a"))->summary.text, "new");
  EXPECT_THAT(log_of(store(), "a"), ElementsAre("one"));
}

TEST_P(StoreContract, EntriesAreAnyBytes) {
  std::string all;
  for (int byte = 0; byte < 256; ++byte) all += static_cast<char>(byte);
  const std::vector<std::string> entries = {"", all, "Żółw \xF0\x9F\x90\xA2\nzweite Zeile\r\n",
                                            "{\"a\": 'b'}", std::string(1 << 20, 'x') + all};
  Append item = append_of("täble '\\ \xF0\x9F\x90\xA2", 1, entries);
  item.summary.text = all;
  EXPECT_EQ(append_one(store(), item), Appended::done);
  EXPECT_EQ(log_of(store(), item.table), entries);
  EXPECT_EQ((*store().summary(item.table))->summary.text, all);
}

TEST_P(StoreContract, ManyEntriesInOneAppendKeepTheirOrder) {
  std::vector<std::string> entries;
  for (int number = 1; number <= 500; ++number) entries.push_back(std::to_string(number));
  EXPECT_EQ(append_one(store(), append_of("a", 1, entries)), Appended::done);
  EXPECT_EQ(log_of(store(), "a"), entries);
}

TEST_P(StoreContract, TheCardIsThatOfTheLastAppend) {
  const TableSummary first = {TableStatus::open, true, "a table", {"ann"}};
  const TableSummary second = {TableStatus::running, false, "two seats", {"ben", "ann", "ben"}};
  add("a", 1000, first);
  EXPECT_EQ(*store().summary("a"), (StoredSummary{"a", first, 1, 1000, ""}));
  Append item = append_of("a", 2, {"join", "begin"}, 900);
  item.summary = second;
  append_one(store(), item);
  EXPECT_EQ(*store().summary("a"), (StoredSummary{"a", second, 3, 900, ""}));
}

TEST_P(StoreContract, TheLatestChangeIsListedFirst) {
  add("b", 2000, {});
  add("c", 1000, {});
  add("d", 3000, {});
  add("a", 2000, {});
  EXPECT_THAT(found({}), ElementsAre("d", "a", "b", "c"));
  append_one(store(), append_of("c", 2, {"move"}, 4000));
  TableQuery two;
  two.most = 2;
  EXPECT_THAT(found(two), ElementsAre("c", "d"));
  two.most = 0;
  EXPECT_THAT(found(two), IsEmpty());
  two.most = ~std::size_t{0};
  EXPECT_EQ(found(two).size(), 4U);
}

TEST_P(StoreContract, CardsAreFoundByStatusPersonAndListing) {
  using enum TableStatus;
  add("a", 1, {open, true, "", {"ann"}});
  add("b", 2, {open, false, "", {"ben", "ann"}});
  add("c", 3, {running, true, "", {"ann", "ann"}});
  add("d", 4, {finished, true, "", {}});
  EXPECT_THAT(found({open, false, "", 100}), ElementsAre("b", "a"));
  EXPECT_THAT(found({open, true, "", 100}), ElementsAre("a"));
  EXPECT_THAT(found({std::nullopt, true, "", 100}), ElementsAre("d", "c", "a"));
  EXPECT_THAT(found({std::nullopt, false, "ann", 100}), ElementsAre("c", "b", "a"));
  EXPECT_THAT(found({std::nullopt, false, "ann", 2}), ElementsAre("c", "b"));
  EXPECT_THAT(found({running, true, "ann", 100}), ElementsAre("c"));
  EXPECT_THAT(found({finished, false, "ann", 100}), IsEmpty());
  EXPECT_THAT(found({std::nullopt, false, "an", 100}), IsEmpty());
}

TEST_P(StoreContract, WhoLeavesASeatIsNotFoundThere) {
  add("a", 1, {TableStatus::open, true, "", {"ann", "ben"}});
  Append leave = append_of("a", 2, {"leave"});
  leave.summary.people = {"ben"};
  append_one(store(), leave);
  EXPECT_THAT(found({std::nullopt, false, "ann", 100}), IsEmpty());
  EXPECT_THAT(found({std::nullopt, false, "ben", 100}), ElementsAre("a"));
}

TEST_P(StoreContract, ATableSetAsideKeepsItsLogAndSaysWhy) {
  const TableSummary summary = {TableStatus::running, true, "a table", {"ann"}};
  add("a", 1000, summary);
  ASSERT_TRUE(store().set_aside("a", "entry 7 does not replay"));
  TableSummary expected = summary;
  expected.status = TableStatus::set_aside;
  EXPECT_EQ(*store().summary("a"),
            (StoredSummary{"a", expected, 1, 1000, "entry 7 does not replay"}));
  EXPECT_THAT(found({TableStatus::set_aside, false, "", 100}), ElementsAre("a"));
  EXPECT_THAT(found({TableStatus::running, false, "", 100}), IsEmpty());
  EXPECT_THAT(log_of(store(), "a"), ElementsAre("options"));
}

TEST_P(StoreContract, WhoCanReplayATableTakesItIntoPlayAgain) {
  add("a", 1000, {TableStatus::running, true, "", {}});
  ASSERT_TRUE(store().set_aside("a", "why"));
  EXPECT_EQ(append_one(store(), append_of("a", 2, {"move"})), Appended::done);
  EXPECT_EQ((*store().summary("a"))->summary.status, TableStatus::running);
  EXPECT_EQ((*store().summary("a"))->problem, "");
}

TEST_P(StoreContract, PeopleAreKeptAndChanged) {
  const Person ann = {"id 1", "Ann \xF0\x9F\x90\xA2", "red"};
  const Person ben = {"id 2", "", ""};
  ASSERT_TRUE(store().put_person(ann));
  ASSERT_TRUE(store().put_person(ben));
  EXPECT_EQ(*store().person("id 1"), ann);
  EXPECT_EQ(*store().person("id 2"), ben);
  const Person anna = {"id 1", "Anna", "blue"};
  ASSERT_TRUE(store().put_person(anna));
  EXPECT_EQ(*store().person("id 1"), anna);
}

TEST_P(StoreContract, PeopleAreSeenAndNeverEarlierThanBefore) {
  ASSERT_TRUE(store().put_person({"ann", "Ann", "", 100}));
  ASSERT_TRUE(store().put_person({"ben", "Ben", "", 100}));
  const std::vector<std::string> here = {"ann", "stranger"};
  ASSERT_TRUE(store().saw(here, 300));
  ASSERT_TRUE(store().saw(here, 200));
  EXPECT_EQ((*store().person("ann"))->seen, 300);
  EXPECT_EQ((*store().person("ben"))->seen, 100);
  EXPECT_FALSE(store().person("stranger")->has_value());
  ASSERT_TRUE(store().put_person({"ann", "Anna", "", 50}));
  EXPECT_EQ((*store().person("ann"))->seen, 300);
  ASSERT_TRUE(store().saw({}, 400));
}

TEST_P(StoreContract, OldTablesAreFoundByStatusAndAgeTheOldestFirst) {
  add("c", 30, {TableStatus::finished, false, "", {}});
  add("a", 20, {TableStatus::finished, false, "", {}});
  add("b", 10, {TableStatus::finished, false, "", {}});
  add("running", 1, {TableStatus::running, false, "", {}});
  add("open", 1, {TableStatus::open, false, "", {}});
  const auto old = [&](TableStatus status, std::int64_t before, std::size_t most) {
    std::vector<std::string> names;
    const auto found = store().old_tables(status, before, most);
    for (const OldTable& table : *found) {
      EXPECT_EQ(table.entries, 1U);
      names.push_back(table.table);
    }
    return names;
  };
  EXPECT_THAT(old(TableStatus::finished, 30, 100), ElementsAre("b", "a"));
  EXPECT_THAT(old(TableStatus::finished, 31, 100), ElementsAre("b", "a", "c"));
  EXPECT_THAT(old(TableStatus::finished, 31, 2), ElementsAre("b", "a"));
  EXPECT_THAT(old(TableStatus::open, 31, 100), ElementsAre("open"));
  EXPECT_THAT(old(TableStatus::set_aside, 31, 100), IsEmpty());
}

TEST_P(StoreContract, OnlyTablesThatAreStillOldAreRemoved) {
  add("old", 10, {TableStatus::finished, false, "", {"ann"}});
  add("new", 20, {TableStatus::finished, false, "", {"ann"}});
  add("running", 10, {TableStatus::running, false, "", {}});
  const std::vector<std::string> all = {"old", "new", "running", "never was"};
  EXPECT_EQ(*store().remove_tables(all, TableStatus::finished, 20), 1U);
  EXPECT_THAT(log_of(store(), "old"), IsEmpty());
  EXPECT_FALSE(store().summary("old")->has_value());
  EXPECT_THAT(log_of(store(), "new"), ElementsAre("options"));
  EXPECT_THAT(log_of(store(), "running"), ElementsAre("options"));
  EXPECT_THAT(found({std::nullopt, false, "ann", 100}), ElementsAre("new"));
  EXPECT_EQ(*store().remove_tables(all, TableStatus::finished, 20), 0U);
  EXPECT_EQ(append_one(store(), append_of("old", 2, {"late"})), Appended::conflict)
      << "whoever still plays there is told";
  EXPECT_EQ(append_one(store(), append_of("old", 1, {"anew"})), Appended::done);
  EXPECT_EQ(*store().remove_tables({}, TableStatus::finished, 20), 0U);
}

TEST_P(StoreContract, PeopleWithoutASeatWhoWereNotSeenAreRemoved) {
  add("table", 10, {TableStatus::finished, false, "", {"sits"}});
  ASSERT_TRUE(store().put_person({"sits", "Sits", "", 10}));
  ASSERT_TRUE(store().put_person({"gone", "Gone", "", 10}));
  ASSERT_TRUE(store().put_person({"away", "Away", "", 5}));
  ASSERT_TRUE(store().put_person({"here", "Here", "", 20}));
  EXPECT_THAT(*store().old_people(20, 100), ElementsAre("away", "gone"));
  EXPECT_THAT(*store().old_people(20, 1), ElementsAre("away"));
  const std::vector<std::string> all = {"sits", "gone", "away", "here", "never was"};
  EXPECT_EQ(*store().remove_people(all, 20), 2U);
  EXPECT_TRUE(store().person("sits")->has_value());
  EXPECT_TRUE(store().person("here")->has_value());
  EXPECT_FALSE(store().person("gone")->has_value());
  EXPECT_EQ(*store().remove_people({}, 20), 0U);
}

TEST_P(StoreContract, ASecretIsMadeOnce) {
  EXPECT_EQ(*store().secret("tokens", "first"), "first");
  EXPECT_EQ(*store().secret("tokens", "second"), "first");
  EXPECT_EQ(*store().secret("other", "third"), "third");
}

TEST_P(StoreContract, TheLastMomentAliveIsKept) {
  EXPECT_EQ(*store().last_alive(), 0);
  ASSERT_TRUE(store().set_alive(1'800'000'000'000, {}));
  ASSERT_TRUE(store().set_alive(1'800'000'005'000, "one"));
  EXPECT_EQ(*store().last_alive(), 1'800'000'005'000);
}

TEST_P(StoreContract, EveryServerHasASignOfItsOwn) {
  EXPECT_TRUE(store().heartbeats()->empty());
  ASSERT_TRUE(store().set_alive(1, {}));
  EXPECT_TRUE(store().heartbeats()->empty()) << "some server without a name";
  ASSERT_TRUE(store().set_alive(2, "two"));
  ASSERT_TRUE(store().set_alive(3, "one"));
  ASSERT_TRUE(store().set_alive(4, "two"));
  EXPECT_EQ(*store().heartbeats(), (std::vector<Heartbeat>{{"one", 3}, {"two", 4}}));
  ASSERT_TRUE(store().leave("two"));
  ASSERT_TRUE(store().leave("three")) << "which was never there";
  EXPECT_EQ(*store().heartbeats(), (std::vector<Heartbeat>{{"one", 3}}));
  EXPECT_EQ(*store().last_alive(), 4);
}

TEST_P(StoreContract, NoNewsComesFromWithin) {
  std::atomic<int> news = 0;
  store().on_news([&](std::string_view, std::uint64_t) { ++news; });
  append_one(store(), append_of("a", 1, {"one"}));
  std::this_thread::sleep_for(std::chrono::milliseconds(50));
  store().on_news({});
  EXPECT_EQ(news, 0);
}

}  // namespace
}  // namespace twenties
