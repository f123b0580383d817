#include "store/stores_for_tests.hpp"

#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <tuple>

namespace twenties {

FolderForTests::FolderForTests() {
  path_ = (std::filesystem::temp_directory_path() / "twenties-store-XXXXXX").string();
  if (mkdtemp(path_.data()) == nullptr) ADD_FAILURE() << "no folder can be made";
}

FolderForTests::~FolderForTests() {
  std::error_code ignored;
  std::filesystem::remove_all(path_, ignored);
}

Append append_of(std::string table, std::uint64_t first, std::vector<std::string> entries,
                 std::int64_t now) {
  Append item;
  item.table = std::move(table);
  item.first = first;
  item.entries = std::move(entries);
  item.card.status = TableStatus::running;
  item.now = now;
  return item;
}

Appended append_one(Store& store, const Append& item) {
  const auto answers = store.append({&item, 1});
  if (answers && answers->size() == 1) return answers->front();
  ADD_FAILURE() << (answers ? "not one answer" : answers.error().message);
  return Appended::conflict;
}

std::vector<std::string> log_of(Store& store, const std::string& table) {
  const auto entries = store.entries(table, 1);
  if (entries) return *entries;
  ADD_FAILURE() << entries.error().message;
  return {};
}

bool operator==(const Card& a, const Card& b) {
  return std::tie(a.status, a.listed, a.text, a.people) ==
         std::tie(b.status, b.listed, b.text, b.people);
}

bool operator==(const StoredCard& a, const StoredCard& b) {
  return std::tie(a.table, a.card, a.entries, a.changed, a.problem) ==
         std::tie(b.table, b.card, b.entries, b.changed, b.problem);
}

bool operator==(const Person& a, const Person& b) {
  return std::tie(a.id, a.name, a.colour) == std::tie(b.id, b.name, b.colour);
}

}  // namespace twenties
