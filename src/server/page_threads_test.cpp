// The web client as served to a browser.

#include <gtest/gtest.h>

#include "base/folder_for_tests.hpp"
#include "server/guests_for_tests.hpp"

namespace twenties {
namespace {

class PageTest : public testing::Test {
 protected:
  PageTest() {
    folder_.write("index.html", "<!doctype html>home");
    folder_.write("assets/app.js", "code code code");
    folder_.write("assets/app.js.gz", "packed");
    auto web = WebFolder::read(folder_.path());
    ServerOptions options = quiet_options();
    options.http.web = std::make_shared<const WebFolder>(std::move(*web));
    server_ = serve_from_memory(std::move(options));
  }

  RawReply get(std::string_view path, std::string_view headers = {}) const {
    return request(server_->port(), "GET", path, headers);
  }

 private:
  FolderForTests folder_;
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
  // One tag is for both the plain and the compressed form, so it is weak.
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
