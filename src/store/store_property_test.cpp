#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

#include "store/open_store.hpp"
#include "store/stores_for_tests.hpp"

namespace twenties {
namespace {

// Few names and small numbers, so that collisions are likely.
std::string any_name() { return *rc::gen::elementOf(std::vector<std::string>{"", "a", "b", "ab"}); }

std::vector<std::string> any_texts() {
  const auto text = rc::gen::resize(4, rc::gen::arbitrary<std::string>());
  return *rc::gen::resize(3, rc::gen::container<std::vector<std::string>>(text));
}

TableStatus any_status() { return static_cast<TableStatus>(*rc::gen::inRange(0, 4)); }

Append any_append() {
  Append item = append_of(any_name(), *rc::gen::inRange<std::uint64_t>(0, 6), any_texts(),
                          *rc::gen::inRange<std::int64_t>(0, 3));
  item.summary = {any_status(), *rc::gen::arbitrary<bool>(), any_name(), {any_name(), any_name()}};
  return item;
}

TableQuery any_query() {
  TableQuery query;
  if (*rc::gen::arbitrary<bool>()) query.status = any_status();
  query.listed_only = *rc::gen::arbitrary<bool>();
  query.person = any_name();
  query.most = *rc::gen::inRange<std::size_t>(0, 4);
  return query;
}

void append_to_both(Store& one, Store& two) {
  std::vector<Append> batch;
  for (int count = *rc::gen::inRange(0, 4); count > 0; --count) batch.push_back(any_append());
  RC_ASSERT(*one.append(batch) == *two.append(batch));
}

void change_both(Store& one, Store& two) {
  const std::string name = any_name();
  RC_ASSERT(one.set_aside(name, "why").has_value() == two.set_aside(name, "why").has_value());
  const Person person = {any_name(), any_name(), any_name()};
  RC_ASSERT(one.put_person(person).has_value() && two.put_person(person).has_value());
}

void compare(Store& one, Store& two) {
  const std::string name = any_name();
  const auto from = *rc::gen::inRange<std::uint64_t>(0, 6);
  RC_ASSERT(*one.entries(name, from) == *two.entries(name, from));
  RC_ASSERT(*one.summary(name) == *two.summary(name));
  RC_ASSERT(*one.person(name) == *two.person(name));
  const TableQuery query = any_query();
  RC_ASSERT(*one.summaries(query) == *two.summaries(query));
}

RC_GTEST_PROP(Stores, MemoryAndSqliteGiveTheSameAnswers, ()) {
  const FolderForTests folder;
  const auto memory = opened(open_memory());
  const auto sqlite = opened(open_sqlite(folder.file()));
  for (int step = *rc::gen::inRange(0, 12); step > 0; --step) {
    append_to_both(*memory, *sqlite);
    if (*rc::gen::inRange(0, 4) == 0) change_both(*memory, *sqlite);
    compare(*memory, *sqlite);
  }
}

}  // namespace
}  // namespace twenties
