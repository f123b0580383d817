#include "terminal/save_store.hpp"

#include <gtest/gtest.h>

#include <fstream>

#include "terminal/session_for_tests.hpp"

namespace twenties {
namespace {

namespace fs = std::filesystem;

void put(const fs::path& path, std::string_view text) { std::ofstream(path) << text; }

TEST(Files, AreWrittenWholeOrNotAtAll) {
  const FolderForTests folder;
  const fs::path path = folder.path() / "a";
  ASSERT_TRUE(write_file(path, "one"));
  ASSERT_TRUE(write_file(path, "two"));
  EXPECT_EQ(read_file(path, 100).value(), "two");
  EXPECT_EQ(std::distance(fs::directory_iterator(folder.path()), {}), 1);
}

TEST(Files, ProblemsAreTold) {
  const FolderForTests folder;
  EXPECT_FALSE(read_file(folder.path() / "none", 100));
  EXPECT_NE(read_file(folder.path(), 100).error().message.find("is a folder"), std::string::npos);
  put(folder.path() / "long", std::string(101, 'x'));
  EXPECT_FALSE(read_file(folder.path() / "long", 100));
  EXPECT_FALSE(write_file(folder.path() / "long" / "inside", "x"));
  EXPECT_FALSE(make_folder(folder.path() / "long" / "inside"));
}

TEST(SaveStore, KeepsAndGivesBack) {
  Evening evening;
  Table table = evening.table("null-game", "Ann,greedy", 7);
  table.advance();
  ASSERT_TRUE(evening.store.autosave(table, std::chrono::seconds(3)));
  const auto kept = evening.kept();
  ASSERT_TRUE(kept);
  EXPECT_EQ(kept->table.game().hash(), table.game().hash());
  EXPECT_EQ(kept->table.seed(), 7U);
  EXPECT_EQ(describe(kept->table), "Null Game, Ann against greedy, 0 moves");
}

TEST(SaveStore, ProgramsAtTheSameTimeKeepApart) {
  Evening evening;
  Table mine = evening.table("null-game", "Ann,greedy", 1);
  Table other = evening.table("null-game", "Ben,greedy", 2);
  ASSERT_TRUE(evening.store.autosave(mine, {}));
  {
    SaveStore second(evening.folder.path());
    ASSERT_TRUE(second.open());
    EXPECT_FALSE(second.has_autosave());
    ASSERT_TRUE(second.autosave(other, {}));
    EXPECT_EQ(evening.kept()->table.sitters()[0].name, "Ann");
  }
  evening.store.drop_autosave();
  SaveStore third(evening.folder.path());
  ASSERT_TRUE(third.open());
  ASSERT_TRUE(third.has_autosave()) << "the game of the program that is gone";
  EXPECT_EQ(third.autosaved(all_games_and_null())->table.sitters()[0].name, "Ben");
}

TEST(SaveStore, SetAsideKeepsTheGameUnderAName) {
  Evening evening;
  ASSERT_TRUE(evening.store.autosave(evening.table("null-game", "Ann,greedy"), {}));
  const auto path = evening.store.set_aside();
  ASSERT_TRUE(path);
  EXPECT_EQ(path->filename(), "null-game-1.twenties");
  EXPECT_FALSE(evening.store.has_autosave());
  const auto games = evening.store.saved_games(all_games_and_null());
  ASSERT_EQ(games.size(), 1U);
  EXPECT_EQ(games[0].text, "Null Game, Ann against greedy, 0 moves");
  EXPECT_EQ(find_save(evening.store, "null-game-1"), *path);
}

TEST(SaveStore, BrokenFilesAreTold) {
  Evening evening;
  put(evening.folder.path() / "x.twenties", "twenties record 1\ngame: chess\n");
  const auto game = load_game(all_games_and_null(), evening.folder.path() / "x.twenties");
  ASSERT_FALSE(game);
  EXPECT_NE(game.error().message.find("there is no game \"chess\""), std::string::npos);
  EXPECT_TRUE(evening.store.saved_games(all_games_and_null()).empty());
}

TEST(SaveStore, WithoutAFolderNothingIsKept) {
  SaveStore store("");
  EXPECT_FALSE(store.open());
  const FolderForTests folder;
  put(folder.path() / "file", "");
  SaveStore blocked(folder.path() / "file" / "inside");
  EXPECT_FALSE(blocked.open());
}

TEST(SaveStore, TimePlayedIsKept) {
  Evening evening;
  const Table table = evening.table("sums-of-20", "me,greedy", 1, "time=10");
  ASSERT_TRUE(evening.store.autosave(table, std::chrono::seconds(90)));
  EXPECT_EQ(evening.kept()->played, std::chrono::seconds(90));
  ASSERT_TRUE(evening.store.autosave(evening.kept()->table, std::chrono::seconds(150)));
  ASSERT_TRUE(evening.kept()) << evening.kept().error().message;
  EXPECT_EQ(evening.kept()->played, std::chrono::seconds(150));
}

TEST(SaveStore, TimePlayedStandsBehindANoteThatWasThere) {
  Evening evening;
  Record record = evening.table("sums-of-20", "me,greedy", 1, "time=10").record();
  record.remarks.emplace_back("note", "club night, played well");
  const auto table = Table::resume(all_games_and_null(), record);
  ASSERT_TRUE(table);
  for (const int seconds : {60, 90}) {
    ASSERT_TRUE(evening.store.autosave(*table, std::chrono::seconds(seconds)));
    EXPECT_EQ(evening.kept()->played, std::chrono::seconds(seconds));
  }
  const std::string text = print_game(evening.kept()->table, std::chrono::seconds(95));
  EXPECT_NE(text.find("note: club night, played well, played 95 s\n"), std::string::npos) << text;
}

}  // namespace
}  // namespace twenties
