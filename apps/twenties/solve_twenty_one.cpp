#include <fmt/core.h>

#include <chrono>
#include <memory>
#include <string>

#include "bots/twenty_one/sheet_table.hpp"
#include "twenties/solve.hpp"

namespace twenties {

namespace {

using twenty_one::Active;
using twenty_one::CrossRule;
using twenty_one::SheetTable;

struct SolveTwentyOneRequest {
  int turns = 0;
  std::string active;
  std::string cross = "any";
  bool json = false;
  bool verbose = false;
};

Active active_named(const std::string& name) {
  if (name == "always") return Active::always;
  return name == "never" ? Active::never : Active::alternate;
}

int run_solve_twenty_one(const SolveTwentyOneRequest& request) {
  const auto began = std::chrono::steady_clock::now();
  const SheetTable table(request.turns, active_named(request.active),
                         request.cross == "any" ? CrossRule::any : CrossRule::leftmost);
  const std::chrono::duration<double> spent = std::chrono::steady_clock::now() - began;
  fmt::print("{}{:.8f}{}\n", request.json ? R"({"value": )" : "", table.value(),
             request.json ? "}" : "");
  if (request.verbose) {
    fmt::print(stderr, "table of {} turns: built in {:.3f} s, {} KiB\n", table.turns(),
               spent.count(), table.bytes() / 1024);
  }
  return 0;
}

}  // namespace

void add_solve_twenty_one(const Subcommand& solve) {
  auto request = std::make_shared<SolveTwentyOneRequest>();
  const Subcommand command = solve.add_command(
      "twenty-one", "The best expected points of one sheet in so many turns, exactly");
  command.add_option("--turns", request->turns, "how many turns the sheet has")
      .required()
      .within(0, 1000);
  command
      .add_option("--active", request->active,
                  "when its owner may roll again; alternate: in the 1st turn, the 3rd, ...")
      .required()
      .one_of({"always", "never", "alternate"});
  command
      .add_option("--cross", request->cross,
                  "any open space by choice, or the leftmost when nothing can be written")
      .one_of({"any", "leftmost"});
  command.add_flag("--json", request->json, "as a JSON object");
  command.add_flag("--verbose", request->verbose, "tell how long the table took and how big it is");
  command.runs([request] { return run_solve_twenty_one(*request); });
}

}  // namespace twenties
