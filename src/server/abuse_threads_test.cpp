// Attempts of one guest to disturb the others on a server.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <chrono>
#include <set>
#include <thread>

#include "protocol/news_of_match.hpp"
#include "server/guests_for_tests.hpp"
#include "server/held_store_for_tests.hpp"

namespace twenties {
namespace {

using Kind = ClientMessage::Kind;
using Said = ServerMessage::Kind;
using nlohmann::json;

// Ann and Bob have played, and Ann has resigned.
class AfterTheGame : public testing::Test {
 protected:
  AfterTheGame() {
    ServerOptions options = quiet_options();
    options.limits.tables_at_once = 3;
    options.limits.tables_a_minute = 0.001;
    auto store = std::make_unique<HeldStore>(std::move(*open_memory()));
    store_ = store.get();
    server_ = serve(std::move(store), std::move(options));
    ann_ = std::make_unique<TestGuest>(server_->port(), "Ann");
    bob_ = std::make_unique<TestGuest>(server_->port(), "Bob");
    table_ = ann_->make_table(R"({"game":"game-of-20","listed":true})");
    for (TestGuest* guest : {ann_.get(), bob_.get()}) {
      guest->connect();
      guest->watch(table_);
    }
    ann_->sit(table_, 1);
    bob_->sit(table_, 2);
    ann_->ask(ann_->command(Kind::resign, table_, 1));
    for (TestGuest* guest : {ann_.get(), bob_.get()}) {
      guest->wait_for(table_, [](const NewsState& state) { return state.phase == "over"; });
    }
  }

  ServerMessage rematch(TestGuest& guest, bool same_tiles) {
    ClientMessage message = guest.command(Kind::rematch, table_, 1);
    message.seat = nobody;
    message.same_tiles = same_tiles;
    return guest.ask(message);
  }

  HeldStore* store_ = nullptr;
  std::unique_ptr<Server> server_;
  std::unique_ptr<TestGuest> ann_, bob_;
  std::string table_;
};

// Clients that learn of the rematch go there at once.
TEST_F(AfterTheGame, TheTableOfARematchIsThereBeforeAnybodyHearsOfIt) {
  for (const bool same_tiles : {false, true}) {
    const std::size_t before = store_->appended().size();
    if (same_tiles) rematch(*bob_, true);
    const std::string next = rematch(*ann_, same_tiles).table;
    ASSERT_NE(next, "");
    std::vector<std::string> written = store_->appended();
    written.erase(written.begin(), written.begin() + static_cast<std::ptrdiff_t>(before));
    ASSERT_GE(written.size(), 2U);
    EXPECT_THAT(written, testing::Contains(next));
    EXPECT_EQ(written.back(), table_) << "which is told last";
  }
}

// The others are not led to a table that could not be made.
TEST_F(AfterTheGame, ARematchThatCannotBeStoredIsNotOffered) {
  store_->set(HeldStore::Mode::fails);
  const ServerMessage refused = rematch(*ann_, false);
  EXPECT_EQ(refused.kind, Said::refused);
  EXPECT_EQ(refused.clause, "store");
  store_->set(HeldStore::Mode::works);
  bob_->watch(table_);
  EXPECT_EQ(bob_->news(table_).state.next_table, "");
  const std::string next = rematch(*bob_, false).table;
  ASSERT_NE(next, "");
  EXPECT_EQ(rematch(*ann_, false).table, next);
}

TEST_F(AfterTheGame, TheSameTilesAreNotForcedOnAnybody) {
  const ServerMessage same = rematch(*ann_, true);
  EXPECT_EQ(same.kind, Said::done);
  EXPECT_EQ(same.table, "") << "Bob has not agreed";
  const ServerMessage plain = rematch(*bob_, false);
  ASSERT_NE(plain.table, "");
  bob_->watch(plain.table);
  bob_->wait_for(plain.table, [](const NewsState& state) { return state.phase == "gathering"; });
  EXPECT_FALSE(bob_->news(plain.table).state.known_tiles) << "a plain rematch has fresh tiles";
  const ServerMessage agreed = rematch(*bob_, true);
  ASSERT_NE(agreed.table, "");
  EXPECT_NE(agreed.table, plain.table);
  bob_->watch(agreed.table);
  // Said before the first action.
  bob_->wait_for(agreed.table, [](const NewsState& state) {
    return state.phase == "gathering" && state.known_tiles;
  });
  EXPECT_EQ(rematch(*ann_, true).table, agreed.table);
  EXPECT_EQ(rematch(*ann_, false).table, plain.table);
}

TEST_F(AfterTheGame, ManyRequestsMakeOneTableWhichIsNotInTheLobby) {
  std::vector<ClientMessage> asked;
  for (int i = 0; i < 20; ++i) {
    ClientMessage message = ann_->command(Kind::rematch, table_, 1);
    message.seat = nobody;
    asked.push_back(message);
    ann_->say(message);
  }
  std::set<std::string> tables;
  for (const ClientMessage& message : asked) tables.insert(ann_->answer_to(message.id).table);
  EXPECT_EQ(tables.size(), 1U);
  EXPECT_EQ(json::parse(ann_->get("/api/tables").body)["tables"].size(), 0U);
}

TEST_F(AfterTheGame, ARematchCountsAsATable) {
  ann_->make_table(R"({"game":"game-of-20"})");
  ann_->make_table(R"({"game":"game-of-20"})");
  const ServerMessage refused = rematch(*bob_, false);
  EXPECT_EQ(refused.kind, Said::refused);
  EXPECT_EQ(refused.clause, "rate");
  EXPECT_GT(refused.retry_after, 0);
}

TEST(Abuse, GamesOfBotsAloneAreFew) {
  const auto server = serve_from_memory();
  TestGuest eve(server->port(), "Eve");
  const std::string body = R"({"game":"sums-of-20","seats":["bot:master","bot:master"]})";
  for (std::size_t i = 0; i < LimitSettings().bot_tables_of_a_host; ++i) {
    EXPECT_EQ(eve.post("/api/tables", body).status, 201);
  }
  const RawReply refused = eve.post("/api/tables", body);
  EXPECT_EQ(refused.status, 429) << refused.body;
  EXPECT_THAT(refused.body, testing::HasSubstr("bots alone"));
  EXPECT_EQ(
      eve.post("/api/tables", R"({"game":"sums-of-20","seats":["open","bot:master"]})").status,
      201);
}

TEST(Abuse, NamesAreLimited) {
  ServerOptions options = quiet_options();
  options.limits.names_at_once = 2;
  options.limits.names_a_second = 0.001;
  const auto server = serve_from_memory(std::move(options));
  TestGuest eve(server->port(), "Eve");
  eve.connect();
  const auto rename = [&](const std::string& name) {
    ClientMessage message;
    message.kind = Kind::name;
    message.name = name;
    return eve.ask(message);
  };
  EXPECT_EQ(rename("Eve 1").kind, Said::done);
  EXPECT_EQ(eve.post("/api/me", R"({"name":"Eve 2"})").status, 200);
  EXPECT_EQ(rename("Eve 3").clause, "rate");
  EXPECT_EQ(eve.post("/api/me", R"({"name":"Eve 4"})").status, 429);
  EXPECT_EQ(json::parse(eve.get("/api/me").body)["name"], "Eve 2");
}

TEST(Abuse, AStalledStoreStopsNeitherPagesNorPingsNorTheEnd) {
  auto held = std::make_unique<HeldStore>(std::move(*open_memory()));
  HeldStore& store = *held;
  auto server = serve(std::move(held));
  TestGuest ann(server->port(), "Ann");
  ann.connect();
  const std::string table = ann.make_table(R"({"game":"game-of-20"})");
  ann.watch(table);
  store.set(HeldStore::Mode::stalls);
  // More requests than there are threads for connections.
  std::vector<std::unique_ptr<RawSocket>> waiting;
  for (int i = 0; i < 8; ++i) {
    waiting.push_back(std::make_unique<RawSocket>(server->port()));
    waiting.back()->send(cat("GET /api/my-tables HTTP/1.1\r\nHost: 127.0.0.1:", server->port(),
                             "\r\n", ann.headers(), "\r\n"));
  }
  ann.say(ann.command(Kind::resign, table, 1));
  ClientMessage ping;
  ping.id = "p1";
  EXPECT_EQ(ann.ask(ping).kind, Said::pong);
  EXPECT_EQ(request(server->port(), "GET", "/").status, 200);
  EXPECT_EQ(request(server->port(), "GET", "/metrics").status, 200);
  const auto end = std::chrono::steady_clock::now() + std::chrono::seconds(15);
  int status = 200;
  while (status == 200 && std::chrono::steady_clock::now() < end) {
    status = request(server->port(), "GET", "/healthz").status;
    std::this_thread::sleep_for(std::chrono::milliseconds(100));
  }
  EXPECT_EQ(status, 503) << "nothing can be written";
  store.set(HeldStore::Mode::works);
  server->stop();
}

TEST(Abuse, WhoeverWatchesALongGameGetsTheLastEventsAndTheRestInPages) {
  const auto server = serve_from_memory();
  TestGuest ann(server->port(), "Ann");
  const std::string table = ann.make_table(R"({"game":"24/7","seats":["open","bot:gentle"]})");
  ann.connect();
  ann.watch(table);
  ann.sit(table, 1);
  ann.wait_for(table, [](const NewsState& state) { return state.turn == std::vector<int>{1}; });
  for (int i = 0; i < 150; ++i) {
    ASSERT_EQ(ann.ask(ann.move(table, 1, ann.moves(table, 1).front())).kind, Said::done);
    ASSERT_EQ(ann.ask(ann.command(Kind::take_back, table, 1)).kind, Said::done) << i;
  }
  ann.disconnect();
  ann.connect();
  ClientMessage watch;
  watch.kind = Kind::watch;
  watch.table = table;
  watch.seat = seat_at(0);
  ann.say(watch);
  const auto text = ann.socket().receive();
  ASSERT_TRUE(text);
  const auto news = read_server_message(*text);
  ASSERT_TRUE(news);
  ASSERT_EQ(news->kind, Said::news);
  EXPECT_EQ(news->news.events.size(), events_in_a_page);
  EXPECT_EQ(news->news.events.back().number, news->news.number);
  std::uint64_t known = 0;
  while (known + 1 < news->news.events.front().number) {
    ClientMessage history = watch;
    history.kind = Kind::history;
    history.after = known;
    ann.say(history);
    const ServerMessage page =
        ann.hear_until([](const ServerMessage& heard) { return heard.kind == Said::history; });
    ASSERT_FALSE(page.news.events.empty());
    ASSERT_LE(page.news.events.size(), events_in_a_page);
    for (const NewsEvent& event : page.news.events) ASSERT_EQ(event.number, ++known);
  }
}

}  // namespace
}  // namespace twenties
