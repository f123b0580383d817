#include "games/game_of_20/rules.hpp"

#include <algorithm>
#include <bit>

namespace twenties::game_of_20 {

namespace {

void gain(State& state, std::size_t hand, int tile) {
  state.hands.add(ByHand::one(hand, 1U << tile));
  state.hand_sums[hand] = static_cast<std::uint8_t>(state.hand_sums[hand] + tile);
}

void lose(State& state, std::size_t hand, int tile) {
  state.hands.remove(ByHand::one(hand, state.hand(hand).bit_of(tile)));
  state.hand_sums[hand] = static_cast<std::uint8_t>(state.hand_sums[hand] - tile);
}

// The last tile goes to the other hand without a choice (2.3); then the higher sum starts (3.1).
void finish_draft(State& state) {
  gain(state, state.to_move ^ 1U, state.pool().lowest());
  state.to_move = state.hand_sums[1] > state.hand_sums[0] ? 1 : 0;
  state.stage = Stage::placing;
}

void take(State& state, const Move& move) {
  gain(state, state.to_move, move.tile);
  if (move.second != 0) gain(state, state.to_move, move.second);
  if (state.pool().size() == 1) {
    finish_draft(state);
  } else {
    state.to_move ^= 1U;
  }
}

// Lays the tile and keeps `summed` up to date.
void lay(State& state, std::size_t hand, int tile, int square) {
  ByHand summed = state.summed;
  // The hand had only one tile of that value. (Tile 1 is the slot of the dead squares, which are in
  // nobody's `summed` anyway.)
  summed.remove(ByHand::one(hand, state.board.table[static_cast<std::size_t>(tile)]));
  summed.remove(ByHand::both(only(square)));
  // The bits of the 1s belong to the slots for open and dead squares.
  const std::uint64_t tiles = state.hands.word & ~ByHand::both(ones).word;
  state.board.put(square, tile, [&](int changed, std::size_t slot) {
    summed.remove(ByHand::both(only(changed)));
    const std::uint64_t holders = tiles >> slot & ByHand::both(1).word;
    summed.add({holders << changed});
  });
  state.summed = summed;
}

void place(State& state, const Move& move) {
  const std::size_t hand = state.to_move;
  const std::size_t other = hand ^ 1U;
  lose(state, hand, move.tile);
  lay(state, hand, move.tile, move.square);
  state.to_move = static_cast<std::uint8_t>(other);
  const bool goes_on =
      state.playable(other) != 0 || (!state.is_solo() && state.playable(hand) != 0);
  if (!goes_on) state.stage = Stage::over;  // 4.1, 5.2
}

constexpr std::uint32_t packed(const Move& move) { return std::bit_cast<std::uint32_t>(move); }
constexpr Move unpacked(std::uint32_t bytes) { return std::bit_cast<Move>(bytes); }

constexpr std::size_t longest_row = 16;  // the pairs that begin with the lowest of 17 tiles

// All pairs of the pool, row by row: one row for each tile as the lower of the pair. Each row is
// written in full length, and the next overwrites its unused end: a loop of fixed length is
// vectorised and has no mispredicted branches.
void list_pairs(Hand pool, GameOf20::Moves& out) {
  std::array<Move, 2 * (longest_row + 1)> seconds{};
  std::size_t count = 0;
  pool.for_each([&](int tile) { seconds[count++].second = static_cast<std::uint8_t>(tile); });
  Move* row = out.begin();
  for (std::size_t i = 0; i + 1 < count; ++i) {
    const std::uint32_t first = packed(Move::take(seconds[i].second));
    std::copy_n(&seconds[i + 1], longest_row, row);
    for (std::size_t k = 0; k < longest_row; ++k) row[k] = unpacked(packed(row[k]) | first);
    row += count - 1 - i;
  }
  out.resize(static_cast<std::size_t>(row - out.begin()));
}

void list_takes(const State& state, GameOf20::Moves& out) {
  const Hand pool = state.pool();
  if (pool == drafted_tiles) {
    pool.for_each([&](int tile) { out.push_back(Move::take(tile)); });
  } else {
    list_pairs(pool, out);
  }
}

// For each square the move that would place there, if any can; one more to read past the last.
using MoveOnSquare = std::array<std::uint32_t, 33>;

// Vectorised, too. The result is meaningless for squares where the hand cannot place.
inline void fill(MoveOnSquare& moves, const Board& board, int lowest) {
  const Squares open = board.open();
  for (std::size_t i = 0; i < square_count; ++i) {
    const int tile = (open & (1U << i)) != 0 ? lowest : board.sums[i];
    moves[i] = packed(Move::place(tile, static_cast<int>(i)));
  }
  moves.back() = 0;
}

void list_places(const State& state, GameOf20::Moves& out) {
  const Squares squares = state.playable(state.to_move);
  if (squares == 0) {
    out.push_back(Move::skip());  // 3.6
    return;
  }
  alignas(32) MoveOnSquare on_square;
  fill(on_square, state.board, state.hand(state.to_move).lowest());
  constexpr int block = 8;  // written at once, like the rows of pairs
  Move* end = out.begin();
  for (Squares left = squares; left != 0;) {
    for (int k = 0; k < block; ++k, left &= left - 1) {
      *end++ = unpacked(on_square[static_cast<std::size_t>(std::countr_zero(left))]);
    }
  }
  out.resize(static_cast<std::size_t>(std::popcount(squares)));
}

}  // namespace

State GameOf20::start(const Options& options) {
  State state;
  state.players = static_cast<std::uint8_t>(options.players);
  state.centres = options.centres;
  return state;
}

Options GameOf20::options(const State& state) {
  return {.players = state.players, .centres = state.centres};
}

int GameOf20::seats(const State& state) { return state.players; }

Turn GameOf20::turn(const State& state) {
  if (state.stage == Stage::over) return Turn::over();
  if (state.stage < Stage::draft) return Turn::chance();
  return Turn::of(seat_of(state, state.to_move));
}

void GameOf20::moves(const State& state, Seat seat, Moves& out) {
  out.clear();
  if (!turn(state).has(seat)) return;
  if (state.stage == Stage::draft) {
    list_takes(state, out);
  } else {
    list_places(state, out);
  }
}

void GameOf20::apply(State& state, Seat /*seat*/, const Move& move) {
  switch (move.kind) {
    case Move::Kind::skip:
      state.to_move ^= 1U;
      break;
    case Move::Kind::take:
      take(state, move);
      break;
    case Move::Kind::place:
      place(state, move);
      break;
  }
}

bool GameOf20::is_skip(const Move& move) { return move.kind == Move::Kind::skip; }

std::uint64_t GameOf20::chance_total(const State& state) {
  return state.stage == Stage::centre ? static_cast<std::uint64_t>(std::popcount(state.centres))
                                      : 2;
}

Chance GameOf20::draw(const State& state, std::uint64_t ticket) {
  if (state.stage == Stage::first) return {Chance::Kind::first, static_cast<std::uint8_t>(ticket)};
  const int centre = nth_bit(state.centres, static_cast<int>(ticket));
  return {Chance::Kind::centre, static_cast<std::uint8_t>(centre)};
}

void GameOf20::outcomes(const State& state, Outcomes<Chance>& out) {
  out.clear();
  for (std::uint64_t ticket = 0; ticket < chance_total(state); ++ticket) {
    out.push_back({draw(state, ticket), 1});
  }
}

void GameOf20::apply_chance(State& state, const Chance& chance) {
  if (chance.kind == Chance::Kind::centre) {
    state.board.put(centre_square, chance.value, [](int, std::size_t) {});
    state.stage = Stage::first;
  } else {
    state.to_move = chance.value;
    state.stage = Stage::draft;
  }
}

}  // namespace twenties::game_of_20
