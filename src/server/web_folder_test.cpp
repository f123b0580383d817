#include "server/web_folder.hpp"

#include <gtest/gtest.h>

#include "base/folder_for_tests.hpp"
#include "texts/words.hpp"

namespace twenties {

namespace {

TEST(WebFolderTest, GivesFilesWithTheirTypesAndPagesTheIndex) {
  const FolderForTests folder;
  folder.write("index.html", "home");
  folder.write("assets/app.js", "code");
  folder.write("assets/app.js.gz", "c");
  const auto web = WebFolder::read(folder.path());
  ASSERT_TRUE(web) << in_english(web.error());
  ASSERT_NE(web->find("/"), nullptr);
  EXPECT_EQ(web->find("/")->body, "home");
  EXPECT_EQ(web->find("/t/0Kf3uYb2QmWx7rT9vLcZ1A")->body, "home");
  EXPECT_EQ(web->find("/learn/twenty-one")->body, "home");
  const WebFolder::File* code = web->find("/assets/app.js");
  ASSERT_NE(code, nullptr);
  EXPECT_EQ(code->type, "text/javascript; charset=utf-8");
  EXPECT_EQ(code->packed, "c");
  EXPECT_TRUE(code->is_lasting);
  EXPECT_FALSE(web->find("/")->is_lasting);
  EXPECT_NE(code->tag, web->find("/")->tag);
}

TEST(WebFolderTest, GivesNothingThatIsNotInIt) {
  const FolderForTests folder;
  folder.write("index.html", "home");
  const auto web = WebFolder::read(folder.path());
  ASSERT_TRUE(web);
  EXPECT_EQ(web->find("/missing.js"), nullptr);
  EXPECT_EQ(web->find("/../../etc/passwd.txt"), nullptr);
  EXPECT_EQ(web->find("/assets/app.js.gz"), nullptr);
}

TEST(WebFolderTest, RefusesAFolderThatIsNotTheClient) {
  const FolderForTests folder;
  EXPECT_FALSE(WebFolder::read(folder.path()));
  EXPECT_FALSE(WebFolder::read(folder.path() / "nowhere"));
}

}  // namespace

}  // namespace twenties
