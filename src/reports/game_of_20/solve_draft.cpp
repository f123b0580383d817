#include "reports/game_of_20/solve_draft.hpp"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <nlohmann/json.hpp>
#include <string_view>

#include "base/text.hpp"
#include "core/game.hpp"
#include "games/registry.hpp"
#include "reports/numbers.hpp"

namespace twenties::game_of_20 {

namespace {

constexpr double usual_seconds = 1;

std::string_view name_of(const Proved& proved) {
  if (proved.is_known()) return proved.low > 0 ? "won" : proved.low < 0 ? "lost" : "drawn";
  if (proved.low == 0) return "at least drawn";
  return proved.high == 0 ? "at most drawn" : "unknown";
}

const char* sentence_about(const Proved& proved) {
  if (proved.is_known()) {
    return proved.low > 0   ? "solve.draft-won"
           : proved.low < 0 ? "solve.draft-lost"
                            : "solve.draft-drawn";
  }
  if (proved.low == 0) return "solve.draft-at-least-drawn";
  return proved.high == 0 ? "solve.draft-at-most-drawn" : "solve.draft-unknown";
}

}  // namespace

DraftAnswer solve_draft(const State& state, double seconds, Watch& watch) {
  const GameType& type = **all_games().require(GameOf20::info().id);
  const Seat seat = seat_of(state, state.to_move);
  const auto view = type.read_view(GameOf20::print_position(state), seat);
  const auto master = make_player(type.info(), "master");
  const double limit = seconds > 0 ? seconds : usual_seconds;
  const Limits limits{.time = std::chrono::milliseconds(std::max(1L, std::lround(1000 * limit)))};
  const auto began = std::chrono::steady_clock::now();
  Thought thought = master->bot->think({**view, 20, limits, &watch});
  const std::chrono::duration<double> took = std::chrono::steady_clock::now() - began;
  const double points = thought.evaluation.values[static_cast<std::size_t>(index_of(seat))];
  return {.thought = std::move(thought), .points = points, .seconds = took.count()};
}

std::string text_of(const DraftAnswer& answer, const Words& words) {
  const Thought& thought = answer.thought;
  const Evaluation& found = thought.evaluation;
  std::string out = cat(words.say(sentence_about(found.proved)), "\n");
  out += cat(words.say(found.proved.low >= 0 ? "solve.best" : "solve.looks-best",
                       {{"moves", thought.move}}),
             "\n");
  if (thought.line.size() > 1) {
    out += cat(words.say("solve.line", {{"moves", join(thought.line, ", ")}}), "\n");
  }
  out += cat(words.say("solve.estimate", {{"points", signed_decimal(words, answer.points, 1)},
                                          {"error", decimal(words, found.error, 0)}}),
             "\n");
  return cat(out, work_text(words, thought.nodes, answer.seconds), "\n");
}

std::string json_of(const DraftAnswer& answer) {
  const Thought& thought = answer.thought;
  nlohmann::ordered_json json;
  json["stage"] = "draft";
  json["proved"] = name_of(thought.evaluation.proved);
  json["best"] = {thought.move};
  json["exact"] = false;
  json["estimate"] = answer.points;
  json["error"] = thought.evaluation.error;
  json["nodes"] = thought.nodes;
  json["seconds"] = answer.seconds;
  json["line"] = thought.line;
  return json.dump() + "\n";
}

}  // namespace twenties::game_of_20
