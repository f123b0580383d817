#include <fmt/core.h>

#include <csignal>
#include <memory>
#include <string>

#include "reports/sums_of_20/solve.hpp"
#include "twenties/errors.hpp"
#include "twenties/reader.hpp"
#include "twenties/solve.hpp"

namespace twenties {

namespace {

using namespace sums_of_20;

StopFlag interrupted;

struct SolveSumsOf20Request {
  std::string position;
  int threads = 1;
  double time = 0;  // seconds
  bool json = false;
};

int run_solve_sums_of_20(const SolveSumsOf20Request& request) {
  const Result<State> state = read_solvable(request.position);
  if (!state) return tell_refusal("solve", state.error(), request.json);
  std::signal(SIGINT, [](int) { interrupted.stop(); });
  const SolveAnswer answer = solve(*state, request.time, interrupted);
  fmt::print("{}", request.json ? json_of(answer) : text_of(answer, reader()));
  return 0;
}

}  // namespace

void add_solve_sums_of_20(const Subcommand& solve) {
  auto request = std::make_shared<SolveSumsOf20Request>();
  const Subcommand command =
      solve.add_command("sums-of-20", "help.solve-sums-of-20", SumsOf20::info().aliases);
  command.add_option("POSITION", request->position, "help.position").required();
  command.add_option("--threads", request->threads, "help.solve-sums-of-20-threads").within(1, 256);
  command.add_option("--time", request->time, "help.solve-sums-of-20-time").within(0.0, 1e6);
  command.add_flag("--json", request->json, "help.json");
  command.runs([request] { return run_solve_sums_of_20(*request); });
}

}  // namespace twenties
