#include "terminal/save_store.hpp"

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <system_error>

#include "base/text.hpp"
#include "terminal/seat_words.hpp"

namespace twenties {

namespace {

namespace fs = std::filesystem;

constexpr std::string_view autosave_name = "autosave";
constexpr std::string_view played_note = "played ";
constexpr int most_slots = 32;
constexpr int most_numbers = 9999;

bool is_there(const fs::path& path) {
  std::error_code code;
  return fs::exists(path, code);
}

fs::file_time_type changed(const fs::path& path) {
  std::error_code code;
  return fs::last_write_time(path, code);
}

// A record has at most one note; the time stands at its end: "club night, played 90 s".
struct TimedNote {
  std::string before;
  std::chrono::seconds played{};
};

TimedNote read_note(std::string_view note) {
  const auto parts = words(note);
  const std::size_t at = note.rfind(played_note);
  if (at == std::string_view::npos || parts.size() < 3 || parts.back() != "s") {
    return {std::string(note), {}};
  }
  const auto seconds = read_integer(parts[parts.size() - 2], 0, 100'000'000);
  if (!seconds) return {std::string(note), {}};
  std::string_view before = trim(note.substr(0, at));
  if (before.ends_with(',')) before.remove_suffix(1);
  return {std::string(before), std::chrono::seconds(*seconds)};
}

std::string print_note(const TimedNote& note) {
  return cat(note.before, note.before.empty() ? "" : ", ", played_note, note.played.count(), " s");
}

std::chrono::seconds played_of(const Record& record) {
  for (const auto& [name, value] : record.remarks) {
    if (name == "note") return read_note(value).played;
  }
  return {};
}

void set_played(Record& record, std::chrono::seconds played) {
  for (auto& [name, value] : record.remarks) {
    if (name != "note") continue;
    value = print_note({read_note(value).before, played});
    return;
  }
  record.remarks.emplace_back("note", print_note({{}, played}));
}

std::string game_of_record(const std::string& text) {
  const auto record = read_record(text);
  return record ? record->game : "unreadable";
}

}  // namespace

Result<fs::path> SaveStore::usual_folder() {
  const char* data = std::getenv("XDG_DATA_HOME");
  if (data != nullptr && data[0] == '/') return fs::path(data) / "twenties";
  const char* home = std::getenv("HOME");
  if (home != nullptr && home[0] == '/') return fs::path(home) / ".local/share/twenties";
  return failure(Message("files.no-home", {{"variable", "XDG_DATA_HOME"}}));
}

SaveStore::~SaveStore() {
  if (lock_ >= 0) ::close(lock_);
}

fs::path SaveStore::autosave_path(int slot) const {
  const std::string number = slot == 1 ? "" : cat("-", slot);
  return folder_ / cat(autosave_name, number, record_extension);
}

// The locked file, or -1 if another program holds it.
int SaveStore::lock_slot(int slot) const {
  const fs::path path = folder_ / cat(".lock-", slot);
  const int file = ::open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0644);
  if (file >= 0 && ::flock(file, LOCK_EX | LOCK_NB) != 0) {
    ::close(file);
    return -1;
  }
  return file;
}

Done SaveStore::open() {
  if (slot_ != 0) return std::monostate{};
  if (folder_.empty()) return failure(Message("files.no-folder"));
  if (Done made = make_folder(folder_); !made) return made;
  for (int slot = 1; slot <= most_slots; ++slot) {
    lock_ = lock_slot(slot);
    if (lock_ < 0) continue;
    slot_ = slot;
    adopt();
    return std::monostate{};
  }
  return failure(Message("files.cannot-write-in", {{"path", quote(folder_.string())}}));
}

void SaveStore::adopt() {
  for (int slot = 1; slot <= most_slots && !has_autosave(); ++slot) {
    if (slot == slot_ || !is_there(autosave_path(slot))) continue;
    const int lock = lock_slot(slot);
    if (lock < 0) continue;
    std::error_code code;
    fs::rename(autosave_path(slot), autosave_path(slot_), code);
    ::close(lock);
  }
}

Done SaveStore::autosave(const Table& table, std::chrono::seconds played) {
  if (Done opened = open(); !opened) return opened;
  return write_file(autosave_path(slot_), print_game(table, played));
}

bool SaveStore::has_autosave() const { return slot_ != 0 && is_there(autosave_path(slot_)); }

Result<SavedTable> SaveStore::autosaved(const Registry& registry) const {
  if (slot_ == 0) return failure(Message("files.no-autosave"));
  return load_game(registry, autosave_path(slot_));
}

Result<fs::path> SaveStore::set_aside() {
  const auto text = read_file(autosave_path(slot_), longest_record);
  auto path = free_name(text ? game_of_record(*text) : "unreadable");
  if (!path) return path;
  std::error_code code;
  fs::rename(autosave_path(slot_), *path, code);
  if (code) {
    return failure(
        Message("files.cannot-write", {{"path", quote(path->string())}, {"why", code.message()}}));
  }
  return path;
}

void SaveStore::drop_autosave() {
  std::error_code code;
  if (slot_ != 0) fs::remove(autosave_path(slot_), code);
}

Result<fs::path> SaveStore::free_name(std::string_view start) const {
  if (Done made = make_folder(folder_); !made) return tl::unexpected(made.error());
  for (int number = 1; number <= most_numbers; ++number) {
    fs::path path = folder_ / cat(start, "-", number, record_extension);
    if (!is_there(path)) return path;
  }
  return failure(Message("files.too-many", {{"path", quote(folder_.string())}}));
}

std::vector<SavedGame> SaveStore::saved_games(const Registry& registry, const Words& words) const {
  std::vector<fs::path> paths;
  std::error_code code;
  for (fs::directory_iterator at(folder_, code), end; !code && at != end; at.increment(code)) {
    const std::string name = at->path().filename().string();
    if (name.ends_with(record_extension) && !name.starts_with(autosave_name))
      paths.push_back(at->path());
  }
  std::ranges::sort(paths, std::greater{},
                    [](const fs::path& path) { return std::pair(changed(path), path); });
  std::vector<SavedGame> out;
  for (const fs::path& path : paths) {
    const auto game = load_game(registry, path);
    if (game) out.push_back({path, describe(game->table, words)});
  }
  return out;
}

std::string print_game(const Table& table, std::chrono::seconds played) {
  Record record = table.record_with_secret();
  if (table.game().info().has_clock_ending) set_played(record, played);
  return print_record(record);
}

Result<SavedTable> load_game(const Registry& registry, const fs::path& path) {
  const auto text = read_file(path, longest_record);
  if (!text) return tl::unexpected(text.error());
  const auto wrong = [&](const RecordError& error) {
    return failure(
        Message("files.no-game", {{"path", quote(path.string())}, {"why", error.message()}}));
  };
  const auto record = read_record(*text);
  if (!record) return wrong(record.error());
  auto table = Table::resume(registry, *record);
  if (!table) return wrong(table.error());
  if (table->chance().is_closed() && !table->game().turn().is_over()) {
    return wrong({.reason = Message("files.no-secret")});
  }
  return SavedTable{std::move(*table), played_of(*record), {}};
}

std::string describe(const Table& table, const Words& words) {
  std::vector<std::string> people;
  std::vector<std::string> bots;
  for (const std::string& seat : table.seats()) {
    const std::string_view level = bot_level(seat);
    if (level.empty()) {
      people.push_back(shown_name(seat, words));
    } else {
      bots.emplace_back(level);
    }
  }
  const bool mixed = !people.empty() && !bots.empty();
  const auto moves = std::ranges::count_if(table.steps(), [](const Step& step) {
    return step.action.kind == Action::Kind::move && !step.is_skip;
  });
  return words.say("files.game", {{"game", std::string(table.game().info().title)},
                                  {"mixed", mixed ? "yes" : "no"},
                                  {"names", listed(people.empty() ? bots : people)},
                                  {"bots", listed(bots)},
                                  {"n", static_cast<int>(moves)},
                                  {"over", table.game().turn().is_over() ? "yes" : "no"}});
}

fs::path find_save(const SaveStore& store, std::string_view typed) {
  fs::path path = typed_path(typed);
  const fs::path longer = fs::path(path).concat(record_extension);
  for (const fs::path& candidate : {path, longer, store.folder() / path, store.folder() / longer}) {
    std::error_code code;
    if (fs::is_regular_file(candidate, code)) return candidate;
  }
  return path;
}

}  // namespace twenties
