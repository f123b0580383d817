#include "bots/arena/journal.hpp"

#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <iterator>

#include "base/text.hpp"
#include "bots/arena/players_for_tests.hpp"
#include "texts/words.hpp"

namespace twenties {
namespace {

class JournalTest : public testing::Test {
 protected:
  JournalTest() { std::filesystem::remove(path_); }
  ~JournalTest() override { std::filesystem::remove(path_); }

  [[nodiscard]] std::string text() const {
    std::ifstream file(path_);
    return {std::istreambuf_iterator<char>(file), {}};
  }
  void write(const std::string& text) const { std::ofstream(path_) << text; }
  [[nodiscard]] std::string refusal(const std::string& contest = "contest 1") const {
    const auto journal = Journal::open(path_, contest, 2);
    return journal ? "" : in_english(journal.error());
  }

  std::string path_ = testing::TempDir() + cat("twenties-journal-", ::getpid());
};

GameResult result_of(int first, int second, Seat winner) {
  GameResult out;
  out.scores.push_back(first);
  out.scores.push_back(second);
  out.winners.add(winner);
  return out;
}

DealResult some_deal() {
  DealResult out;
  out.games = {result_of(7, -3, seat_at(0)), result_of(2, 9, seat_at(1))};
  out.games[1].forfeiter = seat_at(0);
  out.games[1].reason = "said \"x; y\" forfeit 2, which is no answer";
  return out;
}

TEST_F(JournalTest, ADealReadsBack) {
  const std::string line = print_deal(4, some_deal());
  EXPECT_EQ(line,
            "deal 4\t7 -3 winners 1\t2 9 winners 2 forfeit 1 said \"x; y\" forfeit 2, which is no "
            "answer");
  const auto again = read_deal(line, 4, 2);
  ASSERT_TRUE(again);
  EXPECT_EQ(print_deal(4, *again), line);
  for (const char* bad :
       {"", "deal 4", "deal 5\t7 -3 winners 1\t2 9 winners 2", "deal 4\t7 -3 winners 1",
        "deal 4\t7 -3 winners 1\t2 9 winners 3", "deal 4\t7 x winners 1\t2 9 winners 2",
        "deal 4\t7 -3\t2 9 winners 2", "deal 4\t7 -3 winners 1\t2 9 winners 2 forfeit 3 why"}) {
    EXPECT_FALSE(read_deal(bad, 4, 2)) << bad;
  }
}

TEST_F(JournalTest, KeepsTheDealsInTheirOrder) {
  {
    const auto journal = std::move(*Journal::open(path_, "contest 1", 2));
    EXPECT_TRUE(journal->take_finished().empty());
    EXPECT_TRUE(journal->add(0, some_deal()));
    EXPECT_TRUE(journal->add(1, some_deal()));
  }
  const auto journal = std::move(*Journal::open(path_, "contest 1", 2));
  const auto finished = journal->take_finished();
  ASSERT_EQ(finished.size(), 2U);
  EXPECT_EQ(print_deal(1, finished[1]), print_deal(1, some_deal()));
}

TEST_F(JournalTest, ALastLineThatWasCutOffIsDropped) {
  const std::string whole = cat("contest 1\n", print_deal(0, some_deal()), '\n');
  for (std::size_t length = 0; length <= whole.size(); ++length) {
    write(whole.substr(0, length));
    const auto journal = Journal::open(path_, "contest 1", 2);
    ASSERT_TRUE(journal) << length << ": " << in_english(journal.error());
    EXPECT_EQ((*journal)->take_finished().size(), length == whole.size() ? 1U : 0U);
    if (length < whole.size()) {
      EXPECT_TRUE((*journal)->add(0, some_deal()));
    }
    EXPECT_EQ(text(), whole) << length;
  }
}

TEST_F(JournalTest, RefusesWhatIsNotItsOwn) {
  write("contest 2\n");
  EXPECT_NE(refusal().find("another contest"), std::string::npos);
  EXPECT_EQ(text(), "contest 2\n") << "and leaves it as it was";
  write("my diary");
  EXPECT_NE(refusal().find("no journal"), std::string::npos);
  EXPECT_EQ(text(), "my diary");
  write("contest 1\ndeal 0\tnonsense\n");
  EXPECT_NE(refusal().find("damaged in line 2"), std::string::npos);
  write("");
  const auto held = Journal::open(path_, "contest 1", 2);
  EXPECT_NE(refusal().find("another program"), std::string::npos);
}

TEST_F(JournalTest, AContestGoesOnWhereItWasLeft) {
  const auto arena = *Arena::open(contest_of("twenty-one", {"greedy", "random"}, 12));
  const Standings whole = arena.run(&go_on);
  std::vector<DealResult> deals;
  arena.run([&](std::uint64_t number, const DealResult& deal, const Standings&) {
    deals.push_back(*read_deal(print_deal(number, deal), number, 2));
    return number < 4;
  });
  Arena again = arena;
  again.go_on_from(deals);
  std::uint64_t heard = 0;
  const Standings rest = again.run([&](std::uint64_t number, const DealResult&, const Standings&) {
    EXPECT_EQ(number, heard++);
    return true;
  });
  EXPECT_EQ(heard, 12U);
  EXPECT_EQ(rest.players()[0].share.mean(), whole.players()[0].share.mean());
  EXPECT_EQ(rest.players()[0].margin.half_width(), whole.players()[0].margin.half_width());
}

TEST(ArenaDescription, NamesAllThatDecidesTheDeals) {
  const auto description = [](auto&& change) {
    Contest contest = contest_of("sums-of-20", {"greedy", "random"}, 12);
    change(contest);
    return Arena::open(std::move(contest))->description();
  };
  const std::string plain = description([](Contest&) {});
  EXPECT_EQ(plain,
            "twenties arena 1; game sums-of-20; rules 2; options players=2 pool=full time=none; "
            "players greedy,random; seed 20; limits own");
  EXPECT_EQ(description([](Contest& contest) { contest.deals = 99; }), plain);
  EXPECT_EQ(description([](Contest& contest) { contest.threads = 3; }), plain);
  EXPECT_NE(description([](Contest& contest) { contest.seed = 1; }), plain);
  EXPECT_NE(description([](Contest& contest) { contest.rules = 1; }), plain);
  EXPECT_NE(description([](Contest& contest) { contest.options = "pool=half"; }), plain);
  EXPECT_NE(description([](Contest& contest) { contest.limits = Limits{.nodes = 5}; }), plain);
}

}  // namespace
}  // namespace twenties
