#pragma once

#include <gtest/gtest.h>

#include <memory>
#include <string>
#include <tuple>
#include <vector>

#include "base/folder_for_tests.hpp"
#include "store/store.hpp"
#include "texts/words.hpp"

namespace twenties {

// An append of these entries to a running table without seats.
inline Append append_of(std::string table, std::uint64_t first, std::vector<std::string> entries,
                        std::int64_t now = 1000) {
  Append item;
  item.table = std::move(table);
  item.first = first;
  item.entries = std::move(entries);
  item.summary.status = TableStatus::running;
  item.now = now;
  return item;
}

// The answer to a batch of one; a failed test if there is none.
inline Appended append_one(Store& store, const Append& item) {
  const auto answers = store.append({&item, 1});
  if (answers && answers->size() == 1) return answers->front();
  ADD_FAILURE() << (answers ? "not one answer" : in_english(answers.error()));
  return Appended::conflict;
}

// All entries of a table; a failed test if they cannot be read.
inline std::vector<std::string> log_of(Store& store, const std::string& table) {
  const auto entries = store.entries(table, 1);
  if (entries) return *entries;
  ADD_FAILURE() << in_english(entries.error());
  return {};
}

// The opened store, or a failed test.
inline std::unique_ptr<Store> opened(Result<std::unique_ptr<Store>> store) {
  if (store) return std::move(*store);
  ADD_FAILURE() << in_english(store.error());
  return nullptr;
}

inline bool operator==(const TableSummary& a, const TableSummary& b) {
  return std::tie(a.status, a.listed, a.text, a.people) ==
         std::tie(b.status, b.listed, b.text, b.people);
}

inline bool operator==(const StoredSummary& a, const StoredSummary& b) {
  return std::tie(a.table, a.summary, a.entries, a.changed, a.problem) ==
         std::tie(b.table, b.summary, b.entries, b.changed, b.problem);
}

inline bool operator==(const Person& a, const Person& b) {
  return std::tie(a.id, a.name, a.colour) == std::tie(b.id, b.name, b.colour);
}

}  // namespace twenties
