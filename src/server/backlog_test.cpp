#include "server/backlog.hpp"

#include <gtest/gtest.h>

namespace twenties {
namespace {

struct Client {
  Client(Backlog& backlog, const std::string& address)
      : account(backlog, address, [this] { ++disconnected; }) {}
  int disconnected = 0;
  Backlog::Account account;
};

TEST(Backlog, TheSlowestOfAnAddressIsLetGoWhenItHasTooMuch) {
  Backlog backlog(100);
  Client quick(backlog, "a");
  Client slow(backlog, "a");
  Client other(backlog, "b");
  other.account.add(99);
  slow.account.add(60);
  quick.account.add(40);
  EXPECT_EQ(slow.disconnected + quick.disconnected + other.disconnected, 0);
  quick.account.add(1);
  EXPECT_EQ(slow.disconnected, 1);
  EXPECT_EQ(quick.disconnected + other.disconnected, 0);
  quick.account.add(59);
  EXPECT_EQ(quick.disconnected, 0) << "what the other had does not count any more";
  quick.account.add(1);
  EXPECT_EQ(quick.disconnected, 1);
  EXPECT_EQ(slow.disconnected, 1) << "once is enough";
}

TEST(Backlog, WhatWasTakenIsForgotten) {
  Backlog backlog(100);
  Client one(backlog, "a");
  for (int i = 0; i < 10; ++i) {
    one.account.add(90);
    one.account.take(90);
  }
  {
    Client two(backlog, "a");
    two.account.add(90);
  }
  one.account.add(100);
  EXPECT_EQ(one.disconnected, 0);
  one.account.add(1);
  one.account.take(101);
  EXPECT_EQ(one.disconnected, 1);
}

}  // namespace
}  // namespace twenties
