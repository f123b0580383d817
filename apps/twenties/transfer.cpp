#include "server/transfer.hpp"

#include <fmt/core.h>

#include <memory>
#include <string>

#include "base/text.hpp"
#include "games/registry.hpp"
#include "twenties/commands.hpp"
#include "twenties/errors.hpp"
#include "twenties/reader.hpp"
#include "twenties/stores.hpp"

namespace twenties {

namespace {

constexpr std::uint64_t most_complaints = 10;

struct ExportRequest {
  StorePlace place;
  ExportPlaces places;
};

struct ImportRequest {
  StorePlace place;
  std::string file;
};

int run_export(const ExportRequest& request) {
  const auto store = open_existing_store(request.place);
  if (!store) return tell_refusal("export", store.error());
  const auto done = export_tables(**store, all_games(), request.places);
  if (!done) return tell_refusal("export", done.error());
  if (request.places.file != "-") {
    fmt::print("{}\n", say("transfer.exported",
                           {{"tables", amount(done->tables)}, {"records", done->records}}));
  }
  return 0;
}

void tell_line(std::uint64_t number, const Message& reason) {
  tell_refusal("import", Message("transfer.line", {{"line", cat(number)}, {"what", reason}}));
}

int tell_imported(const Imported& done) {
  if (done.unread > most_complaints) {
    tell_refusal("import",
                 Message("transfer.more-unread", {{"n", amount(done.unread - most_complaints)}}));
  }
  fmt::print("{}\n", say("transfer.imported", {{"added", amount(done.added)},
                                               {"there", amount(done.there)},
                                               {"unread", amount(done.unread)}}));
  return done.unread == 0 ? 0 : 1;
}

int run_import(const ImportRequest& request) {
  LineReader lines(request.file);
  const auto unreadable = [&] {
    return tell_refusal("import", Message("transfer.cannot-read",
                                          {{"file", request.file}, {"reason", lines.problem()}}));
  };
  if (!lines.is_readable()) return unreadable();
  const auto store = open_store(request.place);
  if (!store) return tell_refusal("import", store.error());
  std::uint64_t complaints = 0;
  const auto done = import_tables(**store, all_games(), lines, [&](auto number, const auto& why) {
    if (++complaints <= most_complaints) tell_line(number, why);
  });
  if (!done) return tell_refusal("import", done.error());
  const int status = tell_imported(*done);
  return lines.problem().empty() ? status : unreadable();
}

}  // namespace

void add_export(CommandLine& line) {
  auto request = std::make_shared<ExportRequest>();
  const Subcommand command = line.add_command("export", "help.export");
  command.add_option("FILE", request->places.file, "help.export-file");
  command.add_option("--records", request->places.records, "help.export-records");
  add_store_options(command, request->place);
  command.footer("help.export-footer");
  command.runs([request] { return run_export(*request); });
}

void add_import(CommandLine& line) {
  auto request = std::make_shared<ImportRequest>();
  const Subcommand command = line.add_command("import", "help.import");
  command.add_option("FILE", request->file, "help.import-file").required();
  add_store_options(command, request->place);
  command.runs([request] { return run_import(*request); });
}

}  // namespace twenties
