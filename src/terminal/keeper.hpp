#pragma once

#include <filesystem>
#include <set>
#include <string>
#include <string_view>

#include "terminal/console.hpp"
#include "terminal/save_store.hpp"

namespace twenties {

// A yes-or-no question; Enter alone takes the default. Nothing if the input ended.
std::optional<bool> ask_yes_or_no(Console& console, std::string_view question, bool by_default);

// Saves the games of a session in files, and asks the person where needed.
class Keeper {
 public:
  Keeper(Console& console, SaveStore& store, const Registry& registry)
      : console_(console), store_(store), registry_(registry) {}

  // After every action. Says once what is wrong if games cannot be kept.
  void autosave(const Table& table, std::chrono::seconds played);
  // Whether the last autosave worked.
  [[nodiscard]] bool is_kept() const { return problem_.empty(); }
  [[nodiscard]] const std::string& problem() const { return problem_; }
  void finish() { store_.drop_autosave(); }

  // Makes room for another game: an unfinished one gets a file of its own, and the person is told.
  void make_room();

  void save(const Table& table, std::chrono::seconds played, std::string_view typed);
  // The game of a file, or nothing after telling why not.
  std::optional<SavedTable> load(std::string_view typed);
  void list() const;

 private:
  std::optional<std::filesystem::path> choose_path(const Table& table, std::string_view typed);
  bool may_overwrite(const std::filesystem::path& path);
  void complain(std::string_view message) const;
  [[nodiscard]] const Words& words() const { return console_.style().words; }

  Console& console_;
  SaveStore& store_;
  const Registry& registry_;
  std::string problem_;
  std::set<std::filesystem::path> own_;  // files that this session wrote for the running game
};

}  // namespace twenties
