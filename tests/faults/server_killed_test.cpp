#include "base/random.hpp"
#include "faults/faults.hpp"

namespace twenties {
namespace {

// An acknowledged move is on disk.
TEST(ServerKilled, NoAcknowledgedMoveIsLostOrDoubled) {
  const FolderForTests folder;
  std::optional<ServerProcess> server;
  ASSERT_NO_FATAL_FAILURE(start(server, with_data(folder), folder));
  Loop loop;
  CrowdOptions options;
  options.servers = {server->address()};
  options.tables = 8;
  options.spectators = 4;
  options.patience = Milliseconds(2'000);
  Crowd crowd(loop, options);
  begin(loop, crowd);
  Random random(20);
  for (int round = 0; round < rounds(5, 60); ++round) {
    play_on(loop, crowd, 5);
    loop.run_for(Milliseconds(random.below(200)));
    server->kill();
    loop.run_for(Milliseconds(random.below(200)));
    ASSERT_NO_FATAL_FAILURE(start(server, with_data(folder), folder));
  }
  play_on(loop, crowd, 5);
  come_to_rest(loop, crowd);
  EXPECT_EQ(server->stop(), 0);
  expect_kept(*opened(open_data_folder(folder.path())), crowd);
}

}  // namespace
}  // namespace twenties
