#include <fmt/core.h>

#include <chrono>
#include <csignal>
#include <memory>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "base/text.hpp"
#include "bots/sums_of_20/ending.hpp"
#include "core/draws.hpp"
#include "twenties/errors.hpp"
#include "twenties/reader.hpp"
#include "twenties/solve.hpp"

namespace twenties {

namespace {

using sums_of_20::EndingResult;
using sums_of_20::EndingSearch;
using sums_of_20::Move;
using sums_of_20::State;
using sums_of_20::SumsOf20;

StopFlag interrupted;

struct SolveSumsOf20Request {
  std::string position;
  int threads = 1;
  double time = 0;  // seconds
  bool json = false;
};

struct Answer {
  EndingResult result;
  std::vector<std::string> best;
  std::uint64_t nodes = 0;
  double seconds = 0;
};

// The position, or why the solver cannot help.
Result<State> solvable(const std::string& text) {
  Result<State> state = SumsOf20::read_position(text);
  if (!state) return state;
  const Turn turn = SumsOf20::turn(*state);
  if (turn.is_over()) return failure(Message("solve.over"));
  if (const int pool = tiles_in(state->pool); pool > 0) {
    return failure(Message("solve.pool-not-empty", {{"tiles", pool}}));
  }
  if (state->players != 2) {
    return failure(Message("solve.not-two", {{"players", static_cast<int>(state->players)}}));
  }
  if (turn.is_chance()) return failure(Message("solve.waits-for-chance"));
  return state;
}

Answer solve(const State& state, const SolveSumsOf20Request& request) {
  const Limits limits{
      .time = std::chrono::milliseconds(static_cast<std::int64_t>(request.time * 1000))};
  Budget budget(limits, &interrupted);
  EndingSearch search(state, budget);
  Answer answer;
  answer.result = search.solve();
  std::vector<Move> best{answer.result.best};
  if (answer.result.exact) best = search.best_moves();
  for (const Move& move : best) answer.best.push_back(SumsOf20::print_move(move));
  answer.nodes = budget.nodes();
  answer.seconds = std::chrono::duration<double>(budget.elapsed()).count();
  return answer;
}

void tell(const Answer& answer, bool json) {
  if (json) {
    const nlohmann::ordered_json line{{"value", answer.result.value},
                                      {"best", answer.best},
                                      {"exact", answer.result.exact},
                                      {"nodes", answer.nodes},
                                      {"seconds", answer.seconds}};
    fmt::print("{}\n", line.dump());
    return;
  }
  fmt::print("{}\n", say(answer.result.exact ? "solve.exact" : "solve.not-proven",
                         {{"points", fmt::format("{:+}", answer.result.value)}}));
  fmt::print("{}\n", say("solve.best", {{"moves", join(answer.best, ", ")}}));
  std::vector<std::string> line;
  for (const Move& move : answer.result.line) line.push_back(SumsOf20::print_move(move));
  fmt::print("{}\n{}\n", say("solve.line", {{"moves", join(line, ", ")}}),
             work_text(answer.nodes, answer.seconds));
}

int run_solve_sums_of_20(const SolveSumsOf20Request& request) {
  const Result<State> state = solvable(request.position);
  if (!state) return tell_refusal("solve", state.error(), request.json);
  std::signal(SIGINT, [](int) { interrupted.stop(); });
  tell(solve(*state, request), request.json);
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
