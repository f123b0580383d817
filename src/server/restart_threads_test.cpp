// What survives a restart of the server.

#include <gtest/gtest.h>

#include "base/folder_for_tests.hpp"
#include "server/guests_for_tests.hpp"
#include "texts/words.hpp"

namespace twenties {
namespace {

using Kind = ClientMessage::Kind;

class Restart : public testing::Test {
 protected:
  std::unique_ptr<Server> start(std::function<std::int64_t()> now = system_now) {
    ServerOptions options = quiet_options();
    options.now = std::move(now);
    auto store = open_data_folder(folder_.file("data"));
    EXPECT_TRUE(store) << (store ? "" : in_english(store.error()));
    return serve(std::move(*store), std::move(options));
  }

  FolderForTests folder_;
};

TEST_F(Restart, AGameGoesOnWhereItStoodAndSeatsStayWithTheirPeople) {
  auto server = start();
  TestGuest ann(server->port(), "Ann");
  const std::string table =
      ann.make_table(R"({"game":"game-of-20","seats":["open","bot:gentle"]})");
  ann.connect();
  ann.watch(table);
  ann.sit(table, 1);
  ann.wait_for(table, [](const NewsState& state) { return state.turn == std::vector<int>{1}; });
  const ClientMessage move = ann.move(table, 1, ann.moves(table, 1).front());
  EXPECT_EQ(ann.ask(move).kind, ServerMessage::Kind::done);
  server->stop();
  server = start();
  ann.set_port(server->port());
  ann.connect();
  ann.watch(table);
  // The move is there, and counts once even if it is sent again.
  EXPECT_EQ(ann.ask(move).kind, ServerMessage::Kind::done);
  ann.wait_for(table, [](const NewsState& state) { return state.turn == std::vector<int>{1}; });
  EXPECT_TRUE(ann.news(table).state.seats[0].you);
  EXPECT_EQ(nlohmann::json::parse(ann.get("/api/my-tables").body)["tables"].size(), 1U);
}

TEST_F(Restart, ClocksStandStillWhileTheServerIsDown) {
  std::atomic<std::int64_t> now = system_now();
  auto server = start([&] { return now.load(); });
  TestGuest ann(server->port(), "Ann");
  TestGuest bob(server->port(), "Bob");
  const std::string table = ann.make_table(R"({"game":"game-of-20","clock":"game:60"})");
  ann.connect();
  bob.connect();
  ann.watch(table);
  ann.sit(table, 1);
  bob.sit(table, 2);
  ann.wait_for(table, [](const NewsState& state) { return state.phase == "playing"; });
  now += 10'000;
  server->stop();
  now += 3'600'000;
  server = start([&] { return now.load(); });
  ann.set_port(server->port());
  ann.connect();
  ann.watch(table);
  ann.wait_for(table, [](const NewsState& state) { return !state.clock.paused; });
  const int running = ann.news(table).state.clock.running.front();
  EXPECT_EQ(ann.news(table).state.phase, "playing");
  EXPECT_EQ(ann.news(table).state.clock.left[static_cast<std::size_t>(running) - 1], 50'000);
}

TEST_F(Restart, ATileThatWaitsForConfirmationIsConfirmedAfterTheRestart) {
  std::atomic<std::int64_t> now = system_now();
  auto server = start([&] { return now.load(); });
  TestGuest ann(server->port(), "Ann");
  ann.connect();
  std::string table;
  do {  // until the first seat begins
    table = ann.make_table(R"({"game":"24/7"})");
    ann.watch(table);
    ann.sit(table, 1);
    ann.sit(table, 2);
    ann.wait_for(table, [](const NewsState& state) { return !state.turn.empty(); });
  } while (ann.news(table).state.turn.front() != 1);
  const std::uint64_t answers = ann.news(table).state.answers;
  EXPECT_EQ(ann.ask(ann.move(table, 1, ann.moves(table, 1).front())).kind,
            ServerMessage::Kind::done);
  server->stop();
  now += 60'000;
  server = start([&] { return now.load(); });
  ann.set_port(server->port());
  ann.connect();
  ann.watch(table);
  ann.wait_for(table, [](const NewsState& state) { return !state.clock.paused; });
  now += 6'000;
  ann.watch(table);
  ann.wait_for(table, [&](const NewsState& state) { return state.answers > answers; });
}

TEST_F(Restart, AGameThatDoesNotReplayIsSetAsideAndTheOthersGoOn) {
  {
    auto store = std::move(*open_data_folder(folder_.file("data")));
    TableSummary summary;
    summary.status = TableStatus::running;
    const std::vector<Append> batch{
        {"BBBBBBBBBBBBBBBBBBBBBB", 1, {"move 1: nonsense"}, summary, 1}};
    ASSERT_TRUE(store->append(batch));
  }
  const auto server = start();
  TestGuest ann(server->port(), "Ann");
  ann.connect();
  ClientMessage watch;
  watch.kind = Kind::watch;
  watch.table = "BBBBBBBBBBBBBBBBBBBBBB";
  ann.say(watch);
  const ServerMessage gone = ann.hear_until(
      [](const ServerMessage& heard) { return heard.kind == ServerMessage::Kind::gone; });
  EXPECT_NE(in_english(gone.reason).find("set aside"), std::string::npos)
      << in_english(gone.reason);
  const RawReply summary = ann.get("/api/tables/BBBBBBBBBBBBBBBBBBBBBB");
  EXPECT_EQ(nlohmann::json::parse(summary.body)["status"], "set_aside");
  EXPECT_FALSE(ann.make_table(R"({"game":"24/7"})").empty());
}

}  // namespace
}  // namespace twenties
