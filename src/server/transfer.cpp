#include "server/transfer.hpp"

#include <sys/stat.h>

#include <filesystem>
#include <nlohmann/json.hpp>
#include <system_error>
#include <utility>

#include "base/text.hpp"
#include "server/table_directory.hpp"

namespace twenties {

namespace {

using nlohmann::json;

constexpr int transfer_version = 1;
constexpr std::size_t all_tables = 100'000'000;

Message bad_name(const std::string& table) {
  return Message("transfer.bad-table-name", {{"name", quote(table)}});
}

Result<void> check_names(const std::string& table, const Match& match) {
  if (!is_table_name(table)) return failure(bad_name(table));
  for (const std::string* name :
       {&match.setup().after, &match.next_table(), &match.next_table(true)}) {
    if (!name->empty() && !is_table_name(*name)) return failure(bad_name(*name));
  }
  return {};
}

Result<void> make_folder_for_records(const std::string& folder) {
  std::error_code error;
  std::filesystem::create_directories(folder, error);
  if (!error) return {};
  return failure(Message("transfer.bad-folder", {{"folder", folder}, {"reason", error.message()}}));
}

// The record of a game that is over; empty if it is not, or does not replay.
std::string record_of(const Registry& registry, std::span<const std::string> entries) {
  const auto match = Match::restore(registry, entries);
  return match && match->is_over() ? print_record(match->record()) : std::string();
}

// Writes the record of a finished game into the folder; returns 1 if there is one.
Result<int> write_record(const Registry& registry, const std::string& folder,
                         const std::string& table, std::span<const std::string> entries) {
  const std::string record = folder.empty() ? std::string() : record_of(registry, entries);
  if (record.empty()) return 0;
  if (!is_table_name(table)) return failure(bad_name(table));
  const auto place = std::filesystem::path(folder) / (table + ".txt");
  NewFile file(place, S_IRUSR | S_IWUSR | S_IRGRP | S_IROTH);
  if (!file.write(record) || !file.finish()) {
    return failure(Message("transfer.cannot-write", {{"file", place.string()}}));
  }
  return 1;
}

Message cannot_write(const std::string& file) {
  return file == "-" ? Message("transfer.cannot-write-output")
                     : Message("transfer.cannot-write", {{"file", file}});
}

}  // namespace

std::string transfer_line(const std::string& table, std::span<const std::string> entries) {
  const json line{{"twenties", transfer_version},
                  {"table", table},
                  {"entries", std::vector<std::string>(entries.begin(), entries.end())}};
  return line.dump(-1, ' ', false, json::error_handler_t::replace) + "\n";
}

Result<Append> read_transfer_line(const Registry& registry, const std::string& line) {
  const json object = json::parse(line, nullptr, false);
  if (!object.is_object() || object.value("twenties", json()) != transfer_version ||
      !object.contains("table") || !object["table"].is_string() || !object.contains("entries") ||
      !object["entries"].is_array()) {
    return failure(Message("transfer.not-a-line"));
  }
  Append append;
  append.table = object["table"].get<std::string>();
  for (const json& entry : object["entries"]) {
    if (!entry.is_string()) return failure(Message("transfer.entry-not-text"));
    append.entries.push_back(entry.get<std::string>());
  }
  const auto match = Match::restore(registry, append.entries);
  if (!match) return tl::unexpected(match.error());
  if (const auto named = check_names(append.table, *match); !named) {
    return tl::unexpected(named.error());
  }
  append.summary = summary_of(*match);
  append.now = changed_of(*match);
  return append;
}

Result<Exported> export_tables(Store& store, const Registry& registry, const ExportPlaces& places) {
  TableQuery query;
  query.most = all_tables;
  const auto summaries = store.summaries(query);
  if (!summaries) return tl::unexpected(summaries.error());
  if (!places.records.empty()) {
    if (const auto made = make_folder_for_records(places.records); !made) {
      return tl::unexpected(made.error());
    }
  }
  LineWriter lines(places.file);
  Exported out{.tables = summaries->size()};
  for (const StoredSummary& summary : *summaries) {
    const auto entries = store.entries(summary.table, 1);
    if (!entries) return tl::unexpected(entries.error());
    if (!lines.write(transfer_line(summary.table, *entries))) {
      return failure(Message("transfer.cannot-write-output"));
    }
    const auto record = write_record(registry, places.records, summary.table, *entries);
    if (!record) return tl::unexpected(record.error());
    out.records += *record;
  }
  if (!lines.finish()) return failure(cannot_write(places.file));
  return out;
}

Result<Imported> import_tables(Store& store, const Registry& registry, LineReader& lines,
                               const RefuseLine& refuse) {
  Imported out;
  std::string line;
  std::uint64_t number = 0;
  const auto leave_out = [&](const Message& reason) {
    ++out.unread;
    refuse(number, reason);
  };
  for (auto got = lines.next(line); got != LineReader::Got::end; got = lines.next(line)) {
    ++number;
    if (got == LineReader::Got::too_long) {
      const int mebibytes = static_cast<int>(LineReader::longest_line >> 20U);
      leave_out(Message("transfer.line-too-long", {{"n", mebibytes}}));
      continue;
    }
    auto append = read_transfer_line(registry, line);
    if (!append) {
      leave_out(append.error().whole());
      continue;
    }
    const std::vector<Append> batch{std::move(*append)};
    const auto done = store.append(batch);
    if (!done) return tl::unexpected(done.error());
    ++(done->front() == Appended::done ? out.added : out.there);
  }
  return out;
}

}  // namespace twenties
