#include <gtest/gtest.h>

#include <atomic>
#include <thread>

#include "base/text.hpp"
#include "store/open_store.hpp"
#include "store/stores_for_tests.hpp"
#include "texts/words.hpp"

namespace twenties {
namespace {

constexpr int writers = 4;
constexpr int moves = 40;

void in_threads(int count, const std::function<void(int)>& work) {
  std::vector<std::thread> threads;
  for (int number = 0; number < count; ++number) threads.emplace_back(work, number);
  for (std::thread& thread : threads) thread.join();
}

// Appends until it has succeeded this often; returns what it appended.
void win(Store& store, const std::string& name, std::vector<std::string>& won) {
  while (won.size() < moves) {
    const auto summary = store.summary("a");
    ASSERT_TRUE(summary) << in_english(summary.error());
    const std::uint64_t length = *summary ? (*summary)->entries : 0;
    const std::string entry = cat(name, " ", won.size());
    if (append_one(store, append_of("a", length + 1, {entry})) == Appended::done) {
      won.push_back(entry);
    }
  }
}

// All successful appends are in the log, once, in the order of each writer.
void check_race(const std::vector<Store*>& stores) {
  std::vector<std::vector<std::string>> won(writers);
  in_threads(writers, [&](int number) {
    const auto place = static_cast<std::size_t>(number);
    win(*stores[place % stores.size()], std::to_string(number), won[place]);
  });
  const auto log = log_of(*stores.front(), "a");
  EXPECT_EQ(log.size(), std::size_t{writers * moves});
  for (const auto& entries : won) {
    auto from = log.begin();
    for (const std::string& entry : entries) from = std::find(from, log.end(), entry);
    EXPECT_NE(from, log.end());
  }
}

void check_tables_apart(Store& store) {
  std::atomic<bool> done = false;
  std::thread reader([&] {
    while (!done) EXPECT_TRUE(store.summaries({}));
  });
  in_threads(writers, [&](int number) {
    for (std::uint64_t move = 1; move <= moves; ++move) {
      EXPECT_EQ(append_one(store, append_of(cat("table ", number), move, {"x"})), Appended::done);
      EXPECT_TRUE(store.put_person({cat("person ", number), cat("name ", move), ""}));
      EXPECT_EQ(store.entries(cat("table ", number), 1)->size(), move);
    }
  });
  done = true;
  reader.join();
  EXPECT_EQ(store.summaries({})->size(), std::size_t{writers});
}

TEST(StoreThreads, OneWriterWinsEachNumberInMemory) {
  const auto store = opened(open_memory());
  check_race({store.get()});
}

TEST(StoreThreads, OneWriterWinsEachNumberInSqlite) {
  const FolderForTests folder;
  const auto store = opened(open_sqlite(folder.file()));
  check_race({store.get()});
}

TEST(StoreThreads, OneWriterWinsEachNumberInAFileOpenedTwice) {
  const FolderForTests folder;
  const auto one = opened(open_sqlite(folder.file()));
  const auto two = opened(open_sqlite(folder.file()));
  check_race({one.get(), two.get()});
}

TEST(StoreThreads, ManyTablesAreWrittenAndReadAtOnceInMemory) {
  check_tables_apart(*opened(open_memory()));
}

TEST(StoreThreads, ManyTablesAreWrittenAndReadAtOnceInSqlite) {
  const FolderForTests folder;
  check_tables_apart(*opened(open_sqlite(folder.file())));
}

TEST(StoreThreads, ManyMayMakeTheFileAtOnce) {
  const FolderForTests folder;
  in_threads(writers, [&](int number) {
    const auto store = opened(open_data_folder(folder.file("data")));
    ASSERT_NE(store, nullptr);
    EXPECT_EQ(append_one(*store, append_of(std::to_string(number), 1, {"x"})), Appended::done);
  });
}

}  // namespace
}  // namespace twenties
