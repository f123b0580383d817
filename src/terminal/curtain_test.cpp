#include <gtest/gtest.h>

#include <algorithm>

#include "terminal/session_for_tests.hpp"
#include "texts/words.hpp"

namespace twenties {
namespace {

Table resume(std::string_view text) {
  const auto record = read_record(text);
  EXPECT_TRUE(record) << in_english(record.error().message());
  auto table = Table::resume(all_games_and_null(), *record);
  EXPECT_TRUE(table) << in_english(table.error().message());
  return std::move(*table);
}

// All that is shown from here on, after every question that can be asked.
std::string screens_of(std::string_view record, const std::vector<std::string>& questions) {
  TestSession test_session;
  test_session.type({""});
  test_session.type(questions);
  test_session.play(resume(record));
  EXPECT_EQ(test_session.console.unread(), 0U);
  EXPECT_FALSE(test_session.shows("Refused"));
  return test_session.console.shown();
}

// After the confirmation the bot moves, as its own hand lets it.
std::string before_bot(const std::string& screen) {
  return screen.substr(0, screen.find("Confirmed"));
}

std::string first_difference(const std::string& one, const std::string& other) {
  const auto at = static_cast<std::size_t>(std::ranges::mismatch(one, other).in1 - one.begin());
  return cat("one: ", one.substr(at, 200),
             "\nother: ", other.substr(std::min(at, other.size()), 200));
}

std::string twenty_four_seven(std::string_view seats, std::string_view aside,
                              std::string_view first_hand) {
  return cat("twenties record 1\ngame: twenty-four-seven\nrules: 1\noptions: players=2\nseats: ",
             seats, "\nseed: 5\n\n* aside ", aside, "\n* centre 4\n* deal 1 ", first_hand,
             "\n* deal 2 1 2 5 6 7 10\n* first 1\n1: 8 c3\n* draw 9\n");
}

const std::vector<std::string> questions{
    "board",  "hand", "score", "history",   "moves", "hint", "show 7", "why c4",
    "why d5", "help", "rules", "history 3", "foo",   "5 d5", "score",  "yes"};

TEST(Curtain, SeatTwoSeesTheSameWhateverSeatOneHolds) {
  const std::string one =
      screens_of(twenty_four_seven("Ann, Ben", "1 3 7", "2 3 5 8 8 10"), questions);
  const std::string other =
      screens_of(twenty_four_seven("Ann, Ben", "2 3 8", "1 3 5 7 8 10"), questions);
  EXPECT_NE(one.find("Seat 2 (Ben): press Enter when only you are looking"), std::string::npos);
  EXPECT_TRUE(one == other) << first_difference(one, other);
}

TEST(Curtain, APersonSeesTheSameWhateverTheBotHolds) {
  const std::string one =
      screens_of(twenty_four_seven("bot greedy, You", "1 3 7", "2 3 5 8 8 10"), questions);
  const std::string other =
      screens_of(twenty_four_seven("bot greedy, You", "2 3 8", "1 3 5 7 8 10"), questions);
  EXPECT_TRUE(before_bot(one) == before_bot(other)) << first_difference(one, other);
}

std::string twenty_one(std::string_view seats, std::string_view mark) {
  return cat(
      "twenties record 1\ngame: twenty-one\nrules: 1\noptions: players=2 sheets=A,B "
      "cross=any\nseats: ",
      seats, "\nseed: 5\n\n* first 1\n* roll B2 G3 R4 Y2 W1 K6\n1: keep\n1: ", mark, "\n");
}

TEST(Curtain, ASealedMarkIsNotShown) {
  const std::vector<std::string> asked{"board", "hand", "score",   "history", "moves",
                                       "hint",  "show", "why red", "help",    "history 1"};
  const std::string one = screens_of(twenty_one("Ann, Ben", "write green"), asked);
  const std::string other = screens_of(twenty_one("Ann, Ben", "cross 5"), asked);
  EXPECT_TRUE(one == other) << first_difference(one, other);
  EXPECT_EQ(one.find("Ann writes"), std::string::npos);
}

TEST(Curtain, OnlyOneSeatLooksAtAScreen) {
  TestSession test_session;
  Table table = test_session.table("24/7", "Ann,Ben", 8);
  Table shadow = test_session.table("24/7", "Ann,Ben", 8);
  advance(shadow);
  for (int turn = 0; turn < 12; ++turn) {
    const Seat seat = shadow.game().turn().seats.lowest();
    const std::string move = shadow.game().moves(seat).front();
    test_session.type({"", "hand", move, ""});
    ASSERT_TRUE(play(shadow, seat, move));
    advance(shadow);
  }
  test_session.type({"", "quit"});
  test_session.play(std::move(table));
  int seen = 0;
  for (const std::string& screen : test_session.console.screens()) {
    const bool ann = screen.find("Ann > ") != std::string::npos;
    const bool ben = screen.find("Ben > ") != std::string::npos;
    EXPECT_FALSE(ann && ben) << screen;
    seen += ann || ben ? 1 : 0;
  }
  EXPECT_EQ(seen, 13);
}

// Lines typed by one seat never come back with the arrow keys of another.
TEST(Curtain, EachSeatHasItsOwnMemory) {
  TestSession test_session;
  test_session.type({"", "hand", "quit"});
  test_session.play(resume(twenty_four_seven("Ann, Ben", "1 3 7", "2 3 5 8 8 10")));
  for (const Prompt& prompt : test_session.console.prompts()) {
    EXPECT_TRUE(prompt.memory.empty() || prompt.memory == "seat 2") << prompt.memory;
  }
}

TEST(Curtain, FallsOnlyWhereSomethingIsPrivate) {
  const auto needs = [](std::string_view game, std::string_view seats) {
    TestSession test_session;
    test_session.play(TestSession::table(game, seats));
    return test_session.shows("press Enter when only you are looking");
  };
  EXPECT_TRUE(needs("24/7", "Ann,Ben"));
  EXPECT_TRUE(needs("24/7", "Ann,greedy,Ben"));
  EXPECT_TRUE(needs("twenty-one", "Ann,Ben"));
  EXPECT_FALSE(needs("24/7", "Ann,greedy"));
  EXPECT_FALSE(needs("twenty-one", "Ann,greedy"));
  EXPECT_FALSE(needs("sums-of-20", "Ann,Ben"));
  EXPECT_FALSE(needs("game-of-20", "Ann,Ben"));
}

// The Enter that was meant to confirm a tile comes a moment too late.
TEST(Curtain, AnEnterRightAfterAConfirmationByItselfDoesNotRaiseIt) {
  TestSession test_session;
  test_session.type({"", "5 d5"});
  test_session.console.type("", std::chrono::milliseconds(5300));
  test_session.play(resume(twenty_four_seven("Ann, Ben", "1 3 7", "2 3 5 8 8 10")));
  EXPECT_TRUE(test_session.shows("Confirmed automatically."));
  EXPECT_EQ(test_session.console.unread(), 0U);
  EXPECT_FALSE(test_session.shows("Ann > "));
}

TEST(Curtain, OnlyEnterRaisesIt) {
  TestSession test_session;
  test_session.type({"undo", "hand", "5 d5"});
  test_session.play(resume(twenty_four_seven("Ann, Ben", "1 3 7", "2 3 5 8 8 10")));
  EXPECT_FALSE(test_session.shows("Ben > "));
}

TEST(Curtain, AnUndoIsToldBehindIt) {
  TestSession test_session;
  test_session.type({"", "undo"});
  test_session.play(resume(twenty_four_seven("Ann, Ben", "1 3 7", "2 3 5 8 8 10")));
  EXPECT_TRUE(test_session.shows("The last move was taken back."));
  EXPECT_TRUE(test_session.shows("Seat 1 (Ann): press Enter"));
}

TEST(Curtain, MarksAreToldWhenTheyAreShownAlsoToTheOneWhoRollsNext) {
  TestSession test_session;
  test_session.type({"", "cross 6"});
  test_session.play(resume(twenty_one("Ann, Ben", "write green")));
  EXPECT_TRUE(test_session.shows("Ann writes green"));
  EXPECT_TRUE(test_session.shows("Ben crosses 6"));
}

TEST(Curtain, ClosedInputBehindTheCurtainKeepsTheGame) {
  TestSession test_session;
  EXPECT_EQ(test_session.play(test_session.table("24/7", "Ann,Ben")), Leaving::closed);
  EXPECT_TRUE(test_session.kept());
}

}  // namespace
}  // namespace twenties
