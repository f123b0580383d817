#include <fmt/core.h>

#include <memory>
#include <string>
#include <vector>

#include "server/retention.hpp"
#include "server/timer.hpp"
#include "twenties/commands.hpp"
#include "twenties/errors.hpp"
#include "twenties/reader.hpp"
#include "twenties/stores.hpp"

namespace twenties {

namespace {

struct TidyRequest {
  StorePlace place;
  std::vector<std::string> keep;
  bool dry_run = false;
};

int run_tidy(const TidyRequest& request) {
  Tidying how;
  for (const std::string& keep : request.keep) {
    if (const auto read = read_retention(how.keep, keep); !read) {
      return tell_refusal("tidy", read.error());
    }
  }
  const auto store = open_existing_store(request.place);
  if (!store) return tell_refusal("tidy", store.error());
  how.now = system_now();
  how.only_count = request.dry_run;
  const auto done = tidy_store(**store, how);
  if (!done) return tell_refusal("tidy", done.error());
  fmt::print("{}\n", say(request.dry_run ? "transfer.to-be-deleted" : "transfer.deleted",
                         {{"finished", amount(done->finished)},
                          {"open", amount(done->open)},
                          {"guests", amount(done->guests)}}));
  return 0;
}

}  // namespace

void add_tidy(CommandLine& line) {
  auto request = std::make_shared<TidyRequest>();
  const Subcommand command = line.add_command("tidy", "help.tidy");
  add_store_options(command, request->place);
  add_keep_option(command, request->keep);
  command.add_flag("--dry-run", request->dry_run, "help.tidy-dry-run");
  command.footer("help.tidy-footer");
  command.runs([request] { return run_tidy(*request); });
}

}  // namespace twenties
