#include "bots/engine/process.hpp"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <thread>

#include "base/text.hpp"
#include "texts/words.hpp"

namespace twenties {
namespace {

using Event = Process::Reading::Event;
using namespace std::chrono_literals;

std::unique_ptr<Process> shell(const std::string& script) {
  return std::move(*Process::start({"sh", "-c", script}));
}

Process::Reading read_soon(Process& process) {
  return process.read_line(Process::Clock::now() + 20s);
}

TEST(Process, LinesGoBothWays) {
  const auto echo = std::move(*Process::start({"cat"}));
  echo->send("first\nsecond\r\n\n");
  for (const char* expected : {"first", "second", ""}) {
    const auto reading = read_soon(*echo);
    EXPECT_EQ(reading.event, Event::line);
    EXPECT_EQ(reading.line, expected);
  }
}

TEST(Process, AProgramThatIsNotThereIsToldByName) {
  const auto process = Process::start({"no-such-program-anywhere"});
  ASSERT_FALSE(process);
  EXPECT_NE(in_english(process.error()).find("no-such-program-anywhere"), std::string::npos);
  EXPECT_FALSE(Process::start({}));
}

TEST(Process, TellsHowItEnded) {
  const auto polite = shell("echo bye; exit 3");
  EXPECT_EQ(read_soon(*polite).line, "bye");
  EXPECT_EQ(read_soon(*polite).event, Event::closed);
  EXPECT_EQ(polite->how_it_ended(), "ended with status 3");
  const auto killed = shell("kill -9 $$");
  EXPECT_EQ(read_soon(*killed).event, Event::closed);
  EXPECT_EQ(killed->how_it_ended(), "was ended by signal 9");
  const auto mute = shell("exec 1>&-; sleep 1000");
  EXPECT_EQ(read_soon(*mute).event, Event::closed);
  EXPECT_EQ(mute->how_it_ended(), "closed its output");
}

TEST(Process, AnUnfinishedLineIsNoLine) {
  const auto process = shell("printf half");
  EXPECT_EQ(read_soon(*process).event, Event::closed);
}

TEST(Process, AFloodWithoutLinesIsRefused) {
  const auto process = shell("yes | tr -d '\\n'");
  EXPECT_EQ(read_soon(*process).event, Event::flood);
}

TEST(Process, OneThatNeverReadsBlocksNobody) {
  const auto process = shell("sleep 1000");
  process->send(std::string(4 << 20, 'x'));
  EXPECT_EQ(process->read_line(Process::Clock::now() + 50ms).event, Event::timeout);
}

TEST(Process, WritingAndReadingGoOnSideBySide) {
  const auto echo = std::move(*Process::start({"cat"}));
  const std::string line(60'000, 'x');
  for (int i = 0; i < 20; ++i) echo->send(line + "\n");
  for (int i = 0; i < 20; ++i) EXPECT_EQ(read_soon(*echo).line, line);
}

TEST(Process, WritingToOneThatIsGoneRaisesNoSignal) {
  const auto process = shell("exit 0");
  EXPECT_EQ(read_soon(*process).event, Event::closed);
  process->send("hello\n");
  EXPECT_EQ(read_soon(*process).event, Event::closed);
}

// Gone, or a zombie.
bool is_dead(const std::string& process) {
  std::ifstream file(cat("/proc/", process, "/stat"));
  const std::string stat{std::istreambuf_iterator<char>(file), {}};
  return stat.empty() || stat.find(") Z ") != std::string::npos;
}

TEST(Process, WhatItStartedGoesWithIt) {
  auto process = shell("sleep 1000 & echo $!; wait");
  const std::string child = read_soon(*process).line;
  EXPECT_FALSE(is_dead(child));
  process.reset();
  for (int tries = 0; tries < 1000 && !is_dead(child); ++tries) std::this_thread::sleep_for(10ms);
  EXPECT_TRUE(is_dead(child));
}

std::ptrdiff_t open_descriptors() {
  const std::filesystem::directory_iterator all("/proc/self/fd");
  return std::distance(begin(all), end(all));
}

TEST(Process, LeavesNoDescriptorsBehind) {
  const auto before = open_descriptors();
  for (int i = 0; i < 5; ++i) {
    shell("echo hello");
    EXPECT_FALSE(Process::start({"no-such-program-anywhere"}));
  }
  EXPECT_EQ(open_descriptors(), before);
}

// An engine must not hold the pipes of another one open.
TEST(Process, InheritsNothingButItsOwnPipes) {
  const auto descriptors = [] { return read_soon(*shell("ls /proc/self/fd | wc -l")).line; };
  const std::string alone = descriptors();
  const auto other = std::move(*Process::start({"cat"}));
  EXPECT_EQ(descriptors(), alone);
}

}  // namespace
}  // namespace twenties
