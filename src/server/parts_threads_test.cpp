// Parts of the server that need no socket.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <atomic>

#include "games/registry.hpp"
#include "server/bot_pool.hpp"
#include "server/bot_tables.hpp"
#include "server/peer_servers.hpp"
#include "server/rate_limits.hpp"
#include "server/timer.hpp"
#include "server/workers.hpp"

namespace twenties {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

TEST(SteadyClock, DoesNotFollowTheWallClock) {
  std::int64_t steady = 5'000;
  const auto now = steady_clock_from(1'763'251'200'000, [&] { return steady; });
  EXPECT_EQ(now(), 1'763'251'200'000);
  steady += 250;
  EXPECT_EQ(now(), 1'763'251'200'250) << "whatever the wall clock says by now";
}

TEST(SteadyClock, BeginsWithTheTimeOfDay) {
  EXPECT_NEAR(static_cast<double>(steady_clock()()), static_cast<double>(system_now()), 5'000);
}

ThinkingJob job_of(const std::string& host, const std::string& engine) {
  ThinkingJob job;
  job.host = host;
  job.engine = engine;
  return job;
}

TEST(FairQueue, HostsTakeTurns) {
  FairQueue queue;
  for (int i = 0; i < 30; ++i) queue.push(job_of("eve", "e"));
  queue.push(job_of("ann", "a1"));
  queue.push(job_of("ann", "a2"));
  queue.push(job_of("bob", "b1"));
  std::vector<std::string> first;
  for (int i = 0; i < 5; ++i) first.push_back(queue.pop().engine);
  EXPECT_THAT(first, ElementsAre("e", "a1", "b1", "e", "a2"));
  EXPECT_EQ(queue.size(), 28U);
}

TEST(PeerServers, OneThatShowsNoLifeIsLostOnce) {
  PeerServers peers("me");
  const std::vector<Heartbeat> both{{"me", 1}, {"other", 7'000'000}};
  EXPECT_THAT(peers.update(both, 1'000), IsEmpty());
  EXPECT_TRUE(peers.is_running("other"));
  EXPECT_THAT(peers.update(both, 11'000), IsEmpty());
  EXPECT_THAT(peers.update(both, 11'001), ElementsAre("other"));
  EXPECT_FALSE(peers.is_running("other"));
  EXPECT_THAT(peers.update(both, 90'000), IsEmpty());
  const std::vector<Heartbeat> again{{"me", 2}, {"other", 7'000'001}};
  EXPECT_THAT(peers.update(again, 91'000), IsEmpty());
  EXPECT_TRUE(peers.is_running("other")) << "it was only slow";
  EXPECT_TRUE(peers.is_running("me"));
}

TEST(PeerServers, OneThatHasLeftIsLostAtOnce) {
  PeerServers peers("me");
  peers.update(std::vector<Heartbeat>{{"me", 1}, {"other", 5}}, 1'000);
  EXPECT_THAT(peers.update(std::vector<Heartbeat>{{"me", 2}}, 1'001), ElementsAre("other"));
}

TEST(BotTables, AreFewForAHostAndInAll) {
  BotTables tables(3, 30);
  for (std::size_t i = 0; i < 3; ++i) {
    EXPECT_TRUE(tables.is_room_for("eve"));
    tables.begun("eve", std::to_string(i));
  }
  EXPECT_FALSE(tables.is_room_for("eve"));
  EXPECT_TRUE(tables.is_room_for("ann"));
  tables.over("0");
  EXPECT_TRUE(tables.is_room_for("eve"));
  for (std::size_t i = 0; i < 30; ++i) {
    tables.begun(std::to_string(i), std::to_string(100 + i));
  }
  EXPECT_FALSE(tables.is_room_for("ann"));
}

TEST(Workers, RefuseWhatIsTooMuch) {
  std::atomic<bool> go = false;
  std::atomic<int> done = 0;
  Workers workers(1, 2);
  EXPECT_TRUE(workers.post([&] {
    while (!go) std::this_thread::yield();
    ++done;
  }));
  int accepted = 0;
  for (int i = 0; i < 10; ++i) accepted += workers.post([&] { ++done; }) ? 1 : 0;
  EXPECT_LE(accepted, 3);
  EXPECT_GE(accepted, 1);
  go = true;
  while (done < accepted + 1) std::this_thread::yield();
}

}  // namespace
}  // namespace twenties
