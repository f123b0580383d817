#include <sys/resource.h>

#include "faults/faults.hpp"

namespace twenties {
namespace {

// From now on no file of the server grows beyond this many bytes, as on a full disk.
void limit_files(const ServerProcess& server, rlim_t bytes) {
  rlimit limit{};
  ASSERT_EQ(prlimit(server.id(), RLIMIT_FSIZE, nullptr, &limit), 0);
  limit.rlim_cur = std::min(bytes, limit.rlim_max);
  ASSERT_EQ(prlimit(server.id(), RLIMIT_FSIZE, &limit, nullptr), 0);
}

TEST(DiskFull, MovesAreRefusedForTheStoreUntilThereIsRoom) {
  const FolderForTests folder;
  std::optional<ServerProcess> server;
  ASSERT_NO_FATAL_FAILURE(start(server, with_data(folder), folder));
  Loop loop;
  CrowdOptions options;
  options.servers = {server->address()};
  options.tables = 6;
  Crowd crowd(loop, options);
  begin(loop, crowd);
  for (int round = 0; round < rounds(2, 20); ++round) {
    play_on(loop, crowd, 5);
    limit_files(*server, 1);
    const auto refusals = [&] {
      const auto found = crowd.figures().trouble.find("refused: store");
      return found == crowd.figures().trouble.end() ? 0 : found->second;
    };
    const std::uint64_t before = refusals();
    // Each table gets a refusal that says when to retry.
    EXPECT_TRUE(loop.run_until([&] { return refusals() >= before + 6; }, soon));
    const std::uint64_t moves = crowd.figures().moves;
    loop.run_for(Milliseconds(300));
    EXPECT_EQ(crowd.figures().moves, moves) << "acknowledged without room for it";
    ASSERT_FALSE(server->has_ended());
    limit_files(*server, RLIM_INFINITY);
    play_on(loop, crowd, 5);
  }
  EXPECT_EQ(crowd.figures().lost, 0) << "connections stay open";
  come_to_rest(loop, crowd);
  EXPECT_EQ(server->stop(), 0);
  expect_kept(*opened(open_data_folder(folder.path())), crowd);
}

}  // namespace
}  // namespace twenties
