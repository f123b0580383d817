#include <gtest/gtest.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>

#include "store/open_store.hpp"
#include "store/stores_for_tests.hpp"

namespace twenties {
namespace {

// Appends one entry after another, and reports each acknowledged length.
[[noreturn]] void append_for_ever(const std::string& file, int tell) {
  const auto store = open_sqlite(file);
  if (!store) _exit(1);
  std::uint64_t length = (*store)->entries("a", 1)->size();
  for (;;) {
    const Append item = append_of("a", length + 1, {std::to_string(length + 1)});
    const auto answer = (*store)->append({&item, 1});
    if (!answer || answer->front() != Appended::done) _exit(1);
    ++length;
    if (::write(tell, &length, sizeof length) != sizeof length) _exit(1);
  }
}

// The last length that a process acknowledged before it was killed.
std::uint64_t acknowledged_until_death(const std::string& file, int enough) {
  std::array<int, 2> ends = {};
  EXPECT_EQ(pipe(ends.data()), 0);
  const pid_t child = fork();
  if (child == 0) append_for_ever(file, ends[1]);
  close(ends[1]);
  std::uint64_t length = 0;
  for (int count = 0; read(ends[0], &length, sizeof length) == sizeof length; ++count) {
    if (count == enough) kill(child, SIGKILL);
  }
  close(ends[0]);
  int status = 0;
  waitpid(child, &status, 0);
  EXPECT_TRUE(WIFSIGNALED(status));
  return length;
}

TEST(SqliteStore, WhatWasAcknowledgedSurvivesAKill) {
  const FolderForTests folder;
  for (const int enough : {3, 20, 41}) {
    const std::uint64_t acknowledged = acknowledged_until_death(folder.file(), enough);
    const auto store = opened(open_sqlite(folder.file()));
    const auto log = log_of(*store, "a");
    // Beyond what was reported there may be at most the one that was being written.
    EXPECT_GE(log.size(), acknowledged);
    EXPECT_LE(log.size(), acknowledged + 1);
    for (std::size_t place = 0; place < log.size(); ++place) {
      EXPECT_EQ(log[place], std::to_string(place + 1));
    }
    EXPECT_EQ((*store->summary("a"))->entries, log.size());
  }
}

}  // namespace
}  // namespace twenties
