#include "client/server_address.hpp"

#include <gtest/gtest.h>

#include "texts/words.hpp"

namespace twenties {
namespace {

TEST(ServerAddress, IsReadFromALink) {
  const auto link = read_server_address("http://Example.org:2420/t/aB-3_x?from=mail#top");
  ASSERT_TRUE(link) << in_english(link.error());
  EXPECT_EQ(*link, (ServerAddress{"example.org", 2420, "aB-3_x"}));
  EXPECT_EQ(link->origin(), "http://example.org:2420");
  EXPECT_EQ(*read_server_address("localhost"), (ServerAddress{"localhost", 80, ""}));
  EXPECT_EQ(read_server_address("http://localhost/")->origin(), "http://localhost");
  EXPECT_EQ(*read_server_address("http://[::1]:99/t/x/"), (ServerAddress{"::1", 99, "x"}));
  EXPECT_EQ(read_server_address("http://[::1]:99")->origin(), "http://[::1]:99");
}

TEST(ServerAddress, TlsIsRefusedInClearWords) {
  for (const char* url : {"https://example.org/t/x", "WSS://example.org"}) {
    const auto address = read_server_address(url);
    ASSERT_FALSE(address);
    EXPECT_NE(in_english(address.error()).find("not support TLS"), std::string::npos);
  }
}

TEST(ServerAddress, WhatIsNoAddressIsRefused) {
  for (const char* url : {"", "http://", "ftp://x/t/y", "http://x:0", "http://x:99999",
                          "http://x:a", "http://x/y", "http://x/t/", "http://x/t/a/b",
                          "http://x/t/a b", "http://a b/", "http://a\r\nb/", "http://user@host/"}) {
    EXPECT_FALSE(read_server_address(url)) << url;
  }
}

}  // namespace
}  // namespace twenties
