#include "reports/progress_line.hpp"

#include <gtest/gtest.h>

namespace twenties {
namespace {

using namespace std::chrono_literals;

TEST(ProgressBar, IsFilledByTheShareThatIsDone) {
  EXPECT_EQ(progress_bar(0), "[....................]");
  EXPECT_EQ(progress_bar(0.25), "[#####...............]");
  EXPECT_EQ(progress_bar(1), "[####################]");
}

TEST(ProgressBar, StaysInItsFrame) {
  EXPECT_EQ(progress_bar(1.5), progress_bar(1));
  EXPECT_EQ(progress_bar(-1), progress_bar(0));
}

TEST(ProgressLine, IsDueOncePerPause) {
  ProgressLine line(ProgressLine::Output::lines, {.redraw = 1ms, .line = 5s});
  const auto now = ProgressLine::Clock::now();
  EXPECT_TRUE(line.is_due(now));
  EXPECT_FALSE(line.is_due(now + 4s));
  EXPECT_TRUE(line.is_due(now + 5s));
  EXPECT_FALSE(line.is_due(now + 6s));
}

TEST(ProgressLine, CanPutOffItsFirstLine) {
  ProgressLine line(ProgressLine::Output::lines, {.redraw = 1ms, .line = 5s});
  const auto now = ProgressLine::Clock::now();
  line.wait_first();
  EXPECT_FALSE(line.is_due(now));
  EXPECT_TRUE(line.is_due(now + 6s));
}

TEST(ProgressLine, IsNeverDueWhereNothingIsShown) {
  ProgressLine line(ProgressLine::Output::nothing);
  EXPECT_FALSE(line.is_due(ProgressLine::Clock::now() + 1h));
}

}  // namespace
}  // namespace twenties
