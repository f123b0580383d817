#include <fcntl.h>
#include <fmt/core.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <memory>
#include <nlohmann/json.hpp>
#include <optional>
#include <utility>

#include "base/text.hpp"
#include "games/registry.hpp"
#include "server/table_directory.hpp"
#include "twenties/commands.hpp"
#include "twenties/errors.hpp"
#include "twenties/reader.hpp"
#include "twenties/stores.hpp"

// The tables of a server as a file, one line of JSON for each, and back into any store.

namespace twenties {

namespace {

using nlohmann::json;

constexpr int transfer_version = 1;
constexpr std::size_t all_tables = 100'000'000;
constexpr std::size_t longest_line = std::size_t{64} << 20U;
constexpr std::uint64_t most_complaints = 10;

struct TransferRequest {
  StorePlace place;
  std::string file;
  std::string records;  // a folder
};

Message bad_name(const std::string& table) {
  return Message("transfer.bad-table-name", {{"name", quote(table)}});
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
class NewFile {
 public:
  NewFile(std::filesystem::path place, mode_t access) : place_(std::move(place)), beside_(place_) {
    beside_ += ".part";
    ::unlink(beside_.c_str());
    const int descriptor =
        ::open(beside_.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, access);
    if (descriptor >= 0) file_ = ::fdopen(descriptor, "wb");
  }
  NewFile(const NewFile&) = delete;
  NewFile& operator=(const NewFile&) = delete;
  ~NewFile() {
    if (file_ == nullptr) return;
    std::fclose(file_);
    ::unlink(beside_.c_str());
  }

  bool write(std::string_view text) {
    return file_ != nullptr && std::fwrite(text.data(), 1, text.size(), file_) == text.size();
  }
  // Puts it into its place; false if anything was not written.
  bool finish() {
    if (file_ == nullptr) return false;
    const bool written = std::fflush(file_) == 0 && std::ferror(file_) == 0;
    const bool closed = std::fclose(std::exchange(file_, nullptr)) == 0;
    std::error_code error;
    if (written && closed) std::filesystem::rename(beside_, place_, error);
    if (!written || !closed || error) ::unlink(beside_.c_str());
    return written && closed && !error;
  }

 private:
  std::filesystem::path place_;
  std::filesystem::path beside_;
  std::FILE* file_ = nullptr;
};

// Where the lines of an export go.
class Lines {
 public:
  explicit Lines(const std::string& place) : place_(place) {
    // It holds the secrets of running games.
    if (!place.empty() && place != "-") file_.emplace(place, S_IRUSR | S_IWUSR);
  }

  bool write(const std::string& line) {
    if (file_) return file_->write(line);
    return place_.empty() || std::fwrite(line.data(), 1, line.size(), stdout) == line.size();
  }
  bool finish() { return file_ ? file_->finish() : std::fflush(stdout) == 0; }

 private:
  std::string place_;
  std::optional<NewFile> file_;
};

// The record of a finished game goes into the folder; 1 if there is one.
Result<int> write_record(const std::string& folder, const std::string& table,
                         const std::vector<std::string>& entries) {
  const std::string record = folder.empty() ? std::string() : record_of(entries);
  if (record.empty()) return 0;
  if (!is_table_name(table)) return failure(bad_name(table));
  const auto place = std::filesystem::path(folder) / (table + ".txt");
  NewFile file(place, S_IRUSR | S_IWUSR | S_IRGRP | S_IROTH);
  if (!file.write(record) || !file.finish()) {
    return failure(Message("transfer.cannot-write", {{"file", place.string()}}));
  }
  return 1;
}

Result<int> write_tables(Store& store, const std::vector<StoredSummary>& summaries,
                         const TransferRequest& request, Lines& lines) {
  int records = 0;
  for (const StoredSummary& summary : summaries) {
    const auto entries = store.entries(summary.table, 1);
    if (!entries) return tl::unexpected(entries.error());
    if (!lines.write(line_of(summary.table, *entries))) {
      return failure(Message("transfer.cannot-write-output"));
    }
    const auto record = write_record(request.records, summary.table, *entries);
    if (!record) return record;
    records += *record;
  }
  if (!lines.finish()) {
    return failure(request.file == "-"
                       ? Message("transfer.cannot-write-output")
                       : Message("transfer.cannot-write", {{"file", request.file}}));
  }
  return records;
}

int run_export(const TransferRequest& request) {
  const auto store = open_existing_store(request.place);
  if (!store) return tell_refusal("export", store.error());
  TableQuery query;
  query.most = all_tables;
  const auto summaries = (*store)->summaries(query);
  if (!summaries) return tell_refusal("export", summaries.error());
  if (!request.records.empty()) {
    std::error_code error;
    std::filesystem::create_directories(request.records, error);
    if (error) {
      return tell_refusal("export", Message("transfer.bad-folder", {{"folder", request.records},
                                                                    {"reason", error.message()}}));
    }
  }
  Lines lines(request.file);
  const auto records = write_tables(**store, *summaries, request, lines);
  if (!records) return tell_refusal("export", records.error());
  if (request.file != "-") {
    fmt::print("{}\n", say("transfer.exported",
                           {{"tables", amount(summaries->size())}, {"records", *records}}));
  }
  return 0;
}

// Names of tables become parts of links and of files.
Result<void> check_names(const std::string& table, const Match& match) {
  if (!is_table_name(table)) return failure(bad_name(table));
  for (const std::string* name :
       {&match.setup().after, &match.next_table(), &match.next_table(true)}) {
    if (!name->empty() && !is_table_name(*name)) return failure(bad_name(*name));
  }
  return {};
}

Result<Append> table_of(const std::string& line) {
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
  const auto match = Match::restore(all_games(), append.entries);
  if (!match) return tl::unexpected(match.error());
  if (const auto named = check_names(append.table, *match); !named) {
    return tl::unexpected(named.error());
  }
  append.summary = summary_of(*match);
  append.now = changed_of(*match);
  return append;
}

// Reads lines of a limited length.
class LineReader {
 public:
  enum class Got : std::uint8_t { line, too_long, end };

  explicit LineReader(const std::string& place)
      : file_(place == "-" ? stdin : std::fopen(place.c_str(), "rb")),
        problem_(file_ == nullptr ? errno : 0) {}
  LineReader(const LineReader&) = delete;
  LineReader& operator=(const LineReader&) = delete;
  ~LineReader() {
    if (file_ != nullptr && file_ != stdin) std::fclose(file_);
  }

  // What keeps it from being read; empty if nothing does.
  [[nodiscard]] std::string problem() const {
    return problem_ == 0 ? std::string() : std::strerror(problem_);
  }

  Got next(std::string& line) {
    line.clear();
    bool fits = true;
    bool any = false;
    for (int c = 0; (c = ::getc_unlocked(file_)) != EOF;) {
      if (c == '\n') return fits ? Got::line : Got::too_long;
      any = true;
      fits = fits && line.size() < longest_line;
      if (fits) line += static_cast<char>(c);
    }
    if (std::ferror(file_) != 0) problem_ = errno;
    if (!any || problem_ != 0) return Got::end;
    return fits ? Got::line : Got::too_long;
  }

 private:
  std::FILE* file_;
  int problem_;
};

// What became of the lines of a file.
class Import {
 public:
  explicit Import(Store& store) : store_(store) {}

  // An error if the store does not take it.
  Result<void> take(const std::string& line, LineReader::Got got) {
    ++number_;
    if (got == LineReader::Got::too_long) {
      refuse(Message("transfer.line-too-long", {{"n", static_cast<int>(longest_line >> 20U)}}));
      return {};
    }
    auto append = table_of(line);
    if (!append) {
      refuse(append.error().whole());
      return {};
    }
    const std::vector<Append> batch{std::move(*append)};
    const auto done = store_.append(batch);
    if (!done) return tl::unexpected(done.error());
    ++(done->front() == Appended::done ? added_ : there_);
    return {};
  }

  int finish() const {
    if (wrong_ > most_complaints) {
      tell_refusal("import",
                   Message("transfer.more-unread", {{"n", amount(wrong_ - most_complaints)}}));
    }
    fmt::print("{}\n", say("transfer.imported", {{"added", amount(added_)},
                                                 {"there", amount(there_)},
                                                 {"unread", amount(wrong_)}}));
    return wrong_ == 0 ? 0 : 1;
  }

 private:
  void refuse(Message reason) {
    if (++wrong_ > most_complaints) return;
    tell_refusal("import",
                 Message("transfer.line", {{"line", cat(number_)}, {"what", std::move(reason)}}));
  }

  Store& store_;
  std::uint64_t number_ = 0;
  std::uint64_t added_ = 0;
  std::uint64_t there_ = 0;
  std::uint64_t wrong_ = 0;
};

int run_import(const TransferRequest& request) {
  LineReader reader(request.file);
  const auto unreadable = [&] {
    return tell_refusal("import", Message("transfer.cannot-read",
                                          {{"file", request.file}, {"reason", reader.problem()}}));
  };
  if (!reader.problem().empty()) return unreadable();
  std::string line;
  auto got = reader.next(line);
  if (!reader.problem().empty()) return unreadable();
  const auto store = open_store(request.place);
  if (!store) return tell_refusal("import", store.error());
  Import import(**store);
  for (; got != LineReader::Got::end; got = reader.next(line)) {
    if (const auto taken = import.take(line, got); !taken) {
      return tell_refusal("import", taken.error());
    }
  }
  const int status = import.finish();
  return reader.problem().empty() ? status : unreadable();
}

}  // namespace

void add_export(CommandLine& line) {
  auto request = std::make_shared<TransferRequest>();
  const Subcommand command = line.add_command("export", "help.export");
  command.add_option("FILE", request->file, "help.export-file");
  command.add_option("--records", request->records, "help.export-records");
  add_store_options(command, request->place);
  command.footer("help.export-footer");
  command.runs([request] { return run_export(*request); });
}

void add_import(CommandLine& line) {
  auto request = std::make_shared<TransferRequest>();
  const Subcommand command = line.add_command("import", "help.import");
  command.add_option("FILE", request->file, "help.import-file").required();
  add_store_options(command, request->place);
  command.runs([request] { return run_import(*request); });
}

}  // namespace twenties
