#include "client/local_client.hpp"

#include <gtest/gtest.h>

#include "match/tables_for_tests.hpp"

namespace twenties {
namespace {

using Kind = ClientMessage::Kind;
using Incoming = TableClient::Incoming;

// An engine that has nothing to say.
struct MuteEngine final : Bot {
  [[nodiscard]] Thought think(const Question& /*question*/) const override {
    Thought out;
    out.failure = "it says nothing";
    return out;
  }
};

struct LocalTable : testing::Test {
  std::chrono::milliseconds now{};
  int changes = 0;
  LocalClient client{all_games_and_null(), [this] { return now; }, [this] { ++changes; }};

  void open(std::string_view game, const std::vector<std::string>& seats, Engines engines = {}) {
    client.open(open_table(game, "", seats, 20), std::move(engines), true, {});
  }
  // Everything that happens without a decision.
  void work() {
    while (client.work(nullptr).value()) continue;
  }
  std::string ask_move(std::string move, Seat seat = seat_at(0)) {
    ClientMessage message;
    message.kind = Kind::move;
    message.seat = seat;
    message.answers = client.match().answers();
    message.move = std::move(move);
    return client.ask(std::move(message));
  }
  [[nodiscard]] std::size_t steps() const { return client.match().table()->steps().size(); }
  std::vector<Incoming> all() {
    std::vector<Incoming> out;
    while (auto one = client.next()) out.push_back(std::move(*one));
    return out;
  }
};

TEST_F(LocalTable, AnswersAtOnceAndThenTellsTheNews) {
  open("null-game", {"Ann", "Ben"});
  work();
  client.watch("local", seat_at(0));
  EXPECT_TRUE(client.watches("local", seat_at(0)));
  all();
  const std::string id = ask_move("take 1");
  EXPECT_TRUE(client.awaits(id));
  EXPECT_TRUE(client.is_due());
  const auto came = all();
  ASSERT_EQ(came.size(), 2U);
  ASSERT_TRUE(came[0].request);
  EXPECT_EQ(came[0].request->id, id);
  EXPECT_EQ(came[0].message.kind, ServerMessage::Kind::done);
  EXPECT_EQ(came[1].message.kind, ServerMessage::Kind::news);
  EXPECT_FALSE(client.awaits(id));
  EXPECT_FALSE(client.is_due());
}

TEST_F(LocalTable, SaysWhenSomethingHasChanged) {
  open("null-game", {"Ann", "Ben"});
  EXPECT_EQ(changes, 0);
  work();
  EXPECT_EQ(changes, 1) << "the heap";
  ask_move("take 3");
  EXPECT_EQ(changes, 1) << "it was refused";
  ask_move("take 1");
  EXPECT_EQ(changes, 2);
}

TEST_F(LocalTable, ABotMovesWhenItIsLetTo) {
  open("null-game", {"bot greedy", "Ann"});
  work();
  EXPECT_EQ(client.match().table()->steps().back().action.text, "take 2");
  EXPECT_FALSE(*client.work(nullptr)) << "Ann is to move";
}

TEST_F(LocalTable, ABotThatIsStoppedLeavesItsMoveUndecided) {
  open("null-game", {"bot greedy", "Ann"});
  StopFlag flag;
  flag.stop();
  ASSERT_TRUE(client.work(&flag));
  ASSERT_TRUE(client.work(&flag));
  EXPECT_EQ(steps(), 1U) << "the heap alone";
  flag.reset();
  ASSERT_TRUE(client.work(&flag));
  EXPECT_EQ(steps(), 2U);
}

TEST_F(LocalTable, AnEngineThatFailsIsAnErrorAndLeavesTheGameAsItWas) {
  open("null-game", {"exec:mute", "Ann"}, {{seat_at(0), std::make_shared<const MuteEngine>()}});
  ASSERT_TRUE(client.work(nullptr));
  const auto worked = client.work(nullptr);
  ASSERT_FALSE(worked);
  EXPECT_EQ(in_english(worked.error()), "it says nothing");
  EXPECT_EQ(steps(), 1U);
}

TEST_F(LocalTable, APlacedTileIsConfirmedWhenItsTimeHasCome) {
  open("24-7", {"Ann", "Ben"});
  work();
  const Seat seat = client.match().table()->game().turn().seats.lowest();
  ask_move(any_move(*client.match().table(), seat, 1), seat);
  ASSERT_TRUE(client.match().pending());
  now = std::chrono::milliseconds(4999);
  EXPECT_FALSE(*client.work(nullptr));
  now = std::chrono::milliseconds(5000);
  EXPECT_TRUE(*client.work(nullptr));
  EXPECT_FALSE(client.match().pending());
}

TEST_F(LocalTable, AnotherGameIsWatchedFromItsBeginning) {
  open("null-game", {"Ann", "Ben"});
  work();
  client.watch("local", nobody);
  open("null-game", {"Cleo", "Dan"});
  EXPECT_FALSE(client.watches("local", nobody));
  EXPECT_TRUE(all().empty());
  client.watch("local", nobody);
  const auto came = all();
  ASSERT_EQ(came.size(), 1U);
  EXPECT_EQ(came[0].message.news.state.seats[0].name, "Cleo");
  EXPECT_EQ(came[0].message.news.events.size(), 1U) << "it has begun, and nothing else";
}

}  // namespace
}  // namespace twenties
