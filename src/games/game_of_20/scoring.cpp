#include "base/text.hpp"
#include "core/standings.hpp"
#include "games/game_of_20/rules.hpp"
#include "games/game_of_20/words.hpp"

namespace twenties::game_of_20 {

namespace {

std::string_view score_clause(const State& state) { return state.is_solo() ? "5.3" : "4.2"; }

std::string or_none(const std::string& tiles) { return tiles.empty() ? "none" : tiles; }

// Which hand it is, where one person plays both.
std::string solo_name(const State& state, std::size_t hand) {
  return state.is_solo() ? cat(", ", hand_name(state, hand)) : "";
}

// "tiles left: 5+9+12"
Part hand_part(const State& state, std::size_t hand, Seat seat) {
  const Hand tiles = state.hand(hand);
  const std::string_view left = state.stage < Stage::placing ? "tiles in hand" : "tiles left";
  return {seat, score_clause(state),
          cat(left, solo_name(state, hand), ": ", or_none(tiles_text(tiles, "+"))), tiles.sum()};
}

// The squares that the tile makes dead: what lies around them now sums to more than 20.
Note dead_squares(const State& before, const Move& move) {
  Note note{"dead", {}};
  const Squares around = adjacent[move.square] & before.board.empty & before.board.beside_one;
  for_each_bit(around, [&](int square) {
    const int sum = before.board.sum(square);
    if (sum <= highest_tile && sum + move.tile > highest_tile) {
      note.items.push_back(cat(name_of(square), " ", sum + move.tile));
    }
  });
  return note;
}

Effect explain_place(const State& before, Seat seat, const Move& move) {
  Effect effect;
  effect.parts.push_back({seat, score_clause(before),
                          cat(move.tile, " leaves the hand", solo_name(before, before.to_move)),
                          -move.tile});
  if (Note note = dead_squares(before, move); !note.items.empty()) effect.notes.push_back(note);
  return effect;
}

// With the last pick of two the draft ends: the last tile is given (2.3), the higher sum starts
// (3.1).
void explain_end_of_draft(const State& before, const Move& move, Effect& effect) {
  State after = before;
  GameOf20::apply(after, {}, move);
  const std::size_t other = before.to_move ^ 1U;
  const int last = after.hand_sums[other] - before.hand_sums[other];
  effect.parts.push_back({seat_of(before, other), "2.3",
                          cat("the last tile, ", last, ", goes to ", hand_name(before, other)),
                          last});
  const std::size_t starter = after.to_move;
  effect.notes.push_back({"starts",
                          {cat(hand_name(before, starter), ", ", after.hand_sums[starter], " to ",
                               after.hand_sums[starter ^ 1U])}});
}

Effect explain_take(const State& before, Seat seat, const Move& move) {
  Effect effect;
  const std::string tiles = move.second == 0 ? cat(move.tile) : cat(move.tile, "+", move.second);
  effect.parts.push_back({seat, score_clause(before),
                          cat(tiles, " into the hand", solo_name(before, before.to_move)),
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

// Solo there is nobody to beat: only a perfect game is won (5.3).
SeatSet GameOf20::winners(const State& state) {
  if (!state.is_solo()) return lowest(scores(state));
  return scores(state)[0] == 0 ? SeatSet::of(seat_at(0)) : SeatSet();
}

Ending GameOf20::ending(const State& state) {
  if (state.hand(0).empty() && state.hand(1).empty()) {
    return {state.is_solo() ? "5.2" : "4.1", "both hands are empty"};
  }
  const std::string hands = cat("tiles left: ", or_none(tiles_text(state.hand(0), " ")), " and ",
                                or_none(tiles_text(state.hand(1), " ")));
  if (!state.is_solo()) return {"4.1", cat("neither seat can place; ", hands)};
  const std::string_view empty = state.hand(state.to_move).empty() ? "is empty and " : "";
  return {"5.2", cat(hand_name(state, state.to_move), " ", empty, "cannot place; ", hands)};
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
