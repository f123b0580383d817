#include "wasm/position_queries.hpp"

#include "base/text.hpp"
#include "bots/bot.hpp"
#include "match/fairness.hpp"
#include "protocol/action_json.hpp"
#include "wasm/position.hpp"
#include "wasm/scene.hpp"

namespace twenties {

namespace {

using nlohmann::json;

// A position of a game that a page can draw.
Result<Position> position_of(const Registry& registry, const Request& request) {
  const auto type = registry.require(request.text("game"));
  if (!type) return tl::unexpected(type.error());
  if (scene_writer_of((*type)->info()) == nullptr) return failure(Message("study.not-drawn"));
  return twenties::position_of(**type, request);
}

}  // namespace

Answer answer_scene(const Registry& registry, const Request& request) {
  const auto at = position_of(registry, request);
  if (!at) return tl::unexpected(at.error());
  json out = scene_writer_of(at->type->info())->scene(*at->view, *at->game);
  const Turn turn = at->game->turn();
  out["game"] = at->type->info().id;
  out["turn"] = json_of(turn.seats);
  out["over"] = turn.is_over();
  out["scores"] = json_of(at->view->scores());
  return out;
}

Answer answer_moves(const Registry& registry, const Request& request) {
  const auto at = position_of(registry, request);
  if (!at) return tl::unexpected(at.error());
  json out = json::array();
  for (const std::string& move : at->game->moves(at->seat)) {
    out.push_back(judged(*at, move, verdict_of(*at, move)));
  }
  return out;
}

// In Sums of 20 a wild makes ten thousand moves, two make forty thousand: `moves` would tell of
// them in megabytes.
Answer answer_list(const Registry& registry, const Request& request) {
  const auto at = position_of(registry, request);
  if (!at) return tl::unexpected(at.error());
  json out = json::array();
  for (const std::string& move : at->game->moves(at->seat)) {
    const int points =
        at->plain ? 0 : points_of(at->game->explain_move(at->seat, move).parts, at->seat);
    out.push_back(json{{"move", move}, {"points", points}});
  }
  return out;
}

Answer answer_judge(const Registry& registry, const Request& request) {
  const auto at = position_of(registry, request);
  if (!at) return tl::unexpected(at.error());
  const std::string typed = request.text("typed");
  const auto move = at->game->read_move(typed);
  return move ? judged(*at, *move, verdict_of(*at, *move)) : not_read(typed, move.error().message);
}

Answer answer_scores(const Registry& registry, const Request& request) {
  const auto at = position_of(registry, request);
  if (!at) return tl::unexpected(at.error());
  json out = json::array();
  for (int seat = 0; seat < at->game->seats(); ++seat) {
    out.push_back(json_of(at->game->explain_score(seat_at(seat))));
  }
  return out;
}

Answer answer_think(const Registry& registry, const Request& request) {
  const auto at = position_of(registry, request);
  if (!at) return tl::unexpected(at.error());
  const std::string level = request.text("level");
  const auto player = make_player(at->type->info(), level);
  if (!player)
    return failure(Message("table.no-such-bot", {{"level", quote(level)},
                                                 {"game", std::string(at->type->info().title)}}));
  if (!at->game->turn().has(at->seat)) return failure(Message("study.not-to-move"));
  const std::uint64_t seed = read_seed(request.text("seed")).value_or(20);
  const Thought thought = player->think(*at->view, seed);
  json values = json::array();
  for (const double value : thought.evaluation.values) values.push_back(value);
  json out = with_all_lists(at->game->describe_move(at->seat, thought.move));
  out.update({{"move", thought.move},
              {"unit", thought.evaluation.unit == Evaluation::Unit::points ? "points" : "wins"},
              {"values", std::move(values)},
              {"exact", thought.evaluation.exact},
              {"error", thought.evaluation.error},
              {"proved", proved_json(thought.evaluation.proved)},
              {"line", thought.line}});
  return out;
}

Answer answer_own(const Registry& registry, std::string_view question, const Request& request) {
  const GameType* type = registry.find(request.text("game"));
  const SceneWriter* writer = type == nullptr ? nullptr : scene_writer_of(type->info());
  if (writer != nullptr) {
    if (auto answer = writer->answer(question, *type, request)) return *std::move(answer);
  }
  return failure(Message("study.no-question", {{"text", quote(question)}}));
}

}  // namespace twenties
