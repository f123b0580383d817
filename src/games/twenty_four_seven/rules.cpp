#include "games/twenty_four_seven/rules.hpp"

#include <bit>
#include <cstring>
#include <string>

#include "base/text.hpp"
#include "core/table_verdicts.hpp"
#include "games/twenty_four_seven/lines.hpp"
#include "games/twenty_four_seven/placing.hpp"
#include "games/twenty_four_seven/progress.hpp"

namespace twenties::twenty_four_seven {

namespace {

// Eight moves in memory layout: the tile in the low byte, the square in the high one.
using EightMoves [[gnu::vector_size(16)]] = std::uint16_t;
static_assert(sizeof(Move) == 2 && std::endian::native == std::endian::little);

// The moves to some squares of the first row, without a tile. The byte of the row in a SquareSet,
// which is even, is the index of the first of the two words in which they are.
constexpr std::array<std::uint64_t, 256> first_row_moves = [] {
  std::array<std::uint64_t, 256> out{};
  for (std::size_t byte = 0; byte < out.size(); byte += 2) {
    std::size_t at = 0;
    for_each_bit(byte / 2, [&](int column) {
      out[byte + at / 4] |= static_cast<std::uint64_t>(column) << (16 * (at % 4) + 8);
      ++at;
    });
  }
  return out;
}();

// Writes the moves of one tile, ascending. Up to eight moves beyond the end are overwritten, too.
void write_moves(Move* out, int tile, const SquareSet& squares) {
  const auto* rows = reinterpret_cast<const std::uint8_t*>(&squares);
  const EightMoves base = EightMoves{} + static_cast<std::uint16_t>(tile);
  for (int row = 0; row < columns; ++row) {
    const unsigned byte = rows[row];
    EightMoves moves;
    std::memcpy(&moves, &first_row_moves[byte], sizeof(moves));
    moves += base + static_cast<std::uint16_t>(row * columns << 8);
    std::memcpy(static_cast<void*>(out), &moves, sizeof(moves));
    out += std::popcount(byte);
  }
}

Verdict check_skip(const State& state) {
  const TileSet hand = state.hands[state.to_move];
  if (!can_place(state.board, hand)) return Verdict::allowed();
  const int tile = hand.lowest();
  const SquareSet squares = state.board.fits[static_cast<std::size_t>(tile - 1)];
  return Verdict::refused(
      "3.5", Message("twenty-four-seven.can-place",
                     {{"seat", seat_at(state.to_move)},
                      {"tile", Value::tile(tile)},
                      {"square", square_value(square_of(std::countr_zero(squares)))}}));
}

Message not_in_hand(Seat seat, TileSet hand, int tile) {
  const Argument who{"seat", seat};
  const Argument wanted{"tile", Value::tile(tile)};
  if (hand.empty()) return Message("twenty-four-seven.hand-empty", {who, wanted});
  std::string tiles;
  hand.for_each([&](int held) { tiles += cat(tiles.empty() ? "" : " ", held); });
  return Message("twenty-four-seven.not-in-hand", {who, wanted, {"tiles", tiles}});
}

// The first line that the tile would bring above 24; empty if there is none.
Message too_much(const char* id, const Board& board, int square, int tile) {
  for (int axis = 0; axis < axis_count; ++axis) {
    const Line line = line_through(board, square, tile, static_cast<Axis>(axis));
    if (line.sum() > most_in_a_line) {
      return Message(id, {{"square", square_value(square)},
                          {"axis", word_for(line.axis)},
                          {"line", line.adding()}});
    }
  }
  return {};
}

Verdict check_square(const Board& board, int square, int tile) {
  const Argument where{"square", square_value(square)};
  if (const int there = tile_at(board, square); there != 0) {
    return Verdict::refused(
        "3.1", Message("twenty-four-seven.square-taken", {where, {"tile", Value::tile(there)}}));
  }
  if ((blocks_on(board) & set_of(square)) != 0) {
    return Verdict::refused("3.4", too_much("twenty-four-seven.blocked", board, square, 1));
  }
  if ((board.near & set_of(square)) == 0) {
    return Verdict::refused("3.1", Message("twenty-four-seven.not-adjacent", {where}));
  }
  const Message reason = too_much("twenty-four-seven.over-24", board, square, tile);
  return reason.empty() ? Verdict::allowed() : Verdict::refused("3.2", reason);
}

}  // namespace

State TwentyFourSeven::start(const Options& options) {
  State state;
  state.players = static_cast<std::uint8_t>(options.players);
  return state;
}

Options TwentyFourSeven::options(const State& state) { return {.players = state.players}; }

int TwentyFourSeven::seats(const State& state) { return state.players; }

Turn TwentyFourSeven::turn(const State& state) {
  if (state.stage == Stage::place) return Turn::of(seat_at(state.to_move));
  return state.stage == Stage::over ? Turn::over() : Turn::chance();
}

void TwentyFourSeven::moves(const State& state, Seat seat, Moves& out) {
  out.clear();
  if (!turn(state).has(seat)) return;
  const TileSet hand = state.hands[state.to_move];
  Move* end = out.begin();
  hand.for_each_number([&](int tile) {
    const SquareSet& squares = state.board.fits[static_cast<std::size_t>(tile - 1)];
    write_moves(end, tile, squares);
    end += std::popcount(squares);
  });
  if (end == out.begin()) *end++ = skip;
  out.resize(static_cast<std::size_t>(end - out.begin()));
}

Verdict TwentyFourSeven::check(const State& state, Seat seat, const Move& move) {
  if (Verdict verdict = check_turn(turn(state), seat); !verdict) return verdict;
  if (is_skip(move)) return check_skip(state);
  if (move.tile < 1 || move.tile > highest_number || move.square >= square_count) {
    return Verdict::refused("1.1", Message("twenty-four-seven.no-such-move"));
  }
  const TileSet hand = state.hands[state.to_move];
  if (!hand.has(move.tile)) {
    return Verdict::refused("3.1", not_in_hand(seat, hand, move.tile));
  }
  return check_square(state.board, move.square, move.tile);
}

void TwentyFourSeven::apply(State& state, Seat /*seat*/, const Move& move) {
  if (is_skip(move)) {
    state.to_move = next_seat(state);
    return;
  }
  place(state.board, state.tallies[state.to_move], move.square, move.tile);
  state.hands[state.to_move].remove(move.tile);
  if (state.bag.empty()) {
    end_turn(state);
  } else {
    state.stage = Stage::draw;
  }
}

bool TwentyFourSeven::is_skip(const Move& move) { return move == skip; }

}  // namespace twenties::twenty_four_seven
