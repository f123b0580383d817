#include <array>
#include <optional>

#include "base/text.hpp"
#include "core/draws.hpp"
#include "core/square.hpp"
#include "core/standings.hpp"
#include "games/sums_of_20/lines.hpp"
#include "games/sums_of_20/rules.hpp"
#include "games/sums_of_20/tiles.hpp"

namespace twenties::sums_of_20 {

namespace {

constexpr int sum_points = 10;
constexpr int tile_points = 3;
constexpr int ten_points = 10;
constexpr int five_points = 30;
constexpr int trade_points = -3;

// The tiles left with the others, for the seat that went out (5.3); 0 for all other seats.
int left_with_others(const OpenTable& table, std::size_t seat) {
  if (table.finish != Finish::went_out || tiles_in(table.racks[seat]) > 0) return 0;
  int tiles = 0;
  for (std::size_t other = 0; other < table.players; ++other) tiles += tiles_in(table.racks[other]);
  return tiles;
}

int points_of(const Tally& tally) {
  return sum_points * tally.sums + tile_points * tally.tiles + ten_points * tally.tens +
         five_points * tally.fives + trade_points * tally.traded;
}

Scores scores_of(const OpenTable& table) {
  Scores out;
  for (std::size_t seat = 0; seat < table.players; ++seat) {
    out.push_back(points_of(table.tallies[seat]) + left_with_others(table, seat));
  }
  return out;
}

// "3 yellow tiles"
Message count_of(const char* id, int n) { return Message(id, {{"n", n}}); }

Part going_out(Seat seat, int tiles) {
  return {seat, "5.3", Message("sums-of-20.out-first", {{"n", tiles}}), tiles};
}

void explain_play(const Placement& placement, const Lines& lines, Seat seat, Parts& out) {
  for (const Line& line : lines) {
    out.push_back({seat, "4.1",
                   Message("sums-of-20.line", {{"line", value_of(placement.board, line)}}),
                   sum_points});
  }
  const int tiles = static_cast<int>(placement.squares.size());
  out.push_back({seat, "4.1", count_of("sums-of-20.yellow-tiles", tiles), tile_points * tiles});
  if (tiles == rack_size) out.push_back({seat, "4.2", Message("sums-of-20.all-five"), five_points});
  for (const int square : placement.squares) {
    if (!is_plus_ten(square)) continue;
    for (const Line& line : lines) {
      if (!line.covers(square)) continue;
      out.push_back(
          {seat, "4.3",
           Message("sums-of-20.plus-ten", {{"square", Value::square(square_name(square, side))},
                                           {"numbers", numbers_of(placement.board, line)}}),
           ten_points});
    }
  }
}

std::string print_racks(const State& state) {
  std::string out;
  for (std::size_t seat = 0; seat < state.players; ++seat) {
    out += cat(seat == 0 ? "" : " | ", print_tiles(state.racks[seat]));
  }
  return out;
}

Seat seat_without_tiles(const State& state) {
  int seat = 0;
  while (tiles_in(state.racks[static_cast<std::size_t>(seat)]) > 0) ++seat;
  return seat_at(seat);
}

}  // namespace

Scores SumsOf20::scores(const State& state) { return scores_of(state); }

Scores SumsOf20::scores(const View& view) { return scores_of(view); }

SeatSet SumsOf20::winners(const State& state) { return highest(scores(state)); }

Ending SumsOf20::ending(const State& state) {
  switch (state.finish) {
    case Finish::went_out:
      return {"5.1", Message("sums-of-20.went-out", {{"seat", seat_without_tiles(state)}})};
    case Finish::time_up:
      return {"6.2", Message("sums-of-20.time-up", {{"n", state.minutes}})};
    case Finish::all_passed:
      return {"5.2", Message("sums-of-20.all-passed", {{"n", state.players}})};
    case Finish::two_rounds:
      return {"5.2", Message("sums-of-20.two-rounds", {{"n", state.idle}})};
    case Finish::no_play:
      return {"5.2", Message("sums-of-20.no-play", {{"racks", Value::tile(print_racks(state))}})};
    case Finish::none:
      break;
  }
  return {table_clause, Message("table.not-over")};
}

Parts SumsOf20::explain_score(const State& state, Seat seat) {
  const auto index = static_cast<std::size_t>(index_of(seat));
  const Tally& tally = state.tallies[index];
  const std::array<Part, 5> all{{
      {seat, "4.1", count_of("sums-of-20.sums", tally.sums), sum_points * tally.sums},
      {seat, "4.1", count_of("sums-of-20.yellow-tiles", tally.tiles), tile_points * tally.tiles},
      {seat, "4.2", count_of("sums-of-20.fives", tally.fives), five_points * tally.fives},
      {seat, "4.3", count_of("sums-of-20.tens", tally.tens), ten_points * tally.tens},
      {seat, "3.6", count_of("sums-of-20.traded", tally.traded), trade_points * tally.traded},
  }};
  Parts out;
  for (const Part& part : all) {
    if (part.points != 0) out.push_back(part);
  }
  if (const int tiles = left_with_others(state, index); tiles > 0) {
    out.push_back(going_out(seat, tiles));
  }
  return out;
}

Effect SumsOf20::explain_move(const State& before, Seat seat, const Move& move) {
  Effect effect;
  if (move.act == Act::trade) {
    effect.parts.push_back(
        {seat, "3.6", count_of("sums-of-20.traded", move.count), trade_points * move.count});
  }
  if (move.act > Act::down) return effect;
  const std::optional<Placement> placement = place(before.board, move);
  if (!placement) return effect;
  explain_play(*placement, lines_made(*placement, move.act), seat, effect.parts);
  Note played{"squares", {}};
  for (const int square : placement->squares) {
    played.items.push_back(square_item(square_name(square, side)));
  }
  effect.notes.push_back(played);
  State after = before;
  apply(after, seat, move);
  const int tiles = left_with_others(after, static_cast<std::size_t>(index_of(seat)));
  if (tiles > 0) effect.parts.push_back(going_out(seat, tiles));
  return effect;
}

}  // namespace twenties::sums_of_20
