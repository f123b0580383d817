#include "games/sums_of_20/rules.hpp"

#include <algorithm>
#include <cassert>

#include "base/sorting.hpp"
#include "core/draws.hpp"
#include "core/square.hpp"
#include "core/table_verdicts.hpp"
#include "games/sums_of_20/lines.hpp"
#include "games/sums_of_20/plays.hpp"
#include "games/sums_of_20/tiles.hpp"

namespace twenties::sums_of_20 {

namespace {

constexpr bool is_play(Act act) { return act <= Act::down; }

Counts& rack_of(State& state, Seat seat) {
  return state.racks[static_cast<std::size_t>(index_of(seat))];
}
const Counts& rack_of(const State& state, Seat seat) {
  return state.racks[static_cast<std::size_t>(index_of(seat))];
}

Counts counts_of(const Move& move) {
  Counts out{};
  for (std::size_t i = 0; i < move.count; ++i) ++out[kind_of(move.tiles[i])];
  return out;
}

[[maybe_unused]] bool contains(const Counts& all, const Counts& some) {
  return std::ranges::equal(all, some, [](auto a, auto b) { return a >= b; });
}

void add_trades(const State& state, const Counts& rack, std::vector<Move>& out) {
  const int most = std::min(tiles_in(rack), most_traded(state.rules, tiles_in(state.pool)));
  for (int count = 1; count <= most; ++count) {
    list_draws(rack, count, [&](const Counts& chosen, std::uint64_t) {
      Move move{Act::trade, 0, static_cast<std::uint8_t>(count), {}};
      fill_tiles(chosen, move.tiles);
      out.push_back(move);
    });
  }
}

// Refuses moves that no text can express, so that the rules below can rely on it.
Verdict check_form(const Move& move) {
  const auto refuse = [](std::string_view clause, const char* id) {
    return Verdict::refused(clause, Message(id));
  };
  if (move.act > Act::pass) return refuse("3.1", "sums-of-20.no-turn");
  if (move.count > rack_size) {
    return Verdict::refused(
        "3.1", Message("sums-of-20.too-many-to-move", {{"most", static_cast<int>(rack_size)}}));
  }
  if (move.act == Act::pass) return Verdict::allowed();
  const int least = move.act == Act::across || move.act == Act::down ? 2 : 1;
  const int most = move.act == Act::one ? 1 : rack_size;
  if (move.count < least || move.count > most) {
    return refuse(is_play(move.act) ? "3.1" : "3.6", "sums-of-20.wrong-count");
  }
  if (is_play(move.act) && move.place >= squares) return refuse("3.1", "sums-of-20.no-such-square");
  for (std::size_t i = 0; i < move.count; ++i) {
    if (!is_playable(move.tiles[i], is_play(move.act))) {
      return refuse(is_play(move.act) ? "3.4" : "3.6", "sums-of-20.no-such-tile");
    }
  }
  return Verdict::allowed();
}

Verdict check_tiles(const Counts& rack, const Move& move, std::string_view clause) {
  const Counts tiles = counts_of(move);
  for (std::size_t kind = 0; kind < kinds; ++kind) {
    if (tiles[kind] <= rack[kind]) continue;
    return Verdict::refused(
        clause, Message("sums-of-20.not-in-rack", {{"rack", Value::tile(print_tiles(rack))},
                                                   {"n", rack[kind]},
                                                   {"tile", Value::tile(print_tile(tile_of(kind)))},
                                                   {"wanted", tiles[kind]}}));
  }
  return Verdict::allowed();
}

Verdict check_trade(const State& state, const Counts& rack, const Move& move) {
  if (Verdict verdict = check_tiles(rack, move, "3.6"); !verdict) return verdict;
  const int pool = tiles_in(state.pool);
  if (move.count <= most_traded(state.rules, pool)) return Verdict::allowed();
  if (pool == 0) return Verdict::refused("3.6", Message("sums-of-20.pool-empty"));
  return Verdict::refused(
      "3.6", Message("sums-of-20.pool-too-small", {{"pool", pool}, {"wanted", move.count}}));
}

Verdict check_sums(const Placement& placement, const Lines& lines) {
  for (const Line& line : lines) {
    if (line.sum == target) continue;
    return Verdict::refused(
        "3.3", Message(line.direction == Direction::across ? "sums-of-20.row-not-twenty"
                                                           : "sums-of-20.column-not-twenty",
                       {{"square", Value::square(square_name(line.first, side))},
                        {"line", value_of(placement.board, line)}}));
  }
  return Verdict::allowed();
}

Verdict check_play(const State& state, const Counts& rack, const Move& move) {
  if (Verdict verdict = check_tiles(rack, move, "3.1"); !verdict) return verdict;
  const Value square = Value::square(square_name(move.place, side));
  if (const Tile there = state.board[move.place]; there != 0) {
    return Verdict::refused(
        "3.1", Message("sums-of-20.square-taken", {{"square", square},
                                                   {"tile", Value::tile(print_tile(there))},
                                                   {"wild", is_wild(there) ? "yes" : "no"}}));
  }
  const std::optional<Placement> placement = place(state.board, move);
  if (!placement) {
    return Verdict::refused("3.1", Message(move.act == Act::down ? "sums-of-20.no-room-down"
                                                                 : "sums-of-20.no-room-across",
                                           {{"square", square}, {"n", move.count}}));
  }
  if (!touches(state.board, *placement)) {
    return Verdict::refused("3.2", Message("sums-of-20.touches-nothing"));
  }
  return check_sums(*placement, lines_made(*placement, move.act));
}

void add_tally(Tally& sum, const Tally& more) {
  const auto add = [](std::uint16_t& a, std::uint16_t b) { a = static_cast<std::uint16_t>(a + b); };
  add(sum.sums, more.sums);
  add(sum.tiles, more.tiles);
  add(sum.tens, more.tens);
  add(sum.fives, more.fives);
  add(sum.traded, more.traded);
}

void apply_play(State& state, Seat seat, const Move& move) {
  const std::optional<Placement> placement = place(state.board, move);
  assert(placement);
  if (!placement) return;
  Tally& tally = state.tallies[static_cast<std::size_t>(index_of(seat))];
  add_tally(tally, tally_of(*placement, lines_made(*placement, move.act)));
  state.board = placement->board;
  state.idle = 0;
  state.passes = 0;
}

void apply_trade(State& state, Seat seat, const Move& move) {
  for (std::size_t i = 0; i < move.count; ++i) ++state.pool[kind_of(move.tiles[i])];
  Tally& tally = state.tallies[static_cast<std::size_t>(index_of(seat))];
  tally.traded = static_cast<std::uint16_t>(tally.traded + move.count);
  ++state.idle;
  state.passes = 0;
}

bool any_rack_has_play(const State& state) {
  const Surroundings around(state.board);
  return std::any_of(state.racks.begin(), state.racks.begin() + state.players,
                     [&](const Counts& rack) { return has_play(state.board, around, rack); });
}

}  // namespace

State SumsOf20::start(const Options& options) {
  State state;
  state.rules = static_cast<std::uint16_t>(options.rules);
  state.players = static_cast<std::uint8_t>(options.players);
  state.half_pool = options.half_pool ? 1 : 0;
  state.minutes = static_cast<std::uint8_t>(options.minutes);
  state.tied = SeatSet::first(options.players).mask();
  state.pool = yellow_supply;
  return state;
}

Options SumsOf20::options(const State& state) {
  return {.players = state.players,
          .half_pool = state.half_pool != 0,
          .minutes = state.minutes,
          .rules = state.rules};
}

int SumsOf20::seats(const State& state) { return state.players; }

Turn SumsOf20::turn(const State& state) {
  if (state.finish != Finish::none) return Turn::over();
  if (state.phase != Phase::play) return Turn::chance();
  return Turn::of(seat_at(state.to_move));
}

void SumsOf20::moves(const State& state, Seat seat, Moves& out) {
  out.clear();
  if (!turn(state).has(seat)) return;
  const Counts& rack = rack_of(state, seat);
  generate_plays(state.board, rack, [&](const Move& move, int) { out.push_back(move); });
  if (rack[wild_kind] > 0) sort_fully(out.begin(), out.end());
  add_trades(state, rack, out);
  out.push_back(Move{});
}

Verdict SumsOf20::check(const State& state, Seat seat, const Move& move) {
  if (Verdict verdict = check_turn(turn(state), seat); !verdict) return verdict;
  if (Verdict verdict = check_form(move); !verdict) return verdict;
  if (move.act == Act::pass) return Verdict::allowed();
  const Counts& rack = rack_of(state, seat);
  return is_play(move.act) ? check_play(state, rack, move) : check_trade(state, rack, move);
}

void SumsOf20::apply(State& state, Seat seat, const Move& move) {
  Counts& rack = rack_of(state, seat);
  assert(contains(rack, counts_of(move)));
  for (std::size_t i = 0; i < move.count; ++i) --rack[kind_of(move.tiles[i])];
  if (is_play(move.act)) apply_play(state, seat, move);
  if (move.act == Act::trade) apply_trade(state, seat, move);
  if (move.act == Act::pass) {
    ++state.idle;
    if (counts_passes(state.rules)) ++state.passes;
  }
  if (tiles_in(rack) < rack_size && tiles_in(state.pool) > 0) {
    state.phase = Phase::draw;
  } else {
    finish_turn(state);
  }
}

bool SumsOf20::is_skip(const Move& /*move*/) { return false; }

Verdict SumsOf20::check_time_up(const State& state) {
  if (state.finish != Finish::none) {
    return Verdict::refused(table_clause, Message("table.game-over"));
  }
  if (state.minutes == 0) return Verdict::refused("6.2", Message("sums-of-20.no-time-limit"));
  if (state.phase < Phase::draw) {
    return Verdict::refused("6.2", Message("sums-of-20.time-not-running"));
  }
  if (state.time_up != 0) return Verdict::refused("6.2", Message("sums-of-20.time-up-already"));
  return Verdict::allowed();
}

void SumsOf20::time_up(State& state) {
  state.time_up = 1;
  if (state.phase == Phase::play) state.finish = judge_finish(state);
}

void finish_turn(State& state) {
  state.phase = Phase::play;
  state.to_move = static_cast<std::uint8_t>((state.to_move + 1) % state.players);
  state.finish = judge_finish(state);
}

// [5.2] Two rounds are twice as many turns in a row as there are players.
Finish judge_finish(const State& state) {
  const bool pool_empty = tiles_in(state.pool) == 0;
  const auto racks_end = state.racks.begin() + state.players;
  if (pool_empty && std::find(state.racks.begin(), racks_end, Counts{}) != racks_end) {
    return Finish::went_out;
  }
  if (state.time_up != 0 && state.to_move == state.starter) return Finish::time_up;
  if (state.passes >= state.players) return Finish::all_passed;
  if (state.idle >= 2 * state.players) return Finish::two_rounds;
  if (pool_empty && !any_rack_has_play(state)) return Finish::no_play;
  return Finish::none;
}

}  // namespace twenties::sums_of_20
