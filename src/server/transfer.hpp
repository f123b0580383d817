#pragma once

#include <cstdint>
#include <functional>
#include <span>
#include <string>

#include "core/registry.hpp"
#include "server/transfer_files.hpp"
#include "store/store.hpp"

namespace twenties {

// Exports the tables of a server to a file, one JSON line each, and imports them into any store.

std::string transfer_line(const std::string& table, std::span<const std::string> entries);
// The append for such a line. The game is replayed, and the name of the table is checked, since it
// becomes part of links and file names.
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
  std::uint64_t there = 0;   // already in the store, by name
  std::uint64_t unread = 0;  // lines that are not tables
};
// Refuses lines that are not tables one by one, with their number from 1; an error means that the
// store has failed. The reader reports why a file cannot be read.
using RefuseLine = std::function<void(std::uint64_t number, const Message& reason)>;
Result<Imported> import_tables(Store& store, const Registry& registry, LineReader& lines,
                               const RefuseLine& refuse);

}  // namespace twenties
