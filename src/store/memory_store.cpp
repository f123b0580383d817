#include "store/memory_store.hpp"

#include <algorithm>

#include "base/text.hpp"

namespace twenties {

namespace {

bool fits(const TableQuery& query, const StoredSummary& stored) {
  const TableSummary& summary = stored.summary;
  if (query.status && summary.status != *query.status) return false;
  if (query.listed_only && !summary.listed) return false;
  return query.person.empty() ||
         std::ranges::find(summary.people, query.person) != summary.people.end();
}

bool is_old(const StoredSummary& stored, TableStatus status, std::int64_t before) {
  return stored.summary.status == status && stored.changed < before;
}

bool latest_first(const StoredSummary& a, const StoredSummary& b) {
  return a.changed != b.changed ? a.changed > b.changed : a.table < b.table;
}

}  // namespace

Appended MemoryStore::append_one(const Append& item) {
  const auto found = tables_.find(item.table);
  const std::uint64_t length = found == tables_.end() ? 0 : found->second.log.size();
  if (item.first != length + 1) return Appended::conflict;
  Table& table = tables_[item.table];
  table.log.insert(table.log.end(), item.entries.begin(), item.entries.end());
  table.summary = {item.table, item.summary, table.log.size(), item.now, {}};
  return Appended::done;
}

Result<std::vector<Appended>> MemoryStore::append(std::span<const Append> batch) {
  const std::scoped_lock lock(mutex_);
  std::vector<Appended> answers;
  answers.reserve(batch.size());
  for (const Append& item : batch) answers.push_back(append_one(item));
  return answers;
}

Result<std::vector<std::string>> MemoryStore::entries(std::string_view table, std::uint64_t from) {
  const std::scoped_lock lock(mutex_);
  const auto found = tables_.find(table);
  if (found == tables_.end()) return std::vector<std::string>();
  const std::vector<std::string>& log = found->second.log;
  const std::uint64_t skipped = std::min<std::uint64_t>(from == 0 ? 0 : from - 1, log.size());
  return std::vector(log.begin() + static_cast<std::ptrdiff_t>(skipped), log.end());
}

Result<std::optional<StoredSummary>> MemoryStore::summary(std::string_view table) {
  const std::scoped_lock lock(mutex_);
  const auto found = tables_.find(table);
  if (found == tables_.end()) return std::nullopt;
  return found->second.summary;
}

Result<std::vector<StoredSummary>> MemoryStore::summaries(const TableQuery& query) {
  const std::scoped_lock lock(mutex_);
  std::vector<StoredSummary> found;
  for (const auto& [name, table] : tables_) {
    if (fits(query, table.summary)) found.push_back(table.summary);
  }
  std::ranges::sort(found, latest_first);
  if (found.size() > query.most) found.resize(query.most);
  return found;
}

Result<void> MemoryStore::set_aside(std::string_view table, std::string_view problem) {
  const std::scoped_lock lock(mutex_);
  const auto found = tables_.find(table);
  if (found == tables_.end()) return failure(cat("There is no table ", quote(table), "."));
  found->second.summary.summary.status = TableStatus::set_aside;
  found->second.summary.problem = problem;
  return {};
}

Result<std::optional<Person>> MemoryStore::person(std::string_view id) {
  const std::scoped_lock lock(mutex_);
  const auto found = people_.find(id);
  if (found == people_.end()) return std::nullopt;
  return found->second;
}

Result<void> MemoryStore::put_person(const Person& person) {
  const std::scoped_lock lock(mutex_);
  Person& kept = people_[person.id];
  const std::int64_t seen = std::max(kept.seen, person.seen);
  kept = person;
  kept.seen = seen;
  return {};
}

Result<void> MemoryStore::saw(std::span<const std::string> people, std::int64_t now) {
  const std::scoped_lock lock(mutex_);
  for (const std::string& id : people) {
    const auto found = people_.find(id);
    if (found != people_.end()) found->second.seen = std::max(found->second.seen, now);
  }
  return {};
}

Result<std::vector<OldTable>> MemoryStore::old_tables(TableStatus status, std::int64_t before,
                                                      std::size_t most) {
  const std::scoped_lock lock(mutex_);
  std::vector<const StoredSummary*> found;
  for (const auto& [name, table] : tables_) {
    if (is_old(table.summary, status, before)) found.push_back(&table.summary);
  }
  std::ranges::sort(found, [](const StoredSummary* a, const StoredSummary* b) {
    return a->changed != b->changed ? a->changed < b->changed : a->table < b->table;
  });
  std::vector<OldTable> out;
  for (const StoredSummary* summary : found) {
    if (out.size() < most) out.push_back({summary->table, summary->entries});
  }
  return out;
}

bool MemoryStore::has_seat(const std::string& person) const {
  return std::ranges::any_of(tables_, [&](const auto& each) {
    const auto& people = each.second.summary.summary.people;
    return std::ranges::find(people, person) != people.end();
  });
}

Result<std::vector<std::string>> MemoryStore::old_people(std::int64_t before, std::size_t most) {
  const std::scoped_lock lock(mutex_);
  std::vector<const Person*> found;
  for (const auto& [id, person] : people_) {
    if (person.seen < before && !has_seat(id)) found.push_back(&person);
  }
  std::ranges::sort(found, [](const Person* a, const Person* b) {
    return a->seen != b->seen ? a->seen < b->seen : a->id < b->id;
  });
  std::vector<std::string> out;
  for (const Person* person : found) {
    if (out.size() < most) out.push_back(person->id);
  }
  return out;
}

Result<std::size_t> MemoryStore::remove_tables(std::span<const std::string> tables,
                                               TableStatus status, std::int64_t before) {
  const std::scoped_lock lock(mutex_);
  std::size_t removed = 0;
  for (const std::string& name : tables) {
    const auto found = tables_.find(name);
    if (found == tables_.end() || !is_old(found->second.summary, status, before)) continue;
    tables_.erase(found);
    ++removed;
  }
  return removed;
}

Result<std::size_t> MemoryStore::remove_people(std::span<const std::string> people,
                                               std::int64_t before) {
  const std::scoped_lock lock(mutex_);
  std::size_t removed = 0;
  for (const std::string& id : people) {
    const auto found = people_.find(id);
    if (found == people_.end() || found->second.seen >= before || has_seat(id)) continue;
    people_.erase(found);
    ++removed;
  }
  return removed;
}

Result<std::string> MemoryStore::secret(std::string_view name, std::string_view fresh) {
  const std::scoped_lock lock(mutex_);
  return secrets_.try_emplace(std::string(name), fresh).first->second;
}

Result<std::int64_t> MemoryStore::last_alive() {
  const std::scoped_lock lock(mutex_);
  return alive_;
}

Result<void> MemoryStore::set_alive(std::int64_t now, std::string_view server) {
  const std::scoped_lock lock(mutex_);
  alive_ = now;
  if (!server.empty()) servers_.insert_or_assign(std::string(server), now);
  return {};
}

Result<std::vector<Heartbeat>> MemoryStore::heartbeats() {
  const std::scoped_lock lock(mutex_);
  std::vector<Heartbeat> out;
  for (const auto& [server, at] : servers_) out.push_back({server, at});
  return out;
}

Result<void> MemoryStore::leave(std::string_view server) {
  const std::scoped_lock lock(mutex_);
  if (const auto found = servers_.find(server); found != servers_.end()) servers_.erase(found);
  return {};
}

}  // namespace twenties
