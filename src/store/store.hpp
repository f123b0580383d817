#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.hpp"

namespace twenties {

enum class TableStatus : std::uint8_t { open, running, finished, set_aside };

// What lists show of a table without reading its log: a cache, derived from the log and written
// together with it.
struct TableSummary {
  TableStatus status = TableStatus::open;
  bool listed = false;              // in the lobby
  std::string text;                 // what the lobby shows; opaque to the store
  std::vector<std::string> people;  // the ids of the people who have a seat
};

struct StoredSummary {
  std::string table;
  TableSummary summary;
  std::uint64_t entries = 0;  // the length of the log
  std::int64_t changed = 0;   // milliseconds since 1970: `now` of the last append
  std::string problem;        // why it was set aside
};

// Entries to append to the log of one table. The first entry of a log has the number 1; appending
// it creates the table.
struct Append {
  std::string table;
  std::uint64_t first = 1;  // the number of the first of these entries
  std::vector<std::string> entries;
  TableSummary summary;  // as it is after them
  std::int64_t now = 0;  // milliseconds since 1970
};

enum class Appended : std::uint8_t {
  done,
  conflict,  // the log has another length than the writer expected: nothing was added
};

// A guest with a name. The id is derived from a secret that only their browser has.
struct Person {
  std::string id;
  std::string name;
  std::string colour;
  std::int64_t seen = 0;  // milliseconds since 1970: their last visit
};

// A table that is old enough to be deleted, and the length of its log.
struct OldTable {
  std::string table;
  std::uint64_t entries = 0;
};

// The heartbeat of a server: the last time it wrote, by its own clock, in milliseconds since 1970.
struct Heartbeat {
  std::string server;
  std::int64_t at = 0;

  bool operator==(const Heartbeat&) const = default;
};

// A filter for summaries.
struct TableQuery {
  std::optional<TableStatus> status;
  bool listed_only = false;
  std::string person;      // only tables with a seat of theirs; empty: all
  std::size_t most = 100;  // latest change first, then by name
};

// The append-only log of tables, from which every game is restored. All functions are thread-safe.
// What a function reports as written survives a crash of the process and of the machine. An error
// means that nothing was written, with one exception: if a database on another machine becomes
// unreachable during a commit, the outcome is unknown, and the message says so. The writer then
// reads the log again, or gets a conflict with itself.
//
// All texts are bytes to the store.
class Store {
 public:
  Store() = default;
  Store(const Store&) = delete;
  Store& operator=(const Store&) = delete;
  virtual ~Store() = default;

  // Appends to several logs in one commit: each item completely or not at all, in the given order,
  // independently of the others.
  virtual Result<std::vector<Appended>> append(std::span<const Append> batch) = 0;
  // The entries of a table from a number on; none if there is no such table.
  virtual Result<std::vector<std::string>> entries(std::string_view table, std::uint64_t from) = 0;
  virtual Result<std::optional<StoredSummary>> summary(std::string_view table) = 0;
  virtual Result<std::vector<StoredSummary>> summaries(const TableQuery& query) = 0;
  // Sets a game aside that does not replay; an error if there is no such table. An append by a
  // server that can still replay it makes it playable again.
  virtual Result<void> set_aside(std::string_view table, std::string_view problem) = 0;

  virtual Result<std::optional<Person>> person(std::string_view id) = 0;
  // A `seen` earlier than the stored one changes nothing.
  virtual Result<void> put_person(const Person& person) = 0;
  // Records a visit; people without a name are not stored.
  virtual Result<void> saw(std::span<const std::string> people, std::int64_t now) = 0;

  // What has been unused since a moment: tables of a status by their last change, people without a
  // seat by their last visit. The oldest first, at most this many.
  virtual Result<std::vector<OldTable>> old_tables(TableStatus status, std::int64_t before,
                                                   std::size_t most) = 0;
  virtual Result<std::vector<std::string>> old_people(std::int64_t before, std::size_t most) = 0;
  // Deletes those that are still unused, in one commit, and returns how many.
  virtual Result<std::size_t> remove_tables(std::span<const std::string> tables, TableStatus status,
                                            std::int64_t before) = 0;
  virtual Result<std::size_t> remove_people(std::span<const std::string> people,
                                            std::int64_t before) = 0;

  // The secret of that name, shared by the servers of a store; stores this one if there is none
  // yet.
  virtual Result<std::string> secret(std::string_view name, std::string_view fresh) = 0;

  // The last moment at which any server was known to run, in milliseconds since 1970; 0: never.
  virtual Result<std::int64_t> last_alive() = 0;
  // The server of this name runs now; without a name, some server does.
  virtual Result<void> set_alive(std::int64_t now, std::string_view server) = 0;
  // Of all servers that have not left, by name.
  virtual Result<std::vector<Heartbeat>> heartbeats() = 0;
  // This server has stopped.
  virtual Result<void> leave(std::string_view server) = 0;

  // Called on a thread of the store when another process has appended to a table: its name and the
  // new length of its log. Stores of a single process never call it. An empty name means that
  // notifications may have been missed: check every table. When on_news returns, the previous
  // function is not running and will not be called again.
  using News = std::function<void(std::string_view table, std::uint64_t entries)>;
  virtual void on_news(News news) = 0;
};

}  // namespace twenties
