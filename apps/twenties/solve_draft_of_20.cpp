#include <fmt/core.h>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <memory>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>

#include "base/text.hpp"
#include "bots/bot.hpp"
#include "core/game.hpp"
#include "games/registry.hpp"
#include "twenties/reader.hpp"
#include "twenties/solve.hpp"

namespace twenties {

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

void print_json(const Thought& thought, double points, double seconds) {
  const Evaluation& found = thought.evaluation;
  nlohmann::ordered_json json;
  json["stage"] = "draft";
  json["proved"] = name_of(found.proved);
  json["best"] = {thought.move};
  json["exact"] = false;
  json["estimate"] = points;
  json["error"] = found.error;
  json["nodes"] = thought.nodes;
  json["seconds"] = seconds;
  json["line"] = thought.line;
  fmt::print("{}\n", json.dump());
}

void print_text(const Thought& thought, double points, double seconds) {
  const Evaluation& found = thought.evaluation;
  fmt::print("{}\n", say(sentence_about(found.proved)));
  fmt::print("{}\n", say(found.proved.low >= 0 ? "solve.best" : "solve.looks-best",
                         {{"moves", thought.move}}));
  if (thought.line.size() > 1) {
    fmt::print("{}\n", say("solve.line", {{"moves", join(thought.line, ", ")}}));
  }
  fmt::print("{}\n", say("solve.estimate", {{"points", signed_decimal(points, 1)},
                                            {"error", decimal(found.error, 0)}}));
  fmt::print("{}\n", work_text(thought.nodes, seconds));
}

}  // namespace

int solve_draft(const SolveDraft& request, Watch& watch) {
  const GameType& type = **all_games().require("game-of-20");
  const auto view = type.read_view(request.position, request.seat);
  const auto master = make_player(type.info(), "master");
  const double limit = request.seconds > 0 ? request.seconds : usual_seconds;
  const Limits limits{.time = std::chrono::milliseconds(std::max(1L, std::lround(1000 * limit)))};
  const auto began = std::chrono::steady_clock::now();
  const Thought thought = master->bot->think({**view, 20, limits, &watch});
  const std::chrono::duration<double> took = std::chrono::steady_clock::now() - began;
  const double points = thought.evaluation.values[static_cast<std::size_t>(index_of(request.seat))];
  if (request.json) {
    print_json(thought, points, took.count());
  } else {
    print_text(thought, points, took.count());
  }
  return watch.wants_stop() ? 130 : 0;
}

}  // namespace twenties
