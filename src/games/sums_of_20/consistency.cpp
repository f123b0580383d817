#include "games/sums_of_20/consistency.hpp"

#include <algorithm>
#include <array>
#include <vector>

#include "base/text.hpp"
#include "core/draws.hpp"
#include "core/square.hpp"
#include "games/sums_of_20/lines.hpp"
#include "games/sums_of_20/tiles.hpp"

namespace twenties::sums_of_20 {

namespace {

// Each of these returns the first fault it finds, or nothing.

bool in_setup(const State& state) { return state.phase < Phase::draw; }

// A seat trades at most all its tiles twice between two plays, before 5.2 ends the game.
constexpr int most_traded_per_gap = 2 * rack_size;

Fault fault_of_seats(const State& state) {
  if (state.players < 2 || state.players > most_players) {
    return wrong("sums-of-20-position.players");
  }
  if (!SumsOf20::info().plays(state.rules)) return wrong("sums-of-20-position.no-such-rules");
  if (state.half_pool > 1 || state.minutes > most_minutes || state.phase > Phase::play) {
    return wrong("sums-of-20-position.out-of-range");
  }
  if (state.to_move >= state.players || state.starter >= state.players) {
    return wrong("sums-of-20-position.no-such-seat");
  }
  for (std::size_t seat = state.players; seat < most_players; ++seat) {
    if (state.racks[seat] != Counts{} || state.tallies[seat] != Tally{}) {
      return wrong("sums-of-20-position.empty-seat");
    }
  }
  return {};
}

Fault fault_of_fixed_tiles(const State& state) {
  std::array<Counts, 3> left{red.supply, blue.supply, green.supply};
  const std::array<const Colour*, 3> colours{&red, &blue, &green};
  const auto phase = static_cast<std::size_t>(state.phase);
  for (std::size_t group = 0; group < lay_groups.size(); ++group) {
    const Colour& colour = *lay_groups[group].colour;
    const auto at = static_cast<std::size_t>(std::ranges::find(colours, &colour) - colours.begin());
    for (std::size_t i = 0; i < lay_groups[group].count; ++i) {
      const int square = fixed_spaces[lay_groups[group].first + i];
      const Tile tile = state.board[static_cast<std::size_t>(square)];
      if ((tile != 0) != (group < phase)) {
        return wrong("sums-of-20-position.fixed-tile-phase", {{"square", square_value(square)}},
                     "2.1");
      }
      if (tile == 0) continue;
      const auto kind = static_cast<std::size_t>(tile - colour.lowest);
      if (is_wild(tile) || tile < colour.lowest || kind >= kinds || left[at][kind] == 0) {
        return wrong("sums-of-20-position.wrong-fixed-tile",
                     {{"tile", print_tile(tile)}, {"square", square_value(square)}}, "1.2");
      }
      --left[at][kind];
    }
  }
  return {};
}

Fault fault_of_yellow_tiles(const State& state) {
  std::array<int, kinds> seen{};
  for (std::size_t kind = 0; kind < kinds; ++kind) {
    for (const Counts& rack : state.racks) seen[kind] += rack[kind];
    seen[kind] += state.pool[kind] + state.out[kind] + state.start_tiles[kind];
  }
  for (int square = 0; square < squares; ++square) {
    const Tile tile = state.board[static_cast<std::size_t>(square)];
    if (tile == 0 || is_fixed_space(square)) continue;
    if (!is_playable(tile, true)) {
      return wrong("sums-of-20-position.wrong-tile",
                   {{"square", square_value(square)}, {"tile", print_tile(tile)}}, "1.2");
    }
    ++seen[kind_of(tile)];
  }
  for (std::size_t kind = 0; kind < kinds; ++kind) {
    if (seen[kind] == yellow_supply[kind]) continue;
    return wrong(
        "sums-of-20-position.wrong-count",
        {{"n", yellow_supply[kind]}, {"tile", print_tile(tile_of(kind))}, {"seen", seen[kind]}},
        "1.2");
  }
  return {};
}

// Those who are tied have drawn the same tile, and there are enough left for them.
bool start_tiles_fit(const State& state) {
  const int tied = SeatSet(state.tied).size();
  return keeps_start_tiles(state.rules) && state.phase == Phase::starter &&
         *std::ranges::max_element(state.start_tiles) >= tied && tiles_in(state.pool) >= tied;
}

Fault fault_of_start(const State& state) {
  const SeatSet tied(state.tied);
  const bool undecided = state.phase <= Phase::starter;
  if (undecided ? tied.size() < 2 : !tied.empty()) {
    return wrong("sums-of-20-position.starter-phase", {}, "2.2");
  }
  if ((state.tied >> state.players) != 0) {
    return wrong("sums-of-20-position.no-such-seat");
  }
  if (state.phase < Phase::starter && tied != SeatSet::first(state.players)) {
    return wrong("sums-of-20-position.no-start-draw", {}, "2.2");
  }
  if (undecided && state.starter != 0) {
    return wrong("sums-of-20-position.starter-unknown", {}, "2.2");
  }
  if (state.start_tiles != Counts{} && !start_tiles_fit(state)) {
    return wrong("sums-of-20-position.start-tiles", {}, "2.2");
  }
  return {};
}

Fault fault_of_out(const State& state) {
  const int out = tiles_in(state.out);
  const int most = state.half_pool != 0 && state.phase > Phase::starter ? half_pool_out : 0;
  const bool fits = state.phase == Phase::out ? out < most && out % out_at_once == 0 : out == most;
  if (fits) return {};
  return wrong("sums-of-20-position.wrong-out", {{"n", out}}, "6.1");
}

Fault fault_of_racks(const State& state) {
  const bool pool_empty = tiles_in(state.pool) == 0;
  for (std::size_t seat = 0; seat < state.players; ++seat) {
    const int tiles = tiles_in(state.racks[seat]);
    const bool is_drawing = seat == state.to_move && state.phase == Phase::draw;
    bool fits = tiles == rack_size;
    if (state.phase < Phase::deal) fits = tiles == 0;
    if (state.phase == Phase::deal) fits = tiles == (seat < state.to_move ? rack_size : 0);
    if (is_drawing) fits = tiles < rack_size && !pool_empty;
    if (state.phase == Phase::play && pool_empty) {
      const bool may_be_out = (seat + 1) % state.players == state.to_move;
      fits = tiles <= rack_size && (tiles > 0 || may_be_out);
    }
    if (!fits) {
      return wrong("sums-of-20-position.rack-size",
                   {{"seat", static_cast<int>(seat) + 1}, {"n", tiles}}, "2.3, 3.5");
    }
  }
  if (state.phase < Phase::deal && state.to_move != 0) {
    return wrong("sums-of-20-position.nobody-to-move");
  }
  return {};
}

// A line with a yellow tile was made by a play: it is 20, so that it never grows (3.3).
struct MadeLines {
  int lines = 0;
  int over_tens = 0;  // lines over "+10" squares
  int tens = 0;       // "+10" squares covered
  Fault fault;
};

MadeLines made_lines(const Board& board) {
  MadeLines out;
  for (int square = 0; square < squares; ++square) {
    if (board[static_cast<std::size_t>(square)] == 0) continue;
    if (is_plus_ten(square)) ++out.tens;
    for (const Direction direction : {Direction::across, Direction::down}) {
      const Line line = line_through(board, square, direction);
      if (line.length >= 2 && is_plus_ten(square)) ++out.over_tens;
      if (line.length < 2 || line.first != square) continue;
      bool made = false;
      for (int at = 0; at < line.length; ++at) made = made || !is_fixed_space(line.square(at));
      if (!made) continue;
      ++out.lines;
      if (line.sum != target && !out.fault) {
        out.fault = wrong("sums-of-20-position.not-twenty",
                          {{"square", square_value(square)},
                           {"numbers", numbers_of(board, line)},
                           {"sum", line.sum}},
                          "3.3");
      }
    }
  }
  return out;
}

// Every tile is connected to a fixed one (3.2).
Fault fault_of_touching(const Board& board) {
  std::array<bool, squares> reached{};
  std::vector<int> waiting;
  const auto reach = [&](int square) {
    const auto at = static_cast<std::size_t>(square);
    if (board[at] != 0 && !reached[at]) waiting.push_back(square);
    reached[at] = true;
  };
  for (const int square : fixed_spaces) reach(square);
  while (!waiting.empty()) {
    const int square = waiting.back();
    waiting.pop_back();
    if (square % side > 0) reach(square - 1);
    if (square % side < side - 1) reach(square + 1);
    if (square >= side) reach(square - side);
    if (square < squares - side) reach(square + side);
  }
  for (int square = 0; square < squares; ++square) {
    const auto at = static_cast<std::size_t>(square);
    if (board[at] != 0 && !reached[at]) {
      return wrong("sums-of-20-position.not-touching", {{"square", square_value(square)}}, "3.2");
    }
  }
  return {};
}

Fault fault_of_tallies(const State& state, const MadeLines& made) {
  Tally sum;
  int played = 0;
  for (int square = 0; square < squares; ++square) {
    if (state.board[static_cast<std::size_t>(square)] != 0 && !is_fixed_space(square)) ++played;
  }
  for (const Tally& tally : state.tallies) {
    if (tally.sums > 2 * tally.tiles || (tally.tiles > 0 && tally.sums == 0) ||
        tally.fives * rack_size > tally.tiles || tally.tens > 2 * tally.tiles ||
        tally.traded > most_traded_per_gap * (played + 1)) {
      return wrong("sums-of-20-position.wrong-tally", {}, "4.1, 4.2, 4.3");
    }
    sum.sums = static_cast<std::uint16_t>(sum.sums + tally.sums);
    sum.tiles = static_cast<std::uint16_t>(sum.tiles + tally.tiles);
    sum.tens = static_cast<std::uint16_t>(sum.tens + tally.tens);
    sum.traded = static_cast<std::uint16_t>(sum.traded + tally.traded);
  }
  if (sum.tiles != played) {
    return wrong("sums-of-20-position.tally-tiles", {{"n", cat(sum.tiles)}, {"board", played}});
  }
  if (sum.sums != made.lines) {
    return wrong("sums-of-20-position.tally-sums", {{"n", cat(sum.sums)}, {"board", made.lines}});
  }
  if (sum.tens < made.tens || sum.tens > made.over_tens) {
    return wrong("sums-of-20-position.tally-tens",
                 {{"n", cat(sum.tens)}, {"low", made.tens}, {"high", made.over_tens}});
  }
  // An idle turn before a draw was a trade; where passes are counted, so was one that is not a
  // pass.
  const bool has_traded =
      state.idle > state.passes && (state.phase == Phase::draw || counts_passes(state.rules));
  if (has_traded && sum.traded == 0) return wrong("sums-of-20-position.nothing-traded");
  if (in_setup(state) && sum.traded != 0) {
    return wrong("sums-of-20-position.traded-too-early");
  }
  return {};
}

Fault fault_of_counters(const State& state) {
  if (state.time_up > 1 || (state.time_up != 0 && (state.minutes == 0 || in_setup(state)))) {
    return wrong("sums-of-20-position.time-up", {}, "6.2");
  }
  if (state.passes > 0 && !counts_passes(state.rules)) {
    return wrong("sums-of-20-position.no-passes", {}, "5.2");
  }
  if (state.idle > 2 * state.players || state.passes > state.players || state.passes > state.idle ||
      (state.phase < Phase::play && state.passes > 0) || (in_setup(state) && state.idle > 0)) {
    return wrong("sums-of-20-position.too-idle", {}, "5.2");
  }
  const Finish finish = state.phase == Phase::play ? judge_finish(state) : Finish::none;
  if (state.finish == finish) return {};
  return wrong("sums-of-20-position.wrong-end");
}

}  // namespace

Fault inconsistency(const State& state) {
  if (Fault fault = fault_of_seats(state)) return fault;
  if (Fault fault = fault_of_fixed_tiles(state)) return fault;
  if (Fault fault = fault_of_yellow_tiles(state)) return fault;
  if (Fault fault = fault_of_start(state)) return fault;
  if (Fault fault = fault_of_out(state)) return fault;
  if (Fault fault = fault_of_racks(state)) return fault;
  const MadeLines made = made_lines(state.board);
  if (made.fault) return made.fault;
  if (Fault fault = fault_of_touching(state.board)) return fault;
  if (Fault fault = fault_of_tallies(state, made)) return fault;
  return fault_of_counters(state);
}

}  // namespace twenties::sums_of_20
