#include "wasm/position_queries.hpp"

#include <memory>
#include <optional>

#include "base/text.hpp"
#include "bots/bot.hpp"
#include "bots/game_of_20/proof/library.hpp"
#include "match/fairness.hpp"
#include "protocol/action_json.hpp"
#include "wasm/laying.hpp"
#include "wasm/scene.hpp"

namespace twenties {

namespace {

using nlohmann::json;

// A position, read: the view itself, and a running game that fits it.
struct Position {
  const GameType* type = nullptr;
  const SceneWriter* writer = nullptr;
  Seat seat = nobody;
  std::unique_ptr<AnyView> view;
  std::unique_ptr<Game> game;
  bool plain = false;  // what a move would score is not told: there is no help at the table
};

Result<Position> position_of(const Registry& registry, const Request& request) {
  const auto type = registry.require(request.text("game"));
  if (!type) return tl::unexpected(type.error());
  Position out{*type,          scene_writer_of((*type)->info()),
               request.seat(), nullptr,
               nullptr,        request.flag("plain")};
  if (out.writer == nullptr) return failure(Message("study.not-drawn"));
  auto view = out.type->read_view(request.text("view"), out.seat);
  if (!view) return tl::unexpected(view.error());
  out.view = std::move(*view);
  out.game = out.type->imagine(*out.view, 0);
  return out;
}

// From -1 for a loss to 1 for a win: the least and the most that can be.
json proved_json(const Proved& proved) { return {int{proved.low}, int{proved.high}}; }

// row: the one that was pointed at, counted from 1; 0: none.
Verdict verdict_of(const Position& at, const std::string& move, int row = 0) {
  if (at.seat == nobody) return Verdict::refused(table_clause, Message("table.spectator"));
  if (row != 0) {
    if (Verdict verdict = at.writer->check_row(*at.game, at.seat, row); !verdict) return verdict;
  }
  return at.game->check(at.seat, move);
}

// The data of a move with the lists that every move has, if empty ones.
json whole(const ActionData& data) {
  json out{{"tiles", json::array()}, {"squares", json::array()}, {"lines", json::array()}};
  out.update(json_of(data));
  return out;
}

json judged(const Position& at, const std::string& move, const Verdict& verdict) {
  Effect effect = at.game->explain_move(at.seat, move);
  ActionData data = at.game->describe_move(at.seat, move);
  if (at.plain) {
    effect.parts.clear();
    for (TouchedLine& line : data.lines) line.points = line.together = 0;
  }
  json out = whole(data);
  out.update({{"move", move},
              {"allowed", verdict.is_allowed()},
              {"points", points_of(effect.parts, at.seat)},
              {"parts", json_of(effect.parts)},
              {"notes", json_of(effect.notes)}});
  if (at.plain) out["plain"] = true;
  if (!verdict) {
    out["clause"] = verdict.clause;
    out["reason"] = json_of(verdict.reason);
  }
  return out;
}

// What is no move at all.
json not_read(std::string_view typed, const Message& reason) {
  json out = whole({});
  out.update({{"move", typed},
              {"allowed", false},
              {"clause", table_clause},
              {"reason", json_of(reason)},
              {"points", 0},
              {"parts", json::array()},
              {"notes", json::array()}});
  return out;
}

}  // namespace

Answer answer_scene(const Registry& registry, const Request& request) {
  const auto at = position_of(registry, request);
  if (!at) return tl::unexpected(at.error());
  json out = at->writer->scene(*at->view, *at->game);
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

Answer answer_fits(const Registry& registry, const Request& request) {
  const auto at = position_of(registry, request);
  if (!at) return tl::unexpected(at.error());
  json out = json::array();
  const int tile = static_cast<int>(request.number("tile"));
  for (const std::string& move : at->writer->placings(*at->game, tile)) {
    json fit = judged(*at, move, verdict_of(*at, move));
    fit["square"] = fit["squares"].empty() ? "" : fit["squares"].front();
    out.push_back(std::move(fit));
  }
  return out;
}

Answer answer_judge(const Registry& registry, const Request& request) {
  const auto at = position_of(registry, request);
  if (!at) return tl::unexpected(at.error());
  const std::string typed = request.text("typed");
  const auto move = at->game->read_move(typed);
  const int row = static_cast<int>(request.number("row"));
  return move ? judged(*at, *move, verdict_of(*at, *move, row))
              : not_read(typed, move.error().message);
}

Answer answer_lay(const Registry& registry, const Request& request) {
  const auto at = position_of(registry, request);
  if (!at) return tl::unexpected(at.error());
  std::vector<LaidTile> tiles;
  for (const json& item : request.list("tiles")) {
    if (!item.is_object()) continue;
    const Request tile(item);
    tiles.push_back({tile.text("square"), tile.text("tile")});
  }
  const Laying laying = lay(*at->game, at->seat, tiles);
  json out{{"lines", json_of(laying.lines)}};
  if (!laying.problem) {
    out["clause"] = laying.problem.clause;
    out["reason"] = json_of(laying.problem.reason);
  }
  if (!laying.move.empty()) out["judged"] = judged(*at, laying.move, laying.verdict);
  if (laying.is_unfinished) out["unfinished"] = true;
  return out;
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
  json out = whole(at->game->describe_move(at->seat, thought.move));
  out.update({{"move", thought.move},
              {"unit", thought.evaluation.unit == Evaluation::Unit::points ? "points" : "wins"},
              {"values", std::move(values)},
              {"exact", thought.evaluation.exact},
              {"error", thought.evaluation.error},
              {"proved", proved_json(thought.evaluation.proved)},
              {"line", thought.line}});
  return out;
}

Answer answer_proved(const Request& request) {
  const std::int64_t centre = request.number("centre");
  const bool exists = centre >= 1 && centre <= game_of_20::highest_centre;
  const auto* found = exists ? game_of_20::proved_centre(static_cast<int>(centre)) : nullptr;
  return proved_json(found == nullptr ? Proved{} : found->start());
}

}  // namespace twenties
