#include "faults/faults.hpp"

namespace twenties {
namespace {

// Each command is sent one to five times, late and out of order, from three devices per seat whose
// connections are cut.
void play_over_a_bad_network(const std::string& game) {
  const FolderForTests folder;
  std::optional<ServerProcess> server;
  ASSERT_NO_FATAL_FAILURE(start(server, with_data(folder), folder));
  Loop loop;
  CrowdOptions options;
  options.servers = {server->address()};
  options.game = game;
  options.tables = 4;
  options.devices = 3;
  options.patience = Milliseconds(1'000);
  options.chaos = {5, Milliseconds(60), 15};
  Crowd crowd(loop, options);
  begin(loop, crowd);
  const auto enough = static_cast<std::size_t>(rounds(5, 60));
  EXPECT_TRUE(loop.run_until([&] { return crowd.ended().size() >= enough; },
                             Milliseconds(rounds(120'000, 1'200'000))))
      << "only " << crowd.ended().size() << " games ended, after " << crowd.figures().moves
      << " moves";
  // All devices of a seat decide at once, and one of them wins.
  EXPECT_TRUE(crowd.figures().trouble.contains("refused: stale"));
  come_to_rest(loop, crowd);
  EXPECT_EQ(server->stop(), 0);
  expect_kept(*opened(open_data_folder(folder.path())), crowd);
}

class BadNetwork : public testing::TestWithParam<std::string> {};

TEST_P(BadNetwork, EachIdCountsOnceAndGamesEndRight) { play_over_a_bad_network(GetParam()); }

INSTANTIATE_TEST_SUITE_P(Games, BadNetwork,
                         testing::Values("game-of-20", "twenty-one", "sums-of-20",
                                         "twenty-four-seven"),
                         [](const auto& game) {
                           std::string name = game.param;
                           std::erase(name, '-');
                           return name;
                         });

}  // namespace
}  // namespace twenties
