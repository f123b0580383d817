// A move is stored before it is acknowledged, and before anybody gets news of it.

#include <gtest/gtest.h>

#include "server/guests_for_tests.hpp"
#include "server/held_store_for_tests.hpp"
#include "texts/words.hpp"

namespace twenties {
namespace {

using std::chrono::milliseconds;

// Ann has both seats of a game that waits for her move, and Ben watches.
class Durability : public testing::Test {
 protected:
  Durability() {
    auto held = std::make_unique<HeldStore>(std::move(*open_memory()));
    store_ = held.get();
    server_ = serve(std::move(held));
    ann_ = std::make_unique<TestGuest>(server_->port(), "Ann");
    ben_ = std::make_unique<TestGuest>(server_->port(), "Ben");
    table_ = ann_->make_table(R"({"game":"game-of-20","seats":["open","open"]})");
    for (TestGuest* guest : {ann_.get(), ben_.get()}) {
      guest->connect();
      guest->watch(table_);
    }
    ann_->sit(table_, 1);
    ann_->sit(table_, 2);
    const auto begun = [](const NewsState& state) { return !state.turn.empty(); };
    ann_->wait_for(table_, begun);
    ben_->wait_for(table_, begun);
    const int seat = ann_->news(table_).state.turn.front();
    move_ = ann_->move(table_, seat, ann_->moves(table_, seat).front());
  }

  [[nodiscard]] std::size_t stored() { return store_->entries(table_, 1)->size(); }

  HeldStore* store_ = nullptr;
  std::unique_ptr<Server> server_;
  std::unique_ptr<TestGuest> ann_, ben_;
  std::string table_;
  ClientMessage move_;
};

TEST_F(Durability, NobodyHearsOfAMoveBeforeItIsStored) {
  const std::size_t before = stored();
  store_->set(HeldStore::Mode::waits);
  ann_->say(move_);
  store_->wait_for_append();
  EXPECT_EQ(ann_->socket().receive(milliseconds(100)), std::nullopt);
  EXPECT_EQ(ben_->socket().receive(milliseconds(100)), std::nullopt);
  EXPECT_EQ(stored(), before);
  store_->set(HeldStore::Mode::works);
  EXPECT_EQ(ann_->answer_to(move_.id).kind, ServerMessage::Kind::done);
  EXPECT_GT(stored(), before);
  ben_->wait_for(table_, [&](const NewsState& state) { return state.answers > move_.answers; });
}

// The commit went through, but its answer was lost with the connection to the database.
TEST_F(Durability, AMoveWhoseAnswerWasLostIsToldToAllWhoWatch) {
  store_->set(HeldStore::Mode::loses_answers);
  const ServerMessage refused = ann_->ask(move_);
  EXPECT_EQ(refused.kind, ServerMessage::Kind::refused);
  EXPECT_EQ(refused.clause, "store");
  store_->set(HeldStore::Mode::works);
  EXPECT_EQ(ann_->ask(move_).kind, ServerMessage::Kind::done) << "it is there";
  ben_->wait_for(table_, [&](const NewsState& state) { return state.answers > move_.answers; });
  ann_->wait_for(table_, [&](const NewsState& state) { return state.answers > move_.answers; });
}

TEST_F(Durability, AMoveThatCannotBeStoredIsRefusedAndNeverHappened) {
  const std::size_t before = stored();
  store_->set(HeldStore::Mode::fails);
  const ServerMessage refused = ann_->ask(move_);
  EXPECT_EQ(refused.kind, ServerMessage::Kind::refused);
  EXPECT_EQ(refused.clause, "store");
  EXPECT_GT(refused.retry_after, 0);
  EXPECT_EQ(refused.reason, Message(cannot_store));
  EXPECT_EQ(stored(), before);
  EXPECT_EQ(ben_->news(table_).state.answers, move_.answers);
  store_->set(HeldStore::Mode::works);
  move_.id = ann_->fresh_id();
  EXPECT_EQ(ann_->ask(move_).kind, ServerMessage::Kind::done);
  EXPECT_GT(stored(), before);
}

TEST_F(Durability, NobodyIsToldWhereTheDatabaseIs) {
  store_->set(HeldStore::Mode::fails);
  ClientMessage name;
  name.kind = ClientMessage::Kind::name;
  name.name = "Anna";
  EXPECT_EQ(ann_->ask(name).reason, Message(cannot_store));
  for (const RawReply& reply :
       {ann_->post("/api/me", R"({"name":"Anna"})"), ann_->get(cat("/api/tables/", table_)),
        ann_->post("/api/tables", R"({"game":"24/7"})")}) {
    EXPECT_EQ(reply.status, 503);
    EXPECT_EQ(reply.body.find("/srv"), std::string::npos) << reply.body;
    EXPECT_NE(reply.body.find("now"), std::string::npos) << reply.body;
  }
}

}  // namespace
}  // namespace twenties
