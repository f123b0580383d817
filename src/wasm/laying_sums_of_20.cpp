#include "wasm/laying_sums_of_20.hpp"

#include <algorithm>
#include <set>
#include <utility>

#include "base/sorting.hpp"
#include "base/text.hpp"
#include "core/game_of.hpp"
#include "core/square.hpp"
#include "games/sums_of_20/loose_tiles.hpp"
#include "games/sums_of_20/rules.hpp"
#include "games/sums_of_20/tiles.hpp"

namespace twenties {

namespace {

using namespace sums_of_20;

// Lines of two or more tiles through the laid ones, each once.
std::vector<TouchedLine> lines_through(const Board& board, const std::vector<LooseTile>& placed) {
  std::vector<TouchedLine> out;
  std::set<std::pair<Direction, int>> seen;
  for (const LooseTile& tile : placed) {
    for (const Direction direction : {Direction::across, Direction::down}) {
      const Line line = line_through(board, tile.square, direction);
      if (line.length < 2 || !seen.emplace(direction, line.first).second) continue;
      out.push_back(touched(line));
    }
  }
  return out;
}

bool has_rack(const State& state, Seat seat) { return index_of(seat) < state.players; }

std::size_t slot_of(Seat seat) { return static_cast<std::size_t>(index_of(seat)); }

// People try plays while others think: those are judged as if it were their turn.
Verdict verdict_ahead(State state, Seat seat, const Move& move) {
  if (!has_rack(state, seat)) return Verdict::refused(table_clause, Message("table.spectator"));
  if (state.phase == Phase::play) state.to_move = static_cast<std::uint8_t>(index_of(seat));
  return SumsOf20::check(state, seat, move);
}

}  // namespace

Laying lay(const Game& game, Seat seat, const std::vector<LaidTile>& tiles) {
  Laying out;
  const State& state = game_of<SumsOf20>(game)->state();
  const Board& before = state.board;
  Board board = before;
  std::vector<LooseTile> placed;
  for (const LaidTile& laid : tiles) {
    const auto square = read_square(laid.square, side, side);
    const auto tile = read_tile(laid.tile);
    const bool good = square && tile && board[static_cast<std::size_t>(*square)] == 0;
    if (!good || placed.size() == rack_size) {
      out.problem = Verdict::refused(
          table_clause, Message("sums-of-20.cannot-lie",
                                {{"tile", quote(laid.tile)}, {"square", quote(laid.square)}}));
      return out;
    }
    board[static_cast<std::size_t>(*square)] = *tile;
    placed.push_back({*square, *tile});
  }
  sort_fully(placed, [](const LooseTile& a, const LooseTile& b) { return a.square < b.square; });
  out.lines = lines_through(board, placed);
  if (const auto move = play_of(before, placed)) {
    out.move = SumsOf20::print_move(*move);
    out.verdict = verdict_ahead(state, seat, *move);
  } else {
    out.problem = move.error();
  }
  // What the table says, more tiles do not change.
  const bool is_refused = !out.problem || (!out.verdict && out.verdict.clause != table_clause);
  out.is_unfinished = is_refused && has_rack(state, seat) &&
                      may_become_play(before, placed, state.racks[slot_of(seat)]);
  return out;
}

}  // namespace twenties
