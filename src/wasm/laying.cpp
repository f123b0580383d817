#include "wasm/laying.hpp"

#include <algorithm>
#include <set>
#include <utility>

#include "base/sorting.hpp"
#include "base/text.hpp"
#include "core/game_of.hpp"
#include "core/square.hpp"
#include "games/sums_of_20/rules.hpp"
#include "games/sums_of_20/tiles.hpp"

namespace twenties {

namespace {

using namespace sums_of_20;

struct Placed {
  int square = 0;
  Tile tile = 0;
};

// Lines of two or more tiles through the laid ones, each once.
std::vector<DrawnLine> lines_through(const Board& board, const std::vector<Placed>& placed) {
  std::vector<DrawnLine> out;
  std::set<std::pair<Direction, int>> seen;
  for (const Placed& tile : placed) {
    for (const Direction direction : {Direction::across, Direction::down}) {
      const Line line = line_through(board, tile.square, direction);
      if (line.length < 2 || !seen.emplace(direction, line.first).second) continue;
      out.push_back(drawn_sum(line));
    }
  }
  return out;
}

// The tiles as a play: all in one row or column, with nothing empty between them.
tl::expected<sums_of_20::Move, Verdict> play_of_tiles(const Board& before,
                                                      const std::vector<Placed>& placed) {
  const auto no_play = [](std::string_view clause, std::string reason) {
    return tl::unexpected(Verdict::refused(clause, std::move(reason)));
  };
  const auto same = [&](auto&& of) {
    return std::ranges::all_of(placed,
                               [&](const Placed& p) { return of(p) == of(placed.front()); });
  };
  const bool across = same([](const Placed& p) { return p.square / side; });
  const bool down = same([](const Placed& p) { return p.square % side; });
  if (!across && !down) return no_play("3.1", "the tiles of a play lie in one row or one column");
  sums_of_20::Move move;
  move.act = placed.size() == 1 ? Act::one : across ? Act::across : Act::down;
  move.place = static_cast<std::uint8_t>(placed.front().square);
  move.count = static_cast<std::uint8_t>(placed.size());
  std::ranges::transform(placed, move.tiles.begin(), &Placed::tile);
  const auto placement = place(before, move);
  const bool fits =
      placement && std::ranges::equal(placement->squares, placed, {}, {}, &Placed::square);
  if (!fits) return no_play("3.2", "the tiles of a play have no empty square between them");
  return move;
}

}  // namespace

DrawnLine drawn_sum(const Line& line) {
  const std::string_view reach = line.sum < target    ? "under"
                                 : line.sum == target ? "exact"
                                                      : "over";
  DrawnLine out{{}, line.sum, "sum", 0, reach};
  for (int at = 0; at < line.length; ++at) {
    out.squares.push_back(square_name(line.square(at), side));
  }
  return out;
}

Laying lay(const Game& game, const std::vector<LaidTile>& tiles) {
  Laying out;
  const GameOf<SumsOf20>* typed = game_of<SumsOf20>(game);
  if (typed == nullptr) {
    out.problem = Verdict::refused(table_clause, "tiles are laid in Sums of 20 only");
    return out;
  }
  const Board& before = typed->state().board;
  Board board = before;
  std::vector<Placed> placed;
  bool all_named = true;
  for (const LaidTile& laid : tiles) {
    const auto square = read_square(laid.square, side, side);
    const auto tile = read_tile(laid.tile);
    const bool good = square && tile && board[static_cast<std::size_t>(*square)] == 0;
    if (!good || placed.size() == rack_size) {
      out.problem = Verdict::refused(table_clause,
                                     cat(quote(laid.tile), " cannot lie on ", quote(laid.square)));
      return out;
    }
    board[static_cast<std::size_t>(*square)] = *tile;
    placed.push_back({*square, *tile});
    all_named = all_named && number_on(*tile) != 0;
  }
  if (placed.empty()) {
    out.problem = Verdict::refused("3.1", "no tile is laid");
    return out;
  }
  sort_fully(placed, [](const Placed& a, const Placed& b) { return a.square < b.square; });
  out.lines = lines_through(board, placed);
  if (!all_named) {
    out.problem = Verdict::refused("3.4", "a wild has no number yet");
    return out;
  }
  const auto move = play_of_tiles(before, placed);
  if (move) {
    out.move = SumsOf20::print_move(*move);
  } else {
    out.problem = move.error();
  }
  return out;
}

}  // namespace twenties
