#include "reports/sums_of_20/solve.hpp"

#include <fmt/core.h>

#include <chrono>
#include <nlohmann/json.hpp>

#include "base/text.hpp"
#include "core/draws.hpp"
#include "reports/numbers.hpp"

namespace twenties::sums_of_20 {

Result<State> read_solvable(std::string_view text) {
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

SolveAnswer solve(const State& state, double seconds, Watch& watch) {
  const Limits limits{.time = std::chrono::milliseconds(static_cast<std::int64_t>(seconds * 1000))};
  Budget budget(limits, &watch);
  EndingSearch search(state, budget);
  SolveAnswer answer;
  answer.result = search.solve();
  std::vector<Move> best{answer.result.best};
  if (answer.result.exact) best = search.best_moves();
  for (const Move& move : best) answer.best.push_back(SumsOf20::print_move(move));
  answer.nodes = budget.nodes();
  answer.seconds = std::chrono::duration<double>(budget.elapsed()).count();
  return answer;
}

std::string text_of(const SolveAnswer& answer, const Words& words) {
  std::vector<std::string> line;
  for (const Move& move : answer.result.line) line.push_back(SumsOf20::print_move(move));
  return cat(words.say(answer.result.exact ? "solve.exact" : "solve.not-proven",
                       {{"points", fmt::format("{:+}", answer.result.value)}}),
             "\n", words.say("solve.best", {{"moves", join(answer.best, ", ")}}), "\n",
             words.say("solve.line", {{"moves", join(line, ", ")}}), "\n",
             work_text(words, answer.nodes, answer.seconds), "\n");
}

std::string json_of(const SolveAnswer& answer) {
  const nlohmann::ordered_json line{{"value", answer.result.value},
                                    {"best", answer.best},
                                    {"exact", answer.result.exact},
                                    {"nodes", answer.nodes},
                                    {"seconds", answer.seconds}};
  return line.dump() + "\n";
}

}  // namespace twenties::sums_of_20
