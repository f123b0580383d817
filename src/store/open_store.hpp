#pragma once

#include <memory>
#include <string>

#include "store/store.hpp"

namespace twenties {

// Forgets everything when it goes.
Result<std::unique_ptr<Store>> open_memory();

// The file is made, with access for its owner alone; the folder must be there.
Result<std::unique_ptr<Store>> open_sqlite(const std::string& file);

// The SQLite file twenties.sqlite3 in a folder. Both are made, with access for their owner alone.
Result<std::unique_ptr<Store>> open_data_folder(const std::string& folder);

// Whether there is such a file in the folder.
bool has_data(const std::string& folder);

// An address such as postgresql://user@host:5432/name, or any other that libpq understands.
Result<std::unique_ptr<Store>> open_postgresql(const std::string& address);

// Where data lives when nobody says where: $XDG_DATA_HOME/twenties or ~/.local/share/twenties.
Result<std::string> usual_data_folder();

}  // namespace twenties
