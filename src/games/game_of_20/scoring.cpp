#include <string>
#include <string_view>

#include "base/text.hpp"
#include "core/standings.hpp"
#include "games/game_of_20/rules.hpp"
#include "games/game_of_20/words.hpp"

namespace twenties::game_of_20 {

namespace {

std::string score_clause(const State& state) { return state.is_solo() ? "5.3" : "4.2"; }

Value tiles_value(Hand hand, std::string_view separator) {
  if (hand.empty()) return Message("game-of-20.no-tiles");
  return tiles_text(hand, separator);
}

// One of two messages: the second names the hand, for the solo game.
Message about_hand(const State& state, std::size_t hand, const char* of_seat, const char* solo,
                   const Argument& argument) {
  if (!state.is_solo()) return Message(of_seat, {argument});
  return Message(solo, {argument, {"hand", solo_hand(hand)}});
}

// "tiles left: 5+9+12"
Part hand_part(const State& state, std::size_t hand, Seat seat) {
  const Hand tiles = state.hand(hand);
  const Argument argument{"tiles", tiles_value(tiles, "+")};
  const Message what = state.stage < Stage::placing
                           ? about_hand(state, hand, "game-of-20.tiles-in-hand",
                                        "game-of-20.tiles-in-solo-hand", argument)
                           : about_hand(state, hand, "game-of-20.tiles-left",
                                        "game-of-20.tiles-left-in-solo-hand", argument);
  return {seat, score_clause(state), what, tiles.sum()};
}

// The squares that the tile makes dead: their neighbours now sum to more than 20.
Note dead_squares(const State& before, const Move& move) {
  Note note{"dead", {}};
  const Squares around = adjacent[move.square] & before.board.empty & before.board.beside_one;
  for_each_bit(around, [&](int square) {
    const int sum = before.board.sum(square);
    if (sum <= highest_tile && sum + move.tile > highest_tile) {
      note.items.push_back(Message("game-of-20.dead-item",
                                   {{"square", square_value(square)}, {"sum", sum + move.tile}}));
    }
  });
  return note;
}

Effect explain_place(const State& before, Seat seat, const Move& move) {
  Effect effect;
  effect.parts.push_back(
      {seat, score_clause(before),
       about_hand(before, before.to_move, "game-of-20.leaves-hand", "game-of-20.leaves-solo-hand",
                  {"tile", Value::tile(move.tile)}),
       -move.tile});
  if (Note note = dead_squares(before, move); !note.items.empty()) effect.notes.push_back(note);
  return effect;
}

Message last_tile(const State& state, std::size_t hand, int tile) {
  if (state.is_solo()) {
    return Message("game-of-20.last-tile-to-solo-hand",
                   {{"tile", Value::tile(tile)}, {"hand", solo_hand(hand)}});
  }
  return Message("game-of-20.last-tile",
                 {{"tile", Value::tile(tile)}, {"seat", seat_of(state, hand)}});
}

// With the last pick of two the draft ends: the last tile is given (2.3), the higher sum starts
// (3.1).
void explain_end_of_draft(const State& before, const Move& move, Effect& effect) {
  State after = before;
  GameOf20::apply(after, {}, move);
  const std::size_t other = before.to_move ^ 1U;
  const int last = after.hand_sums[other] - before.hand_sums[other];
  effect.parts.push_back({seat_of(before, other), "2.3", last_tile(before, other, last), last});
  const std::size_t starter = after.to_move;
  const Value hand = before.is_solo() ? Value(solo_hand(starter)) : Value(seat_of(before, starter));
  effect.notes.push_back(
      {"starts",
       {Message("game-of-20.starts-item", {{"hand", hand},
                                           {"high", after.hand_sums[starter]},
                                           {"low", after.hand_sums[starter ^ 1U]}})}});
}

Effect explain_take(const State& before, Seat seat, const Move& move) {
  Effect effect;
  const std::string tiles = move.second == 0 ? cat(move.tile) : cat(move.tile, "+", move.second);
  effect.parts.push_back({seat, score_clause(before),
                          about_hand(before, before.to_move, "game-of-20.into-hand",
                                     "game-of-20.into-solo-hand", {"tiles", tiles}),
                          move.tile + move.second});
  if (before.pool().size() == 3) explain_end_of_draft(before, move, effect);
  return effect;
}

}  // namespace

Scores GameOf20::scores(const State& state) {
  Scores out;
  if (state.is_solo()) {
    out.push_back(state.hand_sums[0] + state.hand_sums[1]);
  } else {
    out.push_back(state.hand_sums[0]);
    out.push_back(state.hand_sums[1]);
  }
  return out;
}

Scores GameOf20::scores(const View& view) { return scores(view.state); }

// In the solo game only a perfect game wins (5.3).
SeatSet GameOf20::winners(const State& state) {
  if (!state.is_solo()) return lowest(scores(state));
  return scores(state)[0] == 0 ? SeatSet::of(seat_at(0)) : SeatSet();
}

Ending GameOf20::ending(const State& state) {
  if (state.hand(0).empty() && state.hand(1).empty()) {
    return {state.is_solo() ? "5.2" : "4.1", Message("game-of-20.both-hands-empty")};
  }
  const Argument first{"first", tiles_value(state.hand(0), " ")};
  const Argument second{"second", tiles_value(state.hand(1), " ")};
  if (!state.is_solo()) return {"4.1", Message("game-of-20.neither-can-place", {first, second})};
  const bool empty = state.hand(state.to_move).empty();
  return {"5.2", Message(empty ? "game-of-20.empty-hand-ends" : "game-of-20.hand-cannot-place",
                         {{"hand", solo_hand(state.to_move)}, first, second})};
}

Parts GameOf20::explain_score(const State& state, Seat seat) {
  if (!state.is_solo()) return {hand_part(state, static_cast<std::size_t>(index_of(seat)), seat)};
  return {hand_part(state, 0, seat), hand_part(state, 1, seat)};
}

Effect GameOf20::explain_move(const State& before, Seat seat, const Move& move) {
  switch (move.kind) {
    case Move::Kind::take:
      return explain_take(before, seat, move);
    case Move::Kind::place:
      return explain_place(before, seat, move);
    case Move::Kind::skip:
      break;
  }
  return {};
}

}  // namespace twenties::game_of_20
