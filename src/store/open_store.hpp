#pragma once

#include <memory>
#include <string>

#include "store/store.hpp"

namespace twenties {

// In memory only.
Result<std::unique_ptr<Store>> open_memory();

// Creates the file if needed, readable only by its owner; the folder must exist.
Result<std::unique_ptr<Store>> open_sqlite(const std::string& file);

// The SQLite file twenties.sqlite3 in a folder. Creates both if needed, accessible only to their
// owner.
Result<std::unique_ptr<Store>> open_data_folder(const std::string& folder);

// Whether there is such a file in the folder.
bool has_data(const std::string& folder);

// An address such as postgresql://user@host:5432/name, or any other that libpq understands.
Result<std::unique_ptr<Store>> open_postgresql(const std::string& address);

// The default data folder: $XDG_DATA_HOME/twenties or ~/.local/share/twenties.
Result<std::string> usual_data_folder();

}  // namespace twenties
