#include "store/sqlite_store.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sqlite3.h>
#include <sys/stat.h>

#include <array>
#include <cerrno>
#include <ctime>
#include <fstream>

#include "base/text.hpp"
#include "store/open_store.hpp"
#include "store/sqlite_file.hpp"
#include "store/stores_for_tests.hpp"
#include "texts/words.hpp"

namespace twenties {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

std::string refusal(const Result<std::unique_ptr<Store>>& store) {
  return store ? "opened" : in_english(store.error());
}

mode_t access_of(const std::string& path) {
  struct stat status = {};
  EXPECT_EQ(stat(path.c_str(), &status), 0);
  return status.st_mode & 0777U;
}

void write(const std::string& file, std::string_view text) {
  std::ofstream(file, std::ios::binary) << text;
}

void run_sql(const std::string& file, const std::string& sql) {
  auto connection = SqliteConnection::open(file);
  ASSERT_TRUE(connection && connection->run(sql));
}

// Root ignores permissions, so the test drops to another user while this exists.
class AsNobody {
 public:
  AsNobody() {
    if (getuid() == 0) EXPECT_EQ(seteuid(65534), 0);
  }
  AsNobody(const AsNobody&) = delete;
  AsNobody& operator=(const AsNobody&) = delete;
  ~AsNobody() {
    if (getuid() == 0) EXPECT_EQ(seteuid(0), 0);
  }
};

// While this exists, SQLite's writes fail as on a full or broken disk.
class BadDisk {
 public:
  explicit BadDisk(int number) {
    problem() = number;
    for (Call& call : calls) {
      call.former = vfs()->xGetSystemCall(vfs(), call.name);
      set(call.name, reinterpret_cast<sqlite3_syscall_ptr>(&refuse));
    }
  }
  BadDisk(const BadDisk&) = delete;
  BadDisk& operator=(const BadDisk&) = delete;
  ~BadDisk() {
    for (const Call& call : calls) set(call.name, call.former);
  }

 private:
  struct Call {
    const char* name;
    sqlite3_syscall_ptr former = nullptr;
  };
  static int& problem() {
    static int number = 0;
    return number;
  }
  // Has the arguments of pwrite; write has one fewer, and neither uses them.
  static ssize_t refuse(int /*file*/, const void* /*bytes*/, std::size_t /*size*/, off_t /*at*/) {
    errno = problem();
    return -1;
  }
  static sqlite3_vfs* vfs() { return sqlite3_vfs_find("unix"); }
  static void set(const char* name, sqlite3_syscall_ptr function) {
    EXPECT_EQ(vfs()->xSetSystemCall(vfs(), name, function), SQLITE_OK);
  }

  std::array<Call, 3> calls = {Call{"write"}, Call{"pwrite"}, Call{"pwrite64"}};
};

TEST(SqliteStore, KeepsEverythingWhenItIsOpenedAgain) {
  const FolderForTests folder;
  const TableSummary summary = {TableStatus::finished, true, "text", {"ann", "ben"}};
  {
    const auto store = opened(open_sqlite(folder.file()));
    Append item = append_of("a", 1, {"one", "two"}, 77);
    item.summary = summary;
    append_one(*store, item);
    ASSERT_TRUE(store->put_person({"ann", "Ann", "red"}));
    ASSERT_TRUE(store->set_alive(99, {}));
  }
  const auto store = opened(open_sqlite(folder.file()));
  EXPECT_THAT(log_of(*store, "a"), ElementsAre("one", "two"));
  EXPECT_EQ(*store->summary("a"), (StoredSummary{"a", summary, 2, 77, ""}));
  EXPECT_EQ((*store->person("ann"))->name, "Ann");
  EXPECT_EQ(*store->last_alive(), 99);
}

TEST(SqliteStore, IsForItsOwnerAlone) {
  const FolderForTests folder;
  const std::string data = folder.file("data");
  const auto store = opened(open_data_folder(data + "/"));
  append_one(*store, append_of("a", 1, {"one"}));
  EXPECT_EQ(access_of(data), 0700U);
  EXPECT_EQ(access_of(data + "/twenties.sqlite3"), 0600U);
  EXPECT_EQ(access_of(data + "/twenties.sqlite3-wal"), 0600U);
}

TEST(SqliteStore, WritesToTheDiskBeforeItAnswers) {
  const FolderForTests folder;
  auto connection = connect_sqlite(folder.file());
  ASSERT_FALSE(connection);
  ASSERT_TRUE(make_sqlite_file(folder.file()));
  connection = connect_sqlite(folder.file());
  EXPECT_EQ(*connection->number("PRAGMA synchronous"), 2);
  EXPECT_EQ(*connection->number("SELECT journal_mode = 'wal' FROM pragma_journal_mode"), 1);
}

TEST(SqliteStore, AFullDiskIsSaidAndNothingIsLost) {
  const FolderForTests folder;
  const auto store = opened(open_sqlite(folder.file()));
  append_one(*store, append_of("a", 1, {"one"}));
  const std::vector<Append> batch = {append_of("a", 2, {"two"}), append_of("b", 1, {"one"})};
  {
    const BadDisk full(ENOSPC);
    const auto answer = store->append(batch);
    ASSERT_FALSE(answer);
    EXPECT_THAT(in_english(answer.error()), HasSubstr("The disk is full. Make room on it"));
    EXPECT_FALSE(store->put_person({"ann", "Ann", ""}));
    EXPECT_FALSE(store->set_alive(1, {}));
    EXPECT_FALSE(store->set_aside("a", "why"));
    EXPECT_THAT(log_of(*store, "a"), ElementsAre("one"));
    EXPECT_THAT(log_of(*store, "b"), IsEmpty());
  }
  EXPECT_THAT(*store->append(batch), ElementsAre(Appended::done, Appended::done));
  EXPECT_THAT(log_of(*store, "a"), ElementsAre("one", "two"));
  EXPECT_TRUE(store->put_person({"ann", "Ann", ""}));
}

TEST(SqliteStore, ABrokenDiskIsSaidAndNothingIsLost) {
  const FolderForTests folder;
  const auto store = opened(open_sqlite(folder.file()));
  const Append item = append_of("a", 1, {std::string(10'000'000, 'x')});
  {
    const BadDisk broken(EIO);
    const auto answer = store->append({&item, 1});
    ASSERT_FALSE(answer);
    EXPECT_THAT(in_english(answer.error()), HasSubstr("full, or broken"));
    EXPECT_THAT(log_of(*store, "a"), IsEmpty());
  }
  EXPECT_EQ(append_one(*store, item), Appended::done);
}

TEST(SqliteStore, AFileThatMayOnlyBeReadIsRefused) {
  const FolderForTests folder;
  {
    const auto store = opened(open_sqlite(folder.file()));
  }
  ASSERT_EQ(chmod(folder.path().c_str(), 0777), 0);
  ASSERT_EQ(chmod(folder.file().c_str(), 0444), 0);
  {
    const AsNobody nobody;
    EXPECT_THAT(refusal(open_sqlite(folder.file())), HasSubstr("must be writable"));
  }
  ASSERT_EQ(chmod(folder.file().c_str(), 0666), 0);
  const AsNobody nobody;
  EXPECT_TRUE(open_sqlite(folder.file()));
}

TEST(SqliteStore, AFolderThatMayOnlyBeReadIsRefused) {
  const FolderForTests folder;
  {
    const auto store = opened(open_sqlite(folder.file()));
  }
  ASSERT_EQ(chmod(folder.path().c_str(), 0555), 0);
  ASSERT_EQ(chmod(folder.file().c_str(), 0666), 0);
  const AsNobody nobody;
  EXPECT_THAT(refusal(open_sqlite(folder.file())), HasSubstr("writable"));
  EXPECT_THAT(refusal(open_sqlite(folder.file("other"))), HasSubstr("Its folder must be there"));
  EXPECT_THAT(refusal(open_data_folder(folder.file("data"))), HasSubstr("cannot be made"));
}

TEST(SqliteStore, AMissingFolderIsNamed) {
  const FolderForTests folder;
  const std::string file = folder.file("missing/twenties.sqlite3");
  EXPECT_THAT(refusal(open_sqlite(file)), HasSubstr(file));
  EXPECT_THAT(refusal(open_sqlite(folder.path())), HasSubstr(folder.path().string()));
}

TEST(SqliteStore, ANewerDatabaseIsRefused) {
  const FolderForTests folder;
  {
    const auto store = opened(open_sqlite(folder.file()));
  }
  run_sql(folder.file(), "PRAGMA user_version = 99");
  EXPECT_THAT(refusal(open_sqlite(folder.file())), HasSubstr(folder.file() + " has version 99"));
}

TEST(SqliteStore, TheDatabaseOfAnotherProgramIsLeftAlone) {
  const FolderForTests folder;
  write(folder.file(), "");
  run_sql(folder.file(), "CREATE TABLE shopping (item TEXT)");
  EXPECT_THAT(refusal(open_sqlite(folder.file())), HasSubstr("another program"));
}

TEST(SqliteStore, GarbageIsRefused) {
  const FolderForTests folder;
  write(folder.file(), std::string(5000, 'g'));
  EXPECT_THAT(refusal(open_sqlite(folder.file())), HasSubstr("damaged, or not a database"));
}

// A file with fifty tables; `damage` is done to it while nobody has it open.
template <class Damage>
void make_damaged(const std::string& name, Damage&& damage) {
  {
    const auto store = opened(open_sqlite(name));
    for (int table = 0; table < 50; ++table) {
      append_one(*store, append_of(std::to_string(table), 1, {std::string(3000, 'x')}));
    }
  }
  std::fstream file(name, std::ios::in | std::ios::out | std::ios::binary);
  damage(file);
}

TEST(SqliteStore, ADamagedFileIsRefusedAtTheStart) {
  const FolderForTests folder;
  make_damaged(folder.file(), [](std::fstream& file) {
    file.seekp(30 * 4096);
    file << std::string(20 * 4096, '\xee');
  });
  EXPECT_THAT(refusal(open_sqlite(folder.file())),
              testing::AllOf(HasSubstr("is damaged"), HasSubstr(folder.file()),
                             HasSubstr("put a backup in its place")));
}

TEST(SqliteStore, AFileThatIsDamagedLaterGivesErrorsAndNoCrash) {
  const FolderForTests folder;
  make_damaged(folder.file(), [](std::fstream&) {});
  const auto store = opened(open_sqlite(folder.file()));
  {
    std::fstream file(folder.file(), std::ios::in | std::ios::out | std::ios::binary);
    file.seekp(3 * 4096);
    file << std::string(100 * 4096, '\xee');
  }
  int errors = 0;
  for (int table = 0; table < 50; ++table) {
    if (!store->entries(std::to_string(table), 1)) ++errors;
  }
  EXPECT_GT(errors, 0);
  const Append item = append_of("new", 1, {"x"});
  const auto answer = store->append({&item, 1});
  if (!answer) EXPECT_THAT(in_english(answer.error()), HasSubstr("damaged"));
}

TEST(SqliteMigration, GuestsOfBeforeCountAsSeenNow) {
  const FolderForTests folder;
  ASSERT_TRUE(make_sqlite_file(folder.file()));
  {
    auto connection = connect_sqlite(folder.file());
    ASSERT_TRUE(migrate_sqlite(*connection, sqlite_migrations().first(1)));
    ASSERT_TRUE(connection->run("INSERT INTO people VALUES ('ann', 'Ann', 'red')"));
  }
  const auto store = opened(open_sqlite(folder.file()));
  const auto ann = *store->person("ann");
  ASSERT_TRUE(ann.has_value());
  const std::int64_t now = std::int64_t{1000} * std::time(nullptr);
  EXPECT_GT(ann->seen, now - 60'000);
  EXPECT_LE(ann->seen, now);
}

TEST(SqliteMigration, AllOfThemOrNone) {
  const FolderForTests folder;
  ASSERT_TRUE(make_sqlite_file(folder.file()));
  auto connection = connect_sqlite(folder.file());
  const std::array<Migration, 2> broken = {Migration{1, "one", "CREATE TABLE a (b)"},
                                           Migration{2, "two", "CREATE TABLE c (d); nonsense"}};
  EXPECT_FALSE(migrate_sqlite(*connection, broken));
  EXPECT_EQ(*connection->number("SELECT count(*) FROM sqlite_schema"), 0);
  const std::array<Migration, 2> good = {broken[0], Migration{2, "two", "CREATE TABLE c (d)"}};
  EXPECT_TRUE(migrate_sqlite(*connection, std::span(good).first(1)));
  EXPECT_EQ(*connection->number("PRAGMA user_version"), 1);
  EXPECT_TRUE(migrate_sqlite(*connection, good));
  EXPECT_TRUE(migrate_sqlite(*connection, good));
  EXPECT_EQ(*connection->number("PRAGMA user_version"), 2);
  EXPECT_EQ(*connection->number("SELECT count(*) FROM sqlite_schema"), 2);
}

TEST(DataFolder, FollowsXdg) {
  setenv("HOME", "/somewhere", 1);
  setenv("XDG_DATA_HOME", "/data", 1);
  EXPECT_EQ(*usual_data_folder(), "/data/twenties");
  setenv("XDG_DATA_HOME", "relative", 1);
  EXPECT_EQ(*usual_data_folder(), "/somewhere/.local/share/twenties");
  unsetenv("XDG_DATA_HOME");
  EXPECT_EQ(*usual_data_folder(), "/somewhere/.local/share/twenties");
  unsetenv("HOME");
  EXPECT_FALSE(usual_data_folder());
}

}  // namespace
}  // namespace twenties
