#include <array>

#include "core/game_of.hpp"
#include "games/twenty_one/marking.hpp"
#include "games/twenty_one/rules.hpp"
#include "games/twenty_one/sheets.hpp"
#include "wasm/position.hpp"
#include "wasm/scene.hpp"

namespace twenties {

namespace {

using namespace twenty_one;
using nlohmann::json;

constexpr std::array<std::string_view, 7> phase_names{"sheets",     "first", "roll", "decide",
                                                      "roll-again", "mark",  "over"};

json dice_of(const twenty_one::Table& table) {
  json out = json::array();
  for_each_colour(all_colours, [&](Colour colour) {
    const int value = table.dice.of(colour);
    json item{{"colour", name_of(colour)}, {"value", value}};
    if ((locked_dice(table.dice) & only(colour)) != 0) item["locked"] = true;
    out.push_back(std::move(item));
  });
  return out;
}

// What the seat may write now and would match with (3.4, 3.5).
ColourSet would_match(const twenty_one::Table& table, Seat seat) {
  if (table.phase != Phase::decide && table.phase != Phase::mark) return 0;
  return writable(table, seat) & where_equal(table.dice, printed_row(table, seat).values);
}

json row_of(const PrintedRow& printed, const Row& row, ColourSet would_match) {
  json spaces = json::array();
  for (int value = space_count; value >= 1; --value) {
    const Colour colour = printed.colour_of_value[static_cast<std::size_t>(value)];
    const int written = row.of(colour);
    json item{{"colour", name_of(colour)},
              {"printed", value},
              {"value", written == crossed ? 0 : written}};
    if (written == crossed) item["crossed"] = true;
    if (written == value) item["matched"] = true;
    if ((would_match & only(colour)) != 0) item["would_match"] = true;
    spaces.push_back(std::move(item));
  }
  return {{"spaces", std::move(spaces)}, {"points", row_points(row, printed)}};
}

json mark_of(const Mark& mark, const PrintedRow& printed) {
  json out = json::object();
  if (mark.is_cross()) {
    for_each_colour(mark.colours(),
                    [&](Colour colour) { out["cross"] = printed.values.of(colour); });
    return out;
  }
  out["write"] = json::array();
  for_each_colour(mark.colours(), [&](Colour colour) { out["write"].push_back(name_of(colour)); });
  return out;
}

json player_of(const View& view, std::size_t seat) {
  const twenty_one::Table& table = view.table;
  json out{{"seat", seat + 1},
           {"sheet", ""},
           {"rows", json::array()},
           {"complete_rows", table.complete_rows[seat]},
           {"points", table.points[seat]}};
  if (table.phase == Phase::sheets) return out;
  const std::size_t sheet = table.sheets[seat];
  out["sheet"] = std::string(1, static_cast<char>('A' + sheet));
  const std::size_t current = table.complete_rows[seat];
  const Seat of = seat_at(static_cast<int>(seat));
  for (std::size_t row = 0; row < row_count; ++row) {
    const bool is_current = row == current && table.phase != Phase::over;
    json item = row_of(printed_sheets[sheet][row], table.rows[seat][row],
                       is_current ? would_match(table, of) : 0);
    if (row < current) item["complete"] = true;
    if (is_current) item["current"] = true;
    out["rows"].push_back(std::move(item));
  }
  if (!table.marked.has(of)) return out;
  out["marked"] = true;
  if (of == view.viewer && current < row_count) {
    out["mark"] = mark_of(view.own, printed_sheets[sheet][current]);
  }
  return out;
}

class TwentyOneSceneWriter final : public SceneWriter {
 public:
  [[nodiscard]] json scene(const AnyView& any, const Game& /*game*/) const override {
    const View& view = *view_of<TwentyOne>(any);
    json players = json::array();
    for (std::size_t seat = 0; seat < view.table.players; ++seat) {
      players.push_back(player_of(view, seat));
    }
    return {{"phase", phase_names[static_cast<std::size_t>(view.table.phase)]},
            {"active", view.table.active + 1},
            {"cross", view.table.cross == CrossRule::any ? "any" : "leftmost"},
            {"dice", dice_of(view.table)},
            {"players", std::move(players)}};
  }

  // "judge_in_row": what was `typed`, where a space of this `row` was pointed at, counted from 1.
  [[nodiscard]] std::optional<Answer> answer(std::string_view question, const GameType& type,
                                             const Request& request) const override {
    if (question != "judge_in_row") return std::nullopt;
    const auto at = position_of(type, request);
    if (!at) return tl::unexpected(Unanswered(at.error()));
    const std::string typed = request.text("typed");
    const auto move = at->game->read_move(typed);
    if (!move) return not_read(typed, move.error().message);
    Verdict verdict = verdict_of(*at, *move);
    if (at->seat != nobody) {
      const State& state = game_of<TwentyOne>(*at->game)->state();
      const Verdict in_row =
          twenty_one::check_row(state, at->seat, static_cast<int>(request.number("row")));
      if (!in_row) verdict = in_row;
    }
    return judged(*at, *move, verdict);
  }
};

}  // namespace

const SceneWriter& scene_writer_of_twenty_one() {
  static const TwentyOneSceneWriter writer;
  return writer;
}

}  // namespace twenties
