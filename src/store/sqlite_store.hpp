#pragma once

#include <memory>
#include <mutex>

#include "store/sqlite_connection.hpp"
#include "store/store.hpp"

namespace twenties {

// One file with a write-ahead log. Readers have their own connection, so that they do not wait
// while a writer waits for the disk. Several processes may use the file.
class SqliteStore final : public Store {
 public:
  // The folder must exist; the file is created if needed.
  static Result<std::unique_ptr<Store>> open(const std::string& file);

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
  void on_news(News /*news*/) override {}

 private:
  struct Writer {
    std::mutex mutex;
    SqliteConnection connection;
    SqliteStatement begin, commit, make, extend, log, clear_seats, seat, set_aside, person, alive,
        leave, saw, is_old, remove_log, remove_seats, remove_table, remove_person, keep_secret;
  };
  struct Reader {
    std::mutex mutex;
    SqliteConnection connection;
    SqliteStatement begin, entries, summary, summaries, summaries_of_status, summaries_of_person,
        seats, person, alive, signs, old_tables, old_people, secret;
  };

  static Result<void> prepare(Writer& writer);
  static Result<void> prepare(Reader& reader);

  Result<std::vector<Appended>> append_all(std::span<const Append> batch);
  Result<Appended> append_one(const Append& item);
  bool move_on(const Append& item);
  bool write_log(const Append& item);
  bool write_seats(const Append& item);
  bool run(SqliteStatement& statement) { return statement.run().finish(); }
  Result<void> written(bool well);
  // In one transaction, whatever its outcome.
  template <class Work>
  Result<std::size_t> write_all(Work&& work);
  Result<bool> remove_one(std::string_view table, TableStatus status, std::int64_t before);
  SqliteStatement& best_for(const TableQuery& query);
  // Within a read transaction, so that summaries and seats are consistent.
  Result<std::vector<StoredSummary>> read_summaries(SqliteRows&& rows);
  bool read_seats(StoredSummary& summary);

  Writer writer_;
  Reader reader_;
};

}  // namespace twenties
