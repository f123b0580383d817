#pragma once

#include <condition_variable>
#include <memory>
#include <mutex>
#include <string>
#include <vector>

#include "store/store.hpp"

namespace twenties {

// A store whose appends wait or fail for as long as the test wants.
class HeldStore final : public Store {
 public:
  // loses_answers: writes, but reports a failure. stalls: reads and writes nothing.
  enum class Mode : std::uint8_t { works, waits, fails, loses_answers, stalls };

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

  // The tables written, in order.
  std::vector<std::string> appended() {
    const std::lock_guard lock(mutex_);
    return appended_;
  }

  Result<std::vector<Appended>> append(std::span<const Append> batch) override {
    {
      std::unique_lock lock(mutex_);
      ++waiting_;
      changed_.notify_all();
      changed_.wait(lock, [&] { return mode_ != Mode::waits && mode_ != Mode::stalls; });
      --waiting_;
      if (mode_ == Mode::fails) return trouble();
    }
    auto answers = store_->append(batch);
    const std::lock_guard lock(mutex_);
    for (const Append& append : batch) appended_.push_back(append.table);
    if (mode_ == Mode::loses_answers) return failure("the connection broke");
    return answers;
  }
  Result<std::vector<std::string>> entries(std::string_view table, std::uint64_t from) override {
    wait_while_stalled();
    return store_->entries(table, from);
  }
  Result<std::optional<StoredSummary>> summary(std::string_view table) override {
    wait_while_stalled();
    if (is_failing()) return trouble();
    return store_->summary(table);
  }
  Result<std::vector<StoredSummary>> summaries(const TableQuery& query) override {
    wait_while_stalled();
    return store_->summaries(query);
  }
  Result<void> set_aside(std::string_view table, std::string_view problem) override {
    wait_while_stalled();
    return store_->set_aside(table, problem);
  }
  Result<std::optional<Person>> person(std::string_view id) override {
    wait_while_stalled();
    return store_->person(id);
  }
  Result<void> put_person(const Person& person) override {
    wait_while_stalled();
    if (is_failing()) return trouble();
    return store_->put_person(person);
  }
  Result<void> saw(std::span<const std::string> people, std::int64_t now) override {
    wait_while_stalled();
    return store_->saw(people, now);
  }
  Result<std::vector<OldTable>> old_tables(TableStatus status, std::int64_t before,
                                           std::size_t most) override {
    wait_while_stalled();
    return store_->old_tables(status, before, most);
  }
  Result<std::vector<std::string>> old_people(std::int64_t before, std::size_t most) override {
    wait_while_stalled();
    return store_->old_people(before, most);
  }
  Result<std::size_t> remove_tables(std::span<const std::string> tables, TableStatus status,
                                    std::int64_t before) override {
    wait_while_stalled();
    return store_->remove_tables(tables, status, before);
  }
  Result<std::size_t> remove_people(std::span<const std::string> people,
                                    std::int64_t before) override {
    wait_while_stalled();
    return store_->remove_people(people, before);
  }
  Result<std::string> secret(std::string_view name, std::string_view fresh) override {
    wait_while_stalled();
    return store_->secret(name, fresh);
  }
  Result<std::int64_t> last_alive() override {
    wait_while_stalled();
    return store_->last_alive();
  }
  Result<void> set_alive(std::int64_t now, std::string_view server) override {
    wait_while_stalled();
    return store_->set_alive(now, server);
  }
  Result<std::vector<Heartbeat>> heartbeats() override {
    wait_while_stalled();
    return store_->heartbeats();
  }
  Result<void> leave(std::string_view server) override {
    wait_while_stalled();
    return store_->leave(server);
  }
  void on_news(News news) override { store_->on_news(std::move(news)); }

 private:
  static tl::unexpected<Error> trouble() {
    return failure("The database /srv/private/twenties.sqlite3 of dba@db.example failed.");
  }
  bool is_failing() {
    const std::lock_guard lock(mutex_);
    return mode_ == Mode::fails;
  }
  void wait_while_stalled() {
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [&] { return mode_ != Mode::stalls; });
  }

  std::unique_ptr<Store> store_;
  std::mutex mutex_;
  std::condition_variable changed_;
  Mode mode_ = Mode::works;
  int waiting_ = 0;
  std::vector<std::string> appended_;
};

}  // namespace twenties
