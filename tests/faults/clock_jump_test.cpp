#include <cstdlib>
#include <fstream>

#include "faults/faults.hpp"

namespace twenties {
namespace {

// Sets the wall clock of servers started while this exists.
class WallClock {
 public:
  explicit WallClock(const FolderForTests& folder) : file_(folder.file("ahead")) {
    set(0);
    setenv("TWENTIES_WALL_CLOCK_AHEAD", file_.c_str(), 1);
    setenv("LD_PRELOAD", TWENTIES_WALL_CLOCK, 1);
    setenv("ASAN_OPTIONS", "verify_asan_link_order=0", 0);
  }
  WallClock(const WallClock&) = delete;
  WallClock& operator=(const WallClock&) = delete;
  ~WallClock() {
    unsetenv("LD_PRELOAD");
    unsetenv("TWENTIES_WALL_CLOCK_AHEAD");
  }

  void set(int seconds_ahead) const {
    // Atomically: the server may be reading.
    std::ofstream(file_ + ".new") << seconds_ahead << "\n";
    std::rename((file_ + ".new").c_str(), file_.c_str());
  }

 private:
  std::string file_;
};

constexpr int an_hour = 3600;

// The server's clock is steady.
TEST(ClockJump, NoGameIsLostAndNoClockStandsStill) {
  const FolderForTests folder;
  const WallClock wall(folder);
  std::optional<ServerProcess> server;
  ASSERT_NO_FATAL_FAILURE(start(server, with_data(folder), folder));
  Loop loop;
  PersonForTests ann(loop);
  const std::string table =
      ann.make_table(server->address(), R"({"game":"game-of-20","clock":"game:600"})");
  ASSERT_NO_FATAL_FAILURE(ann.come(server->address(), table, nobody));
  for (const int seat : {0, 1}) ann.sit(seat_at(seat));
  const auto playing = [&] { return ann.news() && ann.news()->state.phase == "playing"; };
  ASSERT_TRUE(loop.run_until(playing, soon));
  const auto left = [&] {
    EXPECT_NO_FATAL_FAILURE(ann.come(server->address(), table, nobody));
    const NewsClock& clock = ann.news()->state.clock;
    return clock.running.empty() ? -1 : clock.left[static_cast<std::size_t>(clock.running[0]) - 1];
  };
  for (int round = 0; round < rounds(1, 10); ++round) {
    for (const int jump : {an_hour, -an_hour}) {
      const std::int64_t before = left();
      wall.set(jump);
      loop.run_for(Milliseconds(1'200));
      const std::int64_t after = left();
      EXPECT_EQ(ann.news()->state.phase, "playing");
      EXPECT_LT(after, before) << "the clock stands still";
      EXPECT_GT(after, before - 60'000) << "the clock ran away";
    }
  }
  // Behind the time in the log, also after a restart.
  EXPECT_EQ(server->stop(), 0);
  ASSERT_NO_FATAL_FAILURE(start(server, with_data(folder), folder));
  const std::int64_t before = left();
  loop.run_for(Milliseconds(1'200));
  EXPECT_LT(left(), before);
  EXPECT_EQ(server->stop(), 0);
}

}  // namespace
}  // namespace twenties
