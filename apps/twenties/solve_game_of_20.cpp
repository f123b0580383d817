#include <fmt/core.h>
#include <unistd.h>

#include <csignal>
#include <memory>
#include <mutex>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "base/text.hpp"
#include "bots/game_of_20/solver.hpp"
#include "twenties/errors.hpp"
#include "twenties/files.hpp"
#include "twenties/reader.hpp"
#include "twenties/solve.hpp"

namespace twenties {

namespace {

using namespace game_of_20;

struct SolveGameOf20Request {
  std::string position;
  int threads = 1;
  bool outcome = false;
  std::size_t memory = 1024;  // MiB
  double time = 0;            // seconds; 0: as long as it takes
  bool json = false;
};

// Set by the signal handler.
StopFlag interrupt;

// Shows on a terminal how the bracket narrows.
class ShownProgress : public Watch {
 public:
  [[nodiscard]] bool wants_stop() const override { return interrupt.wants_stop(); }
  void report(const Progress& progress) override {
    if (!is_shown_) return;
    const std::lock_guard lock(mutex_);
    fmt::print(stderr, "\r\x1b[K{}",
               say("solve.progress", {{"low", cat(progress.low)},
                                      {"high", cat(progress.high)},
                                      {"nodes", cat(progress.nodes)}}));
    std::fflush(stderr);
  }
  void wipe() const {
    if (is_shown_) fmt::print(stderr, "\r\x1b[K");
  }

 private:
  bool is_shown_ = isatty(STDERR_FILENO) != 0;
  std::mutex mutex_;
};

Result<State> read(const std::string& argument) {
  constexpr std::size_t longest = 4096;
  std::string text = argument;
  if (argument == "-") {
    Result<std::string> all = read_whole("-", longest);
    if (!all) return tl::unexpected(all.error());
    text = *all;
  }
  Result<State> state = GameOf20::read_position(text);
  if (!state) return state;
  if (state->is_solo()) return failure(Message("solve.no-solo"));
  if (state->stage < Stage::draft) return failure(Message("solve.draft-not-begun"));
  return state;
}

struct Answer {
  Solution solution;
  std::vector<std::string> best;
  bool is_complete = false;  // all that was asked for is proven
  double seconds = 0;
};

std::vector<std::string> texts(const std::vector<Move>& moves) {
  std::vector<std::string> out;
  for (const Move& move : moves) out.push_back(GameOf20::print_move(move));
  return out;
}

Answer answer(const State& state, const SolveGameOf20Request& request, ShownProgress& watch) {
  const Limits limits{.time = std::chrono::milliseconds(static_cast<int>(request.time * 1000)),
                      .threads = request.threads,
                      .memory = request.memory << 20U};
  const Goal goal = request.outcome ? Goal::outcome : Goal::exact;
  Budget budget(limits, &watch);
  Solver solver(limits.memory, limits.threads);
  Answer out{.solution = solver.solve(state, goal, budget), .best = {}};
  const Bracket& value = out.solution.value;
  out.is_complete = value.reaches(goal);
  if (!out.solution.line.empty()) out.best = texts({out.solution.line[0]});
  // A lost position has no move that keeps the outcome more than another.
  const int aim = request.outcome ? (value.low > 0 ? 1 : value.low) : value.low;
  if (out.is_complete && state.stage == Stage::placing) {
    if (const auto all = solver.moves_worth(state, aim, budget)) out.best = texts(*all);
  }
  out.solution.nodes = budget.nodes();
  out.seconds = std::chrono::duration<double>(budget.elapsed()).count();
  return out;
}

void print_json(const Answer& answer) {
  const Bracket& value = answer.solution.value;
  nlohmann::ordered_json json;
  json["value"] = value.is_exact() ? nlohmann::ordered_json(value.low) : nullptr;
  json["best"] = answer.best;
  json["exact"] = value.is_exact();
  json["nodes"] = answer.solution.nodes;
  json["seconds"] = answer.seconds;
  json["low"] = value.low;
  json["high"] = value.high;
  json["line"] = texts(answer.solution.line);
  fmt::print("{}\n", json.dump());
}

std::string verdict(const Bracket& value) {
  if (value.is_exact() && value.low == 0) return say("solve.draw");
  if (value.low > 0) return say("solve.wins");
  return say(value.high < 0 ? "solve.loses" : "solve.unknown");
}

void print_text(const Answer& answer) {
  const Bracket& value = answer.solution.value;
  fmt::print("{}\n",
             say(value.is_exact() ? "solve.value" : "solve.values", {{"verdict", verdict(value)},
                                                                     {"value", cat(value.low)},
                                                                     {"low", cat(value.low)},
                                                                     {"high", cat(value.high)}}));
  if (!answer.best.empty()) {
    fmt::print("{}\n", say(answer.is_complete ? "solve.best" : "solve.looks-best",
                           {{"moves", join(answer.best, ", ")}}));
  }
  if (answer.solution.line.size() > 1) {
    fmt::print("{}\n", say("solve.line", {{"moves", join(texts(answer.solution.line), ", ")}}));
  }
  fmt::print("{}\n", work_text(answer.solution.nodes, answer.seconds));
}

int run_solve_game_of_20(const SolveGameOf20Request& request) {
  const Result<State> state = read(request.position);
  if (!state) return tell_refusal("solve", state.error(), request.json);
  interrupt.reset();
  std::signal(SIGINT, [](int) { interrupt.stop(); });
  ShownProgress watch;
  if (state->stage == Stage::draft) {
    return solve_draft({.position = GameOf20::print_position(*state),
                        .seat = seat_of(*state, state->to_move),
                        .seconds = request.time,
                        .json = request.json},
                       watch);
  }
  const Answer found = answer(*state, request, watch);
  watch.wipe();
  if (request.json) {
    print_json(found);
  } else {
    print_text(found);
  }
  return interrupt.wants_stop() ? 130 : 0;
}

}  // namespace

void add_solve_game_of_20(const Subcommand& solve) {
  auto request = std::make_shared<SolveGameOf20Request>();
  const Subcommand command =
      solve.add_command("game-of-20", "help.solve-game-of-20", GameOf20::info().aliases);
  command.add_option("POSITION", request->position, "help.solve-game-of-20-position").required();
  command.add_option("--threads", request->threads, "help.threads").within(1, 256);
  command.add_flag("--outcome", request->outcome, "help.solve-game-of-20-outcome");
  command.add_option("--memory", request->memory, "help.memory").show_default().within(1, 1 << 20);
  command.add_option("--time", request->time, "help.solve-game-of-20-time").within(0.0, 1e6);
  command.add_flag("--json", request->json, "help.json");
  command.runs([request] { return run_solve_game_of_20(*request); });
}

}  // namespace twenties
