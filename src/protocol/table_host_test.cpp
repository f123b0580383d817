#include "protocol/table_host.hpp"

#include <gtest/gtest.h>

#include "match/local_match_for_tests.hpp"

namespace twenties {
namespace {

struct Hosted : testing::Test {
  LocalMatch local{"null-game", "", {"Ann", "Ben"}, 20};
  TableHost host{"t1", "me"};

  std::vector<ServerMessage> news() { return host.take_news(local.match, 0); }
  ServerMessage move(std::string text, std::string id = "k1") {
    ClientMessage message;
    message.kind = ClientMessage::Kind::move;
    message.id = std::move(id);
    message.seat = seat_at(0);
    message.answers = local.match.answers();
    message.move = std::move(text);
    return host.run(local.match, message, 0);
  }
};

TEST_F(Hosted, AWatcherIsToldEverythingOnce) {
  EXPECT_TRUE(news().empty()) << "nobody watches";
  host.watch(seat_at(0), 0);
  const auto first = news();
  ASSERT_EQ(first.size(), 1U);
  EXPECT_EQ(first[0].kind, ServerMessage::Kind::news);
  EXPECT_EQ(first[0].news.table, "t1");
  EXPECT_EQ(first[0].news.seat, 1);
  EXPECT_TRUE(first[0].news.state.seats[0].you);
  EXPECT_EQ(first[0].news.events.front().number, 1U);
  EXPECT_TRUE(news().empty());
}

TEST_F(Hosted, EachWatcherHearsOfAMoveAsItMay) {
  host.watch(seat_at(0), 0);
  host.watch(nobody, 0);
  news();
  ASSERT_EQ(move("take 1").kind, ServerMessage::Kind::done);
  const auto told = news();
  ASSERT_EQ(told.size(), 2U);
  for (const ServerMessage& one : told) {
    ASSERT_EQ(one.news.events.size(), 1U);
    EXPECT_EQ(one.news.events[0].steps[0].action.text, "take 1");
  }
}

TEST_F(Hosted, WhoKnowsMoreThanThereIsHearsAllAnew) {
  host.watch(seat_at(0), 1000);
  EXPECT_EQ(news()[0].news.events.front().number, 1U);
}

TEST_F(Hosted, WhoWatchesNoMoreIsToldNothing) {
  host.watch(seat_at(0), 0);
  host.unwatch(seat_at(0));
  EXPECT_TRUE(news().empty());
}

TEST_F(Hosted, AnAnswerBearsTheIdAndTheNextNumber) {
  const ServerMessage done = move("take 2", "k7");
  EXPECT_EQ(done.id, "k7");
  EXPECT_EQ(done.number, local.match.answers());
}

TEST_F(Hosted, ARefusalBearsClauseAndReason) {
  const ServerMessage refused = move("take 3");
  EXPECT_EQ(refused.kind, ServerMessage::Kind::refused);
  EXPECT_EQ(refused.id, "k1");
  EXPECT_FALSE(refused.clause.empty());
  EXPECT_FALSE(refused.reason.empty());
  EXPECT_EQ(local.table().steps().size(), 1U);
}

TEST_F(Hosted, TheHistoryBeginsAfterTheNumberThatIsKnown) {
  ClientMessage message;
  message.kind = ClientMessage::Kind::history;
  message.id = "h";
  message.seat = seat_at(0);
  message.after = 1;
  const ServerMessage history = host.history(local.match, message);
  EXPECT_EQ(history.kind, ServerMessage::Kind::history);
  ASSERT_FALSE(history.news.events.empty());
  EXPECT_EQ(history.news.events.front().number, 2U);
}

}  // namespace
}  // namespace twenties
