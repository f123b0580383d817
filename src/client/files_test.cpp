#include "client/files.hpp"

#include <gtest/gtest.h>

#include <fstream>

#include "base/folder_for_tests.hpp"
#include "texts/words.hpp"

namespace twenties {
namespace {

namespace fs = std::filesystem;

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
  EXPECT_NE(in_english(read_file(folder.path(), 100).error()).find("is a folder"),
            std::string::npos);
  std::ofstream(folder.path() / "long") << std::string(101, 'x');
  EXPECT_FALSE(read_file(folder.path() / "long", 100));
  EXPECT_FALSE(write_file(folder.path() / "long" / "inside", "x"));
  EXPECT_FALSE(make_folder(folder.path() / "long" / "inside"));
}

}  // namespace
}  // namespace twenties
