#include "server/transfer.hpp"

#include <gtest/gtest.h>

#include <fstream>
#include <iterator>

#include "games/registry.hpp"
#include "match/matches_for_tests.hpp"
#include "store/open_store.hpp"
#include "store/stores_for_tests.hpp"

namespace twenties {
namespace {

const std::string name = "aaaaaaaaaaaaaaaaaaaaaa";

std::vector<std::string> running_game() {
  TestMatch one(*Match::open(all_games(), setup_for("twenty-one", "players=2"), match_start));
  EXPECT_TRUE(one.sit(seat_at(0)));
  EXPECT_TRUE(one.sit(seat_at(1)));
  return one.log;
}

std::string content(const std::string& file) {
  std::ifstream in(file);
  return {std::istreambuf_iterator<char>(in), {}};
}

std::string refusal(const std::string& line) {
  const auto read = read_transfer_line(all_games(), line);
  return read ? "" : in_english(read.error());
}

// The result of importing the lines of a file, with the numbers of refused lines.
struct Outcome {
  Imported done;
  std::vector<std::uint64_t> refused;
};
Outcome imported(Store& store, const std::string& file, std::size_t longest) {
  LineReader lines(file, longest);
  Outcome out;
  const auto done = import_tables(store, all_games(), lines, [&](auto number, const Message&) {
    out.refused.push_back(number);
  });
  EXPECT_TRUE(done);
  out.done = *done;
  return out;
}

TEST(Transfer, ALineIsReadAsItIsWritten) {
  const std::vector<std::string> log = running_game();
  const auto append = read_transfer_line(all_games(), transfer_line(name, log));
  ASSERT_TRUE(append) << in_english(append.error());
  EXPECT_EQ(append->table, name);
  EXPECT_EQ(append->first, 1U);
  EXPECT_EQ(append->entries, log);
  EXPECT_EQ(append->summary.status, TableStatus::running);
  EXPECT_EQ(append->now, match_start);
}

TEST(Transfer, RefusesLinesThatAreNotTables) {
  EXPECT_NE(refusal(""), "");
  EXPECT_NE(refusal("[]"), "");
  EXPECT_NE(refusal(R"({"twenties": 2, "table": "a", "entries": []})"), "");
  EXPECT_NE(refusal(R"({"twenties": 1, "table": "a", "entries": [7]})"), "");
  EXPECT_NE(refusal(transfer_line(name, {})), "") << "an empty log";
  EXPECT_NE(refusal(transfer_line("../outside", running_game())), "") << "names become files";
}

TEST(Transfer, WhatGoesOutComesBack) {
  const FolderForTests folder;
  const auto one = std::move(*open_memory());
  const auto two = std::move(*open_memory());
  const auto append = read_transfer_line(all_games(), transfer_line(name, running_game()));
  ASSERT_TRUE(append);
  append_one(*one, *append);
  const auto out = export_tables(*one, all_games(), {folder.file("all"), folder.file("records")});
  ASSERT_TRUE(out) << in_english(out.error());
  EXPECT_EQ(out->tables, 1U);
  EXPECT_EQ(out->records, 0) << "the game is not over";
  const auto perms = std::filesystem::status(folder.file("all")).permissions();
  EXPECT_EQ(perms & std::filesystem::perms::others_read, std::filesystem::perms::none);

  EXPECT_EQ(imported(*two, folder.file("all"), LineReader::longest_line).done.added, 1U);
  EXPECT_EQ(log_of(*two, name), append->entries);
  EXPECT_EQ(imported(*two, folder.file("all"), LineReader::longest_line).done.there, 1U);
}

TEST(Transfer, GoesOnAfterALineThatItRefuses) {
  const FolderForTests folder;
  const std::string good = transfer_line(name, running_game());
  folder.write("mixed", "nonsense\n" + std::string(good.size(), 'x') + "\n" + good);
  const auto store = std::move(*open_memory());
  const Outcome out = imported(*store, folder.file("mixed"), good.size() - 1);
  EXPECT_EQ(out.done.added, 1U);
  EXPECT_EQ(out.done.unread, 2U);
  EXPECT_EQ(out.refused, (std::vector<std::uint64_t>{1, 2}));
}

TEST(NewFile, LeavesTheOldFileUntilItIsFinished) {
  const FolderForTests folder;
  folder.write("file", "old");
  {
    NewFile file(folder.file("file"), 0600);
    EXPECT_TRUE(file.write("new"));
  }
  EXPECT_EQ(content(folder.file("file")), "old");
  NewFile file(folder.file("file"), 0600);
  EXPECT_TRUE(file.write("new"));
  EXPECT_TRUE(file.finish());
  EXPECT_EQ(content(folder.file("file")), "new");
  EXPECT_FALSE(std::filesystem::exists(folder.file("file.part")));
}

TEST(LineReader, SaysWhatCannotBeRead) {
  const FolderForTests folder;
  EXPECT_FALSE(LineReader(folder.file("nothing")).is_readable());
  EXPECT_FALSE(LineReader(folder.path().string()).is_readable()) << "a folder";
  folder.write("empty", "");
  EXPECT_TRUE(LineReader(folder.file("empty")).is_readable());
}

}  // namespace
}  // namespace twenties
