#include "bots/game_of_20/proof/log.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "base/text.hpp"
#include "texts/words.hpp"

namespace twenties::game_of_20 {
namespace {

using testing::HasSubstr;

class ProofLogFile : public testing::Test {
 protected:
  void SetUp() override {
    std::string name = (std::filesystem::temp_directory_path() / "proof-XXXXXX").string();
    ASSERT_NE(mkdtemp(name.data()), nullptr);
    folder_ = name;
  }
  void TearDown() override { std::filesystem::remove_all(folder_); }

  [[nodiscard]] std::string path(std::string_view name = "a.log") const {
    return cat(folder_, "/", name);
  }
  void write(const std::string& text, std::string_view name = "a.log") const {
    std::ofstream(path(name)) << text;
  }
  [[nodiscard]] std::string text(std::string_view name = "a.log") const {
    std::ostringstream out;
    out << std::ifstream(path(name)).rdbuf();
    return out.str();
  }
  static Answer answer(std::size_t deal, bool yes, Question question = Question::wins) {
    return {Deal::at(4, deal), question, yes, 100 + deal, 1.25, solver_version, 1};
  }
  static std::string line(const Answer& answer) { return print_answer(answer) + '\n'; }

  std::string folder_;
  const std::string heading_ = "# deal question answer nodes seconds version seed\n";
};

TEST_F(ProofLogFile, GoesOnWhereItWasLeft) {
  {
    const auto log = ProofLog::open(path("new/folder/b.log"), 4);
    ASSERT_TRUE(log) << in_english(log.error());
    ASSERT_TRUE((*log)->add(answer(7, true)));
    ASSERT_TRUE((*log)->add(answer(8, false)));
    const auto again = ProofLog::open(path("new/folder/b.log"), 4);
    ASSERT_FALSE(again);
    EXPECT_THAT(in_english(again.error()), HasSubstr("another process"));
  }
  const auto log = ProofLog::open(path("new/folder/b.log"), 4);
  ASSERT_TRUE(log);
  EXPECT_THAT((*log)->answers(), testing::ElementsAre(answer(7, true), answer(8, false)));
  EXPECT_EQ(text("new/folder/b.log"), cat(heading_, line(answer(7, true)), line(answer(8, false))));
}

TEST_F(ProofLogFile, DropsALineThatWasCutOffAtAnyPlace) {
  const std::string before = cat(heading_, line(answer(1, true)));
  const std::string last = line(answer(2, false));
  for (std::size_t cut = 0; cut < last.size(); ++cut) {
    write(before + last.substr(0, cut));
    const auto log = ProofLog::open(path(), 4);
    ASSERT_TRUE(log) << cut;
    EXPECT_EQ((*log)->answers().size(), 1U);
    ASSERT_TRUE((*log)->add(answer(3, true)));
    EXPECT_EQ(text(), before + line(answer(3, true)));
  }
  for (std::size_t cut = 0; cut < heading_.size(); ++cut) {
    write(heading_.substr(0, cut));
    ASSERT_TRUE(ProofLog::open(path(), 4));
    EXPECT_EQ(text(), heading_);
  }
}

TEST_F(ProofLogFile, RefusesWhatIsDamagedByItsLineAndLeavesItAlone) {
  const auto refused = [&](const std::string& content, const std::string& why) {
    write(content);
    const auto log = ProofLog::open(path(), 4);
    ASSERT_FALSE(log) << content;
    EXPECT_THAT(in_english(log.error()), HasSubstr(why));
    EXPECT_EQ(text(), content);
  };
  refused(cat(heading_, line(answer(1, true)), "nonsense\n"), "damaged in line 3");
  refused(cat(heading_, line(answer(1, true)), "\n", line(answer(2, true))), "damaged in line 3");
  refused("some letter without an end", "no log");
  refused(cat(heading_, line(answer(1, true)), line(answer(2, true)), line(answer(1, false))),
          "lines 2 and 4");
  refused(cat(line(answer(1, true)), line(answer(1, false, Question::does_not_lose))),
          "lines 1 and 2");
  Answer other = answer(5, true);
  other.deal = Deal::at(3, 5);
  refused(cat(heading_, line(other)), "centre 3 in line 2");
}

TEST_F(ProofLogFile, MergesEachAnswerOnce) {
  write(cat(heading_, line(answer(1, true)), line(answer(2, false))), "a.log");
  write(cat(line(answer(2, false)), line(answer(3, true)), "4:3,5"), "b.log");
  auto merged = merge_logs(path("out.log"), {path("a.log"), path("b.log")});
  ASSERT_TRUE(merged) << in_english(merged.error());
  EXPECT_EQ(*merged, 3U);
  const std::string expected =
      cat(heading_, line(answer(1, true)), line(answer(2, false)), line(answer(3, true)));
  EXPECT_EQ(text("out.log"), expected);
  // What the file had stays.
  write(line(answer(9, true)), "c.log");
  merged = merge_logs(path("out.log"), {path("c.log")});
  ASSERT_TRUE(merged);
  EXPECT_EQ(text("out.log"), expected + line(answer(9, true)));
}

TEST_F(ProofLogFile, ContradictionsOfTwoLogsAreRefusedAndNothingIsWritten) {
  write(cat(heading_, line(answer(1, true))), "a.log");
  write(cat(heading_, line(answer(5, true)), line(answer(1, false))), "b.log");
  const auto merged = merge_logs(path("out.log"), {path("a.log"), path("b.log")});
  ASSERT_FALSE(merged);
  EXPECT_THAT(in_english(merged.error()), HasSubstr("a.log\" line 2"));
  EXPECT_THAT(in_english(merged.error()), HasSubstr("b.log\" line 3"));
  EXPECT_FALSE(std::filesystem::exists(path("out.log")));
  EXPECT_FALSE(merge_logs(path("out.log"), {path("missing.log")}));
  const auto writer = ProofLog::open(path("a.log"), 4);
  EXPECT_FALSE(merge_logs(path("a.log"), {path("a.log")}));
}

// Adds answers until it is killed, and reports each number that is on disk.
[[noreturn]] void add_for_ever(const std::string& path, int tell) {
  const auto log = ProofLog::open(path, 4);
  if (!log) _exit(1);
  for (std::size_t deal = (*log)->answers().size();; ++deal) {
    Answer answer;
    answer.deal = Deal::at(4, deal);
    if (!(*log)->add(answer) || ::write(tell, &deal, sizeof deal) != sizeof deal) _exit(1);
  }
}

TEST_F(ProofLogFile, WhatWasWrittenSurvivesAKill) {
  for (const int enough : {3, 20, 41}) {
    std::array<int, 2> ends = {};
    ASSERT_EQ(pipe(ends.data()), 0);
    const pid_t child = fork();
    if (child == 0) add_for_ever(path(), ends[1]);
    close(ends[1]);
    std::size_t last = 0;
    for (int count = 0; ::read(ends[0], &last, sizeof last) == sizeof last; ++count) {
      if (count == enough) kill(child, SIGKILL);
    }
    close(ends[0]);
    waitpid(child, nullptr, 0);
    const auto log = ProofLog::open(path(), 4);
    ASSERT_TRUE(log) << in_english(log.error());
    EXPECT_GE((*log)->answers().size(), last + 1);
    EXPECT_LE((*log)->answers().size(), last + 2);
  }
}

}  // namespace
}  // namespace twenties::game_of_20
