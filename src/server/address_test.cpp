#include "server/address.hpp"

#include <gtest/gtest.h>

namespace twenties {
namespace {

TEST(Address, FourWithinSixIsFour) {
  EXPECT_EQ(plain_address("::ffff:127.0.0.1"), "127.0.0.1");
  EXPECT_EQ(plain_address("::FFFF:7f00:1"), "127.0.0.1");
  EXPECT_EQ(plain_address("127.0.0.1"), "127.0.0.1");
}

TEST(Address, SixHasOneSpelling) {
  EXPECT_EQ(plain_address("2001:DB8:0:0:0:0:0:1"), "2001:db8::1");
  EXPECT_EQ(plain_address("fe80::1%eth0"), "fe80::1");
}

TEST(Address, WhatIsNoneStaysAsItIs) {
  for (const char* text : {"", "unknown", "1.2.3.4:80", "::g", "%"}) {
    EXPECT_EQ(plain_address(text), text);
    EXPECT_EQ(counted_address(text), text);
  }
}

TEST(Address, SixIsCountedByItsNetwork) {
  EXPECT_EQ(counted_address("2001:db8:1:2:3:4:5:6"), "2001:db8:1:2::/64");
  EXPECT_EQ(counted_address("2001:db8:1:2:ffff::1"), counted_address("2001:db8:1:2::9"));
  EXPECT_NE(counted_address("2001:db8:1:3::1"), counted_address("2001:db8:1:2::1"));
  EXPECT_EQ(counted_address("::ffff:10.1.2.3"), "10.1.2.3");
  EXPECT_NE(counted_address("fe80::1"), counted_address("fe80::2")) << "neighbours on one cable";
}

}  // namespace
}  // namespace twenties
