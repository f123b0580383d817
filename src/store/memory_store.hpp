#pragma once

#include <map>
#include <mutex>

#include "store/store.hpp"

namespace twenties {

// A store in memory, for tests and for trying out a server.
class MemoryStore final : public Store {
 public:
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
  struct Table {
    std::vector<std::string> log;
    StoredSummary summary;
  };

  Appended append_one(const Append& item);
  [[nodiscard]] bool has_seat(const std::string& person) const;

  std::mutex mutex_;
  std::map<std::string, Table, std::less<>> tables_;
  std::map<std::string, Person, std::less<>> people_;
  std::map<std::string, std::string, std::less<>> secrets_;
  std::int64_t alive_ = 0;
  std::map<std::string, std::int64_t, std::less<>> servers_;
};

}  // namespace twenties
