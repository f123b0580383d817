#include "faults/faults.hpp"

namespace twenties {
namespace {

using Clock = std::chrono::steady_clock;

TEST(GentleStop, UnderLoadItEndsWellAndNothingAcknowledgedIsLost) {
  const FolderForTests folder;
  std::optional<ServerProcess> server;
  ASSERT_NO_FATAL_FAILURE(start(server, with_data(folder), folder));
  Loop loop;
  CrowdOptions options;
  options.servers = {server->address()};
  options.tables = 8;
  options.patience = Milliseconds(2'000);
  Crowd crowd(loop, options);
  begin(loop, crowd);
  for (int round = 0; round < rounds(2, 20); ++round) {
    play_on(loop, crowd, 7);
    server->terminate();
    EXPECT_TRUE(loop.run_until([&] { return server->has_ended(); }, soon));
    EXPECT_EQ(server->exit_status(), 0);
    ASSERT_NO_FATAL_FAILURE(start(server, with_data(folder), folder));
  }
  play_on(loop, crowd, 7);
  come_to_rest(loop, crowd);
  EXPECT_EQ(server->stop(), 0);
  expect_kept(*opened(open_data_folder(folder.path())), crowd);
}

TEST(GentleStop, ClocksStandStillUntilTheServerIsBack) {
  const FolderForTests folder;
  std::optional<ServerProcess> server;
  ASSERT_NO_FATAL_FAILURE(start(server, with_data(folder), folder));
  Loop loop;
  PersonForTests ann(loop);
  PersonForTests bob(loop);
  const std::string table =
      ann.make_table(server->address(), R"({"game":"game-of-20","clock":"game:60"})");
  ClientMessage sit;
  sit.kind = ClientMessage::Kind::sit;
  sit.share = "x";
  ASSERT_NO_FATAL_FAILURE(ann.come(server->address(), table, seat_at(0)));
  sit.seat = seat_at(0);
  sit.name = "Ann";
  ann.say(sit);
  ASSERT_NO_FATAL_FAILURE(bob.come(server->address(), table, seat_at(1)));
  sit.seat = seat_at(1);
  sit.name = "Bob";
  bob.say(sit);
  ASSERT_TRUE(loop.run_until([&] { return ann.news()->state.phase == "playing"; }, soon));
  loop.run_for(Milliseconds(1'000));
  server->terminate();
  ASSERT_TRUE(loop.run_until([&] { return server->has_ended(); }, soon));
  // The last event before the end is that the table pauses.
  const NewsClock stopped = ann.news()->state.clock;
  EXPECT_TRUE(stopped.paused);
  ASSERT_EQ(stopped.left.size(), 2);
  EXPECT_LT(std::min(stopped.left[0], stopped.left[1]), 59'500);

  constexpr auto pause = Milliseconds(4'000);
  loop.run_for(pause);
  const auto back = Clock::now();
  ASSERT_NO_FATAL_FAILURE(start(server, with_data(folder), folder));
  ASSERT_NO_FATAL_FAILURE(ann.come(server->address(), table, seat_at(0)));
  const auto running = std::chrono::duration_cast<Milliseconds>(Clock::now() - back).count();
  const NewsClock now = ann.news()->state.clock;
  ASSERT_EQ(now.left.size(), 2);
  for (const std::size_t seat : {0U, 1U}) {
    EXPECT_LE(now.left[seat], stopped.left[seat]);
    // No more time is used than has passed since the restart.
    EXPECT_GE(now.left[seat], stopped.left[seat] - running - 1);
  }
}

}  // namespace
}  // namespace twenties
