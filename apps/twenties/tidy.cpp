#include <fmt/core.h>

#include <memory>
#include <string>
#include <vector>

#include "server/alarm.hpp"
#include "server/retention.hpp"
#include "twenties/commands.hpp"
#include "twenties/stores.hpp"

namespace twenties {

namespace {

struct TidyRequest {
  StorePlace place;
  std::vector<std::string> keep;
  bool dry_run = false;
};

int complain(std::string_view problem) {
  fmt::print(stderr, "tidy: {}\n", problem);
  return 1;
}

int run_tidy(const TidyRequest& request) {
  Tidying how;
  for (const std::string& keep : request.keep) {
    if (const auto read = read_retention(how.keep, keep); !read) {
      return complain(read.error().message);
    }
  }
  const auto store = open_existing_store(request.place);
  if (!store) return complain(store.error().message);
  how.now = system_now();
  how.only_count = request.dry_run;
  const auto done = tidy_store(**store, how);
  if (!done) return complain(done.error().message);
  fmt::print("{}: {} finished tables, {} open tables, {} guests\n",
             request.dry_run ? "to be deleted" : "deleted", done->finished, done->open,
             done->guests);
  return 0;
}

}  // namespace

void add_tidy(CommandLine& line) {
  auto request = std::make_shared<TidyRequest>();
  const Subcommand command =
      line.add_command("tidy", "Delete what nobody uses any more from a server's store");
  add_store_options(command, request->place);
  add_keep_option(command, request->keep);
  command.add_flag("--dry-run", request->dry_run, "only say what would be deleted");
  command.footer("Running games are always kept. A server does the same by itself once an hour.");
  command.runs([request] { return run_tidy(*request); });
}

}  // namespace twenties
