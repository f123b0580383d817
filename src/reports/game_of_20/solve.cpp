#include "reports/game_of_20/solve.hpp"

#include <chrono>
#include <nlohmann/json.hpp>

#include "base/text.hpp"
#include "reports/numbers.hpp"

namespace twenties::game_of_20 {

namespace {

std::vector<std::string> texts(const std::vector<Move>& moves) {
  std::vector<std::string> out;
  for (const Move& move : moves) out.push_back(GameOf20::print_move(move));
  return out;
}

std::string verdict(const Bracket& value, const Words& words) {
  if (value.is_exact() && value.low == 0) return words.say("solve.draw");
  if (value.low > 0) return words.say("solve.wins");
  return words.say(value.high < 0 ? "solve.loses" : "solve.unknown");
}

}  // namespace

Result<State> read_solvable(std::string_view text) {
  Result<State> state = GameOf20::read_position(text);
  if (!state) return state;
  if (state->is_solo()) return failure(Message("solve.no-solo"));
  if (state->stage < Stage::draft) return failure(Message("solve.draft-not-begun"));
  return state;
}

SolveAnswer solve(const State& state, const SolveSettings& settings, Watch& watch) {
  const Limits limits{.time = std::chrono::milliseconds(static_cast<int>(settings.seconds * 1000)),
                      .threads = settings.threads,
                      .memory = settings.memory << 20U};
  Budget budget(limits, &watch);
  Solver solver(limits.memory, limits.threads);
  SolveAnswer out{.solution = solver.solve(state, settings.goal, budget), .best = {}};
  const Bracket& value = out.solution.value;
  out.is_complete = value.reaches(settings.goal);
  if (!out.solution.line.empty()) out.best = texts({out.solution.line[0]});
  // A lost position has no move that keeps the outcome more than another.
  const int aim = settings.goal == Goal::outcome && value.low > 0 ? 1 : value.low;
  if (out.is_complete && state.stage == Stage::placing) {
    if (const auto all = solver.moves_worth(state, aim, budget)) out.best = texts(*all);
  }
  out.solution.nodes = budget.nodes();
  out.seconds = std::chrono::duration<double>(budget.elapsed()).count();
  return out;
}

std::string text_of(const SolveAnswer& answer, const Words& words) {
  const Bracket& value = answer.solution.value;
  std::string out = cat(words.say(value.is_exact() ? "solve.value" : "solve.values",
                                  {{"verdict", verdict(value, words)},
                                   {"value", cat(value.low)},
                                   {"low", cat(value.low)},
                                   {"high", cat(value.high)}}),
                        "\n");
  if (!answer.best.empty()) {
    out += cat(words.say(answer.is_complete ? "solve.best" : "solve.looks-best",
                         {{"moves", join(answer.best, ", ")}}),
               "\n");
  }
  if (answer.solution.line.size() > 1) {
    out += cat(words.say("solve.line", {{"moves", join(texts(answer.solution.line), ", ")}}), "\n");
  }
  return cat(out, work_text(words, answer.solution.nodes, answer.seconds), "\n");
}

std::string json_of(const SolveAnswer& answer) {
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
  return json.dump() + "\n";
}

std::string text_of(const Progress& progress, const Words& words) {
  return words.say(
      "solve.progress",
      {{"low", cat(progress.low)}, {"high", cat(progress.high)}, {"nodes", cat(progress.nodes)}});
}

}  // namespace twenties::game_of_20
