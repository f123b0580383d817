#include "wasm/position.hpp"

#include "core/table_verdicts.hpp"
#include "protocol/action_json.hpp"

namespace twenties {

using nlohmann::json;

json with_all_lists(const ActionData& data) {
  json out{{"tiles", json::array()}, {"squares", json::array()}, {"lines", json::array()}};
  out.update(json_of(data));
  return out;
}

Result<Position> position_of(const GameType& type, const Request& request) {
  Position out{&type, request.seat(), nullptr, nullptr, request.flag("plain")};
  auto view = out.type->read_view(request.text("view"), out.seat);
  if (!view) return tl::unexpected(view.error());
  out.view = std::move(*view);
  out.game = out.type->imagine(*out.view, 0);
  return out;
}

json proved_json(const Proved& proved) { return {int{proved.low}, int{proved.high}}; }

Verdict verdict_of(const Position& at, const std::string& move) {
  if (at.seat == nobody) return Verdict::refused(table_clause, Message("table.spectator"));
  return at.game->check(at.seat, move);
}

json judged(const Position& at, const std::string& move, const Verdict& verdict) {
  Effect effect = at.game->explain_move(at.seat, move);
  ActionData data = at.game->describe_move(at.seat, move);
  if (at.plain) {
    effect.parts.clear();
    for (TouchedLine& line : data.lines) line.points = line.together = 0;
  }
  json out = with_all_lists(data);
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
  json out = with_all_lists({});
  out.update({{"move", typed},
              {"allowed", false},
              {"clause", table_clause},
              {"reason", json_of(reason)},
              {"points", 0},
              {"parts", json::array()},
              {"notes", json::array()}});
  return out;
}

json fits(const Position& at, const std::vector<std::string>& placings) {
  json out = json::array();
  for (const std::string& move : placings) {
    json fit = judged(at, move, verdict_of(at, move));
    fit["square"] = fit["squares"].empty() ? "" : fit["squares"].front();
    out.push_back(std::move(fit));
  }
  return out;
}

}  // namespace twenties
