#include "store/postgresql_store.hpp"

#include <algorithm>
#include <chrono>
#include <random>
#include <thread>

#include "base/text.hpp"
#include "store/columns.hpp"
#include "store/postgresql_migration.hpp"
#include "store/postgresql_statements.hpp"

namespace twenties {

namespace {

// How long to find out about a broken commit before reporting its outcome as unknown.
constexpr std::chrono::seconds patience(5);
constexpr std::chrono::milliseconds pause(100);

StoredSummary to_summary(const PostgresqlRows& rows, int row) {
  StoredSummary summary;
  summary.table = rows.bytes(row, 0);
  summary.summary.status = to_status(rows.number(row, 1));
  summary.summary.listed = rows.truth(row, 2);
  summary.summary.text = rows.bytes(row, 3);
  summary.entries = static_cast<std::uint64_t>(rows.number(row, 4));
  summary.changed = rows.number(row, 5);
  summary.problem = rows.bytes(row, 6);
  summary.summary.people = rows.list(row, 7);
  return summary;
}

Result<void> without_rows(const Result<PostgresqlRows>& rows) {
  if (!rows) return tl::unexpected(rows.error());
  return {};
}

std::vector<std::string> list_of(std::span<const std::string> texts) {
  return {texts.begin(), texts.end()};
}

std::size_t count_of(const PostgresqlRows& rows) { return static_cast<std::size_t>(rows.size()); }

std::int64_t random_key() {
  std::random_device source;
  const std::uint64_t bits = std::uint64_t{source()} << 32 | source();
  return static_cast<std::int64_t>(bits >> 1);
}

// The indexes of the items that can be written, ordered by table: servers that write to the same
// tables lock their rows in the same order, and so never deadlock.
std::vector<std::size_t> order_of(std::span<const Append> batch) {
  std::vector<std::size_t> order;
  for (std::size_t place = 0; place < batch.size(); ++place) {
    if (batch[place].first != 0) order.push_back(place);
  }
  std::ranges::sort(order, {}, [&](std::size_t place) {
    return std::pair(std::string_view(batch[place].table), place);
  });
  return order;
}

const PostgresqlStatement& best_for(const TableQuery& query) {
  if (!query.person.empty()) return postgresql::read_cards_of_person;
  return query.status ? postgresql::read_cards_of_status : postgresql::read_summaries;
}

}  // namespace

PostgresqlStore::PostgresqlStore(const PostgresqlAddress& address, std::int64_t key)
    : self_(std::to_string(key)),
      writer_{{}, {address, key}},
      reader_{{}, {address, std::nullopt}},
      listener_(address, self_) {}

Result<std::unique_ptr<Store>> PostgresqlStore::open(const std::string& address) {
  const auto read = read_postgresql_address(address);
  if (!read) return tl::unexpected(read.error());
  auto store = std::make_unique<PostgresqlStore>(*read, random_key());
  if (const auto started = store->start(); !started) return tl::unexpected(started.error());
  return store;
}

Result<void> PostgresqlStore::start() {
  const auto connection = writer_.session.connection();
  if (!connection) return tl::unexpected(connection.error());
  return migrate_postgresql(**connection, postgresql_migrations()).and_then([&] {
    return listener_.start();
  });
}

Result<PostgresqlRows> PostgresqlStore::run(Access& access, const PostgresqlStatement& statement,
                                            const PostgresqlValues& values) {
  const std::scoped_lock lock(access.mutex);
  return access.session.run(statement, values);
}

PostgresqlCall PostgresqlStore::call(const Append& item) const {
  const std::uint64_t length = item.first - 1 + item.entries.size();
  const TableSummary& summary = item.summary;
  const auto& statement = item.first == 1 ? postgresql::make_table : postgresql::extend_table;
  return {&statement, PostgresqlValues()
                          .bytes(item.table)
                          .number(to_column(item.first))
                          .list(item.entries)
                          .number(to_column(summary.status))
                          .truth(summary.listed)
                          .bytes(summary.text)
                          .list(summary.people)
                          .number(item.now)
                          .text(print_news(self_, item.table, length))};
}

Result<std::optional<PostgresqlStore::Answers>> PostgresqlStore::try_append(
    std::span<const Append> batch, std::span<const std::size_t> order) {
  const auto connection = writer_.session.connection();
  if (!connection) return tl::unexpected(connection.error());
  std::vector<PostgresqlCall> calls;
  for (const std::size_t place : order) calls.push_back(call(batch[place]));
  const auto rows = (*connection)->run_together(calls);
  if (!rows && (*connection)->is_broken()) return look_after(batch, rows.error());
  if (!rows && (*connection)->may_try_again()) return std::nullopt;
  if (!rows) return tl::unexpected(rows.error());
  Answers answers(batch.size(), Appended::conflict);
  for (std::size_t number = 0; number < order.size(); ++number) {
    if ((*rows)[number].size() == 1) answers[order[number]] = Appended::done;
  }
  return answers;
}

Result<std::vector<Appended>> PostgresqlStore::append(std::span<const Append> batch) {
  const std::vector<std::size_t> order = order_of(batch);
  if (order.empty()) return Answers(batch.size(), Appended::conflict);
  const std::scoped_lock lock(writer_.mutex);
  for (int attempt = 0; attempt < 3; ++attempt) {
    auto answers = try_append(batch, order);
    if (!answers) return tl::unexpected(answers.error());
    if (*answers) return std::move(**answers);
  }
  return failure("PostgreSQL broke off three times in a row; nothing was written. Try again.");
}

bool PostgresqlStore::reconnect_patiently() {
  const auto end = std::chrono::steady_clock::now() + patience;
  while (!writer_.session.connection()) {
    if (std::chrono::steady_clock::now() > end) return false;
    std::this_thread::sleep_for(pause);
  }
  return true;
}

Result<bool> PostgresqlStore::is_written(const Append& item) {
  const auto rows = writer_.session.run(
      postgresql::count_written,
      PostgresqlValues().bytes(item.table).number(to_column(item.first)).list(item.entries));
  if (!rows) return tl::unexpected(rows.error());
  return rows->number(0, 0) == static_cast<std::int64_t>(item.entries.size());
}

// The batch was one transaction: if the entries of any item are there, so are those of all items
// without a conflict. Items without entries can safely be done again.
Result<std::optional<PostgresqlStore::Answers>> PostgresqlStore::look_after(
    std::span<const Append> batch, const Error& problem) {
  const auto unknown = failure(cat(plain_text(problem.message),
                                   " Whether this was written is not known until the database can "
                                   "be reached again."));
  if (!reconnect_patiently()) return unknown;
  Answers answers;
  bool is_done = false;
  for (const Append& item : batch) {
    const auto written = is_written(item);
    if (!written) return unknown;
    answers.push_back(*written ? Appended::done : Appended::conflict);
    is_done = is_done || (*written && !item.entries.empty());
  }
  if (!is_done) return std::nullopt;
  return answers;
}

Result<std::vector<std::string>> PostgresqlStore::entries(std::string_view table,
                                                          std::uint64_t from) {
  const auto rows = run(reader_, postgresql::read_entries,
                        PostgresqlValues().bytes(table).number(to_column(from)));
  if (!rows) return tl::unexpected(rows.error());
  std::vector<std::string> found;
  for (int row = 0; row < rows->size(); ++row) found.emplace_back(rows->bytes(row, 0));
  return found;
}

Result<std::optional<StoredSummary>> PostgresqlStore::summary(std::string_view table) {
  const auto rows = run(reader_, postgresql::read_summary, PostgresqlValues().bytes(table));
  if (!rows) return tl::unexpected(rows.error());
  if (rows->size() == 0) return std::nullopt;
  return to_summary(*rows, 0);
}

Result<std::vector<StoredSummary>> PostgresqlStore::summaries(const TableQuery& query) {
  const auto rows = run(reader_, best_for(query),
                        PostgresqlValues()
                            .number(query.status ? to_column(*query.status) : any_status)
                            .truth(query.listed_only)
                            .bytes(query.person)
                            .number(to_column(query.most)));
  if (!rows) return tl::unexpected(rows.error());
  std::vector<StoredSummary> found;
  for (int row = 0; row < rows->size(); ++row) found.push_back(to_summary(*rows, row));
  return found;
}

Result<void> PostgresqlStore::set_aside(std::string_view table, std::string_view problem) {
  const auto rows =
      run(writer_, postgresql::mark_set_aside,
          PostgresqlValues().number(to_column(TableStatus::set_aside)).bytes(problem).bytes(table));
  if (!rows || rows->size() > 0) return without_rows(rows);
  return failure(cat("There is no table ", quote(table), "."));
}

Result<std::optional<Person>> PostgresqlStore::person(std::string_view id) {
  const auto rows = run(reader_, postgresql::read_person, PostgresqlValues().bytes(id));
  if (!rows) return tl::unexpected(rows.error());
  if (rows->size() == 0) return std::nullopt;
  const auto text = [&](int column) { return std::string(rows->bytes(0, column)); };
  return Person{text(0), text(1), text(2), rows->number(0, 3)};
}

Result<void> PostgresqlStore::put_person(const Person& person) {
  return without_rows(run(writer_, postgresql::write_person,
                          PostgresqlValues()
                              .bytes(person.id)
                              .bytes(person.name)
                              .bytes(person.colour)
                              .number(person.seen)));
}

Result<void> PostgresqlStore::saw(std::span<const std::string> people, std::int64_t now) {
  return without_rows(
      run(writer_, postgresql::write_seen, PostgresqlValues().list(list_of(people)).number(now)));
}

Result<std::vector<OldTable>> PostgresqlStore::old_tables(TableStatus status, std::int64_t before,
                                                          std::size_t most) {
  const auto rows =
      run(reader_, postgresql::read_old_tables,
          PostgresqlValues().number(to_column(status)).number(before).number(to_column(most)));
  if (!rows) return tl::unexpected(rows.error());
  std::vector<OldTable> found;
  for (int row = 0; row < rows->size(); ++row) {
    found.push_back(
        {std::string(rows->bytes(row, 0)), static_cast<std::uint64_t>(rows->number(row, 1))});
  }
  return found;
}

Result<std::vector<std::string>> PostgresqlStore::old_people(std::int64_t before,
                                                             std::size_t most) {
  const auto rows = run(reader_, postgresql::read_old_people,
                        PostgresqlValues().number(before).number(to_column(most)));
  if (!rows) return tl::unexpected(rows.error());
  std::vector<std::string> found;
  for (int row = 0; row < rows->size(); ++row) found.emplace_back(rows->bytes(row, 0));
  return found;
}

Result<std::size_t> PostgresqlStore::remove_tables(std::span<const std::string> tables,
                                                   TableStatus status, std::int64_t before) {
  return run(writer_, postgresql::remove_tables,
             PostgresqlValues().list(list_of(tables)).number(to_column(status)).number(before))
      .map(count_of);
}

Result<std::size_t> PostgresqlStore::remove_people(std::span<const std::string> people,
                                                   std::int64_t before) {
  return run(writer_, postgresql::remove_people,
             PostgresqlValues().list(list_of(people)).number(before))
      .map(count_of);
}

Result<std::string> PostgresqlStore::secret(std::string_view name, std::string_view fresh) {
  const auto kept =
      run(writer_, postgresql::keep_secret, PostgresqlValues().text(name).bytes(fresh));
  if (!kept) return tl::unexpected(kept.error());
  const auto rows = run(writer_, postgresql::read_secret, PostgresqlValues().text(name));
  if (!rows) return tl::unexpected(rows.error());
  if (rows->size() == 0) return failure("A secret that was stored is not there.");
  return std::string(rows->bytes(0, 0));
}

Result<std::int64_t> PostgresqlStore::last_alive() {
  const auto rows = run(reader_, postgresql::read_alive, {});
  if (!rows) return tl::unexpected(rows.error());
  return rows->size() == 0 ? 0 : rows->number(0, 0);
}

Result<void> PostgresqlStore::set_alive(std::int64_t now, std::string_view server) {
  return without_rows(
      run(writer_, postgresql::write_alive, PostgresqlValues().number(now).bytes(server)));
}

Result<std::vector<Heartbeat>> PostgresqlStore::heartbeats() {
  const auto rows = run(reader_, postgresql::read_signs, {});
  if (!rows) return tl::unexpected(rows.error());
  std::vector<Heartbeat> out;
  for (int row = 0; row < rows->size(); ++row) {
    out.push_back({std::string(rows->bytes(row, 0)), rows->number(row, 1)});
  }
  return out;
}

Result<void> PostgresqlStore::leave(std::string_view server) {
  return without_rows(run(writer_, postgresql::remove_sign, PostgresqlValues().bytes(server)));
}

}  // namespace twenties
