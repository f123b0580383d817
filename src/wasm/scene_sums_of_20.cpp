#include <array>

#include "core/draws.hpp"
#include "core/game_of.hpp"
#include "core/square.hpp"
#include "games/sums_of_20/lines.hpp"
#include "games/sums_of_20/rules.hpp"
#include "games/sums_of_20/tiles.hpp"
#include "protocol/action_json.hpp"
#include "wasm/laying_sums_of_20.hpp"
#include "wasm/position.hpp"
#include "wasm/scene.hpp"

namespace twenties {

namespace {

using namespace sums_of_20;
using nlohmann::json;

std::string_view phase_name(const OpenTable& table) {
  if (table.finish != Finish::none) return "over";
  switch (table.phase) {
    case Phase::starter:
      return "starter";
    case Phase::out:
      return "out";
    case Phase::deal:
      return "deal";
    case Phase::draw:
      return "draw";
    case Phase::play:
      return "play";
    default:
      return "lay";
  }
}

json squares_of(const Board& board) {
  json out = json::array();
  for (int square = 0; square < squares; ++square) {
    const Tile tile = board[static_cast<std::size_t>(square)];
    json item{{"name", square_name(square, side)}, {"tile", number_on(tile)}};
    if (is_wild(tile)) item["wild"] = true;
    if (is_plus_ten(square)) item["plus_ten"] = true;
    switch (picture[static_cast<std::size_t>(square)]) {
      case 'R':
        item["space"] = "red";
        break;
      case 'B':
        item["space"] = "blue";
        break;
      case 'G':
        item["space"] = "green";
        break;
      default:
        break;
    }
    out.push_back(std::move(item));
  }
  return out;
}

json rack_of(const Counts& rack) {
  json out = json::array();
  for (std::size_t kind = 0; kind < kinds; ++kind) {
    for (int i = 0; i < rack[kind]; ++i) out.push_back(print_tile(tile_of(kind)));
  }
  return out;
}

// What a wild may be named (3.4).
json wild_numbers() {
  json out = json::array();
  for (int number = 1; is_playable(static_cast<Tile>(wild + number), true); ++number) {
    out.push_back(number);
  }
  return out;
}

// What the `tiles` that somebody has laid would make.
json answer_lay(const Position& at, const Request& request) {
  std::vector<LaidTile> tiles;
  for (const json& item : request.list("tiles")) {
    if (!item.is_object()) continue;
    const Request tile(item);
    tiles.push_back({tile.text("square"), tile.text("tile")});
  }
  const Laying laying = lay(*at.game, at.seat, tiles);
  json out{{"lines", json_of(laying.lines)}};
  if (!laying.problem) {
    out["clause"] = laying.problem.clause;
    out["reason"] = json_of(laying.problem.reason);
  }
  if (!laying.move.empty()) out["judged"] = judged(at, laying.move, laying.verdict);
  if (laying.is_unfinished) out["unfinished"] = true;
  return out;
}

class SumsOf20SceneWriter final : public SceneWriter {
 public:
  [[nodiscard]] json scene(const AnyView& any, const Game& /*game*/) const override {
    const View& view = *view_of<SumsOf20>(any);
    json racks = json::array();
    for (std::size_t seat = 0; seat < view.players; ++seat) {
      racks.push_back(rack_of(view.racks[seat]));
    }
    json out{{"phase", phase_name(view)},     {"squares", squares_of(view.board)},
             {"racks", std::move(racks)},     {"pool", view.pool_size},
             {"starter", view.starter + 1},   {"idle", view.idle},
             {"passes", view.passes},         {"rack_size", rack_size},
             {"wild_numbers", wild_numbers()}};
    if (view.time_up != 0) out["time_up"] = true;
    return out;
  }

  [[nodiscard]] std::optional<Answer> answer(std::string_view question, const GameType& type,
                                             const Request& request) const override {
    if (question != "lay") return std::nullopt;
    const auto at = position_of(type, request);
    if (!at) return tl::unexpected(Unanswered(at.error()));
    return answer_lay(*at, request);
  }
};

}  // namespace

const SceneWriter& scene_writer_of_sums_of_20() {
  static const SumsOf20SceneWriter drawn;
  return drawn;
}

}  // namespace twenties
