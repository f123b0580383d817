#include <fmt/core.h>

#include <memory>
#include <string>

#include "reports/twenty_four_seven/solve.hpp"
#include "twenties/errors.hpp"
#include "twenties/reader.hpp"
#include "twenties/solve.hpp"

namespace twenties {

namespace {

using namespace twenty_four_seven;

struct SolveTwentyFourSevenRequest {
  std::string position;
  int seat = 0;  // from 1; 0 for the one that is to move
  bool json = false;
  SolveSettings settings;
};

int run_solve_twenty_four_seven(const SolveTwentyFourSevenRequest& request) {
  const Result<State> state = read_solvable(request.position, request.seat);
  if (!state) return tell_refusal("solve", state.error(), request.json);
  const SolveAnswer answer = solve(*state, request.settings);
  fmt::print("{}", request.json ? json_of(answer) : text_of(answer, reader()));
  return 0;
}

}  // namespace

void add_solve_twenty_four_seven(const Subcommand& solve) {
  auto request = std::make_shared<SolveTwentyFourSevenRequest>();
  const Subcommand command = solve.add_command("twenty-four-seven", "help.solve-twenty-four-seven",
                                               TwentyFourSeven::info().aliases);
  command.add_option("POSITION", request->position, "help.position").required();
  command.add_option("--seat", request->seat, "help.solve-twenty-four-seven-seat").within(1, 2);
  command.add_option("--threads", request->settings.threads, "help.threads")
      .within(1, 256)
      .show_default();
  command.add_option("--time", request->settings.seconds, "help.solve-twenty-four-seven-time")
      .within(0.0, 1e6)
      .show_default();
  command.add_flag("--json", request->json, "help.json");
  command.runs([request] { return run_solve_twenty_four_seven(*request); });
}

}  // namespace twenties
