// The web client as a browser gets it.

#include <gtest/gtest.h>
#include <unistd.h>

#include <fstream>

#include "server/guests_for_tests.hpp"

namespace twenties {
namespace {

namespace fs = std::filesystem;

class PageTest : public testing::Test {
 protected:
  PageTest() : folder_(fs::temp_directory_path() / cat("twenties-page-", getpid())) {
    fs::create_directories(folder_ / "assets");
    std::ofstream(folder_ / "index.html") << "<!doctype html>home";
    std::ofstream(folder_ / "assets/app.js") << "code code code";
    std::ofstream(folder_ / "assets/app.js.gz") << "packed";
    auto web = WebFolder::read(folder_);
    ServerOptions options = quiet_options();
    options.desk.web = std::make_shared<const WebFolder>(std::move(*web));
    server_ = serve_from_memory(std::move(options));
  }
  ~PageTest() override { fs::remove_all(folder_); }

  RawReply get(std::string_view path, std::string_view headers = {}) const {
    return request(server_->port(), "GET", path, headers);
  }

 private:
  fs::path folder_;
  std::unique_ptr<Server> server_;
};

TEST_F(PageTest, AnyAddressOfAPageIsTheIndexUnderAStrictPolicy) {
  for (const char* path : {"/", "/play/x", "/learn/twenty-one", "/t/0Kf3uYb2QmWx7rT9vLcZ1A"}) {
    const RawReply reply = get(path);
    EXPECT_EQ(reply.status, 200) << path;
    EXPECT_EQ(reply.body, "<!doctype html>home") << path;
    EXPECT_EQ(reply.header("Cache-Control"), "no-cache");
    const std::string policy = reply.header("Content-Security-Policy");
    EXPECT_NE(policy.find("default-src 'none'"), std::string::npos) << policy;
    EXPECT_EQ(policy.find("unsafe-inline"), std::string::npos) << policy;
  }
  EXPECT_EQ(get("/assets/missing.js").status, 404);
}

TEST_F(PageTest, FilesAreKeptForEverAndPackedForWhoCanUnpack) {
  const RawReply plain = get("/assets/app.js");
  EXPECT_EQ(plain.body, "code code code");
  EXPECT_EQ(plain.header("Content-Encoding"), "");
  EXPECT_EQ(plain.header("Vary"), "Accept-Encoding");
  EXPECT_NE(plain.header("Cache-Control").find("immutable"), std::string::npos);
  const RawReply packed = get("/assets/app.js", "Accept-Encoding: gzip, br\r\n");
  EXPECT_EQ(packed.body, "packed");
  EXPECT_EQ(packed.header("Content-Encoding"), "gzip");
  EXPECT_EQ(packed.header("Content-Type"), "text/javascript; charset=utf-8");
  // One tag stands for both forms, so it is a weak one.
  EXPECT_EQ(packed.header("ETag"), plain.header("ETag"));
  EXPECT_TRUE(plain.header("ETag").starts_with("W/\"")) << plain.header("ETag");
}

TEST_F(PageTest, WhatHasNotChangedIsNotSentAgain) {
  const std::string tag = get("/").header("ETag");
  ASSERT_FALSE(tag.empty());
  const RawReply same = get("/", cat("If-None-Match: ", tag, "\r\n"));
  EXPECT_EQ(same.status, 304);
  EXPECT_EQ(same.body, "");
  EXPECT_EQ(same.header("ETag"), tag);
  EXPECT_EQ(get("/", "If-None-Match: \"older\"\r\n").status, 200);
}

}  // namespace
}  // namespace twenties
