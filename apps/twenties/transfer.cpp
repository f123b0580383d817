#include <fmt/core.h>

#include <filesystem>
#include <fstream>
#include <iostream>
#include <memory>
#include <nlohmann/json.hpp>

#include "base/text.hpp"
#include "games/registry.hpp"
#include "server/room.hpp"
#include "twenties/commands.hpp"
#include "twenties/stores.hpp"

// The tables of a server as a file, one line of JSON for each, and back into any store.

namespace twenties {

namespace {

using nlohmann::json;

constexpr int transfer_version = 1;
constexpr std::size_t all_tables = 100'000'000;

struct Request {
  StorePlace place;
  std::string file;
  std::string records;  // a folder
};

int complain(std::string_view command, std::string_view problem) {
  fmt::print(stderr, "{}: {}\n", command, problem);
  return 1;
}

std::string line_of(const std::string& table, const std::vector<std::string>& entries) {
  const json line{{"twenties", transfer_version}, {"table", table}, {"entries", entries}};
  return line.dump(-1, ' ', false, json::error_handler_t::replace) + "\n";
}

// The record of a game that is over; empty if it is not, or does not replay.
std::string record_of(const std::vector<std::string>& entries) {
  const auto match = Match::restore(all_games(), entries);
  return match && match->is_over() ? print_record(match->record()) : std::string();
}

// A file is written beside its place first, so that what was there before is not lost half-way.
bool write_file(const std::filesystem::path& file, const std::string& text) {
  std::filesystem::path beside = file;
  beside += ".part";
  std::ofstream out(beside, std::ios::binary);
  out << text;
  out.close();
  std::error_code error;
  if (out) std::filesystem::rename(beside, file, error);
  return static_cast<bool>(out) && !error;
}

int run_export(const Request& request) {
  const auto store = open_store(request.place);
  if (!store) return complain("export", store.error().message);
  CardQuery query;
  query.most = all_tables;
  const auto cards = (*store)->cards(query);
  if (!cards) return complain("export", cards.error().message);
  if (!request.records.empty()) {
    std::error_code error;
    std::filesystem::create_directories(request.records, error);
    if (error) return complain("export", cat(request.records, ": ", error.message()));
  }
  std::string lines;
  int records = 0;
  for (const StoredCard& card : *cards) {
    const auto entries = (*store)->entries(card.table, 1);
    if (!entries) return complain("export", entries.error().message);
    lines += line_of(card.table, *entries);
    const std::string record = request.records.empty() ? std::string() : record_of(*entries);
    if (record.empty()) continue;
    const auto file = std::filesystem::path(request.records) / (card.table + ".txt");
    if (!write_file(file, record)) return complain("export", cat("cannot write ", file.string()));
    ++records;
  }
  if (request.file == "-") {
    fmt::print("{}", lines);
    return std::fflush(stdout) == 0 ? 0 : complain("export", "the output cannot be written");
  }
  if (!request.file.empty() && !write_file(request.file, lines)) {
    return complain("export", cat("cannot write ", request.file));
  }
  fmt::print("{} tables, {} records\n", cards->size(), records);
  return 0;
}

Result<Append> table_of(const std::string& line) {
  const json object = json::parse(line, nullptr, false);
  if (!object.is_object() || object.value("twenties", json()) != transfer_version ||
      !object.contains("table") || !object["table"].is_string() || !object.contains("entries") ||
      !object["entries"].is_array()) {
    return failure("this is no line of an export");
  }
  Append append;
  append.table = object["table"].get<std::string>();
  for (const json& entry : object["entries"]) {
    if (!entry.is_string()) return failure("an entry is a text");
    append.entries.push_back(entry.get<std::string>());
  }
  const auto match = Match::restore(all_games(), append.entries);
  if (!match) return failure(match.error().message);
  append.card = card_of(*match);
  append.now = match->events().back().at;
  return append;
}

int run_import(const Request& request) {
  std::ifstream file;
  if (request.file != "-") {
    file.open(request.file, std::ios::binary);
    if (!file) return complain("import", cat("cannot read ", request.file));
  }
  const auto store = open_store(request.place);
  if (!store) return complain("import", store.error().message);
  std::istream& in = request.file == "-" ? std::cin : file;
  int added = 0;
  int there = 0;
  int wrong = 0;
  std::string line;
  for (int number = 1; std::getline(in, line); ++number) {
    auto append = table_of(line);
    if (!append) {
      fmt::print(stderr, "import: line {}: {}\n", number, append.error().message);
      ++wrong;
      continue;
    }
    const std::vector<Append> batch{std::move(*append)};
    const auto done = (*store)->append(batch);
    if (!done) return complain("import", done.error().message);
    ++(done->front() == Appended::done ? added : there);
  }
  fmt::print("{} tables added, {} were there already, {} could not be read\n", added, there, wrong);
  return wrong == 0 ? 0 : 1;
}

}  // namespace

void add_export(CommandLine& line) {
  auto request = std::make_shared<Request>();
  const Subcommand command = line.add_command("export", "Write all tables of a server to a file");
  command.add_option("file", request->file, "the file; - for standard output");
  command.add_option("--records", request->records,
                     "a folder that gets the record of each finished game");
  add_store_options(command, request->place);
  command.footer("The file holds the secrets of running games: keep it as you keep the database.");
  command.runs([request] { return run_export(*request); });
}

void add_import(CommandLine& line) {
  auto request = std::make_shared<Request>();
  const Subcommand command =
      line.add_command("import", "Add the tables of an export to a server's store");
  command.add_option("file", request->file, "the file; - for standard input").required();
  add_store_options(command, request->place);
  command.runs([request] { return run_import(*request); });
}

}  // namespace twenties
