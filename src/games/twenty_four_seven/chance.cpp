#include <algorithm>

#include "core/draws.hpp"
#include "core/table_verdicts.hpp"
#include "games/twenty_four_seven/placing.hpp"
#include "games/twenty_four_seven/progress.hpp"
#include "games/twenty_four_seven/rules.hpp"

namespace twenties::twenty_four_seven {

namespace {

using Kind = Chance::Kind;

Kind kind_now(const State& state) {
  switch (state.stage) {
    case Stage::aside:
      return Kind::aside;
    case Stage::centre:
      return Kind::centre;
    case Stage::deal:
      return Kind::deal;
    case Stage::first:
      return Kind::first;
    default:
      return Kind::draw;
  }
}

// How many tiles leave the bag now.
int tiles_now(const State& state) {
  switch (state.stage) {
    case Stage::aside:
      return aside_size;
    case Stage::deal:
      return hand_size(state.players);
    case Stage::first:
      return 0;
    default:
      return 1;
  }
}

std::string_view clause_for(Kind kind) {
  if (kind == Kind::draw) return "3.3";
  return kind == Kind::deal || kind == Kind::first ? "2.2" : "2.1";
}

// The next chance action, without its tiles or first seat.
Chance blank(const State& state) {
  Chance chance;
  chance.kind = kind_now(state);
  if (chance.kind == Kind::deal) chance.seat = state.to_move;
  return chance;
}

Message about_deal(const char* id, const State& state) {
  return Message(id, {{"seat", seat_at(state.to_move)}, {"n", hand_size(state.players)}});
}

Message expected(const State& state) {
  switch (kind_now(state)) {
    case Kind::aside:
      return Message("twenty-four-seven.aside-now");
    case Kind::centre:
      return Message("twenty-four-seven.centre-now");
    case Kind::deal:
      return about_deal("twenty-four-seven.deal-now", state);
    case Kind::first:
      return Message("twenty-four-seven.first-now");
    default:
      return Message("twenty-four-seven.draw-now", {{"seat", seat_at(state.to_move)}});
  }
}

Verdict check_tiles(const State& state, const Chance& chance) {
  TileSet bag = state.bag;
  for (const int tile : chance.tiles) {
    if (tile == 0) break;
    if (tile > highest_number || !bag.has(tile)) {
      const int count = tile > highest_number ? 0 : state.bag.count(tile);
      return Verdict::refused("1.1", Message("twenty-four-seven.not-in-bag",
                                             {{"tile", Value::tile(tile)}, {"n", count}}));
    }
    bag.remove(tile);
  }
  return Verdict::allowed();
}

// The ticket's digits are read as draw_tiles() in core/draws.hpp does; a tile set finds the tile at
// a place faster than an array of counts.
Chance draw_several(const State& state, std::uint64_t ticket) {
  TileSet bag = state.bag;
  TileSet drawn;
  auto left = static_cast<std::uint64_t>(bag.size());
  for (int more = tiles_now(state); more > 0; --more, --left) {
    const int tile = bag.at(static_cast<int>(ticket % left));
    ticket /= left;
    bag.remove(tile);
    drawn.add(tile);
  }
  Chance chance = blank(state);
  auto end = chance.tiles.begin();
  drawn.for_each([&](int tile) { *end++ = static_cast<std::uint8_t>(tile); });
  return chance;
}

void list_first_players(const State& state, Outcomes<Chance>& out) {
  for (std::uint8_t seat = 0; seat < state.players; ++seat) {
    Chance chance = blank(state);
    chance.seat = seat;
    out.push_back({chance, 1});
  }
}

void deal(State& state, const Chance& chance) {
  state.to_move = next_seat(state);
  if (state.to_move == 0) state.stage = Stage::first;
  for (const int tile : chance.tiles) {
    if (tile != 0) state.hands[chance.seat].add(tile);
  }
}

void put_centre(State& state, int tile) {
  Tally nothing;
  place(state.board, nothing, centre_square, tile);
  state.stage = Stage::deal;
}

}  // namespace

// In these three functions the draw after a move comes first, since it is by far the most frequent
// chance action.

std::uint64_t TwentyFourSeven::chance_total(const State& state) {
  if (state.stage == Stage::draw) return static_cast<std::uint64_t>(state.bag.size());
  if (state.stage == Stage::first) return state.players;
  return draw_tickets(state.bag.size(), tiles_now(state));
}

Chance TwentyFourSeven::draw(const State& state, std::uint64_t ticket) {
  if (state.stage == Stage::draw) {
    return {Kind::draw, 0, {static_cast<std::uint8_t>(state.bag.at(static_cast<int>(ticket)))}};
  }
  if (state.stage == Stage::first) return {Kind::first, static_cast<std::uint8_t>(ticket), {}};
  return draw_several(state, ticket);
}

void TwentyFourSeven::outcomes(const State& state, Outcomes<Chance>& out) {
  out.clear();
  if (state.stage == Stage::first) return list_first_players(state, out);
  list_draws(state.bag.counts(), tiles_now(state),
             [&](const TileCounts& drawn, std::uint64_t weight) {
               Chance chance = blank(state);
               auto end = chance.tiles.begin();
               for (std::size_t kind = 0; kind < drawn.size(); ++kind) {
                 end = std::fill_n(end, drawn[kind], static_cast<std::uint8_t>(kind + 1));
               }
               out.push_back({chance, weight});
             });
}

Verdict TwentyFourSeven::check_chance(const State& state, const Chance& chance) {
  if (Verdict verdict = check_chance_turn(turn(state)); !verdict) return verdict;
  const Kind kind = kind_now(state);
  const auto tiles = std::find(chance.tiles.begin(), chance.tiles.end(), 0) - chance.tiles.begin();
  const bool seat_fits = kind == Kind::deal    ? chance.seat == state.to_move
                         : kind == Kind::first ? chance.seat < state.players
                                               : chance.seat == 0;
  if (kind == Kind::deal && chance.kind == kind && tiles + 1 == tiles_now(state)) {
    return Verdict::refused(clause_for(kind), about_deal("twenty-four-seven.seat-first", state));
  }
  if (chance.kind != kind || tiles != tiles_now(state) || !seat_fits) {
    return Verdict::refused(clause_for(kind), expected(state));
  }
  return check_tiles(state, chance);
}

void TwentyFourSeven::apply_chance(State& state, const Chance& chance) {
  if (chance.kind == Kind::draw) {
    state.bag.remove(chance.tiles[0]);
    state.hands[state.to_move].add(chance.tiles[0]);
    return end_turn(state);
  }
  for (const int tile : chance.tiles) {
    if (tile == 0) break;
    state.bag.remove(tile);
  }
  switch (chance.kind) {
    case Kind::aside:
      for (std::size_t at = 0; at < aside_size; ++at) state.aside.add(chance.tiles[at]);
      state.stage = Stage::centre;
      break;
    case Kind::centre:
      put_centre(state, chance.tiles[0]);
      break;
    case Kind::deal:
      deal(state, chance);
      break;
    default:  // first
      state.to_move = chance.seat;
      state.stage = Stage::place;
      break;
  }
}

// Tiles go unseen into a hand or aside (2.1, 2.3); the centre and the first player are public.
bool TwentyFourSeven::may_see(const State& before, const Chance& chance, Seat viewer) {
  switch (chance.kind) {
    case Kind::aside:
      return false;
    case Kind::deal:
      return viewer == seat_at(chance.seat);
    case Kind::draw:
      return viewer == seat_at(before.to_move);
    default:
      return true;
  }
}

}  // namespace twenties::twenty_four_seven
