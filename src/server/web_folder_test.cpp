#include "server/web_folder.hpp"

#include <gtest/gtest.h>
#include <unistd.h>

#include <fstream>

#include "base/text.hpp"

namespace twenties {

namespace {

namespace fs = std::filesystem;

class WebFolderTest : public testing::Test {
 protected:
  WebFolderTest() : folder_(fs::temp_directory_path() / cat("twenties-web-", getpid())) {
    fs::create_directories(folder_ / "assets");
  }
  ~WebFolderTest() override { fs::remove_all(folder_); }

  void write(const std::string& name, const std::string& text) const {
    std::ofstream(folder_ / name) << text;
  }
  [[nodiscard]] const fs::path& folder() const { return folder_; }

 private:
  fs::path folder_;
};

TEST_F(WebFolderTest, GivesFilesWithTheirTypesAndPagesTheIndex) {
  write("index.html", "home");
  write("assets/app.js", "code");
  write("assets/app.js.gz", "c");
  const auto web = WebFolder::read(folder());
  ASSERT_TRUE(web) << web.error().message;
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

TEST_F(WebFolderTest, GivesNothingThatIsNotInIt) {
  write("index.html", "home");
  const auto web = WebFolder::read(folder());
  ASSERT_TRUE(web);
  EXPECT_EQ(web->find("/missing.js"), nullptr);
  EXPECT_EQ(web->find("/../../etc/passwd.txt"), nullptr);
  EXPECT_EQ(web->find("/assets/app.js.gz"), nullptr);
}

TEST_F(WebFolderTest, RefusesAFolderThatIsNotTheClient) {
  EXPECT_FALSE(WebFolder::read(folder()));
  EXPECT_FALSE(WebFolder::read(folder() / "nowhere"));
}

}  // namespace

}  // namespace twenties
