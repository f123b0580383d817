#pragma once

#include <chrono>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "client/files.hpp"
#include "client/local_client.hpp"
#include "match/table.hpp"
#include "terminal/record_paths.hpp"
#include "texts/words.hpp"

namespace twenties {

// A table as it is kept in a file, with the time played so far for games with a time limit. A file
// starts no program: the engines are those that somebody has asked for.
struct SavedTable {
  Table table;
  std::chrono::seconds played{};
  Engines engines = {};
};

// A saved game that can be offered to a person.
struct SavedGame {
  std::filesystem::path path;
  std::string text;  // "24/7, Ann against greedy, 12 moves"
};

// The folder in which games are kept: the autosave of the running game, and games saved under a
// name. Programs that run at the same time keep their autosaves apart.
class SaveStore {
 public:
  // $XDG_DATA_HOME/twenties or ~/.local/share/twenties.
  static Result<std::filesystem::path> usual_folder();

  explicit SaveStore(std::filesystem::path folder) : folder_(std::move(folder)) {}
  SaveStore(const SaveStore&) = delete;
  SaveStore& operator=(const SaveStore&) = delete;
  ~SaveStore();

  [[nodiscard]] const std::filesystem::path& folder() const { return folder_; }

  // Chooses the autosave of this process. The game of another running process is never touched;
  // that of a dead one is taken over.
  Done open();

  Done autosave(const Table& table, std::chrono::seconds played);
  [[nodiscard]] bool has_autosave() const;
  // The game of the autosave; an error says what is wrong with the file.
  [[nodiscard]] Result<SavedTable> autosaved(const Registry& registry) const;
  // Gives the autosave a name of its own, so that another game can begin.
  Result<std::filesystem::path> set_aside();
  void drop_autosave();

  // A name that is free: "24-7-2.twenties".
  Result<std::filesystem::path> free_name(std::string_view start) const;
  // Newest first.
  [[nodiscard]] std::vector<SavedGame> saved_games(const Registry& registry,
                                                   const Words& words) const;

 private:
  [[nodiscard]] std::filesystem::path autosave_path(int slot) const;
  int lock_slot(int slot) const;
  void adopt();

  std::filesystem::path folder_;
  int slot_ = 0;  // 0: not open
  int lock_ = -1;
};

// The content of the file of a game.
std::string print_game(const Table& table, std::chrono::seconds played);

// A saved game, ready to be played on.
Result<SavedTable> load_game(const Registry& registry, const std::filesystem::path& path);

// "24/7, Ann against greedy, 12 moves".
std::string describe(const Table& table, const Words& words);

// A bare name is looked for here and among the saved games, with and without ".twenties".
std::filesystem::path find_save(const SaveStore& store, std::string_view typed);

}  // namespace twenties
