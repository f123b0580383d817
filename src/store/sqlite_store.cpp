#include "store/sqlite_store.hpp"

#include <algorithm>

#include "base/text.hpp"
#include "store/columns.hpp"
#include "store/sqlite_file.hpp"

namespace twenties {

namespace {

// The order of the columns of every statement that gives summaries.
StoredSummary read_summary(const SqliteRows& rows) {
  StoredSummary summary;
  summary.table = rows.text(0);
  summary.summary.status = to_status(rows.integer(1));
  summary.summary.listed = rows.integer(2) != 0;
  summary.summary.text = rows.text(3);
  summary.entries = static_cast<std::uint64_t>(rows.integer(4));
  summary.changed = rows.integer(5);
  summary.problem = rows.text(6);
  return summary;
}

struct Text {
  SqliteStatement* statement;
  std::string sql;
};

Result<void> prepare_all(SqliteConnection& connection, std::initializer_list<Text> texts) {
  for (const Text& text : texts) {
    Result<SqliteStatement> prepared = connection.prepare(text.sql);
    if (!prepared) return tl::unexpected(prepared.error());
    *text.statement = std::move(*prepared);
  }
  return {};
}

}  // namespace

Result<void> SqliteStore::prepare(Writer& writer) {
  return prepare_all(
      writer.connection,
      {{&writer.begin, "BEGIN IMMEDIATE"},
       {&writer.commit, "COMMIT"},
       {&writer.make,
        "INSERT INTO tables (status, listed, card, entries, changed, id) VALUES (?, ?, ?, ?, ?, ?) "
        "ON CONFLICT (id) DO UPDATE SET status = excluded.status, listed = excluded.listed, "
        "card = excluded.card, entries = excluded.entries, changed = excluded.changed, "
        "problem = '' WHERE entries = ?"},
       {&writer.extend,
        "UPDATE tables SET status = ?, listed = ?, card = ?, entries = ?, changed = ?, "
        "problem = '' WHERE id = ? AND entries = ?"},
       {&writer.log, "INSERT INTO log (table_id, number, entry) VALUES (?, ?, ?)"},
       {&writer.clear_seats, "DELETE FROM seats WHERE table_id = ?"},
       {&writer.seat, "INSERT INTO seats (table_id, place, person) VALUES (?, ?, ?)"},
       {&writer.set_aside, "UPDATE tables SET status = ?, problem = ? WHERE id = ?"},
       {&writer.person,
        "INSERT INTO people (id, name, colour, seen) VALUES (?, ?, ?, ?) ON CONFLICT (id) "
        "DO UPDATE SET name = excluded.name, colour = excluded.colour, "
        "seen = max(seen, excluded.seen)"},
       {&writer.saw, "UPDATE people SET seen = ?1 WHERE id = ?2 AND seen < ?1"},
       {&writer.is_old, "SELECT count(*) FROM tables WHERE id = ? AND status = ? AND changed < ?"},
       {&writer.remove_log, "DELETE FROM log WHERE table_id = ?"},
       {&writer.remove_seats, "DELETE FROM seats WHERE table_id = ?"},
       {&writer.remove_table, "DELETE FROM tables WHERE id = ?"},
       {&writer.remove_person,
        "DELETE FROM people WHERE id = ?1 AND seen < ?2 "
        "AND NOT EXISTS (SELECT 1 FROM seats WHERE person = ?1)"},
       {&writer.keep_secret,
        "INSERT INTO secrets (name, value) VALUES (?, ?) ON CONFLICT (name) DO NOTHING"},
       {&writer.alive,
        "INSERT INTO facts (name, value) SELECT column1, ?1 FROM (VALUES ('alive'), ('alive:' || "
        "?2)) "
        "WHERE column1 <> 'alive:' ON CONFLICT (name) DO UPDATE SET value = excluded.value"},
       {&writer.leave, "DELETE FROM facts WHERE name = 'alive:' || ?"}});
}

Result<void> SqliteStore::prepare(Reader& reader) {
  const std::string summary =
      "SELECT id, status, listed, card, entries, changed, problem FROM tables ";
  const std::string order = " AND (?2 = 0 OR listed) ORDER BY changed DESC, id LIMIT ?4";
  return prepare_all(
      reader.connection,
      {{&reader.begin, "BEGIN"},
       {&reader.entries,
        "SELECT entry FROM log WHERE table_id = ? AND number >= ? ORDER BY number"},
       {&reader.summary, summary + "WHERE id = ?"},
       {&reader.summaries, summary + "WHERE true" + order},
       {&reader.summaries_of_status, summary + "WHERE status = ?1" + order},
       {&reader.summaries_of_person,
        summary +
            "WHERE id IN (SELECT table_id FROM seats WHERE person = ?3) "
            "AND (?1 < 0 OR status = ?1)" +
            order},
       {&reader.seats, "SELECT person FROM seats WHERE table_id = ? ORDER BY place"},
       {&reader.person, "SELECT id, name, colour, seen FROM people WHERE id = ?"},
       {&reader.old_tables,
        "SELECT id, entries FROM tables WHERE status = ? AND changed < ? "
        "ORDER BY changed, id LIMIT ?"},
       {&reader.old_people,
        "SELECT id FROM people WHERE seen < ? "
        "AND NOT EXISTS (SELECT 1 FROM seats WHERE person = people.id) ORDER BY seen, id LIMIT ?"},
       {&reader.secret, "SELECT value FROM secrets WHERE name = ?"},
       {&reader.alive, "SELECT value FROM facts WHERE name = 'alive'"},
       {&reader.signs,
        "SELECT substr(name, 7), value FROM facts WHERE name LIKE 'alive:%' ORDER BY name"}});
}

Result<std::unique_ptr<Store>> SqliteStore::open(const std::string& file) {
  auto store = std::make_unique<SqliteStore>();
  const auto connect = [&](SqliteConnection& connection) {
    return connect_sqlite(file).map(
        [&](SqliteConnection opened) { connection = std::move(opened); });
  };
  Writer& writer = store->writer_;
  Reader& reader = store->reader_;
  const auto ready =
      make_sqlite_file(file)
          .and_then([&] { return connect(writer.connection); })
          .and_then([&] { return check_sqlite(writer.connection); })
          .and_then([&] { return migrate_sqlite(writer.connection, sqlite_migrations()); })
          .and_then([&] { return prepare(writer); })
          .and_then([&] { return connect(reader.connection); })
          .and_then([&] { return prepare(reader); });
  if (!ready) return tl::unexpected(ready.error());
  return store;
}

// Writers conflict here: one that finds the log at another length changes no row.
bool SqliteStore::move_on(const Append& item) {
  SqliteStatement& statement = item.first == 1 ? writer_.make : writer_.extend;
  const auto before = to_column(item.first - 1);
  const auto after = before + static_cast<std::int64_t>(item.entries.size());
  const TableSummary& summary = item.summary;
  return statement
      .run(to_column(summary.status), summary.listed, summary.text, after, item.now, item.table,
           before)
      .finish();
}

bool SqliteStore::write_log(const Append& item) {
  std::int64_t number = to_column(item.first);
  return std::ranges::all_of(item.entries, [&](const std::string& entry) {
    return writer_.log.run(item.table, number++, entry).finish();
  });
}

bool SqliteStore::write_seats(const Append& item) {
  if (!writer_.clear_seats.run(item.table).finish()) return false;
  int place = 0;
  return std::ranges::all_of(item.summary.people, [&](const std::string& person) {
    return writer_.seat.run(item.table, place++, person).finish();
  });
}

Result<Appended> SqliteStore::append_one(const Append& item) {
  if (item.first == 0) return Appended::conflict;
  if (!move_on(item)) return writer_.connection.trouble();
  if (writer_.connection.changes() == 0) return Appended::conflict;
  if (!write_log(item) || !write_seats(item)) return writer_.connection.trouble();
  return Appended::done;
}

Result<std::vector<Appended>> SqliteStore::append_all(std::span<const Append> batch) {
  if (!run(writer_.begin)) return writer_.connection.trouble();
  std::vector<Appended> answers;
  answers.reserve(batch.size());
  for (const Append& item : batch) {
    const Result<Appended> answer = append_one(item);
    if (!answer) return tl::unexpected(answer.error());
    answers.push_back(*answer);
  }
  if (!run(writer_.commit)) return writer_.connection.trouble();
  return answers;
}

Result<std::vector<Appended>> SqliteStore::append(std::span<const Append> batch) {
  if (batch.empty()) return std::vector<Appended>();
  const std::scoped_lock lock(writer_.mutex);
  auto answers = append_all(batch);
  if (!answers) writer_.connection.roll_back();
  return answers;
}

Result<void> SqliteStore::written(bool well) {
  if (well) return {};
  return writer_.connection.trouble();
}

Result<void> SqliteStore::set_aside(std::string_view table, std::string_view problem) {
  const std::scoped_lock lock(writer_.mutex);
  Result<void> done =
      written(writer_.set_aside.run(to_column(TableStatus::set_aside), problem, table).finish());
  if (!done || writer_.connection.changes() > 0) return done;
  return failure(cat("There is no table ", quote(table), "."));
}

Result<void> SqliteStore::put_person(const Person& person) {
  const std::scoped_lock lock(writer_.mutex);
  return written(writer_.person.run(person.id, person.name, person.colour, person.seen).finish());
}

template <class Work>
Result<std::size_t> SqliteStore::write_all(Work&& work) {
  const std::scoped_lock lock(writer_.mutex);
  Result<std::size_t> done =
      run(writer_.begin) ? work() : Result<std::size_t>(writer_.connection.trouble());
  if (done && !run(writer_.commit)) done = writer_.connection.trouble();
  if (!done) writer_.connection.roll_back();
  return done;
}

Result<void> SqliteStore::saw(std::span<const std::string> people, std::int64_t now) {
  return write_all([&]() -> Result<std::size_t> {
           for (const std::string& id : people) {
             if (!writer_.saw.run(now, id).finish()) return writer_.connection.trouble();
           }
           return people.size();
         })
      .map([](std::size_t) {});
}

Result<std::vector<OldTable>> SqliteStore::old_tables(TableStatus status, std::int64_t before,
                                                      std::size_t most) {
  const std::scoped_lock lock(reader_.mutex);
  SqliteRows rows = reader_.old_tables.run(to_column(status), before, to_column(most));
  std::vector<OldTable> found;
  while (rows.next()) {
    found.push_back({rows.text(0), static_cast<std::uint64_t>(rows.integer(1))});
  }
  if (rows.in_trouble()) return reader_.connection.trouble();
  return found;
}

Result<std::vector<std::string>> SqliteStore::old_people(std::int64_t before, std::size_t most) {
  const std::scoped_lock lock(reader_.mutex);
  SqliteRows rows = reader_.old_people.run(before, to_column(most));
  std::vector<std::string> found;
  while (rows.next()) found.push_back(rows.text(0));
  if (rows.in_trouble()) return reader_.connection.trouble();
  return found;
}

// The status and the last change are read within the transaction, so nobody writes in between.
Result<bool> SqliteStore::remove_one(std::string_view table, TableStatus status,
                                     std::int64_t before) {
  {
    SqliteRows rows = writer_.is_old.run(table, to_column(status), before);
    if (!rows.next()) return writer_.connection.trouble();
    if (rows.integer(0) == 0) return false;
  }
  if (!writer_.remove_log.run(table).finish() || !writer_.remove_seats.run(table).finish() ||
      !writer_.remove_table.run(table).finish()) {
    return writer_.connection.trouble();
  }
  return true;
}

Result<std::size_t> SqliteStore::remove_tables(std::span<const std::string> tables,
                                               TableStatus status, std::int64_t before) {
  return write_all([&]() -> Result<std::size_t> {
    std::size_t removed = 0;
    for (const std::string& table : tables) {
      const auto done = remove_one(table, status, before);
      if (!done) return tl::unexpected(done.error());
      if (*done) ++removed;
    }
    return removed;
  });
}

Result<std::size_t> SqliteStore::remove_people(std::span<const std::string> people,
                                               std::int64_t before) {
  return write_all([&]() -> Result<std::size_t> {
    std::size_t removed = 0;
    for (const std::string& id : people) {
      if (!writer_.remove_person.run(id, before).finish()) return writer_.connection.trouble();
      removed += static_cast<std::size_t>(writer_.connection.changes());
    }
    return removed;
  });
}

Result<std::string> SqliteStore::secret(std::string_view name, std::string_view fresh) {
  {
    const std::scoped_lock lock(writer_.mutex);
    if (!writer_.keep_secret.run(name, fresh).finish()) return writer_.connection.trouble();
  }
  const std::scoped_lock lock(reader_.mutex);
  SqliteRows rows = reader_.secret.run(name);
  if (rows.next()) return rows.text(0);
  return reader_.connection.trouble();
}

Result<void> SqliteStore::set_alive(std::int64_t now, std::string_view server) {
  const std::scoped_lock lock(writer_.mutex);
  return written(writer_.alive.run(now, server).finish());
}

Result<void> SqliteStore::leave(std::string_view server) {
  const std::scoped_lock lock(writer_.mutex);
  return written(writer_.leave.run(server).finish());
}

Result<std::vector<std::string>> SqliteStore::entries(std::string_view table, std::uint64_t from) {
  const std::scoped_lock lock(reader_.mutex);
  SqliteRows rows = reader_.entries.run(table, to_column(from));
  std::vector<std::string> found;
  while (rows.next()) found.push_back(rows.text(0));
  if (rows.in_trouble()) return reader_.connection.trouble();
  return found;
}

bool SqliteStore::read_seats(StoredSummary& summary) {
  SqliteRows rows = reader_.seats.run(summary.table);
  while (rows.next()) summary.summary.people.push_back(rows.text(0));
  return !rows.in_trouble();
}

Result<std::vector<StoredSummary>> SqliteStore::read_summaries(SqliteRows&& rows) {
  std::vector<StoredSummary> found;
  bool well = true;
  while (well && rows.next()) well = read_seats(found.emplace_back(read_summary(rows)));
  if (!well || rows.in_trouble()) return reader_.connection.trouble();
  return found;
}

Result<std::optional<StoredSummary>> SqliteStore::summary(std::string_view table) {
  const std::scoped_lock lock(reader_.mutex);
  if (!run(reader_.begin)) return reader_.connection.trouble();
  auto found = read_summaries(reader_.summary.run(table));
  reader_.connection.roll_back();
  if (!found) return tl::unexpected(found.error());
  if (found->empty()) return std::nullopt;
  return std::move(found->front());
}

SqliteStatement& SqliteStore::best_for(const TableQuery& query) {
  if (!query.person.empty()) return reader_.summaries_of_person;
  return query.status ? reader_.summaries_of_status : reader_.summaries;
}

Result<std::vector<StoredSummary>> SqliteStore::summaries(const TableQuery& query) {
  const std::int64_t status = query.status ? to_column(*query.status) : any_status;
  const std::scoped_lock lock(reader_.mutex);
  if (!run(reader_.begin)) return reader_.connection.trouble();
  auto found = read_summaries(
      best_for(query).run(status, query.listed_only, query.person, to_column(query.most)));
  reader_.connection.roll_back();
  return found;
}

Result<std::optional<Person>> SqliteStore::person(std::string_view id) {
  const std::scoped_lock lock(reader_.mutex);
  SqliteRows rows = reader_.person.run(id);
  if (rows.next()) return Person{rows.text(0), rows.text(1), rows.text(2), rows.integer(3)};
  if (rows.in_trouble()) return reader_.connection.trouble();
  return std::nullopt;
}

Result<std::int64_t> SqliteStore::last_alive() {
  const std::scoped_lock lock(reader_.mutex);
  SqliteRows rows = reader_.alive.run();
  if (rows.next()) return rows.integer(0);
  if (rows.in_trouble()) return reader_.connection.trouble();
  return 0;
}

Result<std::vector<Heartbeat>> SqliteStore::heartbeats() {
  const std::scoped_lock lock(reader_.mutex);
  SqliteRows rows = reader_.signs.run();
  std::vector<Heartbeat> out;
  while (rows.next()) out.push_back({rows.text(0), rows.integer(1)});
  if (rows.in_trouble()) return reader_.connection.trouble();
  return out;
}

}  // namespace twenties
