#include <fmt/core.h>

#include <chrono>
#include <memory>
#include <string>

#include "base/text.hpp"
#include "bots/twenty_one/sheet_table.hpp"
#include "twenties/reader.hpp"
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
    fmt::print(stderr, "{}\n",
               say("solve.table", {{"turns", table.turns()},
                                   {"seconds", decimal(spent.count(), 3)},
                                   {"size", cat(table.bytes() / 1024)}}));
  }
  return 0;
}

}  // namespace

void add_solve_twenty_one(const Subcommand& solve) {
  auto request = std::make_shared<SolveTwentyOneRequest>();
  const Subcommand command = solve.add_command("twenty-one", "help.solve-twenty-one");
  command.add_option("--turns", request->turns, "help.solve-twenty-one-turns")
      .required()
      .within(0, 1000);
  command.add_option("--active", request->active, "help.solve-twenty-one-active")
      .required()
      .one_of({"always", "never", "alternate"});
  command.add_option("--cross", request->cross, "help.solve-twenty-one-cross")
      .one_of({"any", "leftmost"});
  command.add_flag("--json", request->json, "help.json");
  command.add_flag("--verbose", request->verbose, "help.solve-twenty-one-verbose");
  command.runs([request] { return run_solve_twenty_one(*request); });
}

}  // namespace twenties
