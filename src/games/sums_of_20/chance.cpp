#include <algorithm>
#include <array>
#include <span>
#include <utility>

#include "base/sorting.hpp"
#include "core/draws.hpp"
#include "core/square.hpp"
#include "core/table_verdicts.hpp"
#include "games/sums_of_20/rules.hpp"
#include "games/sums_of_20/tiles.hpp"

namespace twenties::sums_of_20 {

namespace {

// What is drawn next, and from which tiles.
struct Drawing {
  Event event = Event::lay;
  std::uint8_t place = 0;
  int count = 0;
  bool ordered = false;  // whether it matters which tile comes first
  Tile lowest = 1;       // the tile of kind 0
  Counts bag{};
  std::string_view clause;
};

Tile tile_in(const Drawing& drawing, std::size_t kind) {
  return drawing.ordered && drawing.event == Event::lay ? static_cast<Tile>(drawing.lowest + kind)
                                                        : tile_of(kind);
}

// The tiles of a colour that are not on the board yet.
Counts left_of(const Board& board, const Colour& colour) {
  Counts out = colour.supply;
  for (const LayGroup& group : lay_groups) {
    if (group.colour != &colour) continue;
    for (std::size_t i = 0; i < group.count; ++i) {
      const Tile tile = board[fixed_spaces[group.first + i]];
      if (tile != 0) --out[static_cast<std::size_t>(tile - colour.lowest)];
    }
  }
  return out;
}

Drawing lay_drawing(const State& state) {
  const LayGroup& group = lay_groups[static_cast<std::size_t>(state.phase)];
  return {.event = Event::lay,
          .place = static_cast<std::uint8_t>(state.phase),
          .count = group.count,
          .ordered = true,
          .lowest = group.colour->lowest,
          .bag = left_of(state.board, *group.colour),
          .clause = "2.1"};
}

Drawing drawing_of(const State& state) {
  const int pool = tiles_in(state.pool);
  const int refill = std::min(rack_size - tiles_in(state.racks[state.to_move]), pool);
  switch (state.phase) {
    case Phase::starter:
      return {.event = Event::starter,
              .count = SeatSet(state.tied).size(),
              .ordered = true,
              .bag = state.pool,
              .clause = "2.2"};
    case Phase::out:
      return {.event = Event::out, .count = out_at_once, .bag = state.pool, .clause = "6.1"};
    case Phase::deal:
      return {.event = Event::deal,
              .place = state.to_move,
              .count = rack_size,
              .bag = state.pool,
              .clause = "2.3"};
    case Phase::draw:
      return {.event = Event::draw,
              .place = state.to_move,
              .count = refill,
              .bag = state.pool,
              .clause = state.idle == 0 ? "3.5" : "3.6"};
    case Phase::play:
      return {};
    default:
      return lay_drawing(state);
  }
}

Chance chance_of(const Drawing& drawing) {
  return {drawing.event, drawing.place, static_cast<std::uint8_t>(drawing.count), {}};
}

void lay_tiles(State& state, const Chance& chance) {
  const LayGroup& group = lay_groups[chance.place];
  for (std::size_t i = 0; i < group.count; ++i) {
    state.board[fixed_spaces[group.first + i]] = chance.tiles[i];
  }
  state.phase = static_cast<Phase>(static_cast<int>(state.phase) + 1);
}

void move_tiles(Counts& from, Counts& to, const Chance& chance) {
  for (std::size_t i = 0; i < chance.count; ++i) {
    --from[kind_of(chance.tiles[i])];
    ++to[kind_of(chance.tiles[i])];
  }
}

void return_start_tiles(State& state) {
  for (std::size_t kind = 0; kind < kinds; ++kind) {
    state.pool[kind] = static_cast<std::uint8_t>(state.pool[kind] + state.start_tiles[kind]);
  }
  state.start_tiles = {};
}

// [2.2] A wild is higher than any number, as its byte is. If there are too few tiles for those who
// are tied, all go back as well.
void choose_starter(State& state, const Chance& chance) {
  const Tile highest = *std::max_element(chance.tiles.begin(), chance.tiles.begin() + chance.count);
  SeatSet best;
  std::size_t at = 0;
  SeatSet(state.tied).for_each([&](Seat seat) {
    if (chance.tiles[at++] == highest) best.add(seat);
  });
  state.tied = best.size() > 1 ? best.mask() : std::uint8_t{0};
  if (keeps_start_tiles(state.rules)) move_tiles(state.pool, state.start_tiles, chance);
  if (state.tied == 0 || tiles_in(state.pool) < best.size()) return_start_tiles(state);
  if (state.tied != 0) return;
  state.starter = static_cast<std::uint8_t>(index_of(best.lowest()));
  state.phase = state.half_pool != 0 ? Phase::out : Phase::deal;
}

void deal_rack(State& state, const Chance& chance) {
  move_tiles(state.pool, state.racks[chance.place], chance);
  if (++state.to_move < state.players) return;
  state.to_move = state.starter;
  state.phase = Phase::play;
}

Verdict check_tiles(const Drawing& drawing, const Chance& chance) {
  Counts left = drawing.bag;
  for (std::size_t i = 0; i < chance.count; ++i) {
    std::size_t kind = 0;
    while (kind < kinds && tile_in(drawing, kind) != chance.tiles[i]) ++kind;
    if (kind < kinds && left[kind] > 0) {
      --left[kind];
      continue;
    }
    return Verdict::refused(
        drawing.clause,
        Message("sums-of-20.none-left", {{"tile", Value::tile(print_tile(chance.tiles[i]))},
                                         {"place", static_cast<int>(i) + 1}}));
  }
  return Verdict::allowed();
}

const char* name_of(Event event) {
  constexpr std::array<const char*, 5> names{"lay", "starter", "out", "deal", "draw"};
  return names[static_cast<std::size_t>(event)];
}

}  // namespace

std::uint64_t SumsOf20::chance_total(const State& state) {
  const Drawing drawing = drawing_of(state);
  return draw_tickets(tiles_in(drawing.bag), drawing.count);
}

Chance SumsOf20::draw(const State& state, std::uint64_t ticket) {
  Drawing drawing = drawing_of(state);
  Chance chance = chance_of(drawing);
  std::size_t at = 0;
  draw_tiles(drawing.bag, drawing.count, ticket,
             [&](std::size_t kind) { chance.tiles[at++] = tile_in(drawing, kind); });
  if (!drawing.ordered) sort_fully(chance.tiles.begin(), chance.tiles.begin() + drawing.count);
  return chance;
}

void SumsOf20::outcomes(const State& state, Outcomes<Chance>& out) {
  const Drawing drawing = drawing_of(state);
  out.clear();
  if (!drawing.ordered) {
    list_draws(drawing.bag, drawing.count, [&](const Counts& chosen, std::uint64_t weight) {
      Chance chance = chance_of(drawing);
      fill_tiles(chosen, chance.tiles);
      out.push_back({chance, weight});
    });
    return;
  }
  list_draw_orders<rack_size>(
      drawing.bag, drawing.count, [&](std::span<const std::size_t> order, std::uint64_t weight) {
        Chance chance = chance_of(drawing);
        std::ranges::transform(order, chance.tiles.begin(),
                               [&](std::size_t kind) { return tile_in(drawing, kind); });
        out.push_back({chance, weight});
      });
}

Verdict SumsOf20::check_chance(const State& state, const Chance& chance) {
  if (Verdict verdict = check_chance_turn(turn(state)); !verdict) return verdict;
  const Drawing drawing = drawing_of(state);
  const auto refuse = [&](Message why) { return Verdict::refused(drawing.clause, std::move(why)); };
  if (chance.act != drawing.event) {
    return refuse(Message("sums-of-20.now-comes", {{"event", name_of(drawing.event)}}));
  }
  if (drawing.event == Event::lay && chance.place != drawing.place) {
    const LayGroup& group = lay_groups[drawing.place];
    const Value square = Value::square(square_name(fixed_spaces[group.first], side));
    return refuse(Message("sums-of-20.now-spaces", {{"square", square}}));
  }
  if (chance.act == Event::deal && chance.count + 1 == drawing.count) {
    return refuse(
        Message("sums-of-20.seat-first", {{"seat", drawing.place + 1}, {"n", drawing.count}}));
  }
  if (chance.place != drawing.place) {
    return refuse(Message("sums-of-20.seat-draws", {{"seat", seat_at(drawing.place)}}));
  }
  if (chance.count != drawing.count) {
    return refuse(
        Message("sums-of-20.tiles-drawn", {{"n", drawing.count}, {"named", chance.count}}));
  }
  if (!drawing.ordered &&
      !std::is_sorted(chance.tiles.begin(), chance.tiles.begin() + chance.count)) {
    return refuse(Message("sums-of-20.ascending"));
  }
  return check_tiles(drawing, chance);
}

void SumsOf20::apply_chance(State& state, const Chance& chance) {
  switch (chance.act) {
    case Event::lay:
      return lay_tiles(state, chance);
    case Event::starter:
      return choose_starter(state, chance);
    case Event::out:
      move_tiles(state.pool, state.out, chance);
      if (tiles_in(state.out) == half_pool_out) state.phase = Phase::deal;
      return;
    case Event::deal:
      return deal_rack(state, chance);
    case Event::draw:
      move_tiles(state.pool, state.racks[chance.place], chance);
      return finish_turn(state);
  }
}

}  // namespace twenties::sums_of_20
