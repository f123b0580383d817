#pragma once

#include <cstdint>
#include <functional>
#include <span>
#include <string>

#include "core/registry.hpp"
#include "server/transfer_files.hpp"
#include "store/store.hpp"

namespace twenties {

// The tables of a server as a file, one line of JSON for each, and back into any store.

std::string transfer_line(const std::string& table, std::span<const std::string> entries);
// What to append to a store for such a line. The game is replayed, and names of tables are checked:
// they become parts of links and of files.
Result<Append> read_transfer_line(const Registry& registry, const std::string& line);

struct ExportPlaces {
  std::string file;     // "-": standard output; empty: none
  std::string records;  // a folder for the records of finished games; empty: none
};
struct Exported {
  std::size_t tables = 0;
  int records = 0;
};
Result<Exported> export_tables(Store& store, const Registry& registry, const ExportPlaces& places);

struct Imported {
  std::uint64_t added = 0;
  std::uint64_t there = 0;   // had the same name as a table that was there already
  std::uint64_t unread = 0;  // lines that are not tables
};
// Lines that are not tables are refused one by one, with their number from 1; an error means that
// the store does not take any more. What keeps the file from being read, the reader says.
using RefuseLine = std::function<void(std::uint64_t number, const Message& reason)>;
Result<Imported> import_tables(Store& store, const Registry& registry, LineReader& lines,
                               const RefuseLine& refuse);

}  // namespace twenties
