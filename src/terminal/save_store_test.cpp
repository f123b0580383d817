#include "terminal/save_store.hpp"

#include <gtest/gtest.h>

#include <fstream>

#include "terminal/session_for_tests.hpp"
#include "texts/words.hpp"

namespace twenties {
namespace {

namespace fs = std::filesystem;

void put(const fs::path& path, std::string_view text) { std::ofstream(path) << text; }

TEST(SaveStore, KeepsAndGivesBack) {
  TestSession test_session;
  Table table = test_session.table("null-game", "Ann,greedy", 7);
  advance(table);
  ASSERT_TRUE(test_session.store.autosave(table, std::chrono::seconds(3)));
  const auto kept = test_session.kept();
  ASSERT_TRUE(kept);
  EXPECT_EQ(kept->table.game().hash(), table.game().hash());
  EXPECT_EQ(kept->table.seed(), 7U);
  EXPECT_EQ(describe(kept->table, Words()), "Null Game, Ann against greedy, 0 moves");
}

TEST(SaveStore, ProgramsAtTheSameTimeKeepApart) {
  TestSession test_session;
  Table mine = test_session.table("null-game", "Ann,greedy", 1);
  Table other = test_session.table("null-game", "Ben,greedy", 2);
  ASSERT_TRUE(test_session.store.autosave(mine, {}));
  {
    SaveStore second(test_session.folder.path());
    ASSERT_TRUE(second.open());
    EXPECT_FALSE(second.has_autosave());
    ASSERT_TRUE(second.autosave(other, {}));
    EXPECT_EQ(test_session.kept()->table.seats()[0], "Ann");
  }
  test_session.store.drop_autosave();
  SaveStore third(test_session.folder.path());
  ASSERT_TRUE(third.open());
  ASSERT_TRUE(third.has_autosave()) << "the game of the program that is gone";
  EXPECT_EQ(third.autosaved(all_games_and_null())->table.seats()[0], "Ben");
}

TEST(SaveStore, SetAsideKeepsTheGameUnderAName) {
  TestSession test_session;
  ASSERT_TRUE(test_session.store.autosave(test_session.table("null-game", "Ann,greedy"), {}));
  const auto path = test_session.store.set_aside();
  ASSERT_TRUE(path);
  EXPECT_EQ(path->filename(), "null-game-1.twenties");
  EXPECT_FALSE(test_session.store.has_autosave());
  const auto games = test_session.store.saved_games(all_games_and_null(), Words());
  ASSERT_EQ(games.size(), 1U);
  EXPECT_EQ(games[0].text, "Null Game, Ann against greedy, 0 moves");
  EXPECT_EQ(find_save(test_session.store, "null-game-1"), *path);
}

TEST(SaveStore, BrokenFilesAreTold) {
  TestSession test_session;
  put(test_session.folder.path() / "x.twenties", "twenties record 1\ngame: chess\n");
  const auto game = load_game(all_games_and_null(), test_session.folder.path() / "x.twenties");
  ASSERT_FALSE(game);
  EXPECT_NE(in_english(game.error()).find("there is no game \"chess\""), std::string::npos);
  EXPECT_TRUE(test_session.store.saved_games(all_games_and_null(), Words()).empty());
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
  TestSession test_session;
  const Table table = test_session.table("sums-of-20", "me,greedy", 1, "time=10");
  ASSERT_TRUE(test_session.store.autosave(table, std::chrono::seconds(90)));
  EXPECT_EQ(test_session.kept()->played, std::chrono::seconds(90));
  ASSERT_TRUE(test_session.store.autosave(test_session.kept()->table, std::chrono::seconds(150)));
  ASSERT_TRUE(test_session.kept()) << in_english(test_session.kept().error());
  EXPECT_EQ(test_session.kept()->played, std::chrono::seconds(150));
}

TEST(SaveStore, TimePlayedStandsBehindANoteThatWasThere) {
  TestSession test_session;
  Record record = test_session.table("sums-of-20", "me,greedy", 1, "time=10").record();
  record.remarks.emplace_back("note", "club night, played well");
  const auto table = Table::resume(all_games_and_null(), record);
  ASSERT_TRUE(table);
  for (const int seconds : {60, 90}) {
    ASSERT_TRUE(test_session.store.autosave(*table, std::chrono::seconds(seconds)));
    EXPECT_EQ(test_session.kept()->played, std::chrono::seconds(seconds));
  }
  const std::string text = print_game(test_session.kept()->table, std::chrono::seconds(95));
  EXPECT_NE(text.find("note: club night, played well, played 95 s\n"), std::string::npos) << text;
}

}  // namespace
}  // namespace twenties
