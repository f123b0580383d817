#include <bit>

#include "base/text.hpp"
#include "core/table_verdicts.hpp"
#include "games/game_of_20/rules.hpp"
#include "games/game_of_20/words.hpp"

namespace twenties::game_of_20 {

namespace {

// "c2 1 and b3 1"
std::string tiles_around(const Board& board, int square) {
  const Squares around = adjacent[static_cast<std::size_t>(square)] & ~board.empty;
  std::string out;
  int left = std::popcount(around);
  for_each_bit(around, [&](int neighbour) {
    out += cat(name_of(neighbour), " ", board.tile(neighbour));
    --left;
    out += left > 1 ? ", " : left == 1 ? " and " : "";
  });
  return out;
}

Verdict check_drafted_tile(const State& state, int tile) {
  if (tile < lowest_drafted) {
    return Verdict::refused("1.2", cat(tile, " is not drafted: the tiles 3 to 20 are"));
  }
  for (std::size_t hand = 0; hand < 2; ++hand) {
    if (state.hand(hand).holds(tile)) {
      return Verdict::refused(
          "1.2", cat("there is only one ", tile, ", and ", hand_name(state, hand), " has it"));
    }
  }
  return Verdict::allowed();
}

Verdict check_take(const State& state, const Move& move) {
  const bool is_first = state.pool() == drafted_tiles;
  if (is_first && move.second != 0) {
    return Verdict::refused("2.2", "the first pick of the draft is one tile, not two");
  }
  if (!is_first && move.second == 0) return Verdict::refused("2.2", "take two tiles, not one");
  if (move.tile == move.second) {
    return Verdict::refused("1.2",
                            cat("two different tiles: nobody can take ", move.tile, " twice"));
  }
  if (Verdict verdict = check_drafted_tile(state, move.tile); !verdict) return verdict;
  return move.second == 0 ? Verdict::allowed() : check_drafted_tile(state, move.second);
}

Verdict check_in_draft(const State& state, const Move& move) {
  if (move.kind == Move::Kind::take) return check_take(state, move);
  const int left = state.pool().size();
  return Verdict::refused("2.2", cat("the draft comes first: ", left, " tiles are to be taken"));
}

Verdict check_skip(const State& state) {
  const Squares squares = state.playable(state.to_move);
  if (squares == 0) return Verdict::allowed();
  const int square = std::countr_zero(squares);
  return Verdict::refused("3.2", cat("you can place ", state.fitting_tile(state.to_move, square),
                                     " on ", name_of(square), ", so you must place"));
}

Verdict check_in_hand(const State& state, int tile) {
  const Hand hand = state.hand(state.to_move);
  if (hand.holds(tile)) return Verdict::allowed();
  const std::string whose =
      state.is_solo() ? cat(hand_name(state, state.to_move), " has") : std::string("you have");
  return Verdict::refused("3.2", cat(whose, " no ", tile, ", only ",
                                     hand.empty() ? "an empty hand" : tiles_text(hand, " ")));
}

// The square is empty and the tile is in the hand.
Verdict check_fit(const State& state, int tile, int square) {
  const Board& board = state.board;
  if ((board.open() & only(square)) != 0) {
    const int lowest = state.hand(state.to_move).lowest();
    if (tile == lowest) return Verdict::allowed();
    const bool has_neighbour = (board.beside_one & only(square)) != 0;
    return Verdict::refused(
        "3.4", cat(name_of(square), ": with ", has_neighbour ? "one" : "no",
                   " neighbour only your lowest tile, ", lowest, ", fits, not ", tile));
  }
  const int sum = board.sum(square);
  if (tile == sum) return Verdict::allowed();
  const std::string summed =
      cat(name_of(square), ": its neighbours ", tiles_around(board, square), " sum to ", sum);
  if (sum > highest_tile) {
    return Verdict::refused("3.5", cat(summed, ", over 20, so no tile fits"));
  }
  return Verdict::refused("3.5", cat(summed, ", so only ", with_article(sum), " fits, not ", tile));
}

Verdict check_place(const State& state, const Move& move) {
  if ((state.board.empty & only(move.square)) == 0) {
    return Verdict::refused(
        "3.2",
        cat(name_of(move.square), " is not empty: ", state.board.tile(move.square), " lies there"));
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
  return Verdict::refused("2.2", "the draft is over: all tiles are taken");
}

Verdict GameOf20::check_chance(const State& state, const Chance& chance) {
  if (Verdict verdict = check_chance_turn(turn(state)); !verdict) return verdict;
  if (state.stage == Stage::first) {
    if (chance.kind == Chance::Kind::first) return Verdict::allowed();
    return Verdict::refused(
        "2.1", cat("the centre tile is there already: ", state.board.tile(centre_square)));
  }
  if (chance.kind != Chance::Kind::centre) {
    return Verdict::refused("2.1", "the centre tile comes before the draft");
  }
  if (chance.value <= highest_centre && (state.centres >> chance.value & 1U) != 0) {
    return Verdict::allowed();
  }
  return Verdict::refused(
      "1.3", cat("there is no centre tile ", chance.value, ", only ", centres_text(state.centres)));
}

}  // namespace twenties::game_of_20
