#include "client/token_store.hpp"

#include <gtest/gtest.h>
#include <sys/stat.h>

#include "base/folder_for_tests.hpp"

namespace twenties {
namespace {

TEST(TokenStore, KeepsATokenForOneServerThatOnlyItsOwnerCanRead) {
  const FolderForTests folder;
  const TokenStore store(folder.path() / "a/online");
  const ServerAddress here{"here", 80, ""};
  EXPECT_EQ(store.load(here), "");
  ASSERT_TRUE(store.save(here, "0123abcd"));
  EXPECT_EQ(store.load(here), "0123abcd");
  EXPECT_EQ(store.load({"here", 81, ""}), "");
  struct stat facts{};
  ASSERT_EQ(::stat((folder.path() / "a/online/here_80").c_str(), &facts), 0);
  EXPECT_EQ(facts.st_mode & 0777U, 0600U);
  ASSERT_EQ(::stat((folder.path() / "a/online").c_str(), &facts), 0);
  EXPECT_EQ(facts.st_mode & 0777U, 0700U);
  EXPECT_FALSE(store.save(here, "evil\r\nHost: x"));
}

}  // namespace
}  // namespace twenties
