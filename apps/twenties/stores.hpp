#pragma once

#include <memory>
#include <string>
#include <vector>

#include "store/store.hpp"
#include "twenties/command_line.hpp"

namespace twenties {

// Where a server keeps its games, as the command line says it.
struct StorePlace {
  std::string data;      // a folder; empty: the usual one
  std::string database;  // or a PostgreSQL database
};

void add_store_options(const Subcommand& command, StorePlace& place);
// What is deleted after a while: see read_retention.
void add_keep_option(const Subcommand& command, std::vector<std::string>& keep);
Result<std::unique_ptr<Store>> open_store(const StorePlace& place);
// Refuses a folder without a database, instead of making one.
Result<std::unique_ptr<Store>> open_existing_store(const StorePlace& place);

}  // namespace twenties
