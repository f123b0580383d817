#include <bit>
#include <vector>

#include "core/table_verdicts.hpp"
#include "games/game_of_20/rules.hpp"
#include "games/game_of_20/words.hpp"

namespace twenties::game_of_20 {

namespace {

// "c2 1 and b3 1"
std::vector<Value> tiles_around(const Board& board, int square) {
  const Squares around = adjacent[static_cast<std::size_t>(square)] & ~board.empty;
  std::vector<Value> out;
  for_each_bit(around, [&](int neighbour) {
    out.emplace_back(Message(
        "game-of-20.neighbour",
        {{"square", square_value(neighbour)}, {"tile", Value::tile(board.tile(neighbour))}}));
  });
  return out;
}

Message only_one(const State& state, int tile, std::size_t holder) {
  if (state.is_solo()) {
    return Message("game-of-20.only-one-in-solo-hand",
                   {{"tile", Value::tile(tile)}, {"hand", solo_hand(holder)}});
  }
  return Message("game-of-20.only-one",
                 {{"tile", Value::tile(tile)}, {"seat", seat_of(state, holder)}});
}

Verdict check_drafted_tile(const State& state, int tile) {
  if (tile < lowest_drafted) {
    return Verdict::refused("1.2",
                            Message("game-of-20.not-drafted", {{"tile", Value::tile(tile)}}));
  }
  for (std::size_t hand = 0; hand < 2; ++hand) {
    if (state.hand(hand).holds(tile)) {
      return Verdict::refused("1.2", only_one(state, tile, hand));
    }
  }
  return Verdict::allowed();
}

Verdict check_take(const State& state, const Move& move) {
  const bool is_first = state.pool() == drafted_tiles;
  if (is_first && move.second != 0) {
    return Verdict::refused("2.2", Message("game-of-20.first-pick"));
  }
  if (!is_first && move.second == 0) return Verdict::refused("2.2", Message("game-of-20.take-two"));
  if (move.tile == move.second) {
    return Verdict::refused("1.2",
                            Message("game-of-20.same-tile", {{"tile", Value::tile(move.tile)}}));
  }
  if (Verdict verdict = check_drafted_tile(state, move.tile); !verdict) return verdict;
  return move.second == 0 ? Verdict::allowed() : check_drafted_tile(state, move.second);
}

Verdict check_in_draft(const State& state, const Move& move) {
  if (move.kind == Move::Kind::take) return check_take(state, move);
  const int left = state.pool().size();
  return Verdict::refused("2.2", Message("game-of-20.draft-first", {{"n", left}}));
}

Verdict check_skip(const State& state) {
  const Squares squares = state.playable(state.to_move);
  if (squares == 0) return Verdict::allowed();
  const int square = std::countr_zero(squares);
  const int tile = state.fitting_tile(state.to_move, square);
  return Verdict::refused("3.2",
                          Message("game-of-20.must-place",
                                  {{"tile", Value::tile(tile)}, {"square", square_value(square)}}));
}

// The tiles that the hand to move has, for a refusal.
Message not_in_hand(const State& state, int tile) {
  const Hand hand = state.hand(state.to_move);
  const Argument wanted{"tile", Value::tile(tile)};
  const Argument tiles{"tiles", tiles_text(hand, " ")};
  if (!state.is_solo()) {
    return hand.empty() ? Message("game-of-20.hand-empty", {wanted})
                        : Message("game-of-20.not-in-hand", {wanted, tiles});
  }
  const Argument whose{"hand", solo_hand(state.to_move)};
  return hand.empty() ? Message("game-of-20.solo-hand-empty", {whose, wanted})
                      : Message("game-of-20.not-in-solo-hand", {whose, wanted, tiles});
}

Verdict check_in_hand(const State& state, int tile) {
  if (state.hand(state.to_move).holds(tile)) return Verdict::allowed();
  return Verdict::refused("3.2", not_in_hand(state, tile));
}

Message only_lowest_fits(const State& state, int tile, int square) {
  const bool has_neighbour = (state.board.beside_one & only(square)) != 0;
  return Message("game-of-20.only-lowest",
                 {{"square", square_value(square)},
                  {"neighbours", has_neighbour ? 1 : 0},
                  {"lowest", Value::tile(state.hand(state.to_move).lowest())},
                  {"tile", Value::tile(tile)}});
}

Message only_sum_fits(const Board& board, int tile, int square) {
  const int sum = board.sum(square);
  const Argument where{"square", square_value(square)};
  const Argument neighbours{"neighbours", tiles_around(board, square)};
  if (sum > highest_tile) {
    return Message("game-of-20.dead-square", {where, neighbours, {"sum", sum}});
  }
  return Message("game-of-20.only-sum",
                 {where, neighbours, {"sum", sum}, {"tile", Value::tile(tile)}});
}

// The square is empty and the tile is in the hand.
Verdict check_fit(const State& state, int tile, int square) {
  const Board& board = state.board;
  if ((board.open() & only(square)) != 0) {
    if (tile == state.hand(state.to_move).lowest()) return Verdict::allowed();
    return Verdict::refused("3.4", only_lowest_fits(state, tile, square));
  }
  if (tile == board.sum(square)) return Verdict::allowed();
  return Verdict::refused("3.5", only_sum_fits(board, tile, square));
}

Verdict check_place(const State& state, const Move& move) {
  if ((state.board.empty & only(move.square)) == 0) {
    const Value there = Value::tile(state.board.tile(move.square));
    return Verdict::refused("3.2",
                            Message("game-of-20.square-taken",
                                    {{"square", square_value(move.square)}, {"tile", there}}));
  }
  if (Verdict verdict = check_in_hand(state, move.tile); !verdict) return verdict;
  return check_fit(state, move.tile, move.square);
}

}  // namespace

Verdict GameOf20::check(const State& state, Seat seat, const Move& move) {
  if (Verdict verdict = check_turn(turn(state), seat); !verdict) return verdict;
  if (state.stage == Stage::draft) return check_in_draft(state, move);
  switch (move.kind) {
    case Move::Kind::skip:
      return check_skip(state);
    case Move::Kind::place:
      return check_place(state, move);
    case Move::Kind::take:
      break;
  }
  return Verdict::refused("2.2", Message("game-of-20.draft-over"));
}

Verdict GameOf20::check_chance(const State& state, const Chance& chance) {
  if (Verdict verdict = check_chance_turn(turn(state)); !verdict) return verdict;
  if (state.stage == Stage::first) {
    if (chance.kind == Chance::Kind::first) return Verdict::allowed();
    const Value there = Value::tile(state.board.tile(centre_square));
    return Verdict::refused("2.1", Message("game-of-20.centre-there", {{"tile", there}}));
  }
  if (chance.kind != Chance::Kind::centre) {
    return Verdict::refused("2.1", Message("game-of-20.centre-first"));
  }
  if (chance.value <= highest_centre && (state.centres >> chance.value & 1U) != 0) {
    return Verdict::allowed();
  }
  return Verdict::refused(
      "1.3", Message("game-of-20.no-such-centre", {{"tile", Value::tile(chance.value)},
                                                   {"centres", centres_text(state.centres)}}));
}

}  // namespace twenties::game_of_20
