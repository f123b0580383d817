// An acknowledgement means that the move is stored, and so does news of it.

#include <gtest/gtest.h>

#include <condition_variable>
#include <mutex>

#include "server/guests_for_tests.hpp"

namespace twenties {
namespace {

using std::chrono::milliseconds;

// A store whose appends wait, or fail, as long as the test wants them to.
class HeldStore final : public Store {
 public:
  enum class Mode : std::uint8_t { works, waits, fails };

  explicit HeldStore(std::unique_ptr<Store> store) : store_(std::move(store)) {}
  ~HeldStore() override { set(Mode::works); }

  void set(Mode mode) {
    const std::lock_guard lock(mutex_);
    mode_ = mode;
    changed_.notify_all();
  }
  // Until somebody waits for the store.
  void wait_for_append() {
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [&] { return waiting_ > 0; });
  }

  Result<std::vector<Appended>> append(std::span<const Append> batch) override {
    {
      std::unique_lock lock(mutex_);
      ++waiting_;
      changed_.notify_all();
      changed_.wait(lock, [&] { return mode_ != Mode::waits; });
      --waiting_;
      if (mode_ == Mode::fails) return failure("the disk is full");
    }
    return store_->append(batch);
  }
  Result<std::vector<std::string>> entries(std::string_view table, std::uint64_t from) override {
    return store_->entries(table, from);
  }
  Result<std::optional<StoredCard>> card(std::string_view table) override {
    return store_->card(table);
  }
  Result<std::vector<StoredCard>> cards(const CardQuery& query) override {
    return store_->cards(query);
  }
  Result<void> set_aside(std::string_view table, std::string_view problem) override {
    return store_->set_aside(table, problem);
  }
  Result<std::optional<Person>> person(std::string_view id) override { return store_->person(id); }
  Result<void> put_person(const Person& person) override { return store_->put_person(person); }
  Result<std::int64_t> last_alive() override { return store_->last_alive(); }
  Result<void> set_alive(std::int64_t now) override { return store_->set_alive(now); }
  void on_news(News news) override { store_->on_news(std::move(news)); }

 private:
  std::unique_ptr<Store> store_;
  std::mutex mutex_;
  std::condition_variable changed_;
  Mode mode_ = Mode::works;
  int waiting_ = 0;
};

// Ann sits at both seats of a game that waits for her move, and Ben looks on.
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

TEST_F(Durability, AMoveThatCannotBeStoredIsRefusedAndNeverHappened) {
  const std::size_t before = stored();
  store_->set(HeldStore::Mode::fails);
  const ServerMessage refused = ann_->ask(move_);
  EXPECT_EQ(refused.kind, ServerMessage::Kind::refused);
  EXPECT_EQ(refused.clause, "store");
  EXPECT_EQ(stored(), before);
  EXPECT_EQ(ben_->news(table_).state.answers, move_.answers);
  store_->set(HeldStore::Mode::works);
  move_.id = ann_->fresh_id();
  EXPECT_EQ(ann_->ask(move_).kind, ServerMessage::Kind::done);
  EXPECT_GT(stored(), before);
}

}  // namespace
}  // namespace twenties
