#pragma once

#include <memory>
#include <string>
#include <vector>

#include "store/store.hpp"

namespace twenties {

// A folder that goes with the test.
class FolderForTests {
 public:
  FolderForTests();
  FolderForTests(const FolderForTests&) = delete;
  FolderForTests& operator=(const FolderForTests&) = delete;
  ~FolderForTests();

  [[nodiscard]] const std::string& path() const { return path_; }
  [[nodiscard]] std::string file(const std::string& name = "twenties.sqlite3") const {
    return path_ + "/" + name;
  }

 private:
  std::string path_;
};

// An append of these entries to a running table that nobody has a seat at.
Append append_of(std::string table, std::uint64_t first, std::vector<std::string> entries,
                 std::int64_t now = 1000);

// The answer to a batch of one; a failed test if there is none.
Appended append_one(Store& store, const Append& item);

// All entries of a table; a failed test if they cannot be read.
std::vector<std::string> log_of(Store& store, const std::string& table);

bool operator==(const Card& a, const Card& b);
bool operator==(const StoredCard& a, const StoredCard& b);
bool operator==(const Person& a, const Person& b);

}  // namespace twenties
