#include "store/open_store.hpp"

#include <sys/stat.h>

#include <cstdlib>
#include <filesystem>
#include <system_error>

#include "base/text.hpp"
#include "store/memory_store.hpp"
#include "store/postgresql_store.hpp"
#include "store/sqlite_store.hpp"

namespace twenties {

namespace {

namespace fs = std::filesystem;

constexpr std::string_view file_name = "twenties.sqlite3";

Result<void> make_data_folder(const fs::path& folder) {
  std::error_code code;
  if (fs::is_directory(folder, code)) return {};
  fs::create_directories(folder.parent_path(), code);
  if (::mkdir(folder.c_str(), 0700) == 0) return {};
  code = std::error_code(errno, std::generic_category());
  // Another process may have made it meanwhile.
  std::error_code ignored;
  if (fs::is_directory(folder, ignored)) return {};
  return failure(
      cat("The data folder ", folder.string(), " cannot be made: ", code.message(), "."));
}

}  // namespace

Result<std::unique_ptr<Store>> open_memory() { return std::make_unique<MemoryStore>(); }

Result<std::unique_ptr<Store>> open_sqlite(const std::string& file) {
  return SqliteStore::open(file);
}

Result<std::unique_ptr<Store>> open_data_folder(const std::string& folder) {
  fs::path path = folder;
  if (!path.has_filename()) path = path.parent_path();
  return make_data_folder(path).and_then([&] { return open_sqlite((path / file_name).string()); });
}

bool has_data(const std::string& folder) {
  std::error_code error;
  return fs::is_regular_file(fs::path(folder) / file_name, error);
}

Result<std::unique_ptr<Store>> open_postgresql(const std::string& address) {
  return PostgresqlStore::open(address);
}

Result<std::string> usual_data_folder() {
  const char* data = std::getenv("XDG_DATA_HOME");
  if (data != nullptr && data[0] == '/') return cat(data, "/twenties");
  const char* home = std::getenv("HOME");
  if (home != nullptr && home[0] == '/') return cat(home, "/.local/share/twenties");
  return failure("Neither XDG_DATA_HOME nor HOME names a folder. Say where the data is to live.");
}

}  // namespace twenties
