#pragma once

#include <memory>
#include <mutex>

#include "store/postgresql_listener.hpp"
#include "store/postgresql_session.hpp"
#include "store/store.hpp"

namespace twenties {

// A database shared by several servers. Readers have their own connection, so that they do not wait
// for a commit.
class PostgresqlStore final : public Store {
 public:
  static Result<std::unique_ptr<Store>> open(const std::string& address);

  // `key` must be unique among all stores of the database.
  PostgresqlStore(const PostgresqlAddress& address, std::int64_t key);

  Result<std::vector<Appended>> append(std::span<const Append> batch) override;
  Result<std::vector<std::string>> entries(std::string_view table, std::uint64_t from) override;
  Result<std::optional<StoredSummary>> summary(std::string_view table) override;
  Result<std::vector<StoredSummary>> summaries(const TableQuery& query) override;
  Result<void> set_aside(std::string_view table, std::string_view problem) override;
  Result<std::optional<Person>> person(std::string_view id) override;
  Result<void> put_person(const Person& person) override;
  Result<void> saw(std::span<const std::string> people, std::int64_t now) override;
  Result<std::vector<OldTable>> old_tables(TableStatus status, std::int64_t before,
                                           std::size_t most) override;
  Result<std::vector<std::string>> old_people(std::int64_t before, std::size_t most) override;
  Result<std::size_t> remove_tables(std::span<const std::string> tables, TableStatus status,
                                    std::int64_t before) override;
  Result<std::size_t> remove_people(std::span<const std::string> people,
                                    std::int64_t before) override;
  Result<std::string> secret(std::string_view name, std::string_view fresh) override;
  Result<std::int64_t> last_alive() override;
  Result<void> set_alive(std::int64_t now, std::string_view server) override;
  Result<std::vector<Heartbeat>> heartbeats() override;
  Result<void> leave(std::string_view server) override;
  void on_news(News news) override { listener_.on_news(std::move(news)); }

 private:
  struct Access {
    std::mutex mutex;
    PostgresqlSession session;
  };
  using Answers = std::vector<Appended>;

  Result<void> start();
  static Result<PostgresqlRows> run(Access& access, const PostgresqlStatement& statement,
                                    const PostgresqlValues& values);
  [[nodiscard]] PostgresqlCall call(const Append& item) const;
  // Retries until the outcome is known; nothing if the commit has to be repeated.
  Result<std::optional<Answers>> try_append(std::span<const Append> batch,
                                            std::span<const std::size_t> order);
  // After a broken commit: the answers if it was done, nothing if not.
  Result<std::optional<Answers>> look_after(std::span<const Append> batch, const Error& problem);
  Result<bool> is_written(const Append& item);
  bool reconnect_patiently();

  std::string self_;
  Access writer_;
  Access reader_;
  PostgresqlListener listener_;
};

}  // namespace twenties
