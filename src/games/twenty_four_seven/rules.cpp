#include "games/twenty_four_seven/rules.hpp"

#include <bit>
#include <cstring>

#include "base/text.hpp"
#include "core/table_verdicts.hpp"
#include "games/twenty_four_seven/lines.hpp"
#include "games/twenty_four_seven/progress.hpp"

namespace twenties::twenty_four_seven {

namespace {

// For each set of columns of one row, the moves to its squares in the first row, without a tile:
// up to eight moves in two words, as they lie in memory.
using MoveBlock = std::array<std::uint64_t, 2>;
static_assert(sizeof(Move) == 2 && std::endian::native == std::endian::little);

constexpr std::array<MoveBlock, 128> make_move_blocks() {
  std::array<MoveBlock, 128> out{};
  for (unsigned set = 0; set < 128; ++set) {
    std::size_t at = 0;
    for_each_bit(set, [&](int column) {
      out[set][at / 4] |= static_cast<std::uint64_t>(column) << (16 * (at % 4) + 8);
      ++at;
    });
  }
  return out;
}
constexpr std::array<MoveBlock, 128> move_blocks = make_move_blocks();

// Writes the moves of one tile, ascending, and returns where they end. What lies behind the end up
// to eight moves is overwritten too.
Move* write_moves(Move* out, int tile, SquareSet squares) {
  constexpr std::uint64_t each = 0x0001000100010001;
  std::uint64_t base = static_cast<std::uint64_t>(tile) * each;
  for (int row = 0; row < columns; ++row, base += (columns << 8) * each) {
    const auto in_row = static_cast<unsigned>(squares >> (8 * row + 1)) & 0x7FU;
    MoveBlock block = move_blocks[in_row];
    for (std::uint64_t& word : block) word += base;
    std::memcpy(out, block.data(), sizeof(block));
    out += std::popcount(in_row);
  }
  return out;
}

Verdict check_skip(const State& state) {
  const TileSet hand = state.hands[state.to_move];
  if (!can_place(state.board, hand)) return Verdict::allowed();
  const int tile = hand.lowest();
  const SquareSet squares = state.board.fits[static_cast<std::size_t>(tile - 1)];
  return Verdict::refused("3.5", cat("seat ", state.to_move + 1, " can place, for example ", tile,
                                     " ", name_of(square_of(std::countr_zero(squares)))));
}

std::string hand_text(TileSet hand) {
  std::string out;
  hand.for_each([&](int tile) { out += cat(out.empty() ? "" : " ", tile); });
  return out.empty() ? "empty" : out;
}

// The first line that the tile would bring above 24, in words; empty if there is none.
std::string too_much(const Board& board, int square, int tile) {
  for (int axis = 0; axis < axis_count; ++axis) {
    const Line line = line_through(board, square, tile, static_cast<Axis>(axis));
    if (line.sum() > most_in_a_line) {
      return cat("the ", word_for(line.axis), " would be ", line.adding(), ", over 24");
    }
  }
  return {};
}

Verdict check_square(const Board& board, int square, int tile) {
  const std::string name = name_of(square);
  if (const int there = tile_at(board, square); there != 0) {
    return Verdict::refused("3.1", cat(name, " is not empty: there is a ", there, " on it"));
  }
  if ((blocks_on(board) & set_of(square)) != 0) {
    return Verdict::refused("3.4",
                            cat(name, " is blocked: even with a 1 ", too_much(board, square, 1)));
  }
  if ((board.near & set_of(square)) == 0) {
    return Verdict::refused("3.1", cat(name, " is not next to a tile"));
  }
  if (std::string reason = too_much(board, square, tile); !reason.empty()) {
    return Verdict::refused("3.2", cat(name, ": ", reason));
  }
  return Verdict::allowed();
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
    end = write_moves(end, tile, state.board.fits[static_cast<std::size_t>(tile - 1)]);
  });
  if (end == out.begin()) *end++ = skip;
  out.resize(static_cast<std::size_t>(end - out.begin()));
}

Verdict TwentyFourSeven::check(const State& state, Seat seat, const Move& move) {
  if (Verdict verdict = check_turn(turn(state), seat); !verdict) return verdict;
  if (is_skip(move)) return check_skip(state);
  if (move.tile < 1 || move.tile > highest_number || move.square >= square_count) {
    return Verdict::refused("1.1", "tiles are 1 to 10 and squares a1 to g7");
  }
  const TileSet hand = state.hands[state.to_move];
  if (!hand.has(move.tile)) {
    return Verdict::refused("3.1", cat("seat ", number_of(seat), " has no ", move.tile,
                                       " to place; its hand: ", hand_text(hand)));
  }
  return check_square(state.board, move.square, move.tile);
}

void TwentyFourSeven::apply(State& state, Seat /*seat*/, const Move& move) {
  if (is_skip(move)) {
    state.to_move = next_seat(state);
    return;
  }
  const AllSurroundings around = look_around(state.board, move.square);
  score_placement(state.tallies[state.to_move], state.board, around, move.square, move.tile);
  put(state.board, around, move.square, move.tile);
  state.hands[state.to_move].remove(move.tile);
  if (state.bag.empty()) {
    end_turn(state);
  } else {
    state.stage = Stage::draw;
  }
}

bool TwentyFourSeven::is_skip(const Move& move) { return move == skip; }

}  // namespace twenties::twenty_four_seven
